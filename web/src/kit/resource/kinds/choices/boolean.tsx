import { Switch } from '#ui/fields/switch.tsx';
import { useText } from '../../../text/i18n.ts';
import type { FieldInputProps } from '../../field-input/field-props.ts';
import { fieldInputTexts } from '../../field-input/texts/texts.ts';
import { webKind } from '../web-kind.ts';

/** Yes or no, said beside the switch as well. */
function YesNoInput({ value, onChange }: FieldInputProps<boolean>) {
  const t = useText(fieldInputTexts);
  return (
    <span className="flex min-h-(--control) items-center gap-2">
      <Switch checked={value} onCheckedChange={onChange} />
      <span aria-hidden="true" className="text-muted-fg">
        {t(value ? 'yes' : 'no')}
      </span>
    </span>
  );
}

export const booleanKind = webKind<boolean>({
  Input: YesNoInput,
  edit: (value) => value === true,
  text: (value, _, { yes, no }) => (typeof value === 'boolean' ? (value ? yes : no) : String(value)),
  needsName: true,
  mayBeBare: true,
});

import { Switch } from '#ui/switch.tsx';
import { useText } from '../../i18n.ts';
import type { FieldInputProps } from './field-props.ts';
import { fieldInputTexts } from './texts/texts.ts';

/** Yes or no, said beside the switch as well. */
export function YesNoInput({ value, onChange }: FieldInputProps<boolean>) {
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

import { judge } from '@leme/contract/kit/kinds/judge';
import type { Field as Declared } from '@leme/contract/kit/resource/fields';
import { linkLabelOf } from '@leme/contract/kit/resource/labels';
import { type SentLink, valueOfLink } from '@leme/contract/kit/resource/links';
import { X } from 'lucide-react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import type { ComboboxOption } from '#ui/combobox/combobox.tsx';
import { Field } from '#ui/field/field.tsx';
import { faultText } from '../../../form/lazy/fault/fault-text.ts';
import { useLocale, useText } from '../../../text/i18n.ts';
import type { FieldInputProps } from '../../field-input/field-props.ts';
import { fieldInputTexts } from '../../field-input/texts/texts.ts';
import type { WebKind } from '../web-kind.ts';

export type ValuedLinksProps = FieldInputProps<SentLink[]> & {
  chosen: readonly ComboboxOption[];
  atLink: Declared;
  kindOf: (field: Declared) => WebKind;
  onRemove: (id: string) => void;
};

/** What was chosen, line by line, each with its value. */
export function ValuedLinks({ chosen, atLink, kindOf, onRemove, ...props }: ValuedLinksProps) {
  const t = useText(fieldInputTexts);
  const label = linkLabelOf(props.field, useLocale());
  const { Input, edit } = kindOf(atLink);
  return (
    <ul className="grid gap-x-6 gap-y-1 @md:grid-cols-2">
      {chosen.map((option, at) => {
        const value = valueOfLink(props.value[at]);
        const fault = judge({ ...atLink, required: false }, value).faults[0];
        const next = (changed: unknown) =>
          props.onChange(
            props.value.map((link, place) =>
              place === at ? { id: option.value, value: changed as number | null } : link,
            ),
          );
        return (
          <li key={option.value} className="flex min-w-0 items-start gap-2">
            <span className="flex min-h-(--control) min-w-0 flex-1 items-center break-words">
              {option.content ?? option.label}
            </span>
            <Field
              label={t('atLink', { name: option.label, value: label })}
              hideLabel
              error={fault && faultText(fault)}
              className="w-28"
            >
              <Input {...props} field={atLink} value={edit(value)} onChange={next} />
            </Field>
            <IconButton
              name={t('remove', { name: option.label })}
              icon={<X className="size-4" strokeWidth={1.75} />}
              onClick={() => onRemove(option.value)}
            />
          </li>
        );
      })}
    </ul>
  );
}

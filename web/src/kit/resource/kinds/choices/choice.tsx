import { choiceOf } from '@leme/contract/kit/resource/labels';
import { Chip } from '#ui/chips/chip.tsx';
import { Select } from '#ui/select/select.tsx';
import { useLocale, useText } from '../../../text/i18n.ts';
import { choiceTone } from '../../choice-tone.tsx';
import type { FieldInputProps } from '../../field-input/field-props.ts';
import { fieldInputTexts } from '../../field-input/texts/texts.ts';
import { type FieldValueProps, webKind } from '../web-kind.ts';

/** One of a few values; where it may be missing, none is one of them. */
function ChoiceInput({ field, value, onChange, onBlur }: FieldInputProps<string | null>) {
  const t = useText(fieldInputTexts);
  const locale = useLocale();
  const options = (field.options ?? []).map((key) => {
    const label = choiceOf(field, key, locale);
    const look = field.filter ? choiceTone(key) : null;
    return {
      value: key,
      label,
      ...(look && {
        content: (
          <span className="flex items-center gap-2 [&_svg]:size-4 [&_svg]:text-muted-fg">
            {look.icon}
            {label}
          </span>
        ),
      }),
    };
  });
  const none = { value: '', label: t('none'), content: <span className="text-muted-fg">{t('none')}</span> };
  return (
    <Select
      value={value ?? (field.required ? null : '')}
      onValueChange={(chosen) => onChange(chosen === '' ? null : chosen)}
      onBlur={onBlur}
      placeholder={t('choose')}
      options={field.required ? options : [none, ...options]}
    />
  );
}

/** A state that is known by its look stands in a chip; any other choice is a word. */
function ChoiceValue({ field, value, text }: FieldValueProps) {
  const look = field.filter ? choiceTone(String(value)) : null;
  if (!look) return text;
  return (
    <Chip tone={look.tone} icon={look.icon} className="align-middle">
      {text}
    </Chip>
  );
}

export const choiceKind = webKind<string | null>({
  Input: ChoiceInput,
  edit: (value) => (typeof value === 'string' ? value : null),
  text: (value, field, { locale }) => choiceOf(field, String(value), locale),
  Value: ChoiceValue,
});

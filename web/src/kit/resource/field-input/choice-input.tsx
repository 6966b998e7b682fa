import { Select } from '#ui/select.tsx';
import { useLocale, useText } from '../../i18n.ts';
import { choiceTone } from '../choice-tone.tsx';
import type { FieldInputProps } from './field-props.ts';
import { fieldInputTexts } from './texts/texts.ts';

/** One of a few values; where it may be missing, none is one of them. */
export function ChoiceInput({ field, value, onChange, onBlur }: FieldInputProps<string | null>) {
  const t = useText(fieldInputTexts);
  const locale = useLocale();
  const options = Object.entries(field.options ?? {}).map(([key, words]) => {
    const look = field.filter ? choiceTone(key) : null;
    return {
      value: key,
      label: words[locale],
      ...(look && {
        content: (
          <span className="flex items-center gap-2 [&_svg]:size-4 [&_svg]:text-muted-fg">
            {look.icon}
            {words[locale]}
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

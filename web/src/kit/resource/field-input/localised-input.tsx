import { type Locale, locales } from '@leme/contract/kit/locale';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useLocale, useText } from '../../i18n.ts';
import { languageName } from '../language-name.ts';
import { isNothing } from '../value-fault.ts';
import type { FieldInputProps } from './field-props.ts';
import { fieldInputTexts } from './texts/texts.ts';

const [source, ...others] = locales;

/** A text in Portuguese, with the other languages unfolded below it. */
export function LocalisedInput({ value, onChange, onBlur }: FieldInputProps<Record<string, string>>) {
  const t = useText(fieldInputTexts);
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const said = others.filter((each) => !isNothing(value[each])).length;
  const input = (each: Locale) => ({
    autoComplete: 'off',
    lang: each,
    value: value[each] ?? '',
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [each]: event.target.value }),
    onBlur,
  });
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <div className="grid gap-1.5">
      <TextInput {...input(source)} />
      <Button
        variant="quiet"
        size="xs"
        aria-expanded={open}
        className="-ms-2 justify-self-start font-normal"
        onClick={() => setOpen(!open)}
      >
        <Chevron aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t('otherLanguages', { said, total: others.length })}
      </Button>
      {open && (
        <div className="grid gap-3 border-s-2 ps-3">
          {others.map((each) => (
            <Field key={each} label={languageName(each, locale)}>
              <TextInput {...input(each)} />
            </Field>
          ))}
        </div>
      )}
    </div>
  );
}

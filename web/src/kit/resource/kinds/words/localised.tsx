import { isNothing } from '@leme/contract/kit/kinds/words/words';
import { type Locale, locales } from '@leme/contract/kit/language/locale';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { nothing } from '#ui/layout/empty-value.tsx';
import { useLocale, useText } from '../../../text/i18n.ts';
import type { FieldInputProps } from '../../field-input/field-props.ts';
import { fieldInputTexts } from '../../field-input/texts/texts.ts';
import { languageName } from '../../language-name.ts';
import { webKind } from '../web-kind.ts';

const [source, ...others] = locales;

/** A text in Portuguese, with the other languages unfolded below it. */
function LocalisedInput({ value, onChange, onBlur }: FieldInputProps<Record<string, string>>) {
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

type Texts = Record<string, string>;
const textsOf = (value: unknown) => (value ?? {}) as Texts;

export const localisedKind = webKind<Texts>({
  Input: LocalisedInput,
  edit: textsOf,
  saysNothing: (texts) => locales.every((locale) => isNothing(texts[locale])),
  text: (texts, _, { locale }) =>
    typeof texts === 'object' ? texts[locale] || (texts[source] ?? '') : String(texts),
  // The languages in which two translations differ, each by its name.
  differing: (mine, theirs, { locale }) => {
    const [typed, saved] = [textsOf(mine), textsOf(theirs)];
    const differing = locales.filter((each) => (typed[each] ?? '') !== (saved[each] ?? ''));
    const told = (texts: Texts) =>
      differing.map((each) => `${languageName(each, locale)}: ${texts[each] || nothing}`).join('\n');
    return { mine: told(typed), theirs: told(saved) };
  },
});

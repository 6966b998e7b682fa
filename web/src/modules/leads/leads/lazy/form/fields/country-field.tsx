import { fold } from '@leme/contract/kit/language/fold';
import type { Country } from '@leme/contract/leads/endpoints';
import { useState } from 'react';
import { fieldInputTexts } from '#kit/resource/field-input/texts/texts.ts';
import { useText } from '#kit/text/i18n.ts';
import { Combobox } from '#ui/combobox/combobox.tsx';
import type { LeadDraft } from '../lead-draft.ts';
import { LeadField } from './lead-field.tsx';

export type CountryFieldProps = { lead: LeadDraft; countries: readonly Country[] };

/** The country of the number, searched by its name, its code or what is dialled. */
export function CountryField({ lead, countries }: CountryFieldProps) {
  const t = useText(fieldInputTexts);
  const [query, setQuery] = useState('');
  const { country, country_code } = lead.values;
  const found = countries.filter(isWanted(query));
  const isNone = country === '' && country_code === '';
  const codeFault = lead.form.formState.errors.country_code?.message;
  return (
    <LeadField
      lead={lead}
      name="country"
      label={t('country')}
      required
      error={typeof codeFault === 'string' ? codeFault : undefined}
    >
      {({ onBlur }) => (
        <Combobox
          value={isNone ? null : { value: country, label: `${country} ${country_code}` }}
          onValueChange={(option) => {
            const chosen = countries.find(({ code }) => code === option?.value);
            lead.set({ country: chosen?.name ?? '', country_code: chosen?.phone_code ?? '' });
          }}
          options={found.map(({ code, name, phone_code }) => ({
            value: code,
            label: name,
            hint: phone_code,
          }))}
          onQueryChange={setQuery}
          onBlur={onBlur}
          labels={{
            empty: t('noneFound'),
            loading: t('searching'),
            clear: t('clear'),
            list: t('country'),
          }}
        />
      )}
    </LeadField>
  );
}

function isWanted(query: string): (country: Country) => boolean {
  const wanted = fold(query);
  const digits = wanted.replace(/\D/g, '');
  return ({ name, code, phone_code }) =>
    digits === ''
      ? fold(name).includes(wanted) || code.toLowerCase() === wanted
      : phone_code.startsWith(`+${digits}`);
}

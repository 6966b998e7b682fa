import type { Country } from '@leme/contract/leads/endpoints';
import { useState } from 'react';
import { fieldInputTexts } from '#kit/resource/field-input/texts/texts.ts';
import { useText } from '#kit/text/i18n.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import type { LeadDraft } from '../lead-draft.ts';
import { useNumbers } from '../lead-form.queries.ts';
import { LeadField } from './lead-field.tsx';

export type PhoneFieldProps = { lead: LeadDraft; countries: readonly Country[] };

type Numbers = NonNullable<ReturnType<typeof useNumbers>>;
type CountryCode = Parameters<Numbers['readTyped']>[1];

/** The number without its country; one that is pasted whole is taken apart. What looks unfinished is asked about. */
export function PhoneField({ lead, countries }: PhoneFieldProps) {
  const t = useText(fieldInputTexts);
  const code = useNumbers();
  const { phone, country, country_code } = lead.values;
  const [isTyping, setTyping] = useState(false);
  const own =
    countries.find((each) => each.phone_code === country_code && each.name === country) ??
    countries.find((each) => each.phone_code === country_code);
  const parts = { country: (own?.code ?? 'BR') as CountryCode, national: phone };
  const doubt = own && !isTyping && code ? code.doubtOf(parts) : null;
  const type = (text: string) => {
    const read = code?.readTyped(text, parts.country) ?? parts;
    const from = countries.find((each) => each.code === read.country);
    const isSplit = code && from && text.trim() !== read.national;
    lead.set(
      isSplit ? { phone: read.national, country: from.name, country_code: from.phone_code } : { phone: text },
    );
  };
  return (
    <LeadField lead={lead} name="phone" required warning={doubt && t(doubt)}>
      {({ onBlur }) => (
        <TextInput
          type="tel"
          inputMode="tel"
          autoComplete="off"
          className="tabular-nums"
          value={phone}
          onFocus={() => setTyping(true)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            setTyping(false);
            onBlur();
          }}
        />
      )}
    </LeadField>
  );
}

import { leadStatuses } from '@leme/contract/leads/leads';
import type { ReactNode } from 'react';
import { usePhone } from '#kit/browser/use-media.ts';
import { useText } from '#kit/text/i18n.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { CountryField } from './fields/country-field.tsx';
import { InterestField } from './fields/interest-field.tsx';
import { LeadField, PlainField } from './fields/lead-field.tsx';
import { MatchesNote } from './fields/matches-note.tsx';
import { MoreFields } from './fields/more-fields.tsx';
import { PartyFields } from './fields/party-fields.tsx';
import { PhoneField } from './fields/phone-field.tsx';
import { ProductField } from './fields/product-field.tsx';
import { ValueField } from './fields/value-field.tsx';
import type { LeadDraft } from './lead-draft.ts';
import { useCountries } from './lead-form.queries.ts';
import { formTexts } from './texts/texts.ts';

const two = 'grid items-start gap-x-3 gap-y-4 md:grid-cols-2';
const three = 'grid items-start gap-x-3 gap-y-4 md:grid-cols-3';

/** The fields of a lead: flat on a desk, in four numbered parts under a thumb. */
export function LeadFieldset({ lead }: { lead: LeadDraft }) {
  const t = useText(formTexts);
  const countries = useCountries();
  const { values, set } = lead;
  const isKnown = leadStatuses.some((status) => status === values.status);
  const optional = (text: string) => {
    const [label, note] = text.split(/ (?=\()/);
    return (
      <span>
        {label} <span className="font-normal text-muted-fg">{note}</span>
      </span>
    );
  };
  return (
    <div className="grid gap-4 max-md:gap-7">
      <Part number={1} title={t('person')}>
        <div className={two}>
          <LeadField lead={lead} name="name" label={t('name')} required>
            {({ value, onBlur }) => (
              <TextInput
                autoComplete="off"
                value={value}
                onChange={(event) => set({ name: event.target.value })}
                onBlur={onBlur}
              />
            )}
          </LeadField>
          <LeadField lead={lead} name="email" label={optional(t('email'))}>
            {({ value, onBlur }) => (
              <TextInput
                type="email"
                inputMode="email"
                autoComplete="off"
                value={value}
                onChange={(event) => set({ email: event.target.value })}
                onBlur={onBlur}
              />
            )}
          </LeadField>
        </div>
        <div className={three}>
          <CountryField lead={lead} countries={countries} />
          <PhoneField lead={lead} countries={countries} />
          {/* What this build does not know shows as new, and stays as it is. */}
          <PlainField lead={lead} name="status" {...(!isKnown && { shown: 'new' })} />
        </div>
        {values.status === 'lost' && (
          <div className={two}>
            <PlainField lead={lead} name="lost_kind" />
            <PlainField lead={lead} name="lost_reason" />
          </div>
        )}
        <MatchesNote lead={lead} />
      </Part>
      <Part number={2} title={t('trip')}>
        <div className={two}>
          <ProductField lead={lead} />
          <InterestField lead={lead} />
        </div>
        <PartyFields lead={lead} />
      </Part>
      <Part number={3} title={t('value')}>
        <ValueField lead={lead} />
      </Part>
      <Part number={4} title={t('rest')}>
        <PlainField lead={lead} name="tags" />
        {lead.rowId === null && (
          <LeadField lead={lead} name="note" label={optional(t('note'))}>
            {({ value, onBlur }) => (
              <TextArea
                rows={2}
                value={value}
                onChange={(event) => set({ note: event.target.value })}
                onBlur={onBlur}
              />
            )}
          </LeadField>
        )}
        <MoreFields lead={lead} />
      </Part>
    </div>
  );
}

type PartProps = { number: number; title: string; children: ReactNode };

function Part({ number, title, children }: PartProps) {
  const isPhone = usePhone();
  if (!isPhone) return children;
  return (
    <section className="grid gap-4">
      <h3 className="flex items-center gap-2.5 font-semibold text-base">
        <span className="grid size-6 place-items-center rounded-full bg-brand text-on-brand text-sm tabular-nums">
          {number}
        </span>{' '}
        {title}
      </h3>
      {children}
    </section>
  );
}

import { useText } from '#kit/text/i18n.ts';
import { Field } from '#ui/field/field.tsx';
import type { LeadDraft } from '../lead-draft.ts';
import { isPrivate } from '../lead-values.ts';
import { formTexts } from '../texts/texts.ts';
import { CountBox } from './count-box.tsx';
import { LeadField } from './lead-field.tsx';

/** How many come: adults and children, or the group of a private product. */
export function PartyFields({ lead }: { lead: LeadDraft }) {
  const t = useText(formTexts);
  const { values, set } = lead;
  const grid = 'grid grid-cols-2 items-start gap-x-3 gap-y-4 md:grid-cols-3';
  if (isPrivate(lead.product))
    return (
      <div className={grid}>
        <LeadField lead={lead} name="passenger_count" label={t('groupSize')}>
          {({ value, onBlur }) => (
            <CountBox
              value={value}
              onChange={(passenger_count) => set({ passenger_count })}
              onBlur={onBlur}
            />
          )}
        </LeadField>
      </div>
    );
  const { passenger_count } = values;
  return (
    <div className={grid}>
      {(['adult_count', 'child_count'] as const).map((name) => (
        <LeadField key={name} lead={lead} name={name}>
          {({ value, onBlur }) => (
            <CountBox
              value={value}
              disabled={values.value_mode === 'by_fare'}
              onChange={(count) => set({ [name]: count })}
              onBlur={onBlur}
            />
          )}
        </LeadField>
      ))}
      <Field label={t('together')} className="max-md:col-span-full">
        <output className="control flex items-center border-border bg-muted text-muted-fg tabular-nums">
          {t('passengers', { count: typeof passenger_count === 'number' ? passenger_count : 0 })}
        </output>
      </Field>
    </div>
  );
}

import { namedDay } from '@leme/contract/kit/kinds/days/day-ranges';
import { type DayRange, type NamedDay, namedDays } from '@leme/contract/kit/values/day-ranges';
import { Field } from '#ui/field/field.tsx';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { Select } from '#ui/select/select.tsx';
import { useLocale, useText } from '../../../../text/i18n.ts';
import { fieldInputTexts } from '../../../field-input/texts/texts.ts';
import { DayBox } from '../day-box.tsx';
import { daysTexts } from './texts/texts.ts';

export type DayRangeRowProps = {
  label: string;
  range: DayRange;
  error: string | undefined;
  onChange: (range: DayRange) => void;
  onBlur: () => void;
};

type Days = Extract<DayRange, { from: string }>;

/** A day of every year is chosen like any other; the year it is shown in is the first that has it. */
const shown = (day: string) => (/^\d{2}-\d{2}$/.test(day) ? `${day === '02-29' ? 2028 : 2027}-${day}` : day);
const yearly = (day: string) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? day.slice(5) : day);
const isYearly = ({ from, to }: Days) => [from, to].some((day) => /^\d{2}-\d{2}$/.test(day));

/** One piece of the calendar: what it is, and its days. */
export function DayRangeRow({ label, range, error, onChange, onBlur }: DayRangeRowProps) {
  const t = useText(daysTexts);
  const common = useText(fieldInputTexts);
  const locale = useLocale();
  const kind = 'day' in range ? range.day : isYearly(range) ? 'every-year' : 'dates';
  const days: Days = 'day' in range ? { from: '', to: '' } : range;
  const keep = (day: string | null) => (kind === 'every-year' ? yearly(day ?? '') : (day ?? ''));
  const choose = (chosen: string) => {
    if (chosen === 'dates') onChange({ from: shown(days.from), to: shown(days.to) });
    else if (chosen === 'every-year')
      onChange({ from: yearly(days.from) || '01-01', to: yearly(days.to) || '12-31' });
    else onChange({ day: chosen as NamedDay, before: 0, after: 0 });
  };
  return (
    <fieldset className="grid min-w-0 flex-1 gap-2 @md:grid-cols-3">
      <legend className="sr-only">{label}</legend>
      <Field label={t('periodKind')} error={error}>
        <Select
          value={kind}
          onValueChange={choose}
          onBlur={onBlur}
          options={[
            { value: 'dates', label: t('onDates') },
            { value: 'every-year', label: t('everyYear') },
            ...namedDays.map((day) => ({ value: day, label: namedDay(day, locale) })),
          ]}
        />
      </Field>
      {'day' in range ? (
        (['before', 'after'] as const).map((side) => (
          <Field key={side} label={t(side === 'before' ? 'daysBefore' : 'daysAfter')}>
            <NumberInput
              value={range[side]}
              max={30}
              onValueChange={(count) => onChange({ ...range, [side]: count ?? 0 })}
              onBlur={onBlur}
            />
          </Field>
        ))
      ) : (
        <>
          <Field label={t('firstDay')}>
            <DayBox
              value={shown(days.from)}
              onChange={(day) => onChange({ ...days, from: keep(day) })}
              onBlur={onBlur}
            />
          </Field>
          <Field label={common('until')}>
            <DayBox
              value={shown(days.to)}
              onChange={(day) => onChange({ ...days, to: keep(day) })}
              onBlur={onBlur}
            />
          </Field>
        </>
      )}
    </fieldset>
  );
}

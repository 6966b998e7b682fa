import type { DateRange } from '@leme/contract/kit/resource/fields';
import { Field } from '#ui/field/field.tsx';
import { useText } from '../../../text/i18n.ts';
import type { FieldInputProps } from '../../field-input/field-props.ts';
import { fieldInputTexts } from '../../field-input/texts/texts.ts';
import { webKind } from '../web-kind.ts';
import { DayBox } from './day-box.tsx';

const isRange = (value: unknown): value is DateRange =>
  typeof value === 'object' && value !== null && 'from' in value;

/** A first and a last day; one of the two may stay open. */
function DateRangeInput({ value, onChange, onBlur }: FieldInputProps<DateRange | null>) {
  const t = useText(fieldInputTexts);
  const range = value ?? { from: null, to: null };
  const set = (part: Partial<DateRange>) => {
    const next = { ...range, ...part };
    onChange(next.from === null && next.to === null ? null : next);
  };
  return (
    <div className="grid gap-2 @md:grid-cols-2">
      <DayBox value={range.from} onChange={(from) => set({ from })} onBlur={onBlur} />
      <Field label={t('until')} hideLabel>
        <DayBox value={range.to} onChange={(to) => set({ to })} onBlur={onBlur} />
      </Field>
    </div>
  );
}

export const dateRangeKind = webKind<DateRange | null>({
  Input: DateRangeInput,
  edit: (value) => (isRange(value) ? value : null),
  text: (value, _, { format }) => {
    if (!isRange(value)) return String(value);
    const [from, to] = [value.from, value.to].map((day) => (day === null ? '' : format.date(day)));
    return from === to ? String(from) : `${from} – ${to}`.trim();
  },
  digits: 'even',
  needsName: true,
});

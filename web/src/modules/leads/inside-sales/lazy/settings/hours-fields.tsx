import type { Shift } from '@leme/contract/leads/inside-sales/working-hours';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { TimeInput } from '#ui/dates/time-input.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { insideSalesTexts } from '../../texts/texts.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
/** A Monday. */
const monday = Date.UTC(2026, 10, 23);

export type HoursFieldsProps = { hours: readonly Shift[]; onChange: (hours: Shift[]) => void };

/** The hours of each weekday; what ends before it begins goes on over midnight. */
export function HoursFields({ hours, onChange }: HoursFieldsProps) {
  const t = useText(insideSalesTexts);
  const { shortDate } = useFormat();
  const nameOf = (weekday: number) =>
    shortDate(new Date(monday + (weekday - 1) * 86_400_000).toISOString()).split(/[\s,.]/)[0] ?? '';
  const set = (weekday: number, shift: Shift | null) =>
    onChange(
      [...hours.filter((each) => each.weekday !== weekday), ...(shift ? [shift] : [])].toSorted(
        (one, other) => one.weekday - other.weekday,
      ),
    );
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{t('hours')}</legend>
      {weekdays.map((weekday) => {
        const shift = hours.find((each) => each.weekday === weekday);
        const name = nameOf(weekday);
        return (
          <div key={weekday} className="flex flex-wrap items-center gap-2">
            <span className="w-24">
              <Checkbox
                label={name}
                checked={shift !== undefined}
                onCheckedChange={(on) => set(weekday, on ? { weekday, from: '09:00', to: '18:00' } : null)}
              />
            </span>
            {shift && (
              <>
                <TimeInput
                  aria-label={t('fromOf', { day: name })}
                  className="w-24"
                  value={shift.from}
                  onValueChange={(from) => from && set(weekday, { ...shift, from })}
                />
                <TimeInput
                  aria-label={t('toOf', { day: name })}
                  className="w-24"
                  value={shift.to}
                  onValueChange={(to) => to && set(weekday, { ...shift, to })}
                />
              </>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

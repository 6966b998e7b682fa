import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Filter } from '#kit/list/filter/filter.ts';
import { FilterChips } from '#kit/list/filter/filter-chips.tsx';
import { FilterSelects } from '#kit/list/filter/selects/filter-selects.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { DayPopover } from '../days/day-popover.tsx';
import { mostTogether } from './availability-address.ts';
import { type Span, stepFrom } from './shown-days.ts';
import { availabilityTexts } from './texts/texts.ts';

type Props = {
  date: string;
  today: string;
  span: Span;
  days: readonly string[];
  onDate: (date: string) => void;
  filters: readonly Filter[];
  party: number | undefined;
  onParty: (party: number | undefined) => void;
  onClear: () => void;
};

/** Which days, and what is looked for. */
export function AvailabilityBar({ date, today, span, days, onDate, ...looked }: Props) {
  const t = useText(availabilityTexts);
  const name = useSpanName(span, days);
  const kit = useText(kitTexts);
  const names =
    span === 'month'
      ? { previous: kit('previousMonth'), next: kit('nextMonth') }
      : { previous: t(`previous.${span}`), next: t(`next.${span}`) };
  const isTall = span !== 'month';
  const step = (by: 1 | -1) => onDate(stepFrom(date, span, by));
  const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;
  return (
    <div className="grid grid-cols-1 gap-2 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          aria-pressed={days.includes(today)}
          onClick={() => onDate(today)}
          className="max-md:h-11"
        >
          {t('today')}
        </Button>
        <IconButton name={names.previous} icon={<ChevronLeft {...icon} />} onClick={() => step(-1)} />
        <DayPopover
          value={date}
          today={today}
          onValueChange={onDate}
          trigger={
            <Button
              size="sm"
              aria-label={t('pick', { name })}
              className="min-w-0 max-w-full shrink max-md:h-11"
            >
              <span className="truncate first-letter:uppercase">{name}</span>
            </Button>
          }
        />
        <IconButton name={names.next} icon={<ChevronRight {...icon} />} onClick={() => step(1)} />
      </div>
      <div
        className={
          isTall ? 'grid grid-cols-1 gap-2 min-[480px]:grid-cols-2' : 'flex flex-wrap items-end gap-2'
        }
      >
        <FilterSelects filters={looked.filters} tall={isTall} />
        <Field label={t('party')} className={isTall ? undefined : 'w-40'}>
          <NumberInput
            value={looked.party ?? null}
            min={1}
            max={mostTogether}
            onValueChange={(value) =>
              looked.onParty(value !== null && value >= 1 && value <= mostTogether ? value : undefined)
            }
            size={isTall ? 'touch' : 'sm'}
          />
        </Field>
      </div>
      <FilterChips filters={looked.filters} onClear={looked.onClear} />
    </div>
  );
}

/** What the days that are shown are called. */
function useSpanName(span: Span, days: readonly string[]): string {
  const locale = useLocale();
  const { longDate, shortDate } = useFormat();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  if (span === 'day') return longDate(first);
  if (span === 'week') return `${shortDate(first)} – ${shortDate(last)}`;
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return month.format(new Date(`${first}T00:00:00Z`));
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { cn } from '#ui/style/cn.ts';
import { addDays } from '../../days/civil-day.ts';
import { type Departure, type Fare, isGroup } from '../sale/sale.ts';
import { createTexts } from '../texts/texts.ts';
import { freeIn, stripDays, useLowestPrice } from './departures.queries.ts';

export type DayStripProps = {
  first: string;
  today: string;
  onFirst: (date: string) => void;
  /** Of one product. */
  departures: readonly Departure[];
  fares: readonly Fare[];
  product_id: string;
  date: string;
  onDay: (date: string) => void;
};

/** The days ahead: how many seats are free on each, and from what price. */
export function DayStrip({ first, today, onFirst, ...props }: DayStripProps) {
  const t = useText(createTexts);
  const before = addDays(first, -stripDays);
  const days = Array.from({ length: stripDays }, (_, at) => addDays(first, at));
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="pb-1.5 font-semibold">{t('day')}</legend>
      <div className="flex items-center gap-2">
        <IconButton
          name={t('earlier')}
          icon={<ChevronLeft className="size-4" strokeWidth={1.75} />}
          disabled={first <= today}
          onClick={() => onFirst(before < today ? today : before)}
        />
        <div className="flex min-w-0 flex-1 gap-2 overflow-x-auto p-0.5 pb-2">
          {days.map((day) => (
            <Day key={day} day={day} {...props} />
          ))}
        </div>
        <IconButton
          name={t('later')}
          icon={<ChevronRight className="size-4" strokeWidth={1.75} />}
          onClick={() => onFirst(addDays(first, stripDays))}
        />
      </div>
    </fieldset>
  );
}

function Day({
  day,
  departures,
  fares,
  product_id,
  date,
  onDay,
}: Omit<DayStripProps, 'first' | 'today' | 'onFirst'> & { day: string }) {
  const t = useText(createTexts);
  const { shortDate, money } = useFormat();
  const open = departures.filter((each) => each.date === day && each.state === 'open');
  const sails = departures.some((each) => each.date === day);
  const free = open.reduce((sum, each) => sum + freeIn(each), 0);
  const price = useLowestPrice({ product_id, date: day }, fares, {
    enabled: open.length > 0,
    isGroup: isGroup({ tour: open[0] ?? null }),
  });
  const isChosen = day === date;
  const seats = open.length > 0 ? t('freeSeats', { count: free }) : t(sails ? 'notOnSale' : 'noSailing');
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={[shortDate(day), seats, price === null ? '' : t('from', { price: money(price) })]
        .filter(Boolean)
        .join(', ')}
      onClick={() => onDay(day)}
      className={cn(
        'grid min-h-18 w-28 shrink-0 content-start gap-0.5 rounded-md border border-edge bg-surface px-2 py-1.5 text-start text-xs hover:bg-muted',
        isChosen && 'border-fg outline outline-fg',
        open.length === 0 && 'border-border border-dashed text-muted-fg',
      )}
    >
      <span className="font-semibold text-sm">{shortDate(day)}</span>
      <span className="tabular-nums">{seats}</span>
      {open.length > 0 && (
        <span className="min-h-4 tabular-nums">{price !== null && t('from', { price: money(price) })}</span>
      )}
    </button>
  );
}

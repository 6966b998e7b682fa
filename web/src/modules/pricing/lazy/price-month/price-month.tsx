import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { useId, useState } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { MonthGrid } from '#kit/time/month-grid.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { Tabs } from '#ui/records/tabs.tsx';
import { usePricesOf } from './price-month.queries.ts';
import { PriceOfDay } from './price-of-day.tsx';
import { priceMonthTexts } from './texts/texts.ts';

/** How far ahead a price is told, as of a quote. */
const furthestDays = 1_095;

const tints = ['', 'bg-info-tint/50', 'bg-warning-tint/60', 'bg-warning-tint text-warning'];

/** From the cheapest days of the month on, how strongly a day is drawn. */
function tintOf(price: number, all: readonly number[]): string | undefined {
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  if (price === lowest) return undefined;
  return tints[Math.ceil(((price - lowest) / (highest - lowest)) * (tints.length - 1))];
}

/** What a product costs day by day, fare by fare; a day tells how its price is made. */
export const PriceMonth: RecordPart = ({ row }) => {
  const t = useText(priceMonthTexts);
  const id = useId();
  const { money, number } = useFormat();
  const today = dayIn(useSignedIn().tenant.timezone, Temporal.Now.instant());
  const [month, setMonth] = useState(today);
  const [chosen, setChosen] = useState(0);
  const [day, setDay] = useState<string | null>(null);
  const last = lastOf(month);
  const query = usePricesOf(row.id, month < today ? today : month, last < today ? today : last);
  const short = (price: number) =>
    number(price, { minimumFractionDigits: Number.isInteger(price) ? 0 : 2, maximumFractionDigits: 2 });
  if (row.deleted_at !== null) return null;
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={t('title')} note={t('note')} />
      <CardBody>
        <QueryView
          query={query}
          skeleton="table"
          errorTitle={t('loadFailed')}
          isEmpty={({ columns }) => columns.length === 0}
          empty={<p className="text-muted-fg">{t('empty')}</p>}
        >
          {({ columns, days }) => {
            const at = Math.min(chosen, columns.length - 1);
            const prices = new Map(days.map(({ date, prices: each }) => [date, each[at] ?? 0]));
            const all = [...prices.values()];
            const column = columns[at];
            return (
              <div className="grid grid-cols-1 gap-3">
                {columns.length > 1 && (
                  <Tabs
                    name={t('fares')}
                    value={String(at)}
                    onValueChange={(next) => setChosen(Number(next))}
                    items={columns.map(({ label }, index) => ({ value: String(index), label }))}
                  />
                )}
                <MonthGrid
                  min={today}
                  max={addDays(today, furthestDays)}
                  today={today}
                  month={month}
                  onMonthChange={setMonth}
                  cell={(date) => {
                    const price = prices.get(date);
                    if (price === undefined) return null;
                    return { text: short(price), spoken: money(price), className: tintOf(price, all) };
                  }}
                  onDay={setDay}
                />
                {day !== null && column && (
                  <PriceOfDay
                    asked={{ ...column, product_id: row.id, date: day }}
                    label={column.label}
                    onClose={() => setDay(null)}
                  />
                )}
              </div>
            );
          }}
        </QueryView>
      </CardBody>
    </Card>
  );
};

function lastOf(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return date.with({ day: date.daysInMonth }).toString();
}

import { addDays } from '@leme/contract/kit/values/days';
import type { PublicationPreview } from '@leme/contract/pricing/publication-endpoints';
import { useId, useState } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Switch } from '#ui/fields/switch.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { cn } from '#ui/style/cn.ts';
import { publishTexts } from './texts/texts.ts';

type Product = PublicationPreview['products'][number];

/** From where on a change is drawn stronger. */
const steps = [0.05, 0.15, 0.3];

/** The days stay while the fares scroll. */
const firstColumn = 'sticky start-0 z-10 bg-surface';

/** How a cell is tinted by how much dearer or cheaper it becomes. */
function tintOf(before: number, after: number): string | undefined {
  if (before === after) return undefined;
  const share = before === 0 ? 1 : Math.abs(after - before) / before;
  const strength = steps.filter((step) => share >= step).length;
  const rises = [
    'bg-danger-tint/40',
    'bg-danger-tint/60',
    'bg-danger-tint/80 text-danger',
    'bg-danger-tint text-danger',
  ];
  const falls = [
    'bg-success-tint/40',
    'bg-success-tint/60',
    'bg-success-tint/80 text-success',
    'bg-success-tint text-success',
  ];
  return (after > before ? rises : falls)[strength];
}

/** The prices of a product day by day, fare by fare: changed ones tinted, with both figures where they are asked for. */
export function PriceGrid({ product, from }: { product: Product; from: string }) {
  const t = useText(publishTexts);
  const { money, shortDate } = useFormat();
  const title = useId();
  const [all, setAll] = useState(false);
  const days = (product.before[0] ?? []).map((_, at) => addDays(from, at));
  const pair = (column: number, day: number) => ({
    before: product.before[column]?.[day] ?? 0,
    after: product.after[column]?.[day] ?? 0,
  });
  const isChanged = (day: number) =>
    product.columns.some((_, column) => pair(column, day).before !== pair(column, day).after);
  const shown = days.map((date, day) => ({ date, day })).filter(({ day }) => all || isChanged(day));
  return (
    <section aria-labelledby={title} className="overflow-clip rounded-md border">
      <div className="flex flex-wrap items-center gap-3 px-4 py-2">
        <h3 id={title} className="wrap-anywhere min-w-0 flex-1 font-semibold">
          {product.name}
        </h3>
        <Switch label={t('allDays')} checked={all} onCheckedChange={setAll} />
      </div>
      <div className="max-h-96 overflow-y-auto">
        <Table name={t('prices', { name: product.name })} compact>
          <thead>
            <Tr>
              <Th className={firstColumn}>{t('day')}</Th>
              {product.columns.map(({ label, fare_type_id, max_size }) => (
                <Th key={fare_type_id ?? max_size} end>
                  {label}
                </Th>
              ))}
            </Tr>
          </thead>
          <tbody>
            {shown.map(({ date, day }) => (
              <Tr key={date}>
                <Td className={cn(firstColumn, 'font-medium')}>{shortDate(date)}</Td>
                {product.columns.map(({ fare_type_id, max_size }, column) => {
                  const { before, after } = pair(column, day);
                  return (
                    <Td key={fare_type_id ?? max_size} end numeric className={cn(tintOf(before, after))}>
                      {before !== after && <del className="me-2">{money(before)}</del>}
                      {before === after ? money(after) : <ins className="no-underline">{money(after)}</ins>}
                    </Td>
                  );
                })}
              </Tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  );
}

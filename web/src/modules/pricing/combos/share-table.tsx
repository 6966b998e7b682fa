import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { ComboPartRow } from '@leme/contract/pricing/combo-endpoints';
import { comboItems } from '@leme/contract/pricing/combos';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Table } from '#ui/lists/table.tsx';
import { combosTexts } from './texts/texts.ts';

const tints = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5'] as const;
const tintOf = (at: number) => tints[at % tints.length] ?? tints[0];

/** A bar with what of the price falls on each part, and the same as a table. */
export function ShareTable({ parts }: { parts: readonly ComboPartRow[] }) {
  const t = useText(combosTexts);
  const locale = useLocale();
  const { money, percent } = useFormat();
  const total = parts.reduce((sum, { share }) => sum + share, 0);
  const sizeOf = ({ share }: ComboPartRow) => (total > 0 ? share / total : 0);
  return (
    <div className="grid gap-3">
      <div aria-hidden="true" className="flex h-3 overflow-hidden rounded-full bg-muted">
        {parts.map((part, at) => (
          <span key={part.item_id} className={tintOf(at)} style={{ width: `${sizeOf(part) * 100}%` }} />
        ))}
      </div>
      <Table name={t('shares')} className="border-collapse text-sm">
        <caption className="sr-only">{t('shares')}</caption>
        <thead>
          <tr className="text-left text-muted-fg text-xs">
            <th scope="col" className="py-1 pe-3 font-medium">
              {t('item')}
            </th>
            <th scope="col" className="py-1 pe-3 text-right font-medium">
              {t('table')}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {t('share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part, at) => (
            <tr key={part.item_id} className="border-t align-top">
              <th scope="row" className="min-w-32 py-2 pe-3 text-left font-normal">
                <span className="flex items-start gap-2">
                  <span aria-hidden="true" className={`mt-1.5 size-2.5 shrink-0 rounded-sm ${tintOf(at)}`} />
                  <span className="min-w-0 break-words">
                    {part.product}
                    <span className="block text-muted-fg text-xs">
                      {[
                        t('line', {
                          quantity: part.quantity,
                          fare: choiceOf(comboItems.fields.fare, part.fare, locale),
                        }),
                        ...(part.day_offset > 0 ? [t('later', { count: part.day_offset })] : []),
                        ...(part.optional ? [t('optional')] : []),
                      ].join(' · ')}
                    </span>
                  </span>
                </span>
              </th>
              <td className="whitespace-nowrap py-2 pe-3 text-right tabular-nums">
                {part.table_price === null ? t('unpriced') : money(part.table_price)}
              </td>
              <td className="whitespace-nowrap py-2 text-right tabular-nums">
                {money(part.share)}
                <span className="block text-muted-fg text-xs">
                  {percent(Math.round(sizeOf(part) * 10_000))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

import { Download } from 'lucide-react';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { ProductColor } from '#ui/chips/product-color.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { dashboardTexts } from '../texts/texts.ts';
import type { FiguresProps } from './charts.tsx';
import { type InterestColumn, interestColumns } from './interest-columns.ts';
import { leadsIn } from './lead-links.ts';
import { monthLabel } from './month-words.ts';
import { saveTable } from './save-table.ts';

type Days = { from: string; to: string };

/** How many asked for which product in which month. */
export function Interest({ figures, window, search }: FiguresProps) {
  const t = useText(dashboardTexts);
  const { number } = useFormat();
  const columns = interestColumns(figures.products);
  const nameOf = ({ kind, name }: InterestColumn) =>
    kind === 'product' ? (name ?? '') : t(kind === 'rest' ? 'rest' : 'noProduct');
  const pathOf = ({ kind, products }: InterestColumn, days: Days) =>
    leadsIn(search, days, kind === 'none' ? { lacks: 'product' } : { product_id: products.join(',') });
  const title = t('interest');
  const save = () => {
    const all = interestColumns(figures.products, figures.products.length);
    saveTable(title.replace('/', '-'), [
      [t('month'), ...all.map(nameOf), t('sum')],
      ...figures.months.map(({ month, leads }, at) => [
        monthLabel(month),
        ...all.map((column) => String(column.leads[at] ?? 0)),
        String(leads),
      ]),
      [t('sum'), ...all.map(({ total }) => String(total)), String(figures.total.leads)],
    ]);
  };
  return (
    <Card className="overflow-hidden">
      <CardHead
        title={title}
        note={t('interestNote')}
        actions={
          <IconButton
            size="xs"
            name={t('saveFile', { title })}
            icon={<Download aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            className="print:hidden"
            onClick={save}
          />
        }
      />
      <Table name={title} aria-label={title} compact sticky>
        <thead>
          <Tr>
            <Th>{t('month')}</Th>
            {columns.map((column) => (
              <Th key={column.id} end>
                <span className="inline-flex max-w-44 items-center gap-1.5">
                  {column.kind === 'product' && <ProductColor color={column.color} />}
                  <span className="truncate" title={nameOf(column)}>
                    {nameOf(column)}
                  </span>
                </span>
              </Th>
            ))}
            <Th end>{t('sum')}</Th>
          </Tr>
        </thead>
        <tbody>
          {figures.months.map(({ month, leads, ...days }, at) => (
            <Tr key={month}>
              <Td numeric>{monthLabel(month)}</Td>
              {columns.map((column) => (
                <Td key={column.id} end>
                  <Count count={column.leads[at] ?? 0} path={pathOf(column, days)} say={number} />
                </Td>
              ))}
              <Td end className="font-semibold">
                <Count count={leads} path={leadsIn(search, days)} say={number} />
              </Td>
            </Tr>
          ))}
          <Tr>
            <Td className="font-semibold">{t('sum')}</Td>
            {columns.map((column) => (
              <Td key={column.id} end className="font-semibold">
                <Count count={column.total} path={pathOf(column, window)} say={number} />
              </Td>
            ))}
            <Td end className="font-semibold">
              <Count count={figures.total.leads} path={leadsIn(search, window)} say={number} />
            </Td>
          </Tr>
        </tbody>
      </Table>
    </Card>
  );
}

/** A number and the list behind it; none leads nowhere. */
function Count({ count, path, say }: { count: number; path: string | null; say: (count: number) => string }) {
  if (count === 0 || !path)
    return <span className={count === 0 ? 'text-muted-fg' : undefined}>{say(count)}</span>;
  return (
    <PageLink
      path={path}
      className="inline-flex min-h-6 items-center justify-end hover:underline max-md:min-h-11 max-md:min-w-11"
    >
      {say(count)}
    </PageLink>
  );
}

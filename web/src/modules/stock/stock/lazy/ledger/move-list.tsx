import type { StockMove } from '@leme/contract/stock/endpoints';
import type { StockItem } from '@leme/contract/stock/stock-items';
import { useId } from 'react';
import { useIsCompact } from '#kit/browser/use-is-compact.ts';
import type { Column } from '#kit/list/table/column.ts';
import { ListTable } from '#kit/list/table/list-table.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { cn } from '#ui/style/cn.ts';
import { useItemMoves } from '../../stock.queries.ts';
import { useStockWords } from '../../units.ts';
import { ledgerTexts } from './texts/texts.ts';

const tone = (quantity: number) => cn('font-semibold tabular-nums', quantity > 0 && 'text-success-text');

/** The ledger of an item, newest first: who, why, what for, at which cost, and what was left. */
export function MoveList({ item }: { item: StockItem }) {
  const t = useText(ledgerTexts);
  const id = useId();
  const [measure, compact] = useIsCompact();
  const query = useItemMoves(item.id);
  const moves = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <div ref={measure}>
      <Card aria-labelledby={id} className="overflow-clip">
        <CardHead id={id} title={t('moves')} />
        <QueryView
          query={query}
          skeleton="list"
          skeletonCount={3}
          errorTitle={t('loadFailed')}
          isEmpty={() => moves.length === 0}
          empty={<EmptyState level={3} title={t('noMoves')} text={t('noMovesText')} />}
        >
          {() => (
            <>
              {compact ? <MoveCards moves={moves} /> : <MoveTable moves={moves} />}
              {query.hasNextPage && (
                <div className="border-t p-3 text-center">
                  <Button
                    size="sm"
                    busy={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {t('older')}
                  </Button>
                </div>
              )}
            </>
          )}
        </QueryView>
      </Card>
    </div>
  );
}

function MoveTable({ moves }: { moves: readonly StockMove[] }) {
  const t = useText(ledgerTexts);
  const words = useStockWords();
  const { dateTime, money, number } = useFormat();
  const wide = (text: string | null) =>
    text ? <span className="block max-w-56 truncate">{text}</span> : <EmptyValue />;
  const columns: Column<StockMove>[] = [
    { id: 'at', head: t('when'), cell: ({ at }) => <span className="tabular-nums">{dateTime(at)}</span> },
    { id: 'reason', head: words.label('reason'), cell: ({ reason }) => words.reason(reason) },
    {
      id: 'quantity',
      head: words.label('quantity'),
      end: true,
      numeric: true,
      cell: ({ quantity }) => <span className={tone(quantity)}>{words.signed(quantity)}</span>,
    },
    {
      id: 'balance',
      head: t('balance'),
      end: true,
      numeric: true,
      cell: ({ balance }) => number(balance, { maximumFractionDigits: 3 }),
    },
    {
      id: 'cost',
      head: words.label('unit_cost'),
      end: true,
      numeric: true,
      cell: ({ unit_cost }) => (unit_cost === null ? <EmptyValue /> : money(unit_cost)),
    },
    {
      id: 'location',
      head: words.label('location'),
      titleOf: ({ location }) => location,
      cell: ({ location }) => wide(location),
    },
    { id: 'ref', head: words.label('ref'), titleOf: ({ ref }) => ref ?? '', cell: ({ ref }) => wide(ref) },
    { id: 'by', head: t('who'), cell: ({ by }) => wide(by) },
  ];
  return <ListTable name={t('moves')} rows={moves} columns={columns} />;
}

function MoveCards({ moves }: { moves: readonly StockMove[] }) {
  const t = useText(ledgerTexts);
  const words = useStockWords();
  const { dateTime, money, number } = useFormat();
  return (
    <ol>
      {moves.map(({ id, at, reason, quantity, balance, location, ref, unit_cost, by }) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t px-4 py-2.5">
          <b>{words.reason(reason)}</b>
          <span className={cn('text-end', tone(quantity))}>{words.signed(quantity)}</span>
          <span className="break-words text-muted-fg text-sm">
            {[dateTime(at), location, ref, by].filter(Boolean).join(' · ')}
          </span>
          <span className="text-end text-muted-fg text-sm tabular-nums">
            {t('left', { amount: number(balance, { maximumFractionDigits: 3 }) })}
            {unit_cost !== null && <span className="block">{money(unit_cost)}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

import { useDroppable } from '@dnd-kit/core';
import type { AnyRow, Page } from '@leme/contract/kit/resource/resource';
import type { NamedMove } from '@leme/contract/kit/resource/states';
import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import { ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { QueryView } from '#kit/live/query-view.tsx';
import type { ListAddress } from '#kit/resource/list/list-address.ts';
import type { RowsProps } from '#kit/resource/list/rows/record-table.tsx';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { cn } from '#ui/style/cn.ts';
import { OrderCard } from './order-card.tsx';
import { boardTexts } from './texts/texts.ts';

/** Cards of a column at first, with each step more, and at most. */
const cards = { first: 20, most: 200 } as const;

type OrderColumnProps = {
  list: RowsProps['list'];
  moved: RefObject<string | null>;
  status: string;
  name: string;
  /** Whether what is dragged may be put down here. */
  isOpen: boolean;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  onMove: (row: AnyRow, move: NamedMove) => void;
};

/** Orders that stand in one state: how many, and the newest of them. */
export function OrderColumn({ list, status, name, isOpen, isFolded, onFold, ...card }: OrderColumnProps) {
  const t = useText(boardTexts);
  const { number } = useFormat();
  const { page: _page, cursor: _cursor, ...question } = list.question as ListAddress;
  // More is asked of one question; another one begins anew.
  const of = JSON.stringify(question);
  const [more, setMore] = useState({ of, limit: cards.first as number });
  const limit = more.of === of ? more.limit : cards.first;
  const { query } = useRows(
    workOrders,
    { ...question, status, limit, page: 1 },
    { staysMeanwhile: limit > cards.first },
  );
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const page = query.data as Page | undefined;
  const hasMore = page?.hasMore === true && limit < cards.most;
  const count = page ? `${number(page.count)}${page.countIsEstimate ? '+' : ''}` : '';
  return (
    <section
      ref={setNodeRef}
      aria-label={name}
      className={cn(
        'flex max-h-[calc(100dvh-17rem)] shrink-0 snap-center flex-col rounded-lg border bg-muted',
        isFolded ? 'w-12' : 'w-[82vw] md:w-68',
        !isOpen && 'opacity-50',
        isOver && isOpen && 'outline-2 outline-primary',
      )}
    >
      {isFolded ? (
        <button
          type="button"
          aria-expanded={false}
          aria-label={t('unfold', { status: name })}
          title={t('unfold', { status: name })}
          onClick={() => onFold(false)}
          className="flex min-h-40 flex-1 flex-col items-center gap-2 rounded-lg py-2 text-muted-fg hover:text-fg"
        >
          <ChevronsLeftRight aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
          <span className="tabular-nums">{count}</span>
          <span className="font-semibold text-fg [writing-mode:vertical-rl]">{name}</span>
        </button>
      ) : (
        <>
          <header className="flex items-center gap-1.5 py-1 ps-3 pe-1">
            <h2 className="min-w-0 truncate font-semibold">{name}</h2>
            <span className="me-auto text-muted-fg tabular-nums">{count}</span>
            <IconButton
              name={t('fold', { status: name })}
              aria-expanded
              size="xs"
              icon={<ChevronsRightLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />}
              onClick={() => onFold(true)}
            />
          </header>
          <div className="relative min-h-24 overflow-y-auto px-2 pb-2">
            <QueryView
              query={query}
              skeleton="list"
              loadingLabel={t('loading')}
              errorTitle={list.loadFailed}
              errorText={list.loadFailedText}
              isEmpty={({ data }) => data.length === 0}
              empty={<p className="px-1 py-6 text-center text-muted-fg text-sm">{t('empty')}</p>}
            >
              {({ data }) => (
                <ul className="grid grid-cols-1 gap-2">
                  {data.map((row) => (
                    <li key={row.id}>
                      <OrderCard {...card} list={list} row={row} />
                    </li>
                  ))}
                  {hasMore && (
                    <li className="grid">
                      <Button
                        variant="quiet"
                        onClick={() => setMore({ of, limit: data.length + cards.first })}
                      >
                        {t('more')}
                      </Button>
                    </li>
                  )}
                </ul>
              )}
            </QueryView>
          </div>
        </>
      )}
    </section>
  );
}

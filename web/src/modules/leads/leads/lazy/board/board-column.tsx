import { useDroppable } from '@dnd-kit/core';
import type { Page } from '@leme/contract/kit/resource/resource';
import { leads } from '@leme/contract/leads/leads';
import { ChevronsRightLeft } from 'lucide-react';
import { useState } from 'react';
import { tableTexts } from '#kit/list/table/texts/texts.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import type { ListAddress } from '#kit/resource/list/list-address.ts';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { cn } from '#ui/style/cn.ts';
import { BoardCard, type BoardCardProps } from './board-card.tsx';
import { FoldedColumn } from './folded-column.tsx';
import { boardTexts } from './texts/texts.ts';

/** Cards of a column at first, with each step more, and at most. */
const cards = { first: 20, most: 200 } as const;

/** How far above its end a column asks for more. */
const nearEndPx = 160;

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < nearEndPx;

export type BoardColumnProps = Omit<BoardCardProps, 'row'> & {
  status: string;
  name: string;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
};

/** Leads of one status: how many, what they are offered together, and the newest of them. */
export function BoardColumn({ status, name, isFolded, onFold, ...props }: BoardColumnProps) {
  const t = useText(boardTexts);
  const table = useText(tableTexts);
  const { money, number } = useFormat();
  const { page: _page, cursor: _cursor, ...question } = props.list.question as ListAddress;
  // More is asked of one question; another one begins anew.
  const of = JSON.stringify(question);
  const [more, setMore] = useState({ of, limit: cards.first as number });
  const limit = more.of === of ? more.limit : cards.first;
  const { query } = useRows(
    leads,
    { ...question, status, limit, page: 1 },
    { freshness: props.list.freshness, staysMeanwhile: limit > cards.first },
  );
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const page = query.data as Page | undefined;
  const hasMore = page?.hasMore === true && limit < cards.most;
  // Counted from what is there: a finger that goes on scrolling meanwhile asks once.
  const showMore = () => setMore({ of, limit: (page?.data.length ?? 0) + cards.first });
  const count = page ? `${number(page.count)}${page.countIsEstimate ? '+' : ''}` : '';
  const sum = page && money(page.totals.offered_value ?? 0);
  return (
    <section
      ref={setNodeRef}
      aria-label={name}
      className={cn(
        'flex max-h-[calc(100dvh-17rem)] shrink-0 snap-center flex-col rounded-lg border bg-muted',
        isFolded ? 'w-12' : 'w-[82vw] md:w-68',
        isOver && 'outline-2 outline-primary',
      )}
    >
      {isFolded ? (
        <FoldedColumn
          name={name}
          count={count}
          page={page}
          moved={props.moved}
          onUnfold={() => onFold(false)}
        />
      ) : (
        <>
          <header className="flex items-center gap-1.5 py-1 ps-3 pe-1">
            <h2 className="min-w-0 truncate font-semibold">{name}</h2>
            <span className="text-muted-fg tabular-nums">{count}</span>
            <span className="ms-auto text-muted-fg text-sm tabular-nums">
              {sum && page.countIsEstimate ? table('moreThan', { value: sum }) : sum}
            </span>
            <IconButton
              name={t('fold', { status: name })}
              aria-expanded
              size="xs"
              icon={<ChevronsRightLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />}
              onClick={() => onFold(true)}
            />
          </header>
          <div
            className="relative min-h-24 overflow-y-auto px-2 pb-2"
            onScroll={({ currentTarget }) => hasMore && isNearEnd(currentTarget) && showMore()}
          >
            <QueryView
              query={query}
              skeleton="list"
              loadingLabel={t('loading')}
              errorTitle={props.list.loadFailed}
              errorText={props.list.loadFailedText}
              isEmpty={({ data }) => data.length === 0}
              empty={<p className="px-1 py-6 text-center text-muted-fg text-sm">{t('empty')}</p>}
            >
              {({ data }) => (
                <ul className="grid grid-cols-1 gap-2">
                  {data.map((row) => (
                    <li key={row.id}>
                      <BoardCard {...props} row={row} />
                    </li>
                  ))}
                  {hasMore && (
                    <li className="grid">
                      <Button variant="quiet" onClick={showMore}>
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

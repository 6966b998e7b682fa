import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { keepClear } from '#ui/feedback/keep-clear.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { cn } from '#ui/style/cn.ts';
import { useIsCompact } from '../../browser/use-is-compact.ts';
import { type BulkAction, BulkBar } from '../../list/bulk/bulk-bar.tsx';
import { BulkReport } from '../../list/bulk/bulk-report.tsx';
import { DeleteQuestion } from '../../list/bulk/delete-question.tsx';
import { bulkTexts } from '../../list/bulk/texts/texts.ts';
import { useJobs } from '../../list/bulk/use-jobs.ts';
import { useRowKeys } from '../../list/table/use-row-keys.ts';
import { useScrollPlace } from '../../list/table/use-scroll-place.ts';
import { QueryView } from '../../live/query-view.tsx';
import { useText } from '../../text/i18n.ts';
import { useMoving } from '../moves/use-moving.tsx';
import { useRemoval } from '../record/removal/use-removal.tsx';
import { useRowTitle } from '../record/row-title.ts';
import { useResourceWrites } from '../resource-calls.ts';
import { type AsksFirst, setterOf } from './asks-first.ts';
import { actionOf, deletion } from './bulk/jobs.ts';
import { readAll } from './bulk/read-all.ts';
import { refusalText } from './bulk/refusal-text.ts';
import { useBulkActions } from './bulk/use-bulk-actions.tsx';
import { isTooLong, ListEmpty, TooLongToOrder } from './list-empty.tsx';
import { CreateButton, ListHead } from './list-head.tsx';
import { ListNotices } from './list-notices.tsx';
import { ListToolbar, PhoneToolbar } from './list-toolbar.tsx';
import { usePrinting } from './page/use-printing.ts';
import { ResourcePager } from './resource-pager.tsx';
import { RecordCards, type RecordCardsProps } from './rows/record-cards.tsx';
import { RecordTable, type RowsProps } from './rows/record-table.tsx';
import type { RunOne } from './rows/row-menu.tsx';
import { TotalsLine } from './rows/totals.tsx';
import { listTexts } from './texts/texts.ts';
import type { List, ListProps } from './use-list.ts';
import './list.css';

export type ListScreenProps = ListProps & {
  /** A record is open. */
  isOpen: boolean;
  /** And takes the list's place; what is ticked and where one stood is kept. */
  isHidden: boolean;
  /** Draws the rows of a page, where a screen has its own way. */
  rows?: { Table: ComponentType<RowsProps>; Cards: ComponentType<RecordCardsProps> };
  /** In place of the rows, such as a board of them. */
  Instead?: ComponentType<RowsProps> | undefined;
  /** Beside the views. */
  tools?: ReactNode;
  /** In the menu of what is done to the list as a whole. */
  menu?: ReactNode;
  /** What a field is not set to before something was asked. */
  asks?: AsksFirst;
  /** What else is done to the ticked rows as one, such as making one of two. */
  together?: ((list: List) => readonly BulkAction[]) | undefined;
  /** Between the title and the list: what all of it comes to. */
  above?: ReactNode;
};

/** The rows of a register on a page of their own. */
export function ListScreen({ list, isOpen, isHidden, asks, above, ...own }: ListScreenProps) {
  const { rows, Instead, tools, menu, together } = own;
  const [measure, compact] = useIsCompact();
  const [selecting, setSelecting] = useState(false);
  const [deleting, setDeleting] = useState<readonly AnyRow[]>([]);
  const { selection, resource } = list;
  const nameOf = useRowTitle(resource);
  const writes = useResourceWrites(resource, { quiet: true });
  const forget = (rows: readonly AnyRow[]) => selection.mark(rows, false);
  const jobs = useJobs<AnyRow>({ nameOf, onDone: forget, onChanged: writes.changed });
  const removal = useRemoval(
    resource,
    { onGone: (row) => forget([row]), onBack: () => undefined },
    list.removal,
  );
  const { move, question } = useMoving(resource, jobs, writes, list.options.moveNotes);
  const set = setterOf(resource, { jobs, writes }, asks);
  const actions = useBulkActions(list, jobs, writes, {
    onDelete: () => setDeleting(list.ticked),
    onMove: (wanted) => move(wanted, list.ticked),
    onSet: (name, value) => set(list.ticked, name, value),
    own: together?.(list),
  });
  useScrollPlace(isHidden, list.address.open as string | undefined);
  const ticked = selection.selected.size > 0;
  const onRun: RunOne = (row, what) => {
    if (what === 'restore') return removal.restore(row);
    if ('move' in what) return move(what.move, [row]);
    if ('set' in what) return set([row], what.set, what.value, what.done);
    const action = list.options.actions?.find(({ id }) => id === what.action);
    if (action) jobs.start(actionOf(writes, action), [row]);
  };
  const bulk = ticked && (
    <BulkBar
      selection={selection}
      rows={list.rows}
      count={list.query.data?.count ?? 0}
      readAll={() => readAll(resource, list.question)}
      actions={actions}
      running={jobs.running}
      disabled={list.isOffline}
      compact={compact}
    />
  );
  return (
    <div
      ref={measure}
      className={cn(
        'resource-list flex flex-col gap-3 max-md:min-h-[calc(100dvh-var(--header)-(--spacing(9)))]',
        isHidden && 'hidden',
      )}
      data-print={isOpen ? undefined : ''}
    >
      <ListHead list={list} compact={compact} isOpen={isOpen} menu={menu} />
      <ListNotices list={list} />
      {above}
      {compact ? (
        <PhoneToolbar list={list} tools={tools} menu={menu} onSelect={() => setSelecting(!selecting)} />
      ) : (
        <ListToolbar list={list} tools={tools} />
      )}
      {jobs.report && (
        <BulkReport
          jobs={jobs}
          report={jobs.report}
          nameOf={nameOf}
          reasonOf={(error) => refusalText(resource, error)}
        />
      )}
      {Instead ? (
        <Instead list={list} onDelete={removal.ask} onRun={onRun} />
      ) : (
        <Results
          list={list}
          rows={rows}
          compact={compact}
          onRun={onRun}
          selecting={selecting || ticked}
          bulk={!compact && bulk}
          onDelete={removal.ask}
        />
      )}
      {compact && <ThumbBar phoneOnly={!ticked}>{bulk || <CreateButton list={list} large />}</ThumbBar>}
      {removal.dialog}
      {question}
      {deleting.length > 0 && (
        <DeleteQuestion
          names={deleting.map(nameOf)}
          onClose={() => setDeleting([])}
          onConfirm={() => jobs.start(deletion(writes), deleting)}
        />
      )}
    </div>
  );
}

type ResultsProps = {
  list: List;
  rows: ListScreenProps['rows'];
  compact: boolean;
  selecting: boolean;
  /** Over the rows while some are ticked. */
  bulk: ReactNode;
  onDelete: (row: AnyRow) => void;
  onRun: RunOne;
};

function Results({ list, rows, compact, selecting, bulk, onDelete, onRun }: ResultsProps) {
  const { Table, Cards } = rows ?? { Table: RecordTable, Cards: RecordCards };
  const t = useText(listTexts);
  const bulkWords = useText(bulkTexts);
  const within = useRef<HTMLDivElement>(null);
  useRowKeys(within);
  // What is ticked goes on paper alone, from whatever page.
  const isChosen = usePrinting() && list.ticked.length > 0;
  const shown = { list: isChosen ? { ...list, rows: list.ticked } : list, onDelete, onRun };
  const pager = isChosen ? (
    <p className="px-4 py-2">{bulkWords('selected', { count: list.ticked.length })}</p>
  ) : (
    <ResourcePager list={list} />
  );
  if (isTooLong(list)) return <TooLongToOrder list={list} />;
  return (
    <QueryView
      query={list.query}
      skeleton={compact ? 'list' : 'table'}
      loadingLabel={t('loading')}
      errorTitle={list.loadFailed}
      errorText={list.loadFailedText}
      isEmpty={({ data }) => data.length === 0}
      empty={<ListEmpty list={list} />}
    >
      {() =>
        list.markOf === null ? (
          <Skeleton variant={compact ? 'list' : 'table'} label={t('loading')} />
        ) : (
          <div
            ref={within}
            aria-busy={list.isOld}
            className={cn('transition-opacity duration-200', list.isOld && 'opacity-60')}
          >
            {compact ? (
              <div className="grid gap-2">
                <Cards {...shown} selecting={selecting} />
                <TotalsLine list={list} />
                {pager}
              </div>
            ) : (
              <Card className="overflow-clip">
                {bulk}
                <Table {...shown} />
                {pager}
              </Card>
            )}
          </div>
        )
      }
    </QueryView>
  );
}

/** At the thumb, above the shell's own bar. */
function ThumbBar({ phoneOnly, children }: { phoneOnly: boolean; children: ReactNode }) {
  return (
    <div
      {...keepClear}
      className={cn(
        'sticky bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] z-20 -mx-(--gutter) mt-auto -mb-6 border-t bg-surface px-(--gutter) py-2 empty:hidden print:hidden',
        phoneOnly && 'md:hidden',
      )}
    >
      {children}
    </div>
  );
}

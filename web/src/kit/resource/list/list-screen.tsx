import type { AnyRow } from '@leme/contract/kit/resource';
import { type ReactNode, useRef, useState } from 'react';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/cn.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useText } from '../../i18n.ts';
import { QueryView } from '../../query-view.tsx';
import { useNarrow } from '../../use-narrow.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkReport } from './bulk/bulk-report.tsx';
import { DeleteQuestion } from './bulk/delete-question.tsx';
import { actionOf, change, deletion } from './bulk/jobs.ts';
import { type Jobs, useJobs } from './bulk/use-jobs.ts';
import { listTexts } from './texts/texts.ts';
import './list.css';
import { useRemoval } from '../record/removal/use-removal.tsx';
import { useRowTitle } from '../record/row-title.ts';
import { ListEmpty } from './list-empty.tsx';
import { CreateButton, ListHead } from './list-head.tsx';
import { ListNotices } from './list-notices.tsx';
import { ListPager } from './list-pager.tsx';
import { ListToolbar, PhoneToolbar } from './list-toolbar.tsx';
import { RecordCards } from './record-cards.tsx';
import { RecordTable } from './record-table.tsx';
import type { RunOne } from './row-menu.tsx';
import type { List, ListProps } from './use-list.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useScrollPlace } from './use-scroll-place.ts';

export type ListScreenProps = ListProps & {
  /** A record is open. */
  isOpen: boolean;
  /** And takes the list's place; what is ticked and where one stood is kept. */
  isHidden: boolean;
};

/** The rows of a register on a page of their own. */
export function ListScreen({ list, isOpen, isHidden }: ListScreenProps) {
  const [measure, narrow] = useNarrow();
  const [selecting, setSelecting] = useState(false);
  const [deleting, setDeleting] = useState<readonly AnyRow[]>([]);
  const { selection, resource } = list;
  const titleOf = useRowTitle(resource);
  const jobs = useJobs(resource, (rows) => selection.mark(rows, false));
  const removal = useRemoval(resource, {
    onGone: (row) => selection.mark([row], false),
    onBack: () => undefined,
  });
  useScrollPlace(isHidden, list.address.open as string | undefined);
  const ticked = selection.selected.size > 0;
  const Toolbar = narrow ? (
    <PhoneToolbar list={list} onSelect={() => setSelecting(!selecting)} />
  ) : (
    <ListToolbar list={list} />
  );
  const bulk = <BulkBar list={list} jobs={jobs} narrow={narrow} onDelete={() => setDeleting(list.ticked)} />;
  return (
    <div
      ref={measure}
      className={cn(
        'resource-list flex flex-col gap-3 max-md:min-h-[calc(100dvh-var(--header)-(--spacing(9)))]',
        isHidden && 'hidden',
      )}
      data-print={isOpen ? undefined : ''}
    >
      <ListHead list={list} narrow={narrow} isOpen={isOpen} />
      <ListNotices list={list} />
      {Toolbar}
      {jobs.report && <BulkReport jobs={jobs} report={jobs.report} titleOf={titleOf} />}
      <Results
        list={list}
        jobs={jobs}
        narrow={narrow}
        selecting={selecting || ticked}
        removal={removal}
        bulk={ticked && !narrow && bulk}
      />
      {narrow && (
        <ThumbBar phoneOnly={!ticked}>{ticked ? bulk : <CreateButton list={list} large />}</ThumbBar>
      )}
      {removal.dialog}
      {deleting.length > 0 && (
        <DeleteQuestion
          rows={deleting}
          titleOf={titleOf}
          onClose={() => setDeleting([])}
          onConfirm={() => jobs.start(deletion(jobs.writes), deleting)}
        />
      )}
    </div>
  );
}

type Removal = ReturnType<typeof useRemoval>;

type ResultsProps = {
  list: List;
  jobs: Jobs;
  narrow: boolean;
  selecting: boolean;
  removal: Removal;
  /** Over the rows while some are ticked. */
  bulk: ReactNode;
};

function Results({ list, jobs, narrow, selecting, removal, bulk }: ResultsProps) {
  const t = useText(listTexts);
  const within = useRef<HTMLDivElement>(null);
  useRowKeys(within);
  const onRun: RunOne = (row, what) => {
    if (what === 'restore') return removal.restore(row);
    if ('set' in what) return jobs.start(change(jobs.writes, what.set, what.value), [row]);
    const action = list.options.actions?.find(({ id }) => id === what.action);
    if (action) jobs.start(actionOf(jobs.writes, action), [row]);
  };
  const rows = { list, onDelete: removal.ask, onRun };
  return (
    <QueryView
      query={list.query}
      skeleton={narrow ? 'list' : 'table'}
      loadingLabel={t('loading')}
      errorTitle={t('loadFailed', { title: list.title.toLowerCase() })}
      isEmpty={({ data }) => data.length === 0}
      empty={<ListEmpty list={list} />}
    >
      {() =>
        list.markOf === null ? (
          <Skeleton variant={narrow ? 'list' : 'table'} label={t('loading')} />
        ) : (
          <div
            ref={within}
            aria-busy={list.isOld}
            className={cn('transition-opacity duration-200', list.isOld && 'opacity-60')}
          >
            {narrow ? (
              <div className="grid gap-2">
                <RecordCards {...rows} selecting={selecting} />
                <ListPager list={list} />
              </div>
            ) : (
              <Card className="overflow-clip">
                {bulk}
                <RecordTable {...rows} />
                <ListPager list={list} />
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
      data-keep-clear
      className={cn(
        'sticky bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] z-20 -mx-(--gutter) mt-auto -mb-6 border-t bg-surface px-(--gutter) py-2 empty:hidden print:hidden',
        phoneOnly && 'md:hidden',
      )}
    >
      {children}
    </div>
  );
}

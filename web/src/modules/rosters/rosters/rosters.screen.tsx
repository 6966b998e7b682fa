import { may } from '@leme/contract/access/permission';
import { dayIn } from '@leme/contract/kit/values/days';
import type { Board } from '@leme/contract/rosters/roster-endpoints';
import { weekOf } from '@leme/contract/rosters/states';
import { Suspense, useState } from 'react';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { usePageTitle } from '#kit/auth-session/open-pages.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { DepartureList } from './departure-list.tsx';
import { PeopleGrid } from './people-grid.tsx';
import { prefetchRoster, useRoster } from './roster.queries.ts';
import { RosterActions } from './roster-actions.tsx';
import { type RosterAddress, readRosterAddress } from './roster-address.ts';
import { RosterBar } from './roster-bar.tsx';
import { rostersTexts } from './texts/texts.ts';

const CandidatesDialog = lazyPart(
  async () => (await import('./lazy/candidates-dialog.tsx')).CandidatesDialog,
);
const ProposalDialog = lazyPart(async () => (await import('./lazy/proposal-dialog.tsx')).ProposalDialog);
const ShiftDialog = lazyPart(async () => (await import('./lazy/shift-dialog.tsx')).ShiftDialog);
const PublishDialog = lazyPart(async () => (await import('./lazy/publish-dialog.tsx')).PublishDialog);

/** The week somebody builds: departures with the places nobody has, or people with what each does. */
export const screen = Object.assign(Rosters, { prefetch: prefetchRoster });

function Rosters() {
  const t = useText(rostersTexts);
  const titleOf = usePageTitle();
  const zone = useTimeZone();
  const { state, change } = useUrlState(readRosterAddress);
  const week = weekOf(state.week ?? dayIn(zone, Temporal.Now.instant()));
  const query = useRoster(week);
  const mayWrite = useCan()(may('rosters', 'create'));
  const [dialog, setDialog] = useState<'fill' | 'copy' | 'publish' | 'shift' | null>(null);
  const [shift, setShift] = useState<string | null>(null);
  const locked = query.data?.status === 'locked';
  const ask = (part: Partial<RosterAddress>) =>
    change(
      { of: undefined, position: undefined, boat: undefined, replaces: undefined, ...part },
      { push: true },
    );
  return (
    <div className="grid grid-cols-1 gap-4 max-md:gap-3">
      <PageHeader
        title={titleOf({ name: 'rosters' })}
        subtitle={<span className="print:hidden">{t('subtitle')}</span>}
        actions={query.data && mayWrite && <RosterActions board={query.data} onAsk={setDialog} />}
      />
      <RosterBar
        week={week}
        board={query.data}
        view={state.view ?? 'departures'}
        onWeek={(next) => change({ week: next })}
        onView={(view) => change({ view: view === 'departures' ? undefined : view })}
      />
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={5}
        errorTitle={t('loadFailed')}
        isEmpty={isBare}
        empty={<EmptyState title={t('none')} text={t('noneText')} />}
      >
        {(board) =>
          state.view === 'people' ? (
            <PeopleGrid board={board} />
          ) : (
            <DepartureList board={board} mayWrite={mayWrite} onAsk={ask} onShift={setShift} />
          )
        }
      </QueryView>
      <Suspense>
        {state.of !== undefined && query.data && (
          <CandidatesDialog board={query.data} address={state} needsReason={locked} onClose={() => ask({})} />
        )}
        {(dialog === 'fill' || dialog === 'copy') && (
          <ProposalDialog week={week} kind={dialog} board={query.data} onClose={() => setDialog(null)} />
        )}
        {(dialog === 'shift' || shift !== null) && query.data && (
          <ShiftDialog
            board={query.data}
            shift={query.data.shifts.find(({ id }) => id === shift)}
            onClose={() => {
              setDialog(null);
              setShift(null);
            }}
          />
        )}
        {dialog === 'publish' && <PublishDialog week={week} onClose={() => setDialog(null)} />}
      </Suspense>
    </div>
  );
}

const isBare = ({ departures, shifts, people }: Board) =>
  departures.length === 0 && shifts.length === 0 && people.length === 0;

import { may } from '@leme/contract/access/permission';
import { dayIn } from '@leme/contract/kit/values/days';
import type { Board } from '@leme/contract/rosters/roster-endpoints';
import { weekOf } from '@leme/contract/rosters/states';
import { Suspense, useState } from 'react';
import { useSignedIn, useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { usePageTitle } from '#kit/auth-session/open-pages.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { fetchCode, lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { dayOfBoard } from './day-of-board.ts';
import { prefetchRoster, useRoster } from './roster.queries.ts';
import { RosterActions } from './roster-actions.tsx';
import { type RosterAddress, readRosterAddress } from './roster-address.ts';
import { RosterBar } from './roster-bar.tsx';
import { RosterView } from './roster-view.tsx';
import { rostersTexts } from './texts/texts.ts';

const CandidatesDialog = lazyPart(
  async () => (await import('./lazy/candidates-dialog.tsx')).CandidatesDialog,
);
const ProposalDialog = lazyPart(async () => (await import('./lazy/proposal-dialog.tsx')).ProposalDialog);
const ShiftDialog = lazyPart(async () => (await import('./lazy/shift-dialog.tsx')).ShiftDialog);
const PublishDialog = lazyPart(async () => (await import('./lazy/publish-dialog.tsx')).PublishDialog);

/** The week somebody builds, or a day of it: departures with the places nobody has, or people with what each does. */
export const screen = Object.assign(Rosters, { prefetch: prefetchRoster });

function Rosters() {
  const t = useText(rostersTexts);
  const titleOf = usePageTitle();
  const zone = useTimeZone();
  const { state, change, hrefOf } = useUrlState(readRosterAddress);
  const today = dayIn(zone, Temporal.Now.instant());
  const { day } = state;
  const week = weekOf(day ?? state.week ?? today);
  const query = useRoster(week);
  const board = query.data && (day ? dayOfBoard(query.data, day) : query.data);
  const mayWrite = useCan()(may('rosters', 'create'));
  const [dialog, setDialog] = useState<'fill' | 'copy' | 'publish' | 'shift' | null>(null);
  const [shift, setShift] = useState<string | null>(null);
  const print = usePrint();
  const locked = query.data?.status === 'locked';
  const ask = (part: Partial<RosterAddress>) =>
    change(
      { of: undefined, position: undefined, boat: undefined, replaces: undefined, ...part },
      { push: true },
    );
  const go = (to: string) => change(day ? { day: to, week: undefined } : { week: to });
  const unit = (next: 'week' | 'day') =>
    next === 'week'
      ? change({ day: undefined, week })
      : change({ day: weekOf(today) === week ? today : week, week: undefined });
  return (
    <div className="grid grid-cols-1 gap-4 max-md:gap-3">
      <PageHeader
        title={titleOf({ name: 'rosters' })}
        subtitle={<span className="print:hidden">{t('subtitle')}</span>}
        actions={
          board && (
            <RosterActions
              board={board}
              mayWrite={mayWrite}
              onAsk={setDialog}
              onPrint={() => void print.run({ board, day })}
            />
          )
        }
      />
      <RosterBar
        week={week}
        day={day}
        board={board}
        view={state.view ?? 'departures'}
        onGo={go}
        onUnit={unit}
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
        {(whole) => (
          <RosterView
            board={board ?? whole}
            day={day}
            view={state.view ?? 'departures'}
            mayWrite={mayWrite}
            onAsk={ask}
            onShift={setShift}
            linkOf={(to) => ({
              href: hrefOf({ day: to, week: undefined }),
              onOpen: () => change({ day: to, week: undefined }, { push: true }),
            })}
          />
        )}
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

/** A week is printed as it is looked at, a day as a sheet with boats and telephones. */
function usePrint() {
  const t = useText(rostersTexts);
  const locale = useLocale();
  const format = useFormat();
  const company = useSignedIn().tenant.name;
  return useVerb(
    async ({ board, day }: { board: Board; day: string | undefined }) => {
      if (!day) return window.print();
      const { printDay } = await fetchCode(() => import('./lazy/day/day-sheet.tsx'));
      printDay({ board, day, company, locale, format, now: new Date() });
    },
    { failed: t('notDone') },
  );
}

const isBare = ({ departures, shifts, people }: Board) =>
  departures.length === 0 && shifts.length === 0 && people.length === 0;

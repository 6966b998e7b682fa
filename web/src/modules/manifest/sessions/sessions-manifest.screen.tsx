import { RefreshCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { fetchCode, lazyPart } from '#kit/fetch-code.ts';
import { useText } from '#kit/i18n.ts';
import { QueryView } from '#kit/query-view.tsx';
import { ThumbBar } from '#kit/thumb-bar.tsx';
import { useUrlState } from '#kit/url-state.ts';
import { useNarrow } from '#kit/use-narrow.ts';
import { LiveToasts, useNow, useToday } from '#modules/bookings/public.tsx';
import { Button } from '#ui/button.tsx';
import { AttendanceIssues } from '../issues/late-issues.tsx';
import { DayQuestion } from '../other-day/day-question.tsx';
import { useOutboxState } from '../outbox/attendance-queue.ts';
import { InSight, isStale } from '../stale-banner.tsx';
import { paintCards } from './cards-of.ts';
import { DayBar } from './day-bar.tsx';
import { DayList } from './day-list.tsx';
import { filterCards } from './day-of-cards.ts';
import { DaySearch } from './day-search.tsx';
import { NoSessions, NothingMatches, StaleDay } from './day-states.tsx';
import { DayTotals } from './day-totals.tsx';
import { LoadFailure, useFailureToast } from './load-failure.tsx';
import { noPier } from './pier-search.ts';
import { useSessionsManifest } from './sessions-manifest.queries.ts';
import {
  noFilters,
  readSessionsManifestSearch,
  type SessionsManifestSearch,
} from './sessions-manifest-search.ts';
import { sessionsTexts } from './texts/texts.ts';
import { useChoices } from './use-choices.ts';
import { useWayBack } from './use-way-back.ts';

const SessionDialog = lazyPart(
  async () => (await import('../session-dialog/session-dialog.tsx')).SessionDialog,
);

const fetchPier = async () => (await import('./pier-of-card.tsx')).PierOfCard;
const PierOfCard = lazyPart(fetchPier);
// On a phone it is the next thing one opens, with or without a signal.
if (window.innerWidth < 768) void fetchCode(fetchPier).catch(() => undefined);

/** The day's departures as cards, and behind each its manifest: a dialog, on a phone its pier screen. */
export function SessionsManifestScreen() {
  const t = useText(sessionsTexts);
  const { state: search, change, hrefOf } = useUrlState(readSessionsManifestSearch);
  const [typed, setTyped] = useState(search.q ?? '');
  const [measure, narrow] = useNarrow();
  const today = useToday();
  const now = useNow();
  const date = search.date ?? today;
  const { query, refresh, isRefreshing } = useSessionsManifest(date);
  const { queued } = useOutboxState();
  const cards = paintCards(query.data?.data ?? [], queued);
  const { products, suggestions } = useChoices(cards);
  useFailureToast(query, isRefreshing);
  const type = (text: string) => {
    setTyped(text);
    change({ q: text.trim() === '' ? undefined : text });
  };
  const clear = () => {
    setTyped('');
    change(noFilters);
  };
  const filter = (part: SessionsManifestSearch) => change(part);
  const field = { value: typed, onChange: type, suggestions };
  const inside = narrow ? search.session : undefined;
  useWayBack(inside);
  const nameOf = (id: string) =>
    cards.flatMap(({ customers }) => customers).find(({ booking_id }) => booking_id === id)?.name;
  return (
    <div ref={measure} className="grid grid-cols-1 gap-4 max-md:gap-3">
      {inside ? (
        <Suspense fallback={null}>
          <PierOfCard
            key={inside}
            id={inside}
            date={date}
            today={today}
            back={hrefOf({ session: undefined, ...noPier })}
          />
        </Suspense>
      ) : (
        <>
          <DayBar
            date={date}
            today={today}
            onDateChange={(day) => change({ date: day === today ? undefined : day, session: undefined })}
            narrow={narrow}
            refreshing={isRefreshing}
            onRefresh={refresh}
            search={search}
            products={products}
            onChange={filter}
            typed={field}
          />
          <Day
            {...{ date, today, now, cards, query, refresh, narrow, hrefOf, change }}
            shown={filterCards(cards, { ...search, q: typed }, now)}
            missing={search.missing}
            onClear={clear}
          />
          {narrow && (
            <Button size="pier" busy={isRefreshing} onClick={refresh} className="mb-16">
              <RefreshCw aria-hidden="true" className="size-5" strokeWidth={1.75} />
              {t('refresh')}
            </Button>
          )}
          {narrow && (
            <ThumbBar>
              <DaySearch {...field} large />
            </ThumbBar>
          )}
        </>
      )}
      <LiveToasts nameOf={nameOf} />
      <DayQuestion date={date} today={today} />
      <Suspense fallback={null}>
        {!narrow && search.session && (
          <SessionDialog
            key={search.session}
            id={search.session}
            onClose={() => change({ session: undefined })}
          />
        )}
      </Suspense>
    </div>
  );
}

type DayProps = Pick<ReturnType<typeof useSessionsManifest>, 'query' | 'refresh'> &
  Pick<ReturnType<typeof useUrlState<SessionsManifestSearch>>, 'hrefOf' | 'change'> & {
    date: string;
    today: string;
    now: number;
    cards: ReturnType<typeof paintCards>;
    /** Those the filters let through. */
    shown: ReturnType<typeof paintCards>;
    missing: SessionsManifestSearch['missing'];
    narrow: boolean;
    onClear: () => void;
  };

function Day({ date, today, now, cards, shown, missing, query, narrow, onClear, ...rest }: DayProps) {
  const t = useText(sessionsTexts);
  const { refresh, hrefOf, change } = rest;
  return (
    <>
      <InSight>{isStale(query) && <StaleDay query={query} onRetry={refresh} />}</InSight>
      {query.isError && query.data === undefined ? (
        <LoadFailure query={query} onRetry={refresh} />
      ) : (
        <QueryView
          query={query}
          skeleton={narrow ? 'card' : 'grid'}
          skeletonCount={narrow ? 4 : 9}
          loadingLabel={t('loading')}
          errorTitle={t('loadFailed')}
          isEmpty={({ data }) => data.length === 0}
          empty={
            <>
              <AttendanceIssues />
              <NoSessions date={date} />
            </>
          }
        >
          {() => (
            <>
              <AttendanceIssues />
              <DayTotals cards={cards} now={now} missing={missing} onChange={change} />
              {shown.length === 0 && <NothingMatches count={cards.length} onClear={onClear} />}
              <DayList
                key={date}
                cards={shown}
                now={now}
                isToday={date === today}
                narrow={narrow}
                hrefOf={(session) => hrefOf({ session })}
                onOpen={(session) => change({ session }, { push: true })}
              />
            </>
          )}
        </QueryView>
      )}
    </>
  );
}

import { RefreshCw } from 'lucide-react';
import { Suspense } from 'react';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useIsCompact } from '#kit/browser/use-is-compact.ts';
import { NothingFits } from '#kit/list/empty/nothing-fits.tsx';
import { SearchField } from '#kit/list/search/search-field.tsx';
import { useDebouncedText } from '#kit/list/search/use-debounced-text.ts';
import { isStale, StaleNotice } from '#kit/list/stale/stale-notice.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useOutboxState } from '#kit/outbox/own-outbox.ts';
import { ThumbBar } from '#kit/shell/thumb-bar.tsx';
import { fetchCode, lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { LiveToasts, useNow, useToday } from '#modules/bookings/public.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { AttendanceIssues } from '../attendance/issues/issues.tsx';
import { DayQuestion } from '../attendance/other-day/day-question.tsx';
import { ofBookings } from '../attendance/outbox/queue-rules.ts';
import { InSight } from '../session/in-sight.tsx';
import { optimisticCards } from './cards/cards-of.ts';
import { filterCards } from './cards/day-of-cards.ts';
import { useChoices } from './cards/use-choices.ts';
import { DayBar } from './day/day-bar.tsx';
import { DayList } from './day/day-list.tsx';
import { DayTotals } from './day/day-totals.tsx';
import { NoSessions } from './day/no-sessions.tsx';
import { LoadFailure, useFailureToast } from './load-failure.tsx';
import { noPier } from './session-manifest-search.ts';
import { prefetchSessionsManifest, useSessionsManifest } from './sessions-manifest.queries.ts';
import {
  noFilters,
  readSessionsManifestSearch,
  type SessionsManifestSearch,
} from './sessions-manifest-search.ts';
import { sessionsTexts } from './texts/texts.ts';
import { useWayBack } from './use-way-back.ts';

const SessionDialog = lazyPart(
  async () => (await import('./lazy/session-dialog/session-dialog.tsx')).SessionDialog,
);

const fetchPier = async () => (await import('./lazy/phone/manifest-of-card.tsx')).ManifestOfCard;
const PierOfCard = lazyPart(fetchPier);
// On a phone it is the next thing one opens, with or without a signal.
if (window.innerWidth < 768) void fetchCode(fetchPier).catch(() => undefined);

/** The day's departures as cards, and behind each its manifest: a dialog, on a phone its pier screen. */
export const screen = Object.assign(SessionsManifest, { prefetch: prefetchSessionsManifest });

function SessionsManifest() {
  const t = useText(sessionsTexts);
  const { state: search, change, hrefOf } = useUrlState(readSessionsManifestSearch);
  const [measure, compact] = useIsCompact();
  const today = useToday();
  const now = useNow();
  const date = search.date ?? today;
  const { query, refresh, isRefreshing } = useSessionsManifest(date);
  const { queued } = useOutboxState();
  const cards = optimisticCards(query.data?.data ?? [], ofBookings(queued));
  const { products, suggestions } = useChoices(cards);
  useFailureToast(query, isRefreshing);
  const { typed, onType } = useDebouncedText(search.q, (q) => change({ q }));
  const clear = () => {
    onType('');
    change(noFilters);
  };
  const find = { label: t('search'), typed, onType, list: 'day-names' };
  const inside = compact ? search.session : undefined;
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
            compact={compact}
            refreshing={isRefreshing}
            onRefresh={refresh}
            search={search}
            products={products}
            onChange={change}
            find={find}
          />
          <Day
            date={date}
            today={today}
            now={now}
            cards={cards}
            query={query}
            refresh={refresh}
            compact={compact}
            hrefOf={hrefOf}
            change={change}
            shown={filterCards(cards, { ...search, q: typed }, now)}
            missing={search.missing}
            onClear={clear}
          />
          {compact && (
            <Button size="touch" busy={isRefreshing} onClick={refresh} className="mb-16">
              <RefreshCw aria-hidden="true" className="size-5" strokeWidth={1.75} />
              {t('refresh')}
            </Button>
          )}
          {compact && (
            <ThumbBar>
              <SearchField {...find} size="touch" className="min-w-0 flex-1" />
            </ThumbBar>
          )}
        </>
      )}
      <datalist id={find.list}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <LiveToasts nameOf={nameOf} />
      <DayQuestion date={date} today={today} />
      <Suspense fallback={null}>
        {!compact && search.session && (
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
    cards: ReturnType<typeof optimisticCards>;
    /** Those the filters let through. */
    shown: ReturnType<typeof optimisticCards>;
    missing: SessionsManifestSearch['missing'];
    compact: boolean;
    onClear: () => void;
  };

function Day({ date, today, now, cards, shown, missing, query, compact, onClear, ...rest }: DayProps) {
  const t = useText(sessionsTexts);
  const { refresh, hrefOf, change } = rest;
  return (
    <>
      <InSight>{isStale(query) && <StaleNotice query={query} onRetry={refresh} />}</InSight>
      {query.isError && query.data === undefined ? (
        <LoadFailure query={query} onRetry={refresh} />
      ) : (
        <QueryView
          query={query}
          skeleton={compact ? 'card' : 'grid'}
          skeletonCount={compact ? 4 : 9}
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
              {shown.length === 0 && (
                <NothingFits
                  title={t('emptyTitle')}
                  text={t('noMatchText', { count: cards.length })}
                  onClear={onClear}
                />
              )}
              <DayList
                key={date}
                cards={shown}
                now={now}
                isToday={date === today}
                compact={compact}
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

import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { isOwnSession } from '@leme/contract/manifest/rules';
import { Suspense, useMemo } from 'react';
import { isWithoutAnswer } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useIsCompact } from '#kit/browser/use-is-compact.ts';
import { isStale, StaleNotice } from '#kit/list/stale/stale-notice.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { problemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { LiveToasts, useToday } from '#modules/bookings/public.tsx';
import { useDebouncedText } from '../../../kit/list/search/use-debounced-text.ts';
import { AttendanceIssues } from '../attendance/issues/issues.tsx';
import { DayQuestion } from '../attendance/other-day/day-question.tsx';
import { DayContext, useOfDay } from '../attendance/painted/use-day.ts';
import { useAttendance } from '../attendance/use-attendance.ts';
import { guidesOf, owingOf } from '../filter/manifest-filters.ts';
import { filtersOf, noFilters, readManifestSearch } from '../filter/manifest-search.ts';
import { OpenPanel } from '../party/lazy-parts.tsx';
import { ManifestActionsContext } from '../party/manifest-actions.ts';
import { useManifestActionsValue } from '../party/use-manifest-actions.ts';
import { InSight } from '../session/in-sight.tsx';
import { manifestTexts } from '../texts/texts.ts';
import { NoSessions } from './day-empty.tsx';
import { PhoneDay, WideDay, WideFilters } from './day-layout.tsx';
import type { DayProps } from './day-props.ts';
import { prefetchManifest, useManifest } from './manifest.queries.ts';
import { ManifestBar } from './manifest-bar.tsx';
import { RemovedNotice } from './removed-notice.tsx';

/** One day at the pier: who is expected on which boat, and who is aboard. */
export const screen = Object.assign(PassengerManifest, { prefetch: prefetchManifest });

function PassengerManifest() {
  const today = useToday();
  const { date = today } = useUrlState(readManifestSearch).state;
  const view = useManifest(date);
  return (
    <DayContext value={view.day}>
      <ManifestOfDay {...view} date={date} today={today} />
    </DayContext>
  );
}

type ManifestOfDayProps = ReturnType<typeof useManifest> & { date: string; today: string };

/** Drawn when the address changes or asking goes otherwise; what the day holds is drawn where it stands. */
function ManifestOfDay({ date, today, day, query, refresh, isRefreshing }: ManifestOfDayProps) {
  const t = useText(manifestTexts);
  const { state: search, change, hrefOf } = useUrlState(readManifestSearch);
  const { full_name: fullName } = useSignedIn().user.user_metadata;
  const [measure, compact] = useIsCompact();
  const attendance = useAttendance(day);
  const goTo = (to: string) =>
    change({ date: to === today ? undefined : to, session: undefined, list: undefined });
  const actions = useManifestActionsValue(attendance, (open, of) => change({ open, of }, { push: true }));
  const { typed, onType } = useDebouncedText(search.q, (q) => change({ q }));
  const looking = useMemo(
    () => ({ filters: { ...filtersOf(search), q: typed }, fullName }),
    [search, typed, fullName],
  );
  const { filters } = looking;
  const guides = useOfDay(({ said }) => guidesOf(said.data)) ?? [];
  const owing = useOfDay((painted) => owingOf(painted.day.data)) ?? 0;
  const isEmpty = useOfDay(({ said }) => said.data.length === 0) ?? false;
  const hasOwn = useOfDay(({ said }) => said.data.some((session) => isOwnSession(session, fullName)));
  const isThere = useOfDay(({ said }) => said.data.some(({ id }) => id === search.session));
  const isInside = compact && isThere;
  const props: DayProps = {
    date,
    isToday: date === today,
    looking,
    sessionId: search.session,
    typed,
    onType,
    owing: actions.visible.money ? owing : null,
    hasOwn: hasOwn ?? false,
    byPerson: search.list === 'people',
    onByPerson: (byPerson) => change({ list: byPerson ? 'people' : undefined }, { push: true }),
    hrefOf,
    onChange: change,
    onOpenSession: (session) => change({ session, list: undefined }, { push: session !== undefined }),
    onGo: (part) => change(part, { push: true }),
    onClear: () => {
      onType('');
      change(noFilters);
    },
    onCsv: actions.openCsv,
    stale: isStale(query) && <StaleNotice query={query} onRetry={refresh} />,
    refreshing: isRefreshing,
    onRefresh: refresh,
    scan: actions.mayCheckIn ? { onCheckIn: attendance.board, onRefresh: refresh } : null,
  };
  const Day = compact ? PhoneDay : WideDay;
  return (
    <ManifestActionsContext value={actions}>
      <div ref={measure} className="grid grid-cols-1 gap-4 max-md:gap-3">
        {!isInside && (
          <ManifestBar
            date={date}
            today={today}
            onDateChange={goTo}
            compact={compact}
            refreshing={isRefreshing}
            onRefresh={refresh}
            filters={filters}
            guides={guides}
            onChange={change}
          />
        )}
        <Suspense fallback={null}>
          {!compact && <WideFilters {...props} filters={filters} guides={guides} />}
        </Suspense>
        {!isInside && <InSight>{props.stale}</InSight>}
        <RemovedNotice />
        <QueryView
          query={query}
          skeleton="card"
          loadingLabel={t('loading')}
          errorTitle={t('loadFailed')}
          errorText={(error) => (isWithoutAnswer(error) ? t('notKept') : problemText(error))}
          isEmpty={() => isEmpty}
          empty={<EmptyDay date={date} />}
        >
          {() => (
            <Suspense fallback={null}>
              <AttendanceIssues />
              <Day {...props} />
            </Suspense>
          )}
        </QueryView>
        <LiveToasts nameOf={(id) => nameIn(day.painted.get()?.said.data ?? [], id)} />
        <DayQuestion date={date} today={today} />
        <OpenPanel
          open={search.open}
          of={search.of}
          onClose={() => change({ open: undefined, of: undefined })}
        />
      </div>
    </ManifestActionsContext>
  );
}

/** Whose booking it is. */
function nameIn(sessions: readonly ManifestSession[], id: string): string | undefined {
  const has = ({ bookings }: ManifestSession) => bookings.find((booking) => booking.id === id);
  return sessions.map(has).find(Boolean)?.customer_name;
}

/** What waits for the office is looked at on a day without departures too. */
function EmptyDay({ date }: { date: string }) {
  return (
    <>
      <AttendanceIssues />
      <NoSessions date={date} />
    </>
  );
}

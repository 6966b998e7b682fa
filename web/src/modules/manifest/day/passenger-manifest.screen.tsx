import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { isOwnSession } from '@leme/contract/manifest/rules';
import { Suspense } from 'react';
import { isWithoutAnswer } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useIsCompact } from '#kit/browser/use-is-compact.ts';
import { isStale, StaleNotice } from '#kit/list/stale/stale-notice.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { problemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { LiveToasts, useNow, useToday } from '#modules/bookings/public.tsx';
import { useDebouncedText } from '../../../kit/list/search/use-debounced-text.ts';
import { AttendanceIssues } from '../attendance/issues/issues.tsx';
import { DayQuestion } from '../attendance/other-day/day-question.tsx';
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
import { DayPicture, useTakeOver } from './day-picture.tsx';
import type { DayProps } from './day-props.ts';
import { prefetchManifest, useManifest } from './manifest.queries.ts';
import { ManifestBar } from './manifest-bar.tsx';
import { RemovedNotice } from './removed-notice.tsx';

/** One day at the pier: who is expected on which boat, and who is aboard. */
export const screen = Object.assign(PassengerManifest, { prefetch: prefetchManifest });

function PassengerManifest() {
  const t = useText(manifestTexts);
  const { state: search, change, hrefOf } = useUrlState(readManifestSearch);
  const { full_name: fullName } = useSignedIn().user.user_metadata;
  const [measure, compact] = useIsCompact();
  const today = useToday();
  const now = useNow();
  const date = search.date ?? today;
  const { query, refresh, isRefreshing } = useManifest(date);
  const attendance = useAttendance(query.data);
  const goTo = (to: string) =>
    change({ date: to === today ? undefined : to, session: undefined, list: undefined });
  const actions = useManifestActionsValue(attendance, (open, of) => change({ open, of }, { push: true }));
  const { typed, onType } = useDebouncedText(search.q, (q) => change({ q }));
  const { painted } = attendance;
  useTakeOver(query.isError || query.data?.data.length === 0);
  const sessions = painted?.data ?? [];
  const filters = { ...filtersOf(search), q: typed };
  const isInside = compact && sessions.some(({ id }) => id === search.session);
  const day: Omit<DayProps, 'manifest'> = {
    looking: { filters, kept: attendance.fresh, fullName },
    attendance,
    now,
    isToday: date === today,
    sessionId: search.session,
    typed,
    onType,
    owing: actions.visible.money ? owingOf(sessions) : null,
    hasOwn: sessions.some((session) => isOwnSession(session, fullName)),
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
            sessions={sessions}
            filters={filters}
            guides={guidesOf(sessions)}
            onChange={change}
          />
        )}
        <Suspense fallback={null}>
          {!compact && (
            <WideFilters
              {...day}
              filters={filters}
              guides={guidesOf(sessions)}
              scan={painted && day.scan ? { ...day.scan, day: painted } : null}
            />
          )}
        </Suspense>
        {!isInside && <InSight>{day.stale}</InSight>}
        <RemovedNotice manifest={query.data} />
        <QueryView
          query={query}
          skeleton="card"
          loadingLabel={t('loading')}
          errorTitle={t('loadFailed')}
          errorText={(error) => (isWithoutAnswer(error) ? t('notKept') : problemText(error))}
          isEmpty={({ data }) => data.length === 0}
          empty={<EmptyDay date={date} />}
        >
          {(manifest) => (
            <Suspense fallback={null}>
              <AttendanceIssues />
              <Day {...day} manifest={painted ?? manifest} />
              <DayPicture day={painted ?? manifest} isToday={date === today} />
            </Suspense>
          )}
        </QueryView>
        <LiveToasts nameOf={(id) => nameIn(sessions, id)} />
        <DayQuestion date={date} today={today} />
        <OpenPanel
          open={search.open}
          of={search.of}
          sessions={sessions}
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

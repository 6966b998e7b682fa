import { isOwnSession } from '@leme/contract/manifest/rules';
import { Suspense } from 'react';
import { isWithoutAnswer } from '#kit/api.ts';
import { useText } from '#kit/i18n.ts';
import { problemText } from '#kit/problem-text.ts';
import { QueryView } from '#kit/query-view.tsx';
import { useSignedIn } from '#kit/session.tsx';
import { useUrlState } from '#kit/url-state.ts';
import { useNarrow } from '#kit/use-narrow.ts';
import { LiveToasts, useNow, useToday } from '#modules/bookings/public.tsx';
import { NoSessions } from './day-empty.tsx';
import { PhoneDay, WideDay, WideFilters } from './day-layout.tsx';
import type { DayProps } from './day-props.ts';
import { GoneNotice } from './gone-notice.tsx';
import { AttendanceIssues } from './issues/late-issues.tsx';
import { OpenPanel } from './late-parts.tsx';
import { useManifest } from './manifest.queries.ts';
import { ManifestBar } from './manifest-bar.tsx';
import { guidesOf, owes } from './manifest-filters.ts';
import { filtersOf, noFilters, readManifestSearch } from './manifest-search.ts';
import { DayQuestion } from './other-day/day-question.tsx';
import { PierContext } from './pier.ts';
import { InSight, isStale, StaleBanner } from './stale-banner.tsx';
import { manifestTexts } from './texts/texts.ts';
import { useAttendance } from './use-attendance.ts';
import { usePierValue } from './use-pier-value.ts';
import { useTyped } from './use-typed.ts';

/** One day at the pier: who is expected on which boat, and who is aboard. */
export function PassengerManifestScreen() {
  const t = useText(manifestTexts);
  const { state: search, change, hrefOf } = useUrlState(readManifestSearch);
  const { full_name: fullName } = useSignedIn().user.user_metadata;
  const [measure, narrow] = useNarrow();
  const today = useToday();
  const now = useNow();
  const date = search.date ?? today;
  const { query, refresh, isRefreshing } = useManifest(date);
  const attendance = useAttendance(query.data);
  const goTo = (to: string) =>
    change({ date: to === today ? undefined : to, session: undefined, list: undefined });
  const pier = usePierValue(attendance, (open, of) => change({ open, of }, { push: true }));
  const { typed, onType } = useTyped(search.q, (q) => change({ q }));
  const { painted } = attendance;
  const sessions = painted?.data ?? [];
  const bookings = sessions.flatMap((session) => session.bookings);
  const filters = { ...filtersOf(search), q: typed };
  const isInside = narrow && sessions.some(({ id }) => id === search.session);
  const day: Omit<DayProps, 'manifest'> = {
    looking: { filters, kept: attendance.fresh, fullName },
    attendance,
    now,
    isToday: date === today,
    sessionId: search.session,
    typed,
    onType,
    owing: pier.veil.money ? bookings.filter(owes).length : null,
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
    onCsv: pier.openCsv,
    stale: isStale(query) && <StaleBanner query={query} onRetry={refresh} />,
    refreshing: isRefreshing,
    onRefresh: refresh,
    scan: pier.mayCheckIn ? { onCheckIn: attendance.board, onRefresh: refresh } : null,
  };
  const Day = narrow ? PhoneDay : WideDay;
  return (
    <PierContext value={pier}>
      <div ref={measure} className="grid grid-cols-1 gap-4 max-md:gap-3">
        {!isInside && (
          <ManifestBar
            date={date}
            today={today}
            onDateChange={goTo}
            narrow={narrow}
            refreshing={isRefreshing}
            onRefresh={refresh}
            sessions={sessions}
            filters={filters}
            guides={guidesOf(sessions)}
            onChange={change}
          />
        )}
        <Suspense fallback={null}>
          {!narrow && (
            <WideFilters
              {...day}
              filters={filters}
              guides={guidesOf(sessions)}
              scan={painted && day.scan ? { ...day.scan, day: painted } : null}
            />
          )}
        </Suspense>
        {!isInside && <InSight>{day.stale}</InSight>}
        <GoneNotice manifest={query.data} />
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
            </Suspense>
          )}
        </QueryView>
        <LiveToasts nameOf={(id) => bookings.find((each) => each.id === id)?.customer_name} />
        <DayQuestion date={date} today={today} />
        <OpenPanel
          open={search.open}
          of={search.of}
          sessions={sessions}
          onClose={() => change({ open: undefined, of: undefined })}
        />
      </div>
    </PierContext>
  );
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

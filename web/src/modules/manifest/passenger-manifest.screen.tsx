import { useText } from '#kit/i18n.ts';
import { QueryView } from '#kit/query-view.tsx';
import { useNarrow, useNow, useToday, useUrlState } from '#modules/bookings/public.tsx';
import { NoSessions } from './day-empty.tsx';
import { useManifest } from './manifest.queries.ts';
import { ManifestBar, RefreshButton } from './manifest-bar.tsx';
import { ManifestDay } from './manifest-day.tsx';
import { guidesOf } from './manifest-filters.ts';
import { filtersOf, readManifestSearch } from './manifest-search.ts';
import { manifestMessages } from './messages.ts';
import { StaleBanner } from './stale-banner.tsx';
import { useAttendance } from './use-attendance.ts';

/** One day at the pier: who is expected on which boat, and who is aboard. */
export function PassengerManifestScreen() {
  const t = useText(manifestMessages);
  const { state: search, change, hrefOf } = useUrlState(readManifestSearch);
  const [measure, narrow] = useNarrow();
  const today = useToday();
  const now = useNow();
  const date = search.date ?? today;
  const { query, refresh, isRefreshing } = useManifest(date);
  const attendance = useAttendance();
  const isInside = narrow && query.data?.data.some(({ id }) => id === search.session) === true;
  return (
    <div ref={measure} className="grid grid-cols-1 gap-4 max-md:gap-3">
      {!isInside && (
        <ManifestBar
          date={date}
          today={today}
          onDateChange={(day) => change({ date: day === today ? undefined : day, session: undefined })}
          narrow={narrow}
          refreshing={isRefreshing}
          onRefresh={refresh}
          filters={filtersOf(search)}
          guides={guidesOf(query.data?.data ?? [])}
          onChange={change}
        />
      )}
      <StaleBanner query={query} onRetry={refresh} />
      <QueryView
        query={query}
        skeleton="card"
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<NoSessions />}
      >
        {(manifest) => (
          <ManifestDay
            manifest={attendance.painted(manifest)}
            search={search}
            attendance={attendance}
            now={now}
            narrow={narrow}
            isToday={date === today}
            change={change}
            hrefOf={hrefOf}
            onRefresh={refresh}
          />
        )}
      </QueryView>
      {narrow && !isInside && <RefreshButton busy={isRefreshing} onPress={refresh} large />}
    </div>
  );
}

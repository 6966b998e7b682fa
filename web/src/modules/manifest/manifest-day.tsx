import type { PassengerManifest } from '@leme/contract/manifest/endpoints';
import { useRef } from 'react';
import { NothingMatches } from './day-empty.tsx';
import { filterSessions } from './manifest-filters.ts';
import { filtersOf, type ManifestSearch } from './manifest-search.ts';
import { PhoneDay } from './phone-day.tsx';
import { PhoneSession } from './phone-session.tsx';
import { SessionCard } from './session-card.tsx';
import type { Attendance } from './use-attendance.ts';

export type ManifestDayProps = {
  manifest: PassengerManifest;
  search: ManifestSearch;
  attendance: Attendance;
  now: number;
  narrow: boolean;
  isToday: boolean;
  change: (part: ManifestSearch, options?: { push?: boolean }) => void;
  hrefOf: (part: ManifestSearch) => string;
  onRefresh: () => void;
};

/** The sessions of the day: cards with tables, or on a phone the day and inside it one session. */
export function ManifestDay({ manifest, search, attendance, now, narrow, ...props }: ManifestDayProps) {
  const { change, hrefOf, isToday, onRefresh } = props;
  const cameFrom = useRef<string | null>(null);
  const filters = filtersOf(search);
  const opened = narrow ? manifest.data.find(({ id }) => id === search.session) : undefined;
  if (opened) {
    cameFrom.current = opened.id;
    return (
      <PhoneSession
        key={opened.id}
        session={opened}
        filters={filters}
        attendance={attendance}
        now={now}
        backHref={hrefOf({ session: undefined })}
        onBack={() => change({ session: undefined })}
        onRefresh={onRefresh}
        onFilter={change}
      />
    );
  }
  const shown = filterSessions(manifest.data, filters, attendance.fresh);
  if (shown.length === 0) {
    const clear = () => change({ guide: undefined, checkin: undefined, no_show: undefined });
    return <NothingMatches count={manifest.data.length} onClear={clear} />;
  }
  if (narrow) {
    return (
      <PhoneDay
        sessions={shown}
        now={now}
        isToday={isToday}
        cameFrom={cameFrom.current}
        hrefOf={(session) => hrefOf({ session })}
        onOpen={(session) => change({ session }, { push: true })}
      />
    );
  }
  return (
    <div className="grid gap-4">
      {shown.map((each) => (
        <SessionCard key={each.session.id} {...each} now={now} attendance={attendance} />
      ))}
    </div>
  );
}

import type { PassengerManifest } from '@leme/contract/manifest/endpoints';
import type { ReactNode } from 'react';
import { useSignedIn } from '#kit/session.tsx';
import { useUrlState } from '#kit/url-state.ts';
import { useNow } from '#modules/bookings/public.tsx';
import { OpenPanel } from '../late-parts.tsx';
import { filtersOf, noFilters, type Panel } from '../manifest-search.ts';
import { PhoneSession } from '../phone-session.tsx';
import { PierContext } from '../pier.ts';
import { useAttendance } from '../use-attendance.ts';
import { usePierValue } from '../use-pier-value.ts';
import { useTyped } from '../use-typed.ts';
import { readPierSearch, toPierSearch } from './pier-search.ts';

export type PierDayProps = {
  id: string;
  day: PassengerManifest;
  today: string;
  refresh: () => void;
  isRefreshing: boolean;
  /** That the rows are of an earlier moment. */
  stale: ReactNode;
};

/** The pier screen of one departure of a day, with its filters in the address of the cards. */
export function PierDay({ id, day, today, refresh, isRefreshing, stale }: PierDayProps) {
  const { state: search, change: changeOwn, hrefOf: hrefOfOwn } = useUrlState(readPierSearch);
  const change: typeof changeOwn = (part, options) => changeOwn(toPierSearch(part), options);
  const { full_name: fullName } = useSignedIn().user.user_metadata;
  const now = useNow();
  const attendance = useAttendance(day);
  const open = (panel: Panel, of: string) => change({ open: panel, of }, { push: true });
  const pier = usePierValue(attendance, open);
  const { typed, onType } = useTyped(search.q, (q) => change({ q }));
  const manifest = attendance.painted ?? day;
  const session = manifest.data.find((each) => each.id === id);
  if (!session) return null;
  const filters = { ...filtersOf(search), q: typed };
  return (
    <PierContext value={pier}>
      <PhoneSession
        key={id}
        session={session}
        manifest={manifest}
        looking={{ filters, kept: attendance.fresh, fullName }}
        attendance={attendance}
        now={now}
        isToday={day.date === today}
        sessionId={id}
        byPerson={search.list === 'people'}
        onByPerson={(byPerson) => change({ list: byPerson ? 'people' : undefined }, { push: true })}
        typed={typed}
        onType={onType}
        owing={pier.veil.money ? 0 : null}
        hasOwn={false}
        hrefOf={(part) => hrefOfOwn(toPierSearch(part))}
        onChange={change}
        onOpenSession={(to) => change({ session: to })}
        onGo={(part) => change(part, { push: true })}
        onClear={() => {
          onType('');
          change(noFilters);
        }}
        onCsv={pier.openCsv}
        refreshing={isRefreshing}
        onRefresh={refresh}
        stale={stale}
        scan={pier.mayCheckIn ? { onCheckIn: attendance.board, onRefresh: refresh } : null}
      />
      <OpenPanel
        open={search.open}
        of={search.of}
        sessions={manifest.data}
        onClose={() => change({ open: undefined, of: undefined })}
      />
    </PierContext>
  );
}

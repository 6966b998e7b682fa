import { type ReactNode, useMemo } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useDebouncedText } from '../../../../../kit/list/search/use-debounced-text.ts';
import { useDay, useOfDay } from '../../../attendance/painted/use-day.ts';
import { useAttendance } from '../../../attendance/use-attendance.ts';
import { PhoneSession } from '../../../day/lazy/phone/phone-session.tsx';
import { filtersOf, noFilters, type Panel } from '../../../filter/manifest-search.ts';
import { OpenPanel } from '../../../party/lazy-parts.tsx';
import { ManifestActionsContext } from '../../../party/manifest-actions.ts';
import { useManifestActionsValue } from '../../../party/use-manifest-actions.ts';
import { readPierSearch, toPierSearch } from '../../session-manifest-search.ts';

export type PhoneManifestProps = {
  id: string;
  today: string;
  refresh: () => void;
  isRefreshing: boolean;
  /** That the rows are of an earlier moment. */
  stale: ReactNode;
};

/** The pier screen of one departure of a day, with its filters in the address of the cards. */
export function PhoneManifest({ id, today, refresh, isRefreshing, stale }: PhoneManifestProps) {
  const { state: search, change: changeOwn, hrefOf: hrefOfOwn } = useUrlState(readPierSearch);
  const change: typeof changeOwn = (part, options) => changeOwn(toPierSearch(part), options);
  const { full_name: fullName } = useSignedIn().user.user_metadata;
  const day = useDay();
  const date = useOfDay(({ said }) => said.date) ?? today;
  const attendance = useAttendance(day);
  const open = (panel: Panel, of: string) => change({ open: panel, of }, { push: true });
  const actions = useManifestActionsValue(attendance, open);
  const { typed, onType } = useDebouncedText(search.q, (q) => change({ q }));
  const looking = useMemo(
    () => ({ filters: { ...filtersOf(search), q: typed }, fullName }),
    [search, typed, fullName],
  );
  return (
    <ManifestActionsContext value={actions}>
      <PhoneSession
        key={id}
        id={id}
        date={date}
        looking={looking}
        isToday={date === today}
        sessionId={id}
        byPerson={search.list === 'people'}
        onByPerson={(byPerson) => change({ list: byPerson ? 'people' : undefined }, { push: true })}
        typed={typed}
        onType={onType}
        owing={actions.visible.money ? 0 : null}
        hasOwn={false}
        hrefOf={(part) => hrefOfOwn(toPierSearch(part))}
        onChange={change}
        onOpenSession={(to) => change({ session: to })}
        onGo={(part) => change(part, { push: true })}
        onClear={() => {
          onType('');
          change(noFilters);
        }}
        onCsv={actions.openCsv}
        refreshing={isRefreshing}
        onRefresh={refresh}
        stale={stale}
        scan={actions.mayCheckIn ? { onCheckIn: attendance.board, onRefresh: refresh } : null}
      />
      <OpenPanel
        open={search.open}
        of={search.of}
        onClose={() => change({ open: undefined, of: undefined })}
      />
    </ManifestActionsContext>
  );
}

import type { Places } from '@leme/contract/manifest/departures';
import type { ManifestSession, PassengerManifest } from '@leme/contract/manifest/endpoints';
import type { QueryKey } from '@tanstack/react-query';
import { shallow, useSelector } from '@tanstack/react-store';
import { createContext, useContext, useLayoutEffect, useMemo } from 'react';
import type { Kept } from '#kit/live/live-view.ts';
import { useAt } from '#modules/bookings/public.tsx';
import { filterSessions, type Looking, shownBy } from '../../filter/manifest-filters.ts';
import { placesOfDay } from '../../rows/use-scroll-to-next.ts';
import { type DayStore, openDayStore, type Painted, type Party, type SessionFacts } from './day-store.ts';

export const DayContext = createContext<DayStore | null>(null);

/** A page that shows a day by its store is drawn again when asking goes otherwise, not with each answer. */
export const byItsStore = { notifyOnChangeProps: ['status', 'error'] } satisfies Kept;

/** The day `queryKey` asks for, while the page is open; both given are the same objects while they mean the same. */
export function useDayStore<T>(queryKey: QueryKey, toDay: (answer: T) => PassengerManifest): DayStore {
  const day = useMemo(() => openDayStore(queryKey, toDay), [queryKey, toDay]);
  // Outside system: answers and the outbox.
  useLayoutEffect(() => day.follow(), [day]);
  return day;
}

/** The day on the screen, to ask or to change when something is pressed. */
export function useDay(): DayStore {
  const day = useContext(DayContext);
  if (!day) throw new Error('useDay outside of a manifest');
  return day;
}

/** Something of the day, by its parts; who asks is drawn again only when one of them has changed. */
export function useOfDay<T>(pick: (painted: Painted) => T): T | undefined {
  return usePicked(useDay(), pick);
}

/** Likewise of a day that is at hand. */
export function usePicked<T>(day: DayStore, pick: (painted: Painted) => T): T | undefined {
  return useSelector(day.painted, (painted) => painted && pick(painted), { compare: shallow });
}

export function useParty(id: string): Party | undefined {
  return useSelector(useDay().party(id));
}

/** The session as it stands now. */
export function sessionIn({ painted }: DayStore, id: string): ManifestSession | undefined {
  return painted.get()?.day.data.find((session) => session.id === id);
}

/** The session with this id, drawn again when it or one of its bookings has changed. */
export function useSessionOfDay(id: string | undefined): ManifestSession | undefined {
  return useOfDay(({ day }) => day.data.find((session) => session.id === id));
}

/** What a session is beside its bookings, drawn again when that has changed. */
export function useSessionFacts(id: string): SessionFacts | undefined {
  return useOfDay(({ day }) => {
    const { bookings: _, ...facts } = day.data.find((session) => session.id === id) ?? {};
    return 'id' in facts ? facts : undefined;
  });
}

/** The sessions to show. */
export function useShownSessions(looking: Looking): readonly string[] {
  return (
    useOfDay(({ day, fresh }) => filterSessions(day.data, looking, fresh).map(({ session }) => session.id)) ??
    []
  );
}

/** All bookings to show, for what is done after one of them comes or goes. */
export function useShownRows(looking: Looking): readonly string[] {
  const rows = useOfDay(({ day, fresh }) =>
    filterSessions(day.data, looking, fresh).flatMap(({ bookings }) => bookings.map(({ id }) => id)),
  );
  return rows ?? [];
}

/** Where the shown sessions stand at this hour. */
export function usePlaces(looking: Looking): Places {
  const day = useDay();
  const placesAt = (now: number) => {
    const painted = day.painted.get();
    return placesOfDay(painted ? filterSessions(painted.day.data, looking, painted.fresh) : [], now);
  };
  useOfDay(() => placesAt(Date.now()));
  return useAt(placesAt);
}

/** The bookings to show of a session. */
export function useShownBookings(sessionId: string, looking: Looking): readonly string[] {
  return (
    useOfDay(({ day, fresh }) => {
      const session = day.data.find(({ id }) => id === sessionId);
      return session?.bookings.filter(shownBy(looking, fresh)).map(({ id }) => id);
    }) ?? []
  );
}

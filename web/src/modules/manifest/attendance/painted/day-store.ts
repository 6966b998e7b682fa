import type { ManifestBooking, ManifestSession, PassengerManifest } from '@leme/contract/manifest/endpoints';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { type Atom, batch, createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import { queryClient } from '#kit/api/query-client.ts';
import { onceFor } from '#kit/browser/once-for.ts';
import { outboxState, splitQueue, subscribeToOutbox } from '#kit/outbox/own-outbox.ts';
import { optimisticDay } from '../outbox/optimistic.ts';
import { ofBookings } from '../outbox/queue-rules.ts';
import { recentlyChanged } from './recently-changed.ts';

/** What a session is beside its bookings. */
export type SessionFacts = Omit<ManifestSession, 'bookings'>;

/** A booking as it stands on the screen. */
export type Party = {
  booking: ManifestBooking;
  /** A change is on its way. */
  busy: boolean;
  /** A change is kept and waits for a connection. */
  waiting: boolean;
  /** Changed a moment ago. */
  fresh: boolean;
};

type Marks = Record<'busy' | 'waiting' | 'fresh', ReadonlySet<string>>;

export type Painted = Marks & {
  /** What the server said last. */
  said: PassengerManifest;
  /** The same with what was pressed here and is not through yet. */
  day: PassengerManifest;
};

/**
 * A day outside of React. Who shows a part of it listens to that part: a tap, or a colleague's, draws one card and the
 * sums it is in, neither the page nor the list.
 */
export type DayStore = {
  /** Nothing until the day is known. */
  painted: ReadonlyAtom<Painted | undefined>;
  /** The booking of this id; what it was last when it has left the day. */
  party: (id: string) => ReadonlyAtom<Party | undefined>;
  /** The booking keeps its place and shape for a few seconds. */
  touch: (id: string) => void;
  /** Follows the answers to the question and what is queued here, until what it returns is called. */
  follow: () => () => void;
};

/** The day that `queryKey` asks for; `toDay` makes one of an answer, the same of the same. */
export function openDayStore<T>(queryKey: QueryKey, toDay: (answer: T) => PassengerManifest): DayStore {
  const hash = hashKey(queryKey);
  const fresh = recentlyChanged(() => paint());
  const painted = createAtom(paintedNow());
  const parties = new Map<string, Atom<Party | undefined>>();
  let paintedOf: readonly unknown[] = [];

  function paintedNow(): Painted | undefined {
    const answer = queryClient.getQueryData<T>(queryKey);
    if (answer === undefined) return;
    const outbox = outboxState();
    const said = toDay(answer);
    const queued = ofBookings(outbox.queued);
    const day = optimisticDay(said, queued);
    return {
      said,
      day,
      ...splitQueue(queued, outbox, ({ booking_id }) => booking_id),
      fresh: fresh.ids(),
    };
  }

  function paint(): void {
    const of = [queryClient.getQueryData(queryKey), outboxState(), fresh.ids()];
    if (of.every((part, at) => part === paintedOf[at])) return;
    paintedOf = of;
    const before = painted.get();
    const after = paintedNow();
    batch(() => {
      painted.set(after);
      for (const id of after ? changedIn(before, after) : []) parties.get(id)?.set(partyIn(after, id));
    });
  }

  return {
    painted,
    party: (id) => {
      const known = parties.get(id);
      if (known) return known;
      const party = createAtom(partyIn(painted.get(), id));
      parties.set(id, party);
      return party;
    },
    touch: fresh.add,
    follow: () => {
      const stops = [
        queryClient
          .getQueryCache()
          .subscribe(({ type, query }) => type === 'updated' && query.queryHash === hash && paint()),
        subscribeToOutbox(paint),
      ];
      paint();
      return () => {
        for (const stop of stops) stop();
        fresh.clear();
      };
    },
  };
}

const bookingsOf = onceFor(
  ({ data }: PassengerManifest) =>
    new Map(data.flatMap(({ bookings }) => bookings.map((booking) => [booking.id, booking] as const))),
);

function partyIn(painted: Painted | undefined, id: string): Party | undefined {
  const booking = painted && bookingsOf(painted.day).get(id);
  if (!booking) return;
  const { busy, waiting, fresh } = painted;
  return { booking, busy: busy.has(id), waiting: waiting.has(id), fresh: fresh.has(id) };
}

/** The bookings that stand otherwise than before. What did not change is the same object, so a session is skipped whole. */
function changedIn(before: Painted | undefined, after: Painted): ReadonlySet<string> {
  const known = new Set(before?.day.data.map(({ bookings }) => bookings));
  const was = before && bookingsOf(before.day);
  const ids = after.day.data
    .filter(({ bookings }) => !known.has(bookings))
    .flatMap(({ bookings }) => bookings)
    .filter((booking) => was?.get(booking.id) !== booking)
    .map(({ id }) => id);
  return new Set([
    ...ids,
    ...(['busy', 'waiting', 'fresh'] as const).flatMap((mark) => unlike(before?.[mark], after[mark])),
  ]);
}

/** What is in one of the two and not in the other. */
function unlike(before: ReadonlySet<string> = new Set(), after: ReadonlySet<string>): string[] {
  if (before === after) return [];
  return [...[...before].filter((id) => !after.has(id)), ...[...after].filter((id) => !before.has(id))];
}

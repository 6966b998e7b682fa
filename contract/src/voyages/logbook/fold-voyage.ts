import type { OpenReason, VoyageEvent, VoyageState } from './voyage-events.ts';

/** A voyage as all that was said of it makes it. */
export type Voyage = {
  status: VoyageState;
  why: OpenReason | null;
  departed_at: string | null;
  returned_at: string | null;
  captain: string | null;
  people_out: number | null;
  people_in: number | null;
  hours_start: number | null;
  hours_end: number | null;
  fuel_start: number | null;
  fuel_end: number | null;
  eta: string | null;
  occurrences: number;
  amendments: number;
};

/**
 * A voyage out of its events, whatever order they come in and however often: an id counts once, and what was said last by
 * those who had seen the most counts where one value has to. The first departure and the first return are its ends in time:
 * who counts anew after that counts again, the boat does not come back again. It is closed once it came back with as many people as it left with and hours that did not run backwards, or somebody explains
 * by name why not.
 */
export function foldVoyage(events: readonly VoyageEvent[]): Voyage {
  const all = inOrder(events);
  const of = (kind: VoyageEvent['kind']) => all.filter((event) => event.kind === kind);
  const [departures, levels, occurrences, amendments] = [
    of('departed'),
    of('fuel_level'),
    of('occurrence'),
    of('amended'),
  ];
  const returns = of('returned');
  const [departed, returned] = [departures[0], returns[0]];
  const ends = {
    people_out: firstOf(departures, 'people'),
    people_in: firstOf(returns.toReversed(), 'people'),
    hours_start: firstOf(departures, 'hours'),
    hours_end: firstOf(returns.toReversed(), 'hours'),
  };
  const why = departed ? (returned ? misfitOf(ends) : null) : 'no-departure';
  const standing = standingOf({
    isCancelled: of('cancelled').length > 0,
    isExplained: amendments.some(({ explains }) => explains),
    isBack: returned !== undefined,
    why,
  });
  return {
    ...standing,
    departed_at: departed?.at ?? null,
    returned_at: returned?.at ?? null,
    captain: firstOf(departures, 'captain'),
    ...ends,
    fuel_start: levels[0]?.level ?? null,
    fuel_end: levels.length > 1 ? (levels.at(-1)?.level ?? null) : null,
    eta: of('eta').at(-1)?.eta ?? firstOf(departures, 'eta'),
    occurrences: occurrences.length,
    amendments: amendments.length,
  };
}

/** Each once, by how much of the voyage was known to whoever said it; two who knew the same, by their ids. */
export function inOrder<E extends Pick<VoyageEvent, 'id' | 'step'>>(events: readonly E[]): E[] {
  const once = new Map(events.map((event) => [event.id, event]));
  return [...once.values()].toSorted(
    (one, other) => one.step - other.step || (one.id < other.id ? -1 : Number(one.id > other.id)),
  );
}

function firstOf<K extends keyof VoyageEvent>(
  events: readonly VoyageEvent[],
  name: K,
): VoyageEvent[K] | null {
  return events.find((event) => event[name] !== null)?.[name] ?? null;
}

type Ends = Pick<Voyage, 'people_out' | 'people_in' | 'hours_start' | 'hours_end'>;

/** What does not fit between how a boat left and how it came back. */
function misfitOf({ people_out, people_in, hours_start, hours_end }: Ends): OpenReason | null {
  if (people_out !== people_in) return 'people';
  return hours_start !== null && hours_end !== null && hours_end < hours_start ? 'hours' : null;
}

type Signs = { isCancelled: boolean; isExplained: boolean; isBack: boolean; why: OpenReason | null };

/** As people read it: one that is back and still open is to be checked, it is not at sea. */
export const shownStatus = ({ status, returned_at }: Pick<Voyage, 'status' | 'returned_at'>): VoyageState =>
  status === 'open' && returned_at !== null ? 'review' : status;

function standingOf({ isCancelled, isExplained, isBack, why }: Signs): Pick<Voyage, 'status' | 'why'> {
  if (isCancelled) return { status: 'cancelled', why: null };
  if (why !== null && isExplained) return { status: 'closed', why: null };
  if (why === 'no-departure') return { status: 'review', why };
  return { status: isBack && why === null ? 'closed' : 'open', why };
}

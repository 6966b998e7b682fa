import { expectedPeople } from '@leme/contract/voyages/count/expected-people';
import { foldCount } from '@leme/contract/voyages/count/fold-count';
import type { DayFacts, Departing } from '@leme/contract/voyages/gate/gate-endpoints';
import type { Entry } from '#kit/outbox/rules.ts';
import {
  isDeparture,
  isVoyage,
  type QueuedDeparture,
  type QueuedVoyage,
} from '../../../outbox/queue-rules.ts';
import { paintVoyage } from '../../paint-pier.ts';

type Said = { voyages: readonly QueuedVoyage[]; said: readonly QueuedDeparture[]; marks: Marks };
/** How people were marked here, by person. */
type Marks = ReadonlyMap<string, string>;

/** A tap of a manifest, as far as a departure looks at it. */
type Marked = Entry & { manifest_passenger_id: string; status: string };
const isMarked = (entry: Entry): entry is Marked => entry.kind === 'mark' && 'manifest_passenger_id' in entry;

/**
 * The departures of a day as they will be once what was said and marked here is through, by the very rules of the server.
 * What came through meanwhile counts once.
 */
export function paintDepartures(day: DayFacts, waiting: readonly Entry[]): DayFacts {
  const said: Said = {
    voyages: waiting.filter(isVoyage),
    said: waiting.filter(isDeparture),
    marks: new Map(
      waiting.filter(isMarked).map(({ manifest_passenger_id, status }) => [manifest_passenger_id, status]),
    ),
  };
  if (said.voyages.length + said.said.length + said.marks.size === 0) return day;
  const painted = day.data.map((departing) => paintDeparture(departing, said));
  const touched = painted.filter((departing, at) => departing !== day.data[at]);
  return { ...day, data: painted.map((departing) => afterOthers(departing, touched)) };
}

function paintDeparture(departing: Departing, { voyages, said, marks }: Said): Departing {
  const { boat_id, session_id } = departing;
  const isOfIt = ({ event }: QueuedVoyage | QueuedDeparture) =>
    event.boat_id === boat_id && (event.session_id ?? null) === session_id;
  const [left, own] = [voyages.filter(isOfIt), said.filter(isOfIt)];
  const isMarkedHere = departing.list.some(({ id }) => marks.has(id));
  if (left.length + own.length === 0 && !isMarkedHere) return departing;
  const seen = new Set([...departing.said, ...departing.seals].map(({ id }) => id));
  const fresh = own.filter(({ id }) => !seen.has(id));
  const words = fresh.filter(({ event }) => event.kind !== 'sealed');
  const all = [...departing.said, ...words.map(wordOf)];
  const isAnswered = all.some(({ kind }) => kind === 'answered');
  const seals = [...departing.seals, ...fresh.flatMap(sealOf)];
  return {
    ...withMarks(departing, marks),
    voyage: left.length === 0 ? departing.voyage : voyageOf(departing, left),
    said: all,
    seals: seals.map((seal) => ({ ...seal, answered: isAnswered || seal.answered })),
  };
}

function wordOf({ id, client_time, by, event }: QueuedDeparture): Departing['said'][number] {
  const {
    kind,
    step = 0,
    moment = null,
    counted = null,
    people = [],
    mark = null,
    check = null,
    text,
  } = event;
  return {
    id,
    kind: kind === 'sealed' ? 'counted' : kind,
    step,
    at: client_time,
    by,
    moment,
    counted,
    people: [...people],
    mark,
    check,
    text: text ?? null,
  };
}

function sealOf({ id, client_time, event, sealed }: QueuedDeparture): Departing['seals'] {
  if (event.kind !== 'sealed' || !sealed) return [];
  const { result, people } = sealed;
  return [
    {
      id,
      // The server makes it where this device did not.
      root: event.seal?.root ?? '',
      result,
      amends: event.amends ?? null,
      sealed_at: client_time,
      answered: result !== 'NO_GO',
      people: [...people],
    },
  ];
}

function voyageOf(
  { voyage, boat_id, boat, session_id }: Departing,
  left: readonly [QueuedVoyage, ...QueuedVoyage[]] | readonly QueuedVoyage[],
): Departing['voyage'] {
  const unknown = { eta: null, people_in: null, hours_start: null, hours_end: null, occurrences: 0 };
  const begun = {
    id: left[0]?.event.voyage_id ?? '',
    status: 'review' as const,
    why: null,
    departed_at: null,
    returned_at: null,
    steps: 0,
    people_out: null,
  };
  const there = { ...(voyage ?? begun), ...unknown, boat_id, boat, session_id };
  const painted = paintVoyage(there as Parameters<typeof paintVoyage>[0], left);
  const { id, status, why, departed_at, returned_at, steps, people_out } = painted;
  return { id, status, why, departed_at, returned_at, steps, people_out };
}

/** Who was marked at the quay meanwhile is aboard, not yet, or did not come. */
function withMarks(departing: Departing, marks: Marks): Departing {
  const { list, facts } = departing;
  const isAboard = ({ id, aboard }: { id: string; aboard: boolean }) =>
    marks.has(id) ? marks.get(id) === 'checked_in' : aboard;
  const isExpected = ({ id }: { id: string }) => marks.get(id) !== 'no_show';
  const marked = <P extends { id: string; aboard: boolean }>(people: readonly P[]): P[] =>
    people.filter(isExpected).map((person) => ({ ...person, aboard: isAboard(person) }));
  return { ...departing, list: marked(list), facts: { ...facts, people: marked(facts.people) } };
}

/** What was released here, and what of the boat's other departures of the day is open now. */
function afterOthers(departing: Departing, touched: readonly Departing[]): Departing {
  const others = touched.filter(
    ({ boat_id, session_id }) => boat_id === departing.boat_id && session_id !== departing.session_id,
  );
  const isOwn = touched.includes(departing);
  if (!isOwn && others.length === 0) return departing;
  const known = new Set(others.flatMap(({ session_id, voyage }) => [session_id, voyage?.id]));
  const { facts, said } = departing;
  return {
    ...departing,
    facts: {
      ...facts,
      released: said.flatMap(({ id, kind, check }) =>
        kind === 'released' && check !== null ? [{ id, check }] : [],
      ),
      previous: [...facts.previous.filter(({ id }) => !known.has(id)), ...others.flatMap(openOf)],
    },
  };
}

function openOf({ session_id, boat_id, voyage, seals, said }: Departing): Departing['facts']['previous'] {
  const { state } = foldCount(expectedPeople(seals), said);
  const count = state === 'missing' ? 'missing' : state === 'roll_call' ? 'count' : null;
  const isOut = voyage?.status === 'open' || voyage?.status === 'review';
  return [
    ...(count ? [{ id: session_id ?? voyage?.id ?? boat_id, kind: count } as const] : []),
    ...(voyage && isOut ? [{ id: voyage.id, kind: 'voyage' } as const] : []),
  ];
}

import type { Position } from '@leme/contract/crew/positions';
import type { DepartureFacts } from '@leme/contract/voyages/gate/departure-facts';
import { departureSettings } from '@leme/contract/voyages/gate/departure-settings';
import type { AskedOfPerson } from '@leme/contract/voyages/gate/gate-checks';
import type { Departing } from '@leme/contract/voyages/gate/gate-endpoints';
import { sql } from 'kysely';
import type { AllHooks } from '#kit/hooks';
import { statement } from '#kit/resource/statement';
import { decidedBy } from '#kit/settings/decided';
import { type CrewOfDay, crewOfDay } from '#modules/crew/public';
import {
  countOf,
  departuresIn,
  type Said,
  saidOf,
  saidOfBoats,
  waitsForWord,
} from '../count/said-of-boats.ts';
import {
  type Expected,
  type Looking,
  readBlockingPlans,
  readBoatPapers,
  readCompany,
  readExpected,
  readSailings,
  readStops,
  type Sailing,
  type Stop,
} from './day-rows.ts';

type Voyage = NonNullable<Departing['voyage']> & { boat_id: string; session_id: string | null };
type Duties = Awaited<ReturnType<AllHooks['namesCrew']>>;
type Asked = {
  date: string;
  now: Temporal.Instant;
  /** Whether documents and births may be told. */
  seesHealth: boolean;
};

type Day = {
  crew: CrewOfDay | null;
  settings: Awaited<ReturnType<typeof decidedBy<typeof departureSettings.fields>>>;
  expected: readonly Expected[];
  papers: ReadonlyMap<string, Awaited<ReturnType<typeof readBoatPapers>>>;
  stops: readonly Stop[];
  plans: ReadonlyMap<string, Awaited<ReturnType<typeof readBlockingPlans>>> | null;
  said: Said;
  voyages: readonly Voyage[];
  duties: Duties;
  /** How many boats each departure has. */
  boats: ReadonlyMap<string, number>;
};

/** Everything the gate decides by, of every boat of every departure of a day. */
export async function readDay(
  work: Looking,
  hooks: Pick<AllHooks, 'namesCrew'>,
  asked: Asked,
): Promise<{ company: string; data: Departing[] }> {
  const { tx, actor } = work;
  const sailings = await readSailings(work, asked.date);
  const boats = [...new Set(sailings.map(({ boat_id }) => boat_id))];
  const sessions = [...new Set(sailings.map(({ session_id }) => session_id))];
  const { name: company, has } = await readCompany(work);
  if (sailings.length === 0) return { company, data: [] };
  const crew = has.has('crew') ? await crewOfDay(work, asked.date) : null;
  const plans = has.has('maintenance') ? await readBlockingPlans(work, boats) : null;
  const day: Day = {
    crew,
    settings: await decidedBy(tx, actor.tenantId, departureSettings),
    expected: await readExpected(work, sessions),
    papers: Map.groupBy(await readBoatPapers(work, boats), ({ boat_id }) => boat_id),
    stops: await readStops(work, boats, asked.date),
    plans: plans && Map.groupBy(plans, ({ boat_id }) => boat_id),
    said: await saidOfBoats(work, boats, asked.now),
    voyages: await readVoyages(work, boats, sessions),
    duties: crew && (await hooks.namesCrew(work, sessions)),
    boats: new Map(
      [...Map.groupBy(sailings, ({ session_id }) => session_id)].map(([id, own]) => [id, own.length]),
    ),
  };
  return { company, data: sailings.map((sailing) => departingOf(sailing, day, asked)) };
}

function departingOf(sailing: Sailing, day: Day, asked: Asked): Departing {
  const { session_id, boat_id, boat, registration_no, product, date } = sailing;
  const { start_time, end_time, starts_at, ends_at, motor_id, hours } = sailing;
  const list = day.expected.filter(
    (each) => each.session_id === session_id && (day.boats.get(session_id) === 1 || each.boat_id === boat_id),
  );
  const voyage =
    day.voyages.find((each) => each.session_id === session_id && each.boat_id === boat_id) ?? null;
  const own = saidOf(day.said, { session_id, boat_id, voyage_id: null });
  const sails = whoSails(sailing, day.crew, day.duties);
  const answered = !waitsForWord(own);
  const sees = asked.seesHealth;
  return {
    session_id,
    product,
    date,
    start_time,
    end_time,
    starts_at,
    ends_at,
    boat_id,
    boat,
    registration_no,
    motor_id,
    hours,
    facts: factsOf(sailing, day, { list, sails, own }) as Departing['facts'],
    list: list.map((each) => told(each, sees)),
    crew: sails.people.map((each) => ({
      ...each,
      papers: each.id && day.crew && sees ? day.crew.papersOf(each.id).slice(0, 20) : [],
    })),
    voyage: voyage && withoutPlace(voyage),
    seals: own.seals.map(({ id, root, result, amends, sealed_at, people }) => {
      return { id, root, result, amends, sealed_at, people, answered };
    }),
    said: own.said.map(({ voyage_id: _v, boat_id: _b, session_id: _s, created_at: _c, people, ...said }) => ({
      ...said,
      people: [...people],
    })),
  };
}

type Own = { list: readonly Expected[]; sails: ReturnType<typeof whoSails>; own: Said };

function factsOf(sailing: Sailing, day: Day, { list, sails, own }: Own): DepartureFacts {
  const { boat_id, boat, capacity, includes_crew, min_crew } = sailing;
  const { crew, settings, plans } = day;
  const asked: AskedOfPerson[] = ['name', ...(settings.departure_fields as AskedOfPerson[])];
  return {
    mode: settings.departure_mode ?? 'avisar',
    date: sailing.date,
    hours: hoursOf(sailing),
    leaving: false,
    boat: { id: boat_id, name: boat, capacity, includes_crew },
    papers: (day.papers.get(boat_id) ?? []).map(({ boat_id: _boat, ...paper }) => paper),
    people: list.map((each) => ({
      id: each.id,
      aboard: each.status === 'checked_in',
      lacks: asked.filter((field) => !each[field]?.trim()),
    })),
    crew: crew && {
      people: sails.people,
      places: crew.placesOf(
        { id: boat_id, min_crew },
        sails.people.flatMap(({ id }) => id ?? []),
      ),
      whole: sails.whole,
      version: crew.version,
    },
    others: 0,
    rest: sails.rest,
    stops: stopsOf(sailing, day.stops, plans !== null),
    plans: plans && (plans.get(boat_id) ?? []).map(({ boat_id: _boat, ...plan }) => plan),
    counted: null,
    previous: previousOf(sailing, day.said, day.voyages),
    released: own.said.flatMap(({ id, kind, check }) =>
      kind === 'released' && check !== null ? [{ id, check }] : [],
    ),
  };
}

function told({ id, booking_id, name, document, birth_date, fare, status }: Expected, sees: boolean) {
  const identity = sees ? { document, birth_date } : { document: null, birth_date: null };
  return { id, booking_id, name, ...identity, fare, aboard: status === 'checked_in' };
}

const withoutPlace = ({ boat_id: _boat, session_id: _session, ...voyage }: Voyage) => voyage;

const hoursOf = ({ starts_at, ends_at }: Sailing) =>
  Math.round(Temporal.Instant.from(starts_at).until(ends_at).total('minutes') / 6) / 10;

/** Who sails: whom the roster names, else the two whom the departure names. */
function whoSails({ session_id, boat_id, captain, guide }: Sailing, crew: CrewOfDay | null, duties: Duties) {
  const own = duties?.filter(
    (duty) => duty.session_id === session_id && (duty.boat_id === null || duty.boat_id === boat_id),
  );
  const rest =
    duties && (own ?? []).flatMap((duty) => (duty.rest ? [{ ...duty.rest, ...person(duty) }] : []));
  if (own && own.length > 0)
    return {
      whole: true,
      rest,
      people: own.map((duty) => ({ ...person(duty), position: duty.position as Position | null })),
    };
  const typed = [
    [captain, 'comandante'],
    [guide, 'guia'],
  ] as const;
  const people = typed.flatMap(([name, position]) => {
    if (!name?.trim()) return [];
    const known = crew?.named(name);
    return [
      { id: known?.id ?? null, name: known?.name ?? name.trim(), position: position as Position | null },
    ];
  });
  return { whole: false, rest, people };
}

const person = ({ crew_id, name }: { crew_id: string; name: string }) => ({ id: crew_id, name });

function stopsOf(
  { boat_id, boat, boat_status, start_time, end_time }: Sailing,
  stops: readonly Stop[],
  looks: boolean,
): DepartureFacts['stops'] {
  const own = stops.filter(
    (stop) =>
      stop.boat_id === boat_id &&
      (stop.from_time === null || stop.from_time < end_time) &&
      (stop.until_time === null || stop.until_time > start_time),
  );
  const found = own.map(({ id, title, is_order }) => {
    return { id, title, kind: is_order ? ('order' as const) : ('stop' as const) };
  });
  const all =
    boat_status === 'active' ? found : [...found, { id: boat_id, kind: 'boat' as const, title: boat }];
  return all.length === 0 && !looks ? null : all;
}

/** What of the boat's voyages before is open: the voyage itself, or the count of its people. */
function previousOf(
  { session_id, boat_id }: Sailing,
  said: Said,
  voyages: readonly Voyage[],
): DepartureFacts['previous'] {
  const open = voyages.filter(
    (each) =>
      each.boat_id === boat_id &&
      each.session_id !== session_id &&
      (each.status === 'open' || each.status === 'review'),
  );
  const counts = departuresIn(said).flatMap((where) => {
    if (where.boat_id !== boat_id || where.session_id === session_id) return [];
    const { state } = countOf(saidOf(said, where));
    if (state !== 'missing' && state !== 'roll_call') return [];
    const id = where.session_id ?? where.voyage_id ?? boat_id;
    return [{ id, kind: state === 'missing' ? ('missing' as const) : ('count' as const) }];
  });
  return [...counts, ...open.map(({ id }) => ({ id, kind: 'voyage' as const }))];
}

function readVoyages({ tx, actor }: Looking, boats: readonly string[], sessions: readonly string[]) {
  return tx.rows(
    statement<Voyage>(sql`select e.id, e.boat_id, e.session_id, e.status, e.why, e.departed_at, e.returned_at, e.steps,
        e.people_out
      from logbook_entries e where e.tenant_id = ${actor.tenantId} and e.boat_id = any(${[...boats]}::uuid[])
        and e.status <> 'cancelled' and (e.status in ('open', 'review') or e.session_id = any(${[...sessions]}::uuid[]))
      order by e.created_at, e.id limit 2000`),
  );
}

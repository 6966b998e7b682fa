import { canonical, hashOf } from '@leme/contract/voyages/seal/canonical';
import {
  type SealedLeaf,
  type SealFile,
  type SealHeader,
  sealFormat,
} from '@leme/contract/voyages/seal/seal';
import type { DemoWork, Stored } from '../../../demo/demo.ts';

export type Sailed = {
  id: string;
  date: string;
  boat_id: string;
  session_id: string | null;
  status: string;
  people_out: number | null;
  departed_at: string | null;
  returned_at: string | null;
};
type Ground = Awaited<ReturnType<typeof readGround>>;
type Around = { work: DemoWork; ground: Ground; user_id: string };

const releasedFor = 'Nomes completados no cais, lista em papel a bordo';

/** Seals of what is out and of the last days, one that left with a release, counts that closed, and one alarm that was closed in words. */
export async function insertDepartures(
  work: DemoWork,
  entries: readonly Sailed[],
  user_id: string,
): Promise<void> {
  const { insert, today } = work;
  const around = { work, ground: await readGround(work), user_id };
  const left = entries.filter(({ session_id, departed_at }) => session_id !== null && departed_at !== null);
  const out = left.filter(({ status }) => status === 'open').slice(0, 1);
  const back = left.filter(({ status }) => status === 'closed');
  // The oldest is the one somebody was looked for; the last is back since a while today.
  const sealed = [...out, ...back.slice(0, 1), ...back.slice(-3)];
  const isAmber = ({ date, status }: Sailed) => date === today && status === 'closed';
  const made = await Promise.all(
    [...new Set(sealed)].map(async (entry) => ({ entry, ...(await sealOf(around, entry, isAmber(entry))) })),
  );
  await insert(
    'departure_seals',
    made.map(({ seal }) => seal),
  );
  await insert(
    'sealed_values',
    made.flatMap(({ values }) => values),
  );
  await insert('departure_events', [
    ...made.flatMap(({ entry, people }) => countsOf(around, entry, people)),
    ...made.slice(1, 2).flatMap(({ entry, people }) => alarmOf(around, entry, people)),
    ...made
      .filter(({ entry }) => isAmber(entry))
      .map(({ entry }) => releaseOf(around, entry, entry.departed_at)),
    ...releasedToday(around, {
      left: new Set(sealed.map(({ session_id }) => session_id)),
      out: new Set(out.map(({ boat_id }) => boat_id)),
    }),
  ]);
}

async function readGround({ read }: DemoWork) {
  const bookings = (await read('bookings')).filter(({ status }) =>
    ['confirmed', 'completed'].includes(status),
  );
  const bookingOf = new Map(bookings.map((booking) => [booking.id, booking]));
  const people = (await read('manifest_passengers')).flatMap((person) => {
    const booking = bookingOf.get(person.booking_id);
    return booking ? [{ person, session_id: booking.session_id, first: booking.customer_name }] : [];
  });
  return {
    people: Map.groupBy(people, ({ session_id }) => session_id),
    boats: new Map((await read('boats')).map((boat) => [boat.id, boat])),
    sessions: new Map((await read('sessions')).map((session) => [session.id, session])),
    products: new Map((await read('products')).map(({ id, name }) => [id, name])),
    sailing: (await read('session_boats')).filter(({ cancelled, position }) => !cancelled && position === 1),
  };
}

const timeOf = (time: unknown) => String(time).slice(0, 5);

async function sealOf({ work, ground, user_id }: Around, entry: Sailed, isReleased: boolean) {
  const { random, timezone, company } = work;
  const result = isReleased ? ('GO_COM_RESSALVA' as const) : ('GO' as const);
  const id = random.id();
  const session = ground.sessions.get(entry.session_id ?? '') as Stored<'sessions'>;
  const boat = ground.boats.get(entry.boat_id) as Stored<'boats'>;
  const aboard = (ground.people.get(session.id) ?? []).slice(0, entry.people_out ?? 0);
  const leaves = aboard.map(
    ({ person, first }): SealedLeaf => ({
      of: 'passenger',
      id: person.id,
      values: {
        name: person.name ?? (person.position === 1 ? first : null),
        document: person.document,
        birth_date: person.birth_date === null ? null : String(person.birth_date).slice(0, 10),
        fare: null,
      },
    }),
  );
  if (isReleased)
    leaves.push({
      of: 'release',
      id: null,
      values: { check: 'names', reason: releasedFor, name: null },
    });
  const salted = leaves.map((leaf) => ({ ...leaf, salt: (random.id() + random.id()).replaceAll('-', '') }));
  const header: SealHeader = {
    format: sealFormat,
    company: { id: boat.tenant_id, name: company.name },
    departure: {
      id: session.id,
      product: ground.products.get(session.product_id) ?? '',
      date: String(session.date).slice(0, 10),
      start_time: timeOf(session.start_time),
      end_time: timeOf(session.end_time),
    },
    voyage_id: entry.id,
    boat: {
      id: boat.id,
      name: boat.boat_name,
      registration_no: boat.registration_no,
      capacity: boat.capacity,
      includes_crew: boat.capacity_includes_crew === true,
      papers: [],
    },
    counts: { aboard: aboard.length, expected: aboard.length, counted: aboard.length, crew: 1, others: 0 },
    gate: { mode: 'avisar', result, checks: isReleased ? [releasedCheck] : [] },
    amends: null,
    sealed_by: 'device',
    sealed_at: String(entry.departed_at),
    zone: timezone,
  };
  const whole: SealFile['header'] = { ...header, leaves: await Promise.all(salted.map(hashOf)) };
  const seal = {
    id,
    voyage_id: entry.id,
    boat_id: entry.boat_id,
    session_id: entry.session_id,
    amends: null,
    root: await hashOf(whole),
    header: canonical(whole),
    result,
    sealed_by: 'device',
    intact: true,
    known: JSON.stringify({ result, differs: [] }),
    sealed_at: String(entry.departed_at),
    created_at: String(entry.departed_at),
    user_id,
  };
  const values = salted.map((value, place) => {
    return { seal_id: id, place, kind: value.of, row_id: value.id, value: canonical(value) };
  });
  return { seal, values, people: salted.flatMap((value) => value.id ?? []) };
}

const releasedCheck = {
  code: 'names' as const,
  state: 'impede',
  weighs: 'avisa',
  sentence: '3 pessoas sem nome',
  released: true,
};

type Said = { kind: string; step: number; at: string; said: object };
const silent = { moment: null, counted: null, people: [] as string[], mark: null, check: null, text: null };

const eventOf = (
  { work, user_id }: Around,
  entry: Pick<Sailed, 'id' | 'boat_id' | 'session_id'>,
  { said, at, ...event }: Said,
) => ({
  id: work.random.id(),
  voyage_id: entry.id === '' ? null : entry.id,
  boat_id: entry.boat_id,
  session_id: entry.session_id,
  ...event,
  at,
  client_time: at,
  created_at: at,
  said: JSON.stringify({ ...silent, ...said }),
  user_id,
});

function countsOf(around: Around, entry: Sailed, people: readonly string[]) {
  const counted = (moment: string, step: number, at: string) =>
    eventOf(around, entry, { kind: 'counted', step, at, said: { moment, counted: people.length } });
  const out = counted('out', 0, String(entry.departed_at));
  return entry.returned_at === null ? [out] : [out, counted('back', 5, String(entry.returned_at))];
}

/** Somebody was looked for, weeks ago, and found: both counts and what was said of it stay. */
function alarmOf(around: Around, entry: Sailed, people: readonly string[]) {
  const [first] = people;
  if (!first || entry.returned_at === null) return [];
  const at = entry.returned_at;
  const later = (minutes: number) => Temporal.Instant.from(at).add({ minutes }).toString();
  const short = { moment: 'back', counted: people.length - 1 };
  return [
    eventOf(around, entry, { kind: 'counted', step: 1, at, said: short }),
    eventOf(around, entry, {
      kind: 'marked',
      step: 2,
      at: later(3),
      said: { people: people.slice(1), mark: 'ashore' },
    }),
    eventOf(around, entry, { kind: 'missing', step: 3, at: later(6), said: { people: [first] } }),
    eventOf(around, entry, {
      kind: 'closed',
      step: 4,
      at: later(28),
      said: { text: 'Estava no banheiro do píer; visto por Davi às 10:20' },
    }),
  ];
}

type Gone = { left: ReadonlySet<string | null>; out: ReadonlySet<string> };

/** Of what is still to leave today the next boat at the quay is released. */
function releasedToday(around: Around, { left, out }: Gone) {
  const { ground, work } = around;
  const startOf = (session_id: string) => timeOf(ground.sessions.get(session_id)?.start_time);
  const [next] = ground.sailing
    .filter(({ session_id, boat_id }) => {
      const session = ground.sessions.get(session_id);
      const isToday = session?.status === 'available' && String(session.date).slice(0, 10) === work.today;
      return isToday && !left.has(session_id) && !out.has(boat_id);
    })
    .toSorted((one, other) => (startOf(one.session_id) < startOf(other.session_id) ? -1 : 1));
  if (!next) return [];
  return [releaseOf(around, { ...next, id: '' }, work.now.toString())];
}

/** A quarter of an hour before. */
function releaseOf(around: Around, where: Pick<Sailed, 'id' | 'boat_id' | 'session_id'>, before: unknown) {
  const at = Temporal.Instant.from(String(before)).subtract({ minutes: 15 }).toString();
  return eventOf(around, where, {
    kind: 'released',
    step: 0,
    at,
    said: { check: 'names', text: releasedFor },
  });
}

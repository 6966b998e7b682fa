import type { DemoWork, Stored } from '../../../demo/demo.ts';
import { insertDepartures } from './insert-departures.ts';

type Session = Stored<'sessions'>;
type Sailing = { session: Session; boat_id: string };
type Entry = ReturnType<typeof entryOf>;

const weeks = 5;
const captains = ['Davi Souza', 'Rui Paz', 'Bia Rocha'] as const;

/** Voyages of the last weeks; of today the first boat out and the next one back, one that should be back, and one that waits for a word. */
export async function insertVoyages(work: DemoWork, user_id: string): Promise<void> {
  const { now, today, random, insert, read } = work;
  const boats = await read('boats');
  const sailings = await sailingsOf(work);
  const begin = now.subtract({ hours: 24 * 7 * weeks }).toString();
  const past = sailings.filter(
    ({ session }) => isBefore(session.ends_at, now) && !isBefore(session.ends_at, begin),
  );
  const closed = past
    .filter(({ session }) => session.date !== today)
    .map((sailing) => {
      const people = 4 + random.below(9);
      const left = minutesAfter(sailing.session.starts_at, random.below(7));
      const back = minutesAfter(sailing.session.ends_at, random.below(18) - 5);
      const ends = { departed_at: left, returned_at: back, people_out: people, people_in: people };
      return entryOf({
        id: random.id(),
        ...sailing,
        date: sailing.session.date,
        status: 'closed',
        ...ends,
        at: left,
      });
    });
  const ofToday = sailings.filter(({ session }) => session.date === today);
  const [first] = ofToday;
  const next = ofToday.find(({ boat_id }) => boat_id !== first?.boat_id);
  const sailing = new Set(ofToday.map(({ boat_id }) => boat_id));
  const free = boats.filter(({ id, status }) => status === 'active' && !sailing.has(id));
  const entries: Entry[] = [
    ...closed,
    ...(first ? [outNow(work, { ...first, ahead: 60 })] : []),
    ...(next ? [backToday(work, next)] : []),
    ...(free[0] ? [outNow(work, { session: null, boat_id: free[0].id, ahead: -60 })] : []),
    ...(free[1] ? [withoutDeparture(work, free[1].id)] : []),
  ];
  await insert(
    'logbook_entries',
    entries.map(({ at: _at, ...entry }) => entry),
  );
  await insert(
    'logbook_events',
    entries.flatMap((entry) => eventsOf(work, entry, user_id)),
  );
  await insertDepartures(work, entries, user_id);
}

async function sailingsOf({ read }: DemoWork): Promise<Sailing[]> {
  const boatOf = new Map(
    (await read('session_boats'))
      .filter(({ cancelled, position }) => !cancelled && position === 1)
      .map(({ session_id, boat_id }) => [session_id, boat_id]),
  );
  return (await read('sessions'))
    .filter(({ status }) => status === 'available')
    .toSorted((one, other) => (isBefore(one.starts_at, other.starts_at) ? -1 : 1))
    .flatMap((session) => {
      const boat_id = boatOf.get(session.id);
      return boat_id === undefined ? [] : [{ session, boat_id }];
    });
}

type Given = {
  id: string;
  session: Session | null;
  boat_id: string;
  date: string;
  status: string;
  departed_at: string | null;
  returned_at: string | null;
  people_out: number | null;
  people_in: number | null;
  eta?: string | null;
  why?: string | null;
  at: string;
};

function entryOf({ session, eta = null, why = null, ...given }: Given) {
  const captain = captains[given.id.charCodeAt(given.id.length - 1) % captains.length] ?? null;
  const steps = Number(given.departed_at !== null) + Number(given.returned_at !== null);
  return {
    ...given,
    session_id: session?.id ?? null,
    why,
    eta,
    captain: given.departed_at === null ? null : captain,
    occurrences: 0,
    amendments: 0,
    steps,
    created_at: given.at,
  };
}

/** Out since a while, and expected so many minutes from now. */
function outNow(
  { now, today, random }: DemoWork,
  sailing: { session: Session | null; boat_id: string; ahead: number },
) {
  const { ahead, ...rest } = sailing;
  const left = now.subtract({ minutes: 100 }).toString();
  return entryOf({
    id: random.id(),
    ...rest,
    date: today,
    status: 'open',
    departed_at: left,
    returned_at: null,
    people_out: 8,
    people_in: null,
    eta: now.add({ minutes: ahead }).toString(),
    at: left,
  });
}

/** Left and back already, with as many as left. */
function backToday({ now, today, random }: DemoWork, sailing: Sailing) {
  const left = now.subtract({ minutes: 170 }).toString();
  return entryOf({
    id: random.id(),
    ...sailing,
    date: today,
    status: 'closed',
    departed_at: left,
    returned_at: now.subtract({ minutes: 25 }).toString(),
    people_out: 7,
    people_in: 7,
    at: left,
  });
}

function withoutDeparture({ now, today, random }: DemoWork, boat_id: string) {
  const at = now.subtract({ minutes: 30 }).toString();
  return entryOf({
    id: random.id(),
    session: null,
    boat_id,
    date: today,
    status: 'review',
    why: 'no-departure',
    departed_at: null,
    returned_at: at,
    people_out: null,
    people_in: 3,
    at,
  });
}

const nothing = {
  people: null,
  hours: null,
  motor_id: null,
  captain: null,
  text: null,
  occurrence: null,
  level: null,
  eta: null,
  explains: false,
};

/** What was said so that each is what it is. */
function eventsOf({ random }: DemoWork, entry: Entry, user_id: string) {
  const { id, departed_at, returned_at, people_out, people_in, captain, eta } = entry;
  const left =
    departed_at === null
      ? []
      : [{ kind: 'departed', at: departed_at, said: { people: people_out, captain, eta } }];
  const back =
    returned_at === null ? [] : [{ kind: 'returned', at: returned_at, said: { people: people_in } }];
  return [...left, ...back].map(({ kind, at, said }, step) => ({
    id: random.id(),
    entry_id: id,
    voyage_id: id,
    kind,
    step,
    at,
    client_time: at,
    created_at: at,
    said: JSON.stringify({ ...nothing, ...said }),
    user_id,
  }));
}

const isBefore = (one: unknown, other: unknown) =>
  Temporal.Instant.compare(Temporal.Instant.from(String(one)), Temporal.Instant.from(String(other))) < 0;

const minutesAfter = (moment: unknown, minutes: number) =>
  Temporal.Instant.from(String(moment)).add({ minutes }).toString();

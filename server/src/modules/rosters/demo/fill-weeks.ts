import type { Position } from '@leme/contract/crew/positions';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { neededPlaces, type Place } from '@leme/contract/rosters/rules/needed-places';
import { breachesOf, type Duty, minutesOf, type RestRules } from '@leme/contract/rosters/rules/working-day';
import { weekOf } from '@leme/contract/rosters/states';
import type { DemoWork, Stored } from '../../../demo/demo.ts';
import { payOf } from '../duties/assign.ts';
import { readMatrix } from './matrix.ts';

export const rules: RestRules = {
  crew_rest: 660,
  crew_rest_effect: 'impede',
  crew_week_rest_effect: 'impede',
  crew_longest_day: 720,
  crew_longest_day_effect: 'avisa',
};
const aroundMinutes = 30;
const guidePer = 20;

export type Given = Duty & {
  crew_id: string;
  session_id: string | null;
  shift_id: string | null;
  boat_id: string | null;
  position: Position;
  pay_amount: number | null;
};
export type Filled = {
  given: Given[];
  /** The weeks of the places nobody could have. */
  open: string[];
  /** Whether nobody but whoever has a duty could have it. */
  isOnlyOne: (duty: Given) => boolean;
};

type Member = Stored<'crew_members'>;

/** Departures one after the other, each place to whoever may have it and has worked least that week. */
export async function fillWeeks(work: DemoWork, from: string, to: string): Promise<Filled> {
  const facts = await readFacts(work);
  const sessions = (await work.read('sessions'))
    .filter(({ date, status }) => from <= date && date <= to && status === 'available')
    .toSorted((one, other) => (String(one.starts_at) < String(other.starts_at) ? -1 : 1));
  const given: Given[] = [];
  const open: string[] = [];
  for (const session of sessions) {
    const boats = facts.boatsOf(session.id);
    const product = facts.products.get(session.product_id);
    if (!product || boats.length === 0) continue;
    const people = facts.peopleOf(session.id);
    const { requires_crew } = product;
    const duty = dutyOf(session, work.timezone);
    const there = new Set<string>();
    for (const place of neededPlaces({ requires_crew, people, boats }, facts.manning, guidePer)) {
      const boat = boats.find(({ id }) => id === place.boat_id) ?? boats[0];
      const found = boat && facts.whoMay({ place, boat, duty, there, given });
      if (!found) {
        open.push(weekOf(duty.date));
        continue;
      }
      there.add(found.person.id);
      given.push({
        ...duty,
        id: work.random.id(),
        crew_id: found.person.id,
        session_id: session.id,
        shift_id: null,
        boat_id: place.boat_id,
        position: found.position,
        pay_amount: payOf(ratesOf(found.person), duty, given.map(asHeld)),
      });
    }
  }
  const isOnlyOne = (held: Given) => {
    const { boat_id, position, session_id } = held;
    const boat = facts.boats.get(boat_id ?? '');
    if (!boat || session_id === null) return false;
    const there = new Set(
      given.filter((each) => each.session_id === session_id).map(({ crew_id }) => crew_id),
    );
    const place = { boat_id, position, competency_id: null };
    return facts.whoMay({ place, boat, duty: held, there, given }) === undefined;
  };
  return { given, open, isOnlyOne };
}

const asHeld = ({ crew_id, date }: Given) => ({ crew_id, date, status: 'proposed' });
const money = (value: unknown) => (value === null ? null : Number(value));
const ratesOf = ({ id, trip_rate, daily_rate }: Member) => ({
  id,
  trip_rate: money(trip_rate),
  daily_rate: money(daily_rate),
});

function dutyOf({ id, starts_at, ends_at }: Stored<'sessions'>, zone: string): Duty {
  const instant = (value: unknown, shift: number) =>
    new Date(new Date(value as string).getTime() + shift * 60_000).toISOString();
  const [from, until] = [instant(starts_at, -aroundMinutes), instant(ends_at, aroundMinutes)];
  return { id, date: dayIn(zone, Temporal.Instant.from(from)), starts_at: from, ends_at: until };
}

type Asked = {
  place: Place;
  boat: Stored<'boats'>;
  duty: Duty;
  /** Who works on it already. */
  there: ReadonlySet<string>;
  given: readonly Given[];
};

async function readFacts(work: DemoWork) {
  const people = (await work.read('crew_members')).filter(({ status }) => status === 'active');
  const leaves = await work.read('crew_leave');
  const sold = Map.groupBy(
    (await work.read('bookings')).filter(({ status }) => status !== 'cancelled' && status !== 'expired'),
    ({ session_id }) => session_id,
  );
  const mayServe = await readMatrix(work);
  const boats = new Map((await work.read('boats')).map((boat) => [boat.id, boat]));
  const sailing = Map.groupBy(
    (await work.read('session_boats')).toSorted((one, other) => one.position - other.position),
    ({ session_id }) => session_id,
  );
  const isAway = (id: string, date: string) =>
    leaves.some((leave) => leave.crew_id === id && leave.starts_on <= date && date <= leave.ends_on);
  return {
    boats,
    products: new Map((await work.read('products')).map((product) => [product.id, product])),
    peopleOf: (id: string) => (sold.get(id) ?? []).reduce((sum, { people: sailing }) => sum + sailing, 0),
    manning: Map.groupBy(
      (await work.read('boat_manning')) as unknown as {
        boat_id: string;
        position: Position;
        count: number;
        competency_id: string | null;
      }[],
      ({ boat_id }) => boat_id,
    ),
    boatsOf: (id: string) => (sailing.get(id) ?? []).flatMap(({ boat_id }) => boats.get(boat_id) ?? []),
    /** Of those who may, whoever has worked least that week, and as what. */
    whoMay({ place, boat, duty, there, given }: Asked) {
      const monday = weekOf(duty.date);
      const sunday = addDays(monday, 6);
      const own = Map.groupBy(given, ({ crew_id }) => crew_id);
      const worked = (id: string) =>
        (own.get(id) ?? [])
          .filter(({ date }) => monday <= date && date <= sunday)
          .reduce((sum, each) => sum + minutesOf(each), 0);
      const free = people
        .filter(({ id }) => !there.has(id) && !isAway(id, duty.date))
        .map((person) => ({ person, minutes: worked(person.id) }));
      for (const { person } of free.toSorted((one, other) => one.minutes - other.minutes)) {
        const does = person.positions as Position[];
        const asked = place.position === null ? does.filter((each) => each !== 'guia') : [place.position];
        const position = asked.find(
          (each) => does.includes(each) && mayServe({ person, position: each, boat, date: duty.date }),
        );
        if (position && rests(own.get(person.id) ?? [], duty)) return { person, position };
      }
      return undefined;
    },
  };
}

/** Whether nothing of hours and rest keeps somebody from a duty. */
const rests = (own: readonly Duty[], duty: Duty) =>
  breachesOf(duty, own, rules).every(({ effect }) => effect === 'avisa');

import type { Position } from '@leme/contract/crew/positions';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { breachesOf, crewDays, type Duty, type RestRules } from '@leme/contract/rosters/rules/working-day';
import { weekOf } from '@leme/contract/rosters/states';
import type { DemoWork } from '../../demo/demo.ts';

const minutes = 30;
const rules: RestRules = {
  crew_rest: 660,
  crew_rest_effect: 'impede',
  crew_week_rest_effect: 'impede',
  crew_longest_day: 720,
  crew_longest_day_effect: 'avisa',
};

type Given = Duty & { crew_id: string; session_id: string; boat_id: string; position: Position };

/** Last week locked, this one published with two who have not answered and one who cannot, the next one begun. */
export async function demo(work: DemoWork): Promise<void> {
  const { today, random, now, staff } = work;
  const created_by = staff.get('admin') ?? random.id();
  const thisWeek = weekOf(today);
  const weeks = [
    { week: addDays(thisWeek, -7), status: 'locked' },
    { week: thisWeek, status: 'published' },
    { week: addDays(thisWeek, 7), status: 'draft' },
  ] as const;
  const given = await planned(work, weeks[0].week, addDays(thisWeek, 13));
  const at = now.toString();
  await work.insert(
    'rosters',
    weeks.map(({ week, status }) => ({
      id: random.id(),
      week,
      status,
      version: 2,
      created_at: at,
      published_at: status === 'draft' ? null : at,
      locked_at: status === 'locked' ? at : null,
    })),
  );
  const ahead = given.filter(({ date, starts_at }) => weekOf(date) === thisWeek && starts_at > at);
  const declined = ahead.at(-1)?.id;
  const open = new Set(ahead.slice(0, 2).map(({ id }) => id));
  await work.insert(
    'crew_assignments',
    given.map(({ id, crew_id, session_id, boat_id, position, date, starts_at, ends_at }) => {
      const week = weeks.find((each) => each.week === weekOf(date));
      const status =
        week?.status === 'locked'
          ? 'done'
          : id === declined
            ? 'declined'
            : week?.status === 'published' && !open.has(id)
              ? 'confirmed'
              : 'proposed';
      const told = [starts_at, ends_at, boat_id, position, session_id].join(' ');
      return {
        id,
        crew_id,
        session_id,
        boat_id,
        position,
        date,
        starts_at,
        ends_at,
        status,
        source: 'hand',
        reason: status === 'declined' ? 'Tenho uma consulta nesse dia' : null,
        told: week?.status === 'draft' || status === 'declined' ? null : told,
        sequence: week?.status === 'draft' ? 0 : 1,
        created_at: at,
        updated_at: at,
        created_by,
      };
    }),
  );
  const living = Map.groupBy(
    given.filter(({ id }) => id !== declined),
    ({ crew_id }) => crew_id,
  );
  await work.insert(
    'crew_days',
    [...living].flatMap(([crew_id, duties]) => crewDays(duties, rules).map((day) => ({ crew_id, ...day }))),
  );
}

/** A captain and a sailor for each departure with a boat, as far as they rest between their days; a few stay open. */
async function planned(work: DemoWork, from: string, to: string): Promise<Given[]> {
  const { random, timezone } = work;
  const people = (await work.read('crew_members')).filter(({ status }) => status === 'active');
  const leaves = await work.read('crew_leave');
  const boats = await work.read('session_boats');
  const sessions = (await work.read('sessions'))
    .filter(({ date, status }) => from <= date && date <= to && status === 'available')
    .toSorted((one, other) => (String(one.starts_at) < String(other.starts_at) ? -1 : 1));
  const given: Given[] = [];
  const instant = (value: unknown, shift: number) =>
    new Date(new Date(value as string).getTime() + shift * 60_000).toISOString();
  for (const session of sessions) {
    const boat = boats.find(({ session_id }) => session_id === session.id);
    if (!boat) continue;
    const starts_at = instant(session.starts_at, -minutes);
    const date = dayIn(timezone, Temporal.Instant.from(starts_at));
    for (const position of ['comandante', 'marinheiro'] as const) {
      const duty = { id: random.id(), date, starts_at, ends_at: instant(session.ends_at, minutes) };
      const person = people.find(
        ({ id, positions }) =>
          positions.includes(position) &&
          !leaves.some((leave) => leave.crew_id === id && leave.starts_on <= date && date <= leave.ends_on) &&
          rests(
            given.filter(({ crew_id }) => crew_id === id),
            duty,
          ),
      );
      if (!person) continue;
      given.push({ ...duty, crew_id: person.id, session_id: session.id, boat_id: boat.boat_id, position });
    }
  }
  return given;
}

/** Whether nothing of hours and rest keeps somebody from a duty. */
const rests = (own: readonly Duty[], duty: Duty) =>
  breachesOf(duty, own, rules).every(({ effect }) => effect === 'avisa');

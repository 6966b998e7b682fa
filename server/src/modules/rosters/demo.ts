import { addDays } from '@leme/contract/kit/values/days';
import { crewDays } from '@leme/contract/rosters/rules/working-day';
import { weekOf } from '@leme/contract/rosters/states';
import type { DemoWork } from '../../demo/demo.ts';
import { fillWeeks, type Given, rules } from './demo/fill-weeks.ts';

/** How many places of the week that is being planned nobody has yet. */
const openPlaces = 5;

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
  const { given: could, open, isOnlyOne } = await fillWeeks(work, weeks[0].week, addDays(thisWeek, 13));
  const next = could.filter(({ date }) => weekOf(date) === weeks[2].week);
  const left = open.filter((week) => week === weeks[2].week).length;
  // Whoever alone could command is trained meanwhile: a place that nobody may fill.
  const busy = left > 0 ? undefined : next.find((each) => each.position === 'comandante' && isOnlyOne(each));
  const count = openPlaces - left - (busy ? 1 : 0);
  const given = leaveOpen(
    could.filter((each) => each !== busy),
    weeks[2].week,
    count,
  );
  if (busy) given.push(await train(work, busy));
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
  const own = given.filter(({ date }) => weekOf(date) === thisWeek);
  const ahead = own.filter(({ starts_at }) => starts_at > at);
  const last = ahead.length > 2 ? ahead : own.slice(-3);
  const declined = last.at(-1)?.id;
  // Who signs in has something to answer.
  const account = (await work.read('crew_members')).find(({ user_id }) => user_id !== null)?.id;
  const first = last.toSorted(
    (one, other) => Number(other.crew_id === account) - Number(one.crew_id === account),
  );
  const unanswered = new Set(
    first
      .filter(({ id }) => id !== declined)
      .slice(0, 2)
      .map(({ id }) => id),
  );
  const stateOf = ({ id, date }: Given) => {
    const week = weeks.find((each) => each.week === weekOf(date));
    if (week?.status === 'locked') return 'done';
    if (id === declined) return 'declined';
    return week?.status === 'published' && !unanswered.has(id) ? 'confirmed' : 'proposed';
  };
  await work.insert(
    'crew_assignments',
    given.map((each) => {
      const { starts_at, ends_at, boat_id, position, session_id } = each;
      const status = stateOf(each);
      const isDraft = weekOf(each.date) === weeks[2].week;
      const told = [starts_at, ends_at, boat_id, position, session_id].join(' ');
      return {
        ...each,
        status,
        source: 'hand',
        reason: status === 'declined' ? 'Tenho uma consulta nesse dia' : null,
        told: isDraft || status === 'declined' ? null : told,
        sequence: isDraft ? 0 : 1,
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

/** Has somebody trained instead of a duty. */
async function train(work: DemoWork, { id, starts_at, ends_at, ...held }: Given): Promise<Given> {
  const shift_id = work.random.id();
  const clock = (instant: string) =>
    Temporal.Instant.from(instant).toZonedDateTimeISO(work.timezone).toPlainTime().toString();
  const said = { kind: 'treinamento', date: held.date, place: 'Capitania dos Portos' };
  const times = { start_time: clock(starts_at), end_time: clock(ends_at), starts_at, ends_at };
  await work.insert('crew_shifts', [{ id: shift_id, ...said, ...times, created_at: work.now.toString() }]);
  return { ...held, id, starts_at, ends_at, session_id: null, shift_id, boat_id: null, pay_amount: null };
}

/** Without so many duties of a week, taken from all over it. */
function leaveOpen(given: readonly Given[], week: string, count: number): Given[] {
  const own = given.filter(({ date }) => weekOf(date) === week);
  const step = Math.max(1, Math.floor(own.length / Math.max(1, count)));
  const left = new Set(
    own
      .filter((_, at) => at % step === step - 1)
      .slice(0, Math.max(0, count))
      .map(({ id }) => id),
  );
  return given.filter(({ id }) => !left.has(id));
}

import type { Position } from '@leme/contract/crew/positions';
import { boats } from '@leme/contract/fleet/boats';
import { crewAssignments } from '@leme/contract/rosters/crew-assignments';
import { mayServe, type Reason } from '@leme/contract/rosters/rules/standing';
import type { Duty } from '@leme/contract/rosters/rules/working-day';
import type { Explanation } from '@leme/contract/rosters/shapes';
import { weekOf } from '@leme/contract/rosters/states';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { holdRows } from '#kit/resource/save/hold-rows';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { readSailings } from '../facts/departures.ts';
import { openJudge } from '../facts/judge.ts';
import { lockPeople, readPeople, readShifts } from '../facts/people.ts';
import type { Rules } from '../facts/rules-of.ts';
import { rulesOf } from '../facts/rules-of.ts';
import type { Person, Sailing } from '../facts/shapes.ts';
import { changeWeeks } from '../week/hold-week.ts';
import { crewNames, followNames } from './crew-names.ts';
import { keepDays } from './keep-days.ts';

/** Somebody for a departure or a shift. */
export type Wanted = {
  crew_id: string;
  session_id: string | null;
  shift_id: string | null;
  boat_id: string | null;
  position: Position;
  source: 'hand' | 'auto' | 'copy';
  explanation: Explanation | null;
  reason: string | null;
};
/** What keeps a wanted duty from being given; `gone` where the departure or the person is no more. */
export type Refusal = { line: number; name: string; against: Reason[]; gone: boolean };
export type Given = { line: number; id: string; status: 'proposed' | 'done'; pay_amount: number | null };

export type Ground = {
  rules: Rules;
  sailings: ReadonlyMap<string, Sailing>;
  dutyOf: (wanted: Wanted) => Duty | undefined;
  people: ReadonlyMap<string, Person>;
};

/** Departures and shifts, and then people, are locked in this order, so that nobody waits crosswise. */
export async function holdGround(
  work: TimedWork,
  wanted: readonly Wanted[],
  freed: readonly string[] = [],
): Promise<Ground> {
  const { tx, actor, now } = work;
  const sessions = [...new Set(wanted.flatMap(({ session_id }) => session_id ?? []))].toSorted();
  const shifts = [...new Set(wanted.flatMap(({ shift_id }) => shift_id ?? []))].toSorted();
  if (sessions.length > 0)
    await tx.rows(
      statement(sql`select s.id from sessions s where s.tenant_id = ${actor.tenantId}
        and s.id = any(${sessions}::uuid[]) order by s.id for no key update`),
    );
  if (shifts.length > 0)
    await tx.rows(
      statement(sql`select h.id from crew_shifts h where h.tenant_id = ${actor.tenantId}
        and h.id = any(${shifts}::uuid[]) order by h.id for no key update`),
    );
  const ids = wanted.map(({ crew_id }) => crew_id);
  const there = await lockPeople(work, [...ids, ...freed]);
  const rules = await rulesOf(work);
  const sailings =
    sessions.length === 0 ? [] : await readSailings(work, rules, sql`s.id = any(${sessions}::uuid[])`);
  const worked = shifts.length === 0 ? [] : await readShifts(work, sql`h.id = any(${shifts}::uuid[])`);
  const people = await readPeople(work, ids);
  const bySailing = new Map(sailings.map((sailing) => [sailing.session_id, sailing]));
  const byShift = new Map(worked.map((shift) => [shift.id, shift]));
  const isAhead = (until: string) => Temporal.Instant.compare(Temporal.Instant.from(until), now) > 0;
  return {
    rules,
    sailings: bySailing,
    people: new Map(people.filter(({ id }) => there.has(id)).map((person) => [person.id, person])),
    dutyOf({ session_id, shift_id, reason }) {
      // What is over is only put right, with a reason.
      const isLate = reason !== null;
      const sailing = session_id === null ? undefined : bySailing.get(session_id);
      if (sailing) {
        if (sailing.status === 'cancelled' || !(isAhead(sailing.ends_at) || isLate)) return undefined;
        return sailing.duty;
      }
      const shift = shift_id === null ? undefined : byShift.get(shift_id);
      if (!shift || shift.cancelled || !(isAhead(shift.ends_at) || isLate)) return undefined;
      const { id, date, starts_at, ends_at } = shift;
      return { id, date, starts_at, ends_at };
    },
  };
}

type How = { reason: string | null; without?: readonly string[] };

/**
 * Gives duties one after the other to who may have them, each in the light of those before; the others are answered with all
 * that speaks against them. Everything is decided while departures and people are held.
 */
export async function assign(
  work: TimedWork,
  wanted: readonly Wanted[],
  { reason, without = [] }: How,
  ground: Ground,
): Promise<{ given: Given[]; refused: Refusal[] }> {
  const { tx, actor } = work;
  const duties = wanted.map((each) => ground.dutyOf(each));
  const dates = duties.flatMap((duty) => duty?.date ?? []).toSorted();
  const [from, to] = [dates[0], dates.at(-1)];
  const refused: Refusal[] = [];
  const rows: Record<string, unknown>[] = [];
  const given: Given[] = [];
  const nameOf = (id: string) => ground.people.get(id)?.name ?? '';
  if (from === undefined || to === undefined)
    return {
      given,
      refused: wanted.map((each, line) => ({ line, name: nameOf(each.crew_id), against: [], gone: true })),
    };
  const weeks = await changeWeeks(work, dates, { reason });
  // What is put right in a week that was locked has been done.
  const locked = new Set(weeks.flatMap(({ week, status }) => (status === 'locked' ? [week] : [])));
  const held = await holdRows(
    boats,
    work,
    wanted.flatMap(({ boat_id }) => boat_id ?? []),
  );
  const judge = await openJudge(work, ground.rules, [...ground.people.values()], { from, to });
  const before = await crewNames(work, [...new Set(wanted.flatMap(({ session_id }) => session_id ?? []))]);
  const givenTo = new Map<string, Duty[]>();
  for (const [line, each] of wanted.entries()) {
    const [duty, person] = [duties[line], ground.people.get(each.crew_id)];
    const sailing = each.session_id === null ? undefined : ground.sailings.get(each.session_id);
    const isBoat =
      each.boat_id === null ||
      (held.has(each.boat_id) && sailing?.boats.some(({ id }) => id === each.boat_id));
    if (!duty || !person || !isBoat) {
      refused.push({ line, name: nameOf(each.crew_id), against: [], gone: true });
      continue;
    }
    const own = givenTo.get(person.id) ?? [];
    const { position, boat_id } = each;
    const against = judge.against(person, { duty, position, sailing, boat_id, given: own, without });
    if (!mayServe(against)) {
      refused.push({ line, name: person.name, against, gone: false });
      continue;
    }
    const id = newId();
    const pay = payOf(person, duty, [...judge.assigned, ...ofPerson(own, person)]);
    const status = locked.has(weekOf(duty.date)) ? 'done' : 'proposed';
    rows.push(rowOf(work, { ...each, id, duty, pay, status }));
    given.push({ line, id, status, pay_amount: pay });
    givenTo.set(person.id, [...own, duty]);
  }
  for (const insert of insertRows('crew_assignments', rows)) await tx.change(insert);
  const touched = [...givenTo].flatMap(([crew_id, own]) => own.map(({ date }) => ({ crew_id, date })));
  await keepDays(work, ground.rules, touched, { shrinks: false });
  await followNames(work, before);
  record(
    { tx, actor },
    crewAssignments,
    given.map(({ id, line }) => {
      const { crew_id, position, source, boat_id } = wanted[line] as Wanted;
      const duty = duties[line];
      const boat = [...ground.sailings.values()]
        .flatMap((each) => each.boats)
        .find((each) => each.id === boat_id);
      return {
        id,
        action: 'created' as const,
        after: {
          crew_id: nameOf(crew_id),
          position,
          source,
          reason,
          date: duty?.date,
          starts_at: duty?.starts_at,
          ends_at: duty?.ends_at,
          boat_id: boat?.boat_name,
        },
      };
    }),
  );
  return { given, refused };
}

const ofPerson = (duties: readonly Duty[], { id }: Person) =>
  duties.map((duty) => ({ ...duty, crew_id: id, status: 'proposed' as const }));

/** What a trip is paid, else the day once. */
export function payOf(
  { id, trip_rate, daily_rate }: Pick<Person, 'id' | 'trip_rate' | 'daily_rate'>,
  duty: Pick<Duty, 'date'>,
  others: readonly { crew_id: string; date: string; status: string }[],
): number | null {
  if (trip_rate !== null) return trip_rate;
  if (daily_rate === null) return null;
  const works = others.some(
    (each) =>
      each.crew_id === id &&
      each.date === duty.date &&
      each.status !== 'declined' &&
      each.status !== 'cancelled',
  );
  return works ? 0 : daily_rate;
}

type Row = Wanted & { id: string; duty: Duty; pay: number | null; status: Given['status'] };

function rowOf({ actor, now }: TimedWork, wanted: Row) {
  const { duty, pay, explanation, ...own } = wanted;
  const at = now.toString();
  return {
    tenant_id: actor.tenantId,
    ...own,
    date: duty.date,
    starts_at: duty.starts_at,
    ends_at: duty.ends_at,
    explanation: explanation === null ? null : JSON.stringify(explanation),
    pay_amount: pay,
    created_at: at,
    updated_at: at,
    created_by: actor.userId,
  };
}

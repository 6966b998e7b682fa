import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { type Board, mostDepartures, readRoster } from '@leme/contract/rosters/roster-endpoints';
import { neededPlaces, openPlaces } from '@leme/contract/rosters/rules/needed-places';
import { mayServe, type Reason } from '@leme/contract/rosters/rules/standing';
import { crewDays, minutesOf } from '@leme/contract/rosters/rules/working-day';
import type { BoardAssignment, Explanation } from '@leme/contract/rosters/shapes';
import { isLiving, type shiftKinds, weekOf } from '@leme/contract/rosters/states';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import type { Work } from '#kit/work';
import { readSailings } from '../facts/departures.ts';
import { openJudge, readManning } from '../facts/judge.ts';
import { readAssigned, readPeople, readShifts } from '../facts/people.ts';
import { rulesOf } from '../facts/rules-of.ts';
import type { Assigned, Sailing } from '../facts/shapes.ts';
import { readWeek } from './hold-week.ts';
import { toldNow } from './told.ts';

/** A week as all verbs of it look at it: departures, people, and what speaks against whom. */
export async function readWhole(work: Work, week: string) {
  const last = addDays(week, 6);
  const rules = await rulesOf(work);
  const within = sql`between ${week}::date and ${last}::date`;
  const sailings = await readSailings(work, rules, sql`s.date ${within} and s.status <> 'cancelled'`);
  const shifts = await readShifts(work, sql`h.date ${within} and not h.cancelled`);
  const present = await readPeople(work, null);
  const manning = await readManning(work);
  const judge = await openJudge(work, rules, present, { from: week, to: last });
  const named = new Set(present.map(({ id }) => id));
  const assigned = await readAssigned(work, sql`a.date ${within}`);
  const missing = [...new Set(assigned.map(({ crew_id }) => crew_id))].filter((id) => !named.has(id));
  // Who left still stands where somebody was given a duty, until it is given to another.
  const absent = missing.length > 0 ? await readPeople(work, missing) : [];
  return { week, last, rules, sailings, shifts, present, absent, manning, judge, assigned };
}
export type Whole = Awaited<ReturnType<typeof readWhole>>;

/** The places of a departure that nobody has. */
export function openOn({ manning, rules, assigned }: Whole, sailing: Sailing) {
  const taken = assigned.filter(
    ({ session_id, status }) => session_id === sailing.session_id && isLiving(status),
  );
  return openPlaces(neededPlaces(sailing, manning, rules.guide_per), taken);
}

/** What speaks against somebody who has a duty. */
export function againstAssigned({ present, sailings, judge }: Whole, held: Assigned): Reason[] {
  const person = present.find(({ id }) => id === held.crew_id);
  if (held.status === 'done' || !isLiving(held.status)) return [];
  if (!person) return [{ code: 'inactive', effect: 'impede' }];
  const { id, date, starts_at, ends_at, position, boat_id, session_id } = held;
  return judge.against(person, {
    duty: { id, date, starts_at, ends_at },
    position,
    boat_id,
    sailing: sailings.find((sailing) => sailing.session_id === session_id),
    without: [id],
  });
}

/** Departures, who works on them, and everybody who could. */
export const servesBoard = serve(readRoster, async ({ input, tx, actor, clock }): Promise<Board> => {
  const work = { tx, actor };
  const today = dayIn(actor.timezone, clock.now());
  const whole = await readWhole(work, weekOf(input.week ?? today));
  const roster = await readWeek(work, whole.week);
  const status = roster?.status ?? 'draft';
  const assignments = whole.assigned
    .filter((each) => each.status !== 'cancelled')
    .map(
      (each): BoardAssignment => ({
        ...shown(each),
        changed: status !== 'draft' && each.status !== 'declined' && toldNow(each) !== each.told,
        against: againstAssigned(whole, each),
      }),
    );
  const departures = whole.sailings.slice(0, mostDepartures).map((sailing) => {
    const { session_id, date, start_time, end_time, product, color, people, boats, duty } = sailing;
    const { id: _duty, ...span } = duty;
    return {
      session_id,
      date,
      start_time,
      end_time,
      product,
      color,
      people,
      boats: boats.map(({ id, boat_name }) => ({ id, boat_name })),
      duty: span,
      open: openOn(whole, sailing),
    };
  });
  const living = assignments.filter((each) => isLiving(each.status));
  return {
    today,
    week: whole.week,
    status,
    version: roster?.version ?? 0,
    published_at: roster?.published_at ?? null,
    departures,
    shifts: whole.shifts.map(({ id, kind, date, start_time, end_time, place }) => {
      return { id, kind: kind as (typeof shiftKinds)[number], date, start_time, end_time, place };
    }),
    assignments,
    people: peopleOf(whole, actor.permissions.has('crew-members:read')),
    counts: {
      open: departures.reduce((sum, { open }) => sum + open.length, 0),
      unconfirmed: living.filter((each) => each.status === 'proposed').length,
      unfit: living.filter(({ against }) => !mayServe(against)).length,
      changed: assignments.filter(({ changed }) => changed).length,
    },
  };
});

function shown(each: Assigned) {
  const { pay_amount: _pay, told: _told, sequence: _sequence, explanation, ...own } = each;
  return { ...own, explanation: explanation as Explanation | null };
}

function peopleOf({ present, absent, assigned, judge, rules }: Whole, seesPhones: boolean) {
  const living = Map.groupBy(
    judge.assigned.filter(({ status }) => isLiving(status)),
    ({ crew_id }) => crew_id,
  );
  return [...present, ...absent].map(({ id, name, status, positions, phone }) => ({
    id,
    name,
    status,
    positions,
    phone: seesPhones ? phone : null,
    minutes: assigned
      .filter((each) => each.crew_id === id && isLiving(each.status))
      .reduce((sum, each) => sum + minutesOf(each), 0),
    leaves: judge.leaves
      .filter(({ crew_id }) => crew_id === id)
      .map(({ kind, starts_on, ends_on }) => ({ kind, starts_on, ends_on })),
    days: crewDays(living.get(id) ?? [], rules),
  }));
}

import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { neededPlaces, openPlaces } from '@leme/contract/rosters/rules/needed-places';
import { mayServe } from '@leme/contract/rosters/rules/standing';
import { isLiving } from '@leme/contract/rosters/states';
import { sql } from 'kysely';
import { readSailings } from '../facts/departures.ts';
import { openJudge, readManning } from '../facts/judge.ts';
import { readAssigned, readPeople, readShifts } from '../facts/people.ts';
import { type Rules, rulesOf } from '../facts/rules-of.ts';
import type { Looking } from '../facts/shapes.ts';

/** How far ahead somebody who lost a paper is told of. */
const daysOfLoss = 14;
const hoursOfOpen = 24;

type What = { product: string | null; date: string; start_time: string; starts_at: string };
export type Ahead = {
  /** Departures of the next day with places nobody has, of weeks somebody plans. */
  open: (What & { session_id: string; boat_id: string | null; count: number })[];
  /** Duties to come that no longer may be done by whom they were given. */
  lost: (What & { id: string; crew_id: string; boat_id: string | null })[];
};

/** What of the roster somebody has to look at. */
export async function readAhead(work: Looking, now: Temporal.Instant): Promise<Ahead> {
  const rules = await rulesOf(work);
  return { open: await openSoon(work, rules, now), lost: await lostAhead(work, rules, now) };
}

async function openSoon(work: Looking, rules: Rules, now: Temporal.Instant): Promise<Ahead['open']> {
  const until = now.add({ hours: hoursOfOpen }).toString();
  const sailings = await readSailings(
    work,
    rules,
    sql`s.status <> 'cancelled' and s.starts_at > ${now.toString()}::timestamptz
      and s.starts_at <= ${until}::timestamptz and exists (select 1 from rosters r
        where r.tenant_id = ${work.actor.tenantId} and s.date between r.week and r.week + 6)`,
  );
  if (sailings.length === 0) return [];
  const manning = await readManning(work);
  const ids = sailings.map(({ session_id }) => session_id);
  const assigned = await readAssigned(work, sql`a.session_id = any(${ids}::uuid[])`);
  const living = Map.groupBy(
    assigned.filter(({ status }) => isLiving(status)),
    ({ session_id }) => session_id,
  );
  return sailings.flatMap((sailing) => {
    const { session_id, product, date, start_time, starts_at } = sailing;
    const places = neededPlaces(sailing, manning, rules.guide_per);
    const open = openPlaces(places, living.get(session_id) ?? []);
    const boat_id = open[0]?.boat_id ?? sailing.boats[0]?.id ?? null;
    const what = { session_id, product, date, start_time, starts_at, boat_id };
    return open.length > 0 ? [{ ...what, count: open.length }] : [];
  });
}

async function lostAhead(work: Looking, rules: Rules, now: Temporal.Instant): Promise<Ahead['lost']> {
  const today = dayIn(work.actor.timezone, now);
  const last = addDays(today, daysOfLoss);
  const held = await readAssigned(
    work,
    sql`a.status in ('proposed', 'confirmed') and a.starts_at > ${now.toString()}::timestamptz
      and a.date between ${today}::date and ${last}::date`,
  );
  if (held.length === 0) return [];
  const ids = (of: 'session_id' | 'shift_id') => [...new Set(held.flatMap((each) => each[of] ?? []))];
  const sailings = await readSailings(work, rules, sql`s.id = any(${ids('session_id')}::uuid[])`);
  const shifts = await readShifts(work, sql`h.id = any(${ids('shift_id')}::uuid[])`);
  const people = await readPeople(work, [...new Set(held.map(({ crew_id }) => crew_id))]);
  const judge = await openJudge(work, rules, people, { from: today, to: last });
  return held.flatMap(({ id, crew_id, boat_id, position, session_id, shift_id, ...duty }) => {
    const sailing = sailings.find((each) => each.session_id === session_id);
    const shift = shifts.find((each) => each.id === shift_id);
    const person = people.find((each) => each.id === crew_id);
    const asked = { duty: { ...duty, id }, position, boat_id, sailing, without: [id] };
    if (person && mayServe(judge.against(person, asked))) return [];
    const start_time = sailing?.start_time ?? shift?.start_time ?? '';
    const { date, starts_at } = duty;
    return [{ id, crew_id, boat_id, product: sailing?.product ?? null, date, start_time, starts_at }];
  });
}

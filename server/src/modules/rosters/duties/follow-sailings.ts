import { crewAssignments } from '@leme/contract/rosters/crew-assignments';
import { mayServe } from '@leme/contract/rosters/rules/standing';
import type { Duty } from '@leme/contract/rosters/rules/working-day';
import { sql } from 'kysely';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { tellCrew } from '#modules/bookings/public';
import { readSailings } from '../facts/departures.ts';
import { openJudge } from '../facts/judge.ts';
import { isLivingSql, lockPeople, readAssigned, readPeople } from '../facts/people.ts';
import { type Rules, rulesOf } from '../facts/rules-of.ts';
import type { Assigned, Person, Sailing } from '../facts/shapes.ts';
import { changeWeeks } from '../week/hold-week.ts';
import { conflictOf } from './conflict-of.ts';
import { crewNames } from './crew-names.ts';
import { free } from './free.ts';
import { keepDays } from './keep-days.ts';

/** A duty as it was, and where it goes. */
export type Moved = { held: Assigned; duty: Duty; boat_id: string | null };

/**
 * Departures that were changed take their crew along, those called off free it. Who could not work then keeps the departure
 * where it was, by name, unless they are freed (`frees`).
 */
export async function followSailings(
  work: TimedWork,
  ids: readonly string[],
  { frees }: { frees: boolean },
): Promise<void> {
  const which = sql`a.session_id = any(${[...ids]}::uuid[]) and ${isLivingSql} and a.status <> 'done'`;
  const named = await readAssigned(work, which);
  if (named.length === 0) return;
  await lockPeople(
    work,
    named.map(({ crew_id }) => crew_id),
  );
  const held = await readAssigned(work, which);
  const rules = await rulesOf(work);
  const sailings = new Map(
    (await readSailings(work, rules, sql`s.id = any(${[...ids]}::uuid[])`)).map((each) => [
      each.session_id,
      each,
    ]),
  );
  const sailingOf = ({ session_id }: Assigned) => sailings.get(session_id ?? '');
  const gone = held.filter((each) => sailingOf(each)?.status === 'cancelled');
  const moved = held.flatMap((each) => movedOf(each, sailingOf(each)));
  if (gone.length + moved.length === 0) return;
  const dates = [...held.map(({ date }) => date), ...moved.map(({ duty }) => duty.date)];
  // A week that is locked stays as it was done; its departures are no longer changed.
  await changeWeeks(work, dates, { reason: 'departure' });
  await free(work, gone, { status: 'cancelled', reason: null });
  if (moved.length > 0) await moveAll(work, rules, moved, { frees, sailingOf });
  await nameAgain(work, ids);
}

/** A schedule writes the guide it has over whoever works there. */
async function nameAgain(work: TimedWork, ids: readonly string[]): Promise<void> {
  const nobody = { guide_name: null, sailor_name: null };
  const named = [...(await crewNames(work, ids))].map(([session_id, names]) => ({
    session_id,
    was: nobody,
    names,
  }));
  tellCrew(
    work,
    named.filter(({ names }) => names.guide_name !== null || names.sailor_name !== null),
  );
}

/** What a duty becomes with its departure; nothing where that changes nothing of it. */
export function movedOf(held: Assigned, sailing: Sailing | undefined): Moved[] {
  if (!sailing || sailing.status === 'cancelled') return [];
  const { duty, boats } = sailing;
  const stays = held.boat_id === null || boats.some(({ id }) => id === held.boat_id);
  const boat_id = stays ? held.boat_id : (boats[0]?.id ?? null);
  const isSame =
    held.starts_at === duty.starts_at && held.ends_at === duty.ends_at && boat_id === held.boat_id;
  return isSame ? [] : [{ held, duty, boat_id }];
}

type How = { frees: boolean; sailingOf: (held: Assigned) => Sailing | undefined };

export async function moveAll(
  work: TimedWork,
  rules: Rules,
  moved: readonly Moved[],
  { frees, sailingOf }: How,
): Promise<void> {
  const people = new Map(
    (
      await readPeople(
        work,
        moved.map(({ held }) => held.crew_id),
      )
    ).map((person) => [person.id, person]),
  );
  const dates = moved.flatMap(({ held, duty }) => [held.date, duty.date]).toSorted();
  const span = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  const judge = await openJudge(work, rules, [...people.values()], span);
  const without = moved.map(({ held }) => held.id);
  const going = new Map<string, Duty[]>();
  // Each in the light of those before: two of one person may meet where they go.
  const judged = moved.map((each) => {
    const { held, duty, boat_id } = each;
    const person = people.get(held.crew_id) as Person;
    const given = going.get(person.id) ?? [];
    const asked = { duty, position: held.position, sailing: sailingOf(held), boat_id, without, given };
    const against = judge.against(person, asked);
    if (mayServe(against)) going.set(person.id, [...given, duty]);
    return { ...each, name: person.name, against };
  });
  const refused = judged.filter(({ against }) => !mayServe(against));
  if (refused.length > 0 && !frees) throw conflictOf(refused);
  await free(
    work,
    refused.map(({ held }) => held),
    { status: 'cancelled', reason: null },
  );
  const moving = judged.filter(({ against }) => mayServe(against));
  await stepAside(work, moving);
  for (const each of moving) await moveOne(work, each);
  const touched = moving.flatMap(({ held: { crew_id, date }, duty }) => [
    { crew_id, date },
    { crew_id, date: duty.date },
  ]);
  await keepDays(work, rules, touched, { shrinks: false });
}

/** They leave all at once, so that nobody is in the way of where another duty of theirs goes. */
async function stepAside({ tx, actor }: TimedWork, moving: readonly Moved[]): Promise<void> {
  if (moving.length < 2) return;
  await tx.change(
    statement(sql`update crew_assignments a set status = 'cancelled'
      where a.tenant_id = ${actor.tenantId} and a.id = any(${moving.map(({ held }) => held.id)}::uuid[])`),
  );
}

/** Whoever confirmed other hours is asked again. */
async function moveOne({ tx, actor, now }: TimedWork, { held, duty, boat_id }: Moved): Promise<void> {
  const isElsewhen = held.starts_at !== duty.starts_at || held.ends_at !== duty.ends_at;
  const status = isElsewhen ? 'proposed' : held.status;
  await tx.change(
    statement(sql`update crew_assignments a set date = ${duty.date}::date, starts_at = ${duty.starts_at}::timestamptz,
        ends_at = ${duty.ends_at}::timestamptz, boat_id = ${boat_id}::uuid, status = ${status},
        sequence = a.sequence + 1, version = a.version + 1, updated_at = ${now.toString()}::timestamptz
      where a.tenant_id = ${actor.tenantId} and a.id = ${held.id}`),
  );
  const { date, starts_at, ends_at } = duty;
  record({ tx, actor }, crewAssignments, {
    id: held.id,
    action: 'updated',
    before: { date: held.date, starts_at: held.starts_at, ends_at: held.ends_at, status: held.status },
    after: { date, starts_at, ends_at, status },
  });
}

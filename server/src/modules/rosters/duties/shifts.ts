import { faults, Problem } from '@leme/contract/kit/problem';
import { sessionInterval } from '@leme/contract/kit/values/days';
import { cancelShift, createShift } from '@leme/contract/rosters/assignment-endpoints';
import { crewShifts } from '@leme/contract/rosters/crew-shifts';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { type Served, serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import { isLivingSql, lockPeople, readAssigned, readShifts } from '../facts/people.ts';
import { changeWeeks } from '../week/hold-week.ts';
import { free } from './free.ts';
import { tellCosts } from './tell-costs.ts';

const creates = serve(createShift, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { reason, ...shift } = input;
  // Of zero length and all day round look alike; neither is a shift.
  if (shift.start_time === shift.end_time) throw faults([{ pointer: '/end_time', code: 'too-small' }]);
  await changeWeeks(work, [shift.date], { reason });
  const id = newId();
  const interval = sessionInterval(shift, actor.timezone);
  const row = { tenant_id: actor.tenantId, id, ...shift, ...interval, created_at: work.now.toString() };
  for (const insert of insertRows('crew_shifts', [row])) await tx.change(insert);
  record({ tx, actor }, crewShifts, { id, action: 'created', after: { ...shift } });
  return { id };
});

const cancels = serve(cancelShift, async ({ input, tx, actor, clock, hooks }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, reason } = input;
  await tx.rows(
    statement(sql`select h.id from crew_shifts h where h.tenant_id = ${actor.tenantId} and h.id = ${id}
      for no key update`),
  );
  const [shift] = await readShifts(work, sql`h.id = ${id}`);
  if (!shift) throw new Problem('not-found');
  if (shift.cancelled) return { id };
  const named = await readAssigned(work, sql`a.shift_id = ${id} and ${isLivingSql}`);
  await lockPeople(
    work,
    named.map(({ crew_id }) => crew_id),
  );
  await changeWeeks(work, [shift.date], { reason });
  const freed = await readAssigned(work, sql`a.shift_id = ${id} and ${isLivingSql}`);
  await free(work, freed, { status: 'cancelled', reason });
  await tellCosts(work, hooks, freed);
  await tx.change(
    statement(
      sql`update crew_shifts set cancelled = true where tenant_id = ${actor.tenantId} and id = ${id}`,
    ),
  );
  record({ tx, actor }, crewShifts, { id, action: 'deleted' });
  return { id };
});

export const servesShifts: Served[] = [creates, cancels];

import { Problem } from '@leme/contract/kit/problem';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { lockRoster } from '@leme/contract/rosters/roster-endpoints';
import { rosters } from '@leme/contract/rosters/rosters';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import { tellCosts } from '../duties/tell-costs.ts';
import type { Assigned } from '../facts/shapes.ts';
import { holdSeen } from './publish.ts';

type Done = Pick<Assigned, 'id' | 'status' | 'pay_amount'>;

/** A week that is over: whoever was expected worked, and what is put right afterwards says why. */
export const servesLock = serve(lockRoster, async ({ input, tx, actor, clock, hooks }) => {
  const work = { tx, actor, now: clock.now() };
  const held = await holdSeen(work, input.week, input.version);
  if (held.status === 'locked') return { status: held.status, version: held.version, done: 0 };
  const last = addDays(held.week, 6);
  if (last >= dayIn(actor.timezone, work.now)) throw new Problem('roster-ahead');
  const done = await tx.rows(
    statement<Done>(sql`update crew_assignments a set status = 'done', version = a.version + 1,
        updated_at = ${work.now.toString()}::timestamptz
      where a.tenant_id = ${actor.tenantId} and a.date between ${held.week}::date and ${last}::date
        and a.status in ('proposed', 'confirmed')
      returning a.id, a.status, a.pay_amount`),
  );
  await tellCosts(work, hooks, done);
  const version = held.version + 1;
  await tx.change(
    statement(sql`update rosters r set status = 'locked', version = ${version},
        locked_at = ${work.now.toString()}::timestamptz
      where r.tenant_id = ${actor.tenantId} and r.id = ${held.id}`),
  );
  const before = { week: held.week, status: held.status };
  record({ tx, actor }, rosters, {
    id: held.id,
    action: 'updated',
    before,
    after: { ...before, status: 'locked' },
  });
  return { status: 'locked' as const, version, done: done.length };
});

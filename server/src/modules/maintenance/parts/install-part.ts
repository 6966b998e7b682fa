import { motors } from '@leme/contract/fleet/motors/motors';
import { faults, Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import {
  type InstalledPart,
  installPart,
  listInstalledParts,
  removeInstalledPart,
} from '@leme/contract/maintenance/parts/endpoints';
import { installedParts } from '@leme/contract/maintenance/parts/installed-parts';
import { type RawBuilder, sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { holdRows } from '#kit/resource/save/hold-rows';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { followParts } from '../alerts/part-alerts.ts';

const mostInstalled = 200;

async function motorOf({ tx, actor }: Work, id: string): Promise<{ hours: number }> {
  const motor = await tx.first(
    statement<{ hours: number }>(
      sql`select t.hours from motors t where t.tenant_id = ${actor.tenantId} and t.id = ${id}`,
    ),
  );
  if (!motor) throw new Problem('not-found');
  return motor;
}

const installedWhere = ({ tx, actor }: Work, which: RawBuilder<unknown>) =>
  tx.rows(
    statement<InstalledPart>(sql`select p.id, p.item_id, i.name as part, p.installed_on, p.at_hours, p.due_hours, p.due_on,
        p.removed_on, p.reason, f.full_name as by
      from installed_parts p join stock_items i on i.tenant_id = p.tenant_id and i.id = p.item_id
        left join profiles f on f.tenant_id = p.tenant_id and f.id = p.user_id
      where p.tenant_id = ${actor.tenantId} and ${which}
      order by p.removed_on desc nulls first, p.installed_on desc, p.id desc limit ${mostInstalled}`),
  );

export const servesInstalled = serve(listInstalledParts, async ({ input, tx, actor }) => {
  const { hours } = await motorOf({ tx, actor }, input.id);
  return { hours, data: await installedWhere({ tx, actor }, sql`p.motor_id = ${input.id}`) };
});

type Lasting = { name: string; life_hours: number | null; life_months: number | null };

/** From the hours and the day it is put in at, its life counts. */
export const servesInstallation = serve(installPart, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor };
  const { id: motor_id, item_id, installed_on } = input;
  const motor = await motorOf(work, motor_id);
  if (installed_on > dayIn(actor.timezone, clock.now()))
    throw faults([{ pointer: '/installed_on', code: 'future' }]);
  if (!(await holdRows(motors, work, [motor_id])).has(motor_id)) throw new Problem('not-found');
  const part = await tx.first(
    statement<Lasting>(sql`select i.name, p.life_hours, p.life_months from stock_items i
        left join engine_parts p on p.tenant_id = i.tenant_id and p.item_id = i.id
      where i.tenant_id = ${actor.tenantId} and i.id = ${item_id} and i.kind = 'part' and i.deleted_at is null`),
  );
  if (!part) throw faults([{ pointer: '/item_id', code: 'unknown' }]);
  const at_hours = input.at_hours ?? motor.hours;
  const { life_hours, life_months } = part;
  const id = newId();
  const row = {
    tenant_id: actor.tenantId,
    id,
    motor_id,
    item_id,
    installed_on,
    at_hours,
    due_hours: life_hours === null ? null : Math.round((at_hours + life_hours) * 10) / 10,
    due_on:
      life_months === null
        ? null
        : Temporal.PlainDate.from(installed_on).add({ months: life_months }).toString(),
    user_id: actor.userId,
  };
  for (const insert of insertRows('installed_parts', [row])) tx.send(insert);
  record(work, installedParts, {
    id,
    of: motor_id,
    tells: [motor_id],
    action: 'created',
    after: { part: part.name, installed_on, at_hours },
  });
  await followParts({ ...work, now: clock.now() }, { by: 'id', ids: [id] });
  return await one(work, id);
});

/** It stays among what was in the engine, with why it went. */
export const servesRemoval = serve(removeInstalledPart, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor };
  const { id, removed_on, reason } = input;
  const found = await tx.first(
    statement<{
      motor_id: string;
      installed_on: string;
      removed_on: string | null;
    }>(sql`select p.motor_id, p.installed_on,
        p.removed_on from installed_parts p where p.tenant_id = ${actor.tenantId} and p.id = ${id} for no key update`),
  );
  if (!found) throw new Problem('not-found');
  if (found.removed_on !== null) throw new Problem('part-gone');
  const today = dayIn(actor.timezone, clock.now());
  if (removed_on > today) throw faults([{ pointer: '/removed_on', code: 'future' }]);
  if (removed_on < found.installed_on) throw faults([{ pointer: '/removed_on', code: 'before-last' }]);
  await tx.change(
    statement(sql`update installed_parts t set removed_on = ${removed_on}::date, reason = ${reason}
      where t.tenant_id = ${actor.tenantId} and t.id = ${id}`),
  );
  const part = await one(work, id);
  record(work, installedParts, {
    id,
    of: found.motor_id,
    tells: [found.motor_id],
    action: 'updated',
    before: { removed_on: null, reason: null },
    after: { removed_on, reason },
  });
  await followParts({ ...work, now: clock.now() }, { by: 'id', ids: [id] });
  return part;
});

async function one(work: Work, id: string): Promise<InstalledPart> {
  const [part] = await installedWhere(work, sql`p.id = ${id}`);
  if (!part) throw new Problem('internal');
  return part;
}

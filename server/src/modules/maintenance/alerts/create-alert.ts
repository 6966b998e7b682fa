import { boats } from '@leme/contract/fleet/boats';
import { motors } from '@leme/contract/fleet/motors/motors';
import { type Fault, faults } from '@leme/contract/kit/problem';
import { createAlert } from '@leme/contract/maintenance/alerts/alert-endpoints';
import { alerts } from '@leme/contract/maintenance/alerts/alert-list';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { claimFiles } from '#kit/resource/files/claim-files';
import { record } from '#kit/resource/history/record';
import { holdRows } from '#kit/resource/save/hold-rows';
import { statement } from '#kit/resource/statement';
import { requireStaff } from './require-staff.ts';

/** An alert of one's own: no cause ends it, a person does. */
export const servesNewAlert = serve(createAlert, async ({ input, tx, actor, clock }) => {
  requireStaff(actor);
  const work = { tx, actor, now: clock.now() };
  const { description, severity, boat_id, motor_id, due_at, photos } = input;
  const wrong: Fault[] = [];
  for (const [name, resource, row] of [
    ['boat_id', boats, boat_id],
    ['motor_id', motors, motor_id],
  ] as const)
    if (row !== null && !(await holdRows(resource, work, [row])).has(row))
      wrong.push({ pointer: `/${name}`, code: 'unknown' });
  wrong.push(...(await claimFiles(alerts, { changed: { photos }, tx, actor })));
  if (wrong.length > 0) throw faults(wrong);
  const id = newId();
  await tx.change(
    statement(sql`insert into maintenance_alert
        (tenant_id, id, type, severity, description, boat_id, motor_id, due_at, created_at, created_by)
      values (${actor.tenantId}, ${id}, 'manual', ${severity}, ${description}, ${boat_id}::uuid, ${motor_id}::uuid,
        ${due_at}::timestamptz, ${work.now.toString()}::timestamptz, ${actor.userId})`),
  );
  const held = [...new Set(photos)].map((target_id, position) => ({
    tenant_id: actor.tenantId,
    owner_id: id,
    target_id,
    position,
  }));
  for (const insert of insertRows('maintenance_alert_photos', held)) tx.send(insert);
  record(work, alerts, { id, action: 'created', after: { description, severity, due_at } });
  return { id, status: 'pendente' as const };
});

import { boats } from '@leme/contract/fleet/boats';
import { motors } from '@leme/contract/fleet/motors/motors';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import type { Use } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';
import { statement } from '#kit/resource/statement';
import { servesAcceptance, servesRejection } from './decide-reading.ts';
import { servesHistory } from './import-readings.ts';
import { servesPlacement } from './place-motor.ts';
import { servesFleetReadings, servesReading } from './post-readings.ts';
import { servesFleetMeters, servesPlacements, servesReadings } from './read-motors.ts';
import { servesReplacement } from './replace-meter.ts';

const named = 3;

/** Engines stand on their boats: neither goes without the other. */
async function installed(
  tx: Tx,
  { tenantId }: Actor,
  { of, id }: { of: 'boat' | 'motor'; id: string },
): Promise<Use[]> {
  const [resource, name, which] =
    of === 'boat'
      ? [motors.name, sql`t.name`, sql`t.boat_id = ${id}`]
      : [boats.name, sql`b.boat_name`, sql`t.id = ${id}`];
  const rows = await tx.rows(
    statement<{ name: string; count: number }>(sql`select ${name} as name, count(*) over () as count
      from motors t join boats b on b.tenant_id = t.tenant_id and b.id = t.boat_id
      where t.tenant_id = ${tenantId} and ${which} and t.deleted_at is null order by t.name collate "und-x-icu", t.id
      limit ${named}`),
  );
  const [first] = rows;
  return first ? [{ resource, count: first.count, names: rows.map((row) => row.name) }] : [];
}

/** What keeps a boat: the engines on it. */
export const motorsOn = (tx: Tx, actor: Actor, id: string): Promise<Use[]> =>
  installed(tx, actor, { of: 'boat', id });

export const servesMotors = [
  ...serveResource(motors, {
    computes: (
      { tenantId },
      ids,
    ) => sql`select t.id, t.status, t.boat_id, b.boat_name as boat, t."position", t.hours,
        t.dial_hours, t.last_reading_at, t.in_review
      from motors t left join boats b on b.tenant_id = t.tenant_id and b.id = t.boat_id
      where t.tenant_id = ${tenantId} and t.id = any(${[...ids]}::uuid[])`,
    usedBy: (tx, actor, id) => installed(tx, actor, { of: 'motor', id }),
  }),
  servesReading,
  servesReadings,
  servesFleetReadings,
  servesHistory,
  servesFleetMeters,
  servesAcceptance,
  servesRejection,
  servesReplacement,
  servesPlacement,
  servesPlacements,
];

import type { MotorPosition, MotorStatus } from '@leme/contract/fleet/motors/motor-placements';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** An engine as its verbs change it: where it stands, and what its dials said. */
export type LockedMotor = {
  id: string;
  name: string;
  status: MotorStatus;
  boat_id: string | null;
  position: MotorPosition | null;
  hours: number;
  dial: number;
  dial_began_at: string | null;
  dial_first_hours: number;
  dial_hours_before: number;
  dial_hours: number | null;
  last_reading_at: string | null;
  in_review: number;
  /** A reading of it came or was decided since it was held. */
  isChanged: boolean;
};

/** Engines are the house's own: partners see none. */
export function requireStaff({ partner }: Actor): void {
  if (partner) throw new Problem('forbidden', { params: { resource: 'motors' } });
}

/** Engines that are there, held against others who read or place them, in the order in which everybody takes them. */
export async function lockMotors(
  { tx, actor }: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedMotor>> {
  requireStaff(actor);
  const rows = await tx.rows(
    statement<
      Omit<LockedMotor, 'isChanged'>
    >(sql`select t.id, t.name, t.status, t.boat_id, t."position", t.hours, t.dial, t.dial_began_at,
        t.dial_first_hours, t.dial_hours_before, t.dial_hours, t.last_reading_at, t.in_review
      from motors t where t.tenant_id = ${actor.tenantId} and t.id = any(${[...new Set(ids)]}::uuid[])
        and t.deleted_at is null order by t.id for no key update`),
  );
  return new Map(rows.map((row) => [row.id, Object.assign(row, { isChanged: false })]));
}

/** One of them; the same answer for one that never was and one of somebody else. */
export async function lockMotor(work: Work, id: string): Promise<LockedMotor> {
  const motor = (await lockMotors(work, [id])).get(id);
  if (!motor) throw new Problem('not-found');
  return motor;
}

/** Writes what the verbs changed of an engine; a reading that was sent again changed nothing. */
export function writeMotor({ tx, actor }: Work, motor: LockedMotor): void {
  if (!motor.isChanged) return;
  tx.send(
    statement(sql`update motors t set status = ${motor.status}, boat_id = ${motor.boat_id}, "position" = ${motor.position},
        hours = ${motor.hours}, dial = ${motor.dial}, dial_began_at = ${motor.dial_began_at},
        dial_first_hours = ${motor.dial_first_hours}, dial_hours_before = ${motor.dial_hours_before},
        dial_hours = ${motor.dial_hours}, last_reading_at = ${motor.last_reading_at}, in_review = ${motor.in_review}
      where t.tenant_id = ${actor.tenantId} and t.id = ${motor.id}`),
  );
}

import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** The boat an engine stood on at a moment; nothing where it stood on none. */
export async function boatOfMotor(
  { tx, actor }: Work,
  motor_id: string,
  moment: string,
): Promise<string | null> {
  const place = await tx.first(
    statement<{ boat_id: string | null }>(sql`select p.boat_id from motor_placements p
      where p.tenant_id = ${actor.tenantId} and p.motor_id = ${motor_id} and p.began_at <= ${moment}::timestamptz
      order by p.began_at desc, p.id desc limit 1`),
  );
  return place?.boat_id ?? null;
}

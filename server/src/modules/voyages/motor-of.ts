import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

type Dial = { boat_id: string; motor_id: string | null };

/** The engine that is named, if the company has it, or the only one of the boat. */
export async function motorOf({ tx, actor }: Work, { boat_id, motor_id }: Dial): Promise<string | null> {
  const there = await tx.rows(
    statement<{ id: string }>(sql`select m.id from motors m where m.tenant_id = ${actor.tenantId}
      and ${motor_id === null ? sql`m.boat_id = ${boat_id}` : sql`m.id = ${motor_id}`}
      and m.deleted_at is null order by m.id limit 2`),
  );
  return there.length === 1 ? (there[0]?.id ?? null) : null;
}

import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { TimedWork, Work } from '#kit/work';

/** A rule of a register is asked without a clock: the transaction has one. */
export async function timed({ tx, actor }: Work): Promise<TimedWork> {
  const found = await tx.first(statement<{ now: string }>(sql`select now()::text as now`));
  return { tx, actor, now: Temporal.Instant.from(found?.now ?? '') };
}

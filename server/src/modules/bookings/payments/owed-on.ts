import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { visibleBookings } from '../partner-scope.ts';

/** What those who sail on a day still owe, in reais. */
export async function owedOn(tx: Tx, actor: Actor, date: string): Promise<number> {
  const found = await tx.first(
    visibleBookings(actor)
      .innerJoin('sessions as s', (join) =>
        join.onRef('s.tenant_id', '=', 'b.tenant_id').onRef('s.id', '=', 'b.session_id'),
      )
      .select(sql<number>`coalesce(sum(b.remaining_amount), 0)`.as('owed'))
      .where('s.date', '=', date)
      .where('s.status', '<>', 'cancelled')
      .where('b.status', 'in', ['confirmed', 'completed']),
  );
  return Math.round((found?.owed ?? 0) * 100) / 100;
}

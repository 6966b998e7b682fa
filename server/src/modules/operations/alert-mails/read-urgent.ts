import { sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';

/** More than these are read in the list. */
const mostTold = 20;

export type Urgent = { type: string; description: string; params: string | null; severity: string };

/** What became critical or high in the day before, and is pending. */
export function readUrgent(tx: Tx, tenant_id: string, now: Temporal.Instant): Promise<Urgent[]> {
  const since = now.subtract({ hours: 24 }).toString();
  return tx.rows(
    statement<Urgent>(sql`select a.type, a.description, a.params::text as params, a.severity from maintenance_alert a
      where a.tenant_id = ${tenant_id} and a.status = 'pendente' and a.severity in ('critica', 'alta')
        and (a.snoozed_until is null or a.snoozed_until <= ${now.toString()}::timestamptz)
        and greatest(a.created_at, a.risen_at) > ${since}::timestamptz
      order by a.created_at desc, a.id desc limit ${mostTold}`),
  );
}

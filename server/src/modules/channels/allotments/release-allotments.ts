import { sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import { nobodyId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import { giveBack } from './manage-allotments.ts';

/** Gives back what is due of a company; of two that do so at once each quota is given back by one. */
export async function releaseDue(tx: Tx, tenantId: string, now: Temporal.Instant): Promise<number> {
  const due = await tx.rows(
    statement<{ id: string; session_id: string }>(sql`select a.id, a.session_id from seat_allotments a
      join sessions s on s.tenant_id = a.tenant_id and s.id = a.session_id
      where a.tenant_id = ${tenantId} and a.released_at is null
        and s.starts_at - make_interval(hours => a.release_hours) <= ${now.toString()}::timestamptz
      order by a.session_id, a.id limit 1000`),
  );
  const actor = { tenantId, userId: nobodyId, fullName: '' };
  for (const each of due) await giveBack({ tx, actor, now }, { ...each, by: null });
  return due.length;
}

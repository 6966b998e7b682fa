import { sql } from 'kysely';
import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/database/platform-tx';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Tx } from '#kit/database/transaction';
import { nobodyId } from '#kit/ids';
import { companiesAtWork } from '#kit/jobs/companies-at-work';
import type { Job } from '#kit/jobs/jobs';
import { statement } from '#kit/resource/statement';
import { giveBack } from './manage-allotments.ts';

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock };

/** Every minute, what a partner did not sell by its hour is for everybody again. */
export function releaseAllotmentsJob({ tenantTx, platformTx, clock }: Needs): Job {
  return {
    name: 'release-allotments',
    every: '* * * * *',
    async work() {
      const now = clock.now();
      for (const id of await companiesAtWork(platformTx))
        await tenantTx.write(id, (tx) => releaseDue(tx, id, now));
    },
  };
}

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

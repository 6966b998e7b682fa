import { voyageSettings } from '@leme/contract/voyages/logbook/voyage-settings';
import { sql } from 'kysely';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';
import { decidedBy } from '#kit/settings/decided';
import type { Following } from '#modules/maintenance/public';
import { followVoyages, type Watched } from './follow-voyages.ts';

type OverdueVoyage = Pick<Watched, 'id' | 'boat'>;
type Told = { zone: string };

/** Raises the alert of each boat that should be back and is not, once; answers which those are. */
export async function evaluateVoyages(
  tenantTx: TenantTx,
  tenantId: string,
  now: Temporal.Instant,
  tell: (tx: Tx, overdue: readonly OverdueVoyage[], addresses: readonly string[]) => Promise<void>,
): Promise<void> {
  await tenantTx.write(tenantId, async (tx) => {
    const { overdue_minutes, overdue_mails } = await decidedBy(tx, tenantId, voyageSettings);
    const before = now.subtract({ minutes: overdue_minutes }).toString();
    const overdue = await tx.rows(
      statement<Watched>(sql`select e.id, e.boat_id, b.boat_name as boat, e.date::text as date, e.status, e.why, e.eta,
          e.returned_at
        from logbook_entries e join boats b on b.tenant_id = e.tenant_id and b.id = e.boat_id
        where e.tenant_id = ${tenantId} and e.status = 'open' and e.returned_at is null
          and e.eta <= ${before}::timestamptz order by e.id for no key update of e`),
    );
    if (overdue.length === 0) return;
    const told = await tx.first(
      statement<Told>(sql`select coalesce((select c.timezone from company_settings c where c.tenant_id = ${tenantId}),
        'America/Sao_Paulo') as zone`),
    );
    const work: Following = { tx, actor: { tenantId, timezone: told?.zone ?? 'America/Sao_Paulo' }, now };
    await followVoyages(work, overdue);
    await tell(tx, overdue, addressesIn(overdue_mails));
  });
}

const addressesIn = (text: string | null) =>
  (text ?? '').split(/[\s,;]+/).filter((each) => each.includes('@'));

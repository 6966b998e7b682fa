import { retentionSettings } from '@leme/contract/tenancy/settings/retention-settings';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { AuthTx } from '../database/auth-tx.ts';
import type { PlatformTx } from '../database/platform-tx.ts';
import { db } from '../database/sql.ts';
import type { TenantTx } from '../database/tenant-tx.ts';
import type { Job } from '../jobs/jobs.ts';
import { removeOrphans } from '../resource/files/remove-orphans.ts';
import type { Registers } from '../resource/registers.ts';
import { purgeDeleted } from '../resource/save/purge-deleted.ts';
import { statement } from '../resource/statement.ts';
import { decidedBy } from '../settings/decided.ts';
import { type Life, lives } from './lives.ts';

const atOnce = 500;

type Needs = { tenantTx: TenantTx; authTx: AuthTx };
type Ending = Exclude<Life, { kept: string }>;

/** Takes away what has had its life in one company, a bounded piece at a time; answers how much, by table. */
export async function forgetExpired(
  { tenantTx, authTx }: Needs,
  tenantId: string,
  now: Temporal.Instant,
): Promise<Record<string, number>> {
  const days = await tenantTx.read(tenantId, (tx) => decidedBy(tx, tenantId, retentionSettings));
  const gone: Record<string, number> = {};
  for (const [table, life] of Object.entries(lives)) {
    if ('kept' in life) continue;
    const asked = { table, life, most: life.decided && days[life.decided] };
    const transactions = life.as === 'auth' ? authTx : tenantTx;
    let went = 0;
    for (let last = atOnce; last === atOnce; went += last)
      last = await transactions.write(tenantId, (tx) => tx.change(expired(asked, tenantId, now)));
    gone[table] = went;
  }
  await forgetAddresses(authTx, tenantId, now.subtract({ hours: 24 * (days.keeps_addresses_days ?? 180) }));
  return gone;
}

/** Who came in is known longer than from where. */
async function forgetAddresses(authTx: AuthTx, tenantId: string, before: Temporal.Instant): Promise<void> {
  for (let last = atOnce; last === atOnce; )
    last = await authTx.write(tenantId, (tx) =>
      tx.change(
        statement(sql`update security_events set address = null where tenant_id = ${tenantId} and id in (
          select id from security_events where tenant_id = ${tenantId} and address is not null
            and created_at <= ${before.toString()}::timestamptz limit ${atOnce})`),
      ),
    );
}

type Asked = { table: string; life: Ending; most: number | null | undefined };

function expired({ table, life: { key, after }, most }: Asked, tenantId: string, now: Temporal.Instant) {
  const hoursOf = (hours: number) => Math.min(hours, (most ?? Number.POSITIVE_INFINITY) * 24);
  const names = sql.join(key.map((name) => sql.ref(name)));
  const over = Object.entries(after).map(
    ([moment, hours]) =>
      sql`${sql.ref(moment)} <= ${now.subtract({ hours: hoursOf(hours) }).toString()}::timestamptz`,
  );
  return statement(sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and (${names}) in (
    select ${names} from ${sql.table(table)} where tenant_id = ${tenantId} and (${sql.join(over, sql` or `)}) limit ${atOnce})`);
}

/** Every night, for every company; one that fails keeps no other from its turn. */
export function forgetExpiredJob(
  needs: Needs & { platformTx: PlatformTx; registers: Registers; clock: Clock },
): Job {
  const { tenantTx, platformTx, registers, clock } = needs;
  return {
    name: 'forget-expired',
    every: '23 6 * * *',
    async work() {
      const tenants = await platformTx.read((tx) => tx.rows(db.selectFrom('saas_tenants').select('id')));
      const faults: unknown[] = [];
      for (const { id } of tenants) {
        const pieces = [
          () => forgetExpired(needs, id, clock.now()),
          () => purgeDeleted(tenantTx, id, clock.now(), registers),
          () => removeOrphans(tenantTx, id, clock.now(), registers),
        ];
        for (const piece of pieces) await piece().catch((error: unknown) => faults.push(error));
      }
      if (faults.length > 0) throw faults[0];
    },
  };
}

import { sql } from 'kysely';
import type { AuthTx } from '#kit/auth-tx';
import type { Clock } from '#kit/clock';
import type { Job } from '#kit/jobs';
import type { PlatformTx } from '#kit/platform-tx';
import { db } from '#kit/sql';
import { takeTurn } from './throttle.ts';

const pauseSeconds = 3600;

/** Deletes what can no longer be used: links, devices' tokens, and failures counted long ago. At most once an hour a company. */
export async function cleanLinks(
  authTx: AuthTx,
  tenant_id: string,
  now: Temporal.Instant,
): Promise<{ deleted: number }> {
  return await authTx.write(tenant_id, async (tx) => {
    if (!(await takeTurn(tx, { tenant_id, key: 'clean-links' }, pauseSeconds))) return { deleted: 0 };
    tx.send(
      db
        .deleteFrom('auth_throttle')
        .where('tenant_id', '=', tenant_id)
        .where('window_started_at', '<', sql<string>`now() - interval '24 hours'`),
    );
    tx.send(
      db
        .deleteFrom('auth_crew_tokens')
        .where('tenant_id', '=', tenant_id)
        .where('expires_at', '<=', now.toString()),
    );
    const deleted = await tx.change(
      db
        .deleteFrom('auth_links')
        .where('tenant_id', '=', tenant_id)
        .where((row) => row.or([row('used_at', 'is not', null), row('expires_at', '<=', now.toString())])),
    );
    return { deleted };
  });
}

type Needs = { authTx: AuthTx; platformTx: PlatformTx; clock: Clock };

/** The same for every company, every six hours, also while nobody is signed in. */
export function cleanLinksJob({ authTx, platformTx, clock }: Needs): Job {
  return {
    name: 'clean-links',
    every: '17 */6 * * *',
    async work() {
      const tenants = await platformTx.read((tx) => tx.rows(db.selectFrom('saas_tenants').select('id')));
      for (const { id } of tenants) await cleanLinks(authTx, id, clock.now());
    },
  };
}

import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/database/platform-tx';
import { db } from '#kit/database/sql';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Job } from '#kit/jobs/jobs';
import { logFault } from '#kit/watch/fault-log';
import { checkTrails } from './check-trails.ts';
import { type NotedByCompany, newestSeals, readNoted, writeNoted } from './noted-seals.ts';
import { mailSeals } from './seal-mail.ts';
import { sealTrails } from './seal-trails.ts';

export type TrailNeeds = {
  tenantTx: TenantTx;
  platformTx: PlatformTx;
  clock: Clock;
  /** Where the last hash of each day is noted, outside of the database. */
  sealsFolder?: string | undefined;
  /** Whether it is sent to the companies' administrators as well. */
  mailsSeals?: boolean | undefined;
};

/** Every five minutes, for every company: what its trails have grown by is sealed. */
export function sealTrailsJob(needs: TrailNeeds): Job {
  const name = 'seal-audit';
  return {
    name,
    every: '*/5 * * * *',
    work: () => forEach(needs, name, (id) => sealTrails(needs.tenantTx, id, needs.clock.now())),
  };
}

/** Every night, for every company: its trails are looked at from the first block, and the last hash leaves the house. */
export function checkTrailsJob(needs: TrailNeeds): Job {
  const name = 'check-trails';
  return {
    name,
    every: '41 4 * * *',
    async work() {
      const before = await readNoted(needs.sealsFolder);
      const noted: Record<string, NotedByCompany[string]> = { ...before };
      const now = needs.clock.now();
      try {
        await forEach(needs, name, async (id) => {
          const found = await checkTrails(needs.tenantTx, id, before[id] ?? {});
          if (found > 0) logFault({ event: 'job', job: name }, trailAlarm());
          // What no longer fits is not noted over what did.
          if (found > 0) return;
          const newest = await newestSeals(needs.tenantTx, id);
          noted[id] = newest;
          if (needs.mailsSeals) await mailSeals(needs.tenantTx, id, { newest, now });
        });
      } finally {
        await writeNoted(needs.sealsFolder, now.toString().slice(0, 10), noted);
      }
    },
  };
}

function trailAlarm(): Error {
  return Object.assign(new Error('A sealed trail does not fit its rows'), { name: 'TrailAlarm' });
}

/** Each company by itself: what fails for one is noted and tried again, and the others go on. */
async function forEach(
  { platformTx }: TrailNeeds,
  job: string,
  work: (tenantId: string) => Promise<unknown>,
): Promise<void> {
  const tenants = await platformTx.read((tx) => tx.rows(db.selectFrom('saas_tenants').select('id')));
  const failures: unknown[] = [];
  for (const { id } of tenants)
    await work(id).catch((error) => {
      failures.push(error);
      logFault({ event: 'job', job }, error);
    });
  if (failures.length > 0) throw failures[0];
}

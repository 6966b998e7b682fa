import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/database/platform-tx';
import { db } from '#kit/database/sql';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Job } from '#kit/jobs/jobs';
import { followZone, hourThere, makeDepartures } from '#modules/bookings/public';

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock };

/** The hour of the night, by the clock of each company, in which its departures are made. */
const nightHour = 3;

/** Each hour, departures of a company follow the zone of its clock; each night of it, those its schedules say and nobody has made are made, some at a time. */
export function makeDeparturesJob({ tenantTx, platformTx, clock }: Needs): Job {
  return {
    name: 'make-departures',
    every: '40 * * * *',
    async work() {
      const now = clock.now();
      const tenants = await platformTx.read((tx) => tx.rows(db.selectFrom('saas_tenants').select('id')));
      for (const { id } of tenants) {
        let moved: number;
        do moved = await tenantTx.write(id, (tx) => followZone(tx, id, now));
        while (moved > 0);
        if ((await tenantTx.read(id, (tx) => hourThere(tx, id, now))) !== nightHour) continue;
        let made: number;
        do made = await tenantTx.write(id, (tx) => makeDepartures(tx, id, now));
        while (made > 0);
      }
    },
  };
}

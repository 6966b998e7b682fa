import { sql } from 'kysely';
import type { TenantTx } from '#kit/database/tenant-tx';
import { statement } from '#kit/resource/statement';
import { evaluateStops } from '../orders/stop/overdue-stops.ts';
import type { Following } from '../plans/read-plans.ts';
import { followStock } from '../stock-alerts.ts';
import { followCrew } from './crew-alerts.ts';
import { evaluatePlans } from './evaluate-plans.ts';
import { clockOf, followAll } from './follow-all.ts';
import { followOverrides } from './override-alerts.ts';
import { followPapers } from './paper-alerts.ts';
import { followParts } from './part-alerts.ts';
import { followReviews } from './plan-alerts.ts';

/** Each boat is looked at for every kind of paper. */
const boatsAtOnce = 100;
const partsAtOnce = 500;
const peopleAtOnce = 200;
const exceptionsAtOnce = 200;

/**
 * Looks at everything a company is told of, on its own day: papers, stock, readings, parts and boats ashore of every
 * company. Plans of one that has no module of maintenance any more need nobody, and their alerts end here. Twice changes
 * nothing the second time.
 */
export async function evaluateAlerts(
  tenantTx: TenantTx,
  tenantId: string,
  now: Temporal.Instant,
): Promise<void> {
  const company = { tenantTx, tenantId, now };
  await followAll(company, { of: 'boats', atOnce: boatsAtOnce, follow: followPapers });
  await followAll(company, { of: 'crew_members', atOnce: peopleAtOnce, follow: followCrew });
  await followAll(company, {
    of: 'competency_overrides',
    // Those that ended or were closed lately may still ring.
    which: sql`t.valid_to > ${now.subtract({ hours: 24 * 40 }).toString()}::timestamptz::date`,
    atOnce: exceptionsAtOnce,
    follow: followOverrides,
  });
  await tenantTx.write(tenantId, async (tx) => {
    const work = await clockOf(tx, tenantId, now);
    await followStock(work);
    await evaluateReviews(work);
    await evaluateStops(work);
  });
  await followAll(company, {
    of: 'installed_parts',
    which: sql`t.removed_on is null`,
    atOnce: partsAtOnce,
    follow: (work, ids) => followParts(work, { by: 'id', ids }),
  });
  await evaluatePlans(tenantTx, tenantId, now);
}

async function evaluateReviews(work: Following): Promise<void> {
  const motors = await work.tx.rows(
    statement<{ motor_id: string }>(sql`select t.id as motor_id from motors t
      where t.tenant_id = ${work.actor.tenantId} and t.in_review > 0 and t.deleted_at is null order by t.id`),
  );
  await followReviews(work, motors);
}

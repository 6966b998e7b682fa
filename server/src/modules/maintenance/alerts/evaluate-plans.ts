import type { TenantTx } from '#kit/database/tenant-tx';
import { followAll } from './follow-all.ts';
import { followPlans } from './plan-alerts.ts';

const atOnce = 500;

/**
 * Looks at every plan of a company on its own day, some at a time: dates turn while nobody writes. Twice changes nothing the
 * second time.
 */
export async function evaluatePlans(
  tenantTx: TenantTx,
  tenantId: string,
  now: Temporal.Instant,
): Promise<void> {
  await followAll(
    { tenantTx, tenantId, now },
    { of: 'plan_assets', atOnce, follow: (work, ids) => followPlans(work, { by: 'id', ids }) },
  );
}

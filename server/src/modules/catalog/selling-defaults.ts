import { cancellationPolicies } from '@leme/contract/catalog/cancellation-policies';
import { inheritedFields, sellingDefaults } from '@leme/contract/catalog/selling-defaults';
import {
  readSellingDefaults,
  type SellingDefaults,
  updateSellingDefaults,
} from '@leme/contract/catalog/selling-defaults-endpoints';
import { faults, Problem } from '@leme/contract/kit/problem';
import { ruleFaults } from '@leme/contract/kit/resource/rules';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { findRow } from '#kit/resource/find-row';
import { record, type State } from '#kit/resource/history/record';
import type { Registers } from '#kit/resource/registers';

type Decided = Omit<SellingDefaults, 'policy'>;

/** Of a company that decided nothing yet. */
const untouched: Decided = {
  min_party: null,
  max_party: null,
  cutoff_min: null,
  horizon_days: null,
  deposit_bp: null,
  balance_due_hours: null,
  cancellation_policy_id: null,
  version: 0,
};

const decidedBy = (tenantId: string) =>
  db
    .selectFrom('selling_defaults')
    .select([...inheritedFields, 'version'])
    .where('tenant_id', '=', tenantId);

/** How a company sells where a product says nothing of its own. */
export async function sellingDefaultsOf(tx: Tx, tenantId: string): Promise<Decided> {
  return (await tx.first(decidedBy(tenantId))) ?? untouched;
}

const servesReading = serve(readSellingDefaults, async ({ tx, actor }) =>
  answer(tx, actor, await sellingDefaultsOf(tx, actor.tenantId)),
);

const servesUpdate = serve(updateSellingDefaults, async ({ input, tx, actor, registers }) => {
  const { tenantId } = actor;
  const before = (await tx.first(decidedBy(tenantId).forUpdate())) ?? untouched;
  const { version, ...yours } = input;
  await check({ tx, actor, registers }, yours);
  const next = { ...yours, version: version + 1 };
  // Two who are the first to decide anything meet at the row that one of them makes.
  const changed =
    before.version !== version
      ? 0
      : await tx.change(
          db
            .insertInto('selling_defaults')
            .values({ tenant_id: tenantId, ...next })
            .onConflict((conflict) =>
              conflict.column('tenant_id').doUpdateSet(next).where('selling_defaults.version', '=', version),
            ),
        );
  if (changed === 0) {
    const current = await answer(tx, actor, await sellingDefaultsOf(tx, tenantId));
    throw new Problem('stale-version', { params: { current, yours } });
  }
  const [was, is] = [await answer(tx, actor, before), await answer(tx, actor, next)];
  record({ tx, actor }, sellingDefaults, {
    id: tenantId,
    action: 'updated',
    before: told(was),
    after: told(is),
  });
  return is;
});

/** As a person reads it: the policy by its name. */
function told({ version: _, policy, ...said }: SellingDefaults): State {
  return { ...said, cancellation_policy_id: policy };
}

async function answer(tx: Tx, { tenantId }: Actor, decided: Decided): Promise<SellingDefaults> {
  const { cancellation_policy_id } = decided;
  const policy =
    cancellation_policy_id &&
    (await tx.first(
      db
        .selectFrom('cancellation_policies')
        .select('name')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', cancellation_policy_id),
    ));
  return { ...decided, policy: policy ? policy.name : null };
}

type Yours = Omit<Decided, 'version'>;
type Asked = { tx: Tx; actor: Actor; registers: Registers };

async function check({ tx, actor, registers }: Asked, yours: Yours): Promise<void> {
  const { cancellation_policy_id } = yours;
  const wrong = ruleFaults(sellingDefaults, yours);
  if (wrong.length > 0) throw faults(wrong);
  if (!cancellation_policy_id) return;
  const policies = registers.named(cancellationPolicies.name);
  const policy = await findRow(policies, { tx, actor }, cancellation_policy_id).catch(() => null);
  if (!policy || policy.deleted_at !== null)
    throw faults([{ pointer: '/cancellation_policy_id', code: 'unknown' }]);
}

export const servesSellingDefaults = [servesReading, servesUpdate];

import type { AllHooks } from '#kit/hooks';
import type { Work } from '#kit/work';
import type { Assigned } from '../facts/shapes.ts';

/** Duties that are done, or were before they were given up, are told where costs are kept. */
export async function tellCosts(
  { tx, actor }: Work,
  hooks: Pick<AllHooks, 'costsMoney'>,
  these: readonly Pick<Assigned, 'id' | 'status' | 'pay_amount'>[],
): Promise<void> {
  const paid = these.filter(({ status, pay_amount }) => status === 'done' && (pay_amount ?? 0) > 0);
  if (paid.length > 0)
    await hooks.costsMoney(
      { tx, tenantId: actor.tenantId },
      paid.map(({ id }) => id),
    );
}

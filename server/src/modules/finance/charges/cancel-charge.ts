import { cancelCharge } from '@leme/contract/finance/charges/charge-endpoints';
import { charges } from '@leme/contract/finance/charges/charges';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import { chargeOf } from './charge-queries.ts';
import { requireRight, subjectOfRow } from './subject.ts';

export const servesChargeCancellation = serve(cancelCharge, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, reason } = input;
  const charge = await chargeOf(work, id);
  requireRight(work, subjectOfRow(charge), 'charges');
  const cancelled = await tx.change(
    statement(sql`update charges set status = 'cancelled', reason = ${reason}, version = version + 1,
        updated_at = ${work.now.toString()}::timestamptz
      where tenant_id = ${actor.tenantId} and id = ${id} and status in ('open', 'expired') and paid_amount = 0`),
  );
  if (cancelled === 0) throw new Problem(charge.paid_amount > 0 ? 'charge-paid' : 'move-forbidden');
  record(work, charges, {
    id,
    action: 'updated',
    before: { status: charge.status },
    after: { status: 'cancelled', reason },
  });
  return await chargeOf(work, id);
});

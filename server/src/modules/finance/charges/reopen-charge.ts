import type { ChargeRow } from '@leme/contract/finance/charges/charge-endpoints';
import { charges } from '@leme/contract/finance/charges/charges';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';

/** A payment of a charge is taken back as never made: it asks again, unless its last day is over. */
export async function reopenCharge(work: TimedWork, charge: ChargeRow, amount: number): Promise<void> {
  const { tx, actor, now } = work;
  if (charge.status !== 'paid' && charge.status !== 'partial') return;
  const paid_amount = toReais(Math.max(0, toCents(charge.paid_amount) - toCents(amount)));
  const isOver = Temporal.Instant.compare(Temporal.Instant.from(charge.expires_at), now) < 0;
  const status = paid_amount > 0 ? 'partial' : isOver ? 'expired' : 'open';
  await tx.change(
    statement(sql`update charges set paid_amount = ${paid_amount}, status = ${status}, version = version + 1,
        updated_at = ${now.toString()}::timestamptz where tenant_id = ${actor.tenantId} and id = ${charge.id}`),
  );
  record(work, charges, {
    id: charge.id,
    action: 'updated',
    before: { status: charge.status, paid_amount: charge.paid_amount },
    after: { status, paid_amount },
  });
}

import { payments } from '@leme/contract/bookings/payments';
import { toldAs } from '@leme/contract/kit/resource/entity';
import type { HistoryEntry } from '@leme/contract/kit/resource/resource';
import { db } from '#kit/database/sql';
import { type HistoryPage, isOlder, perPage } from '#kit/resource/history/history';
import type { Work } from '#kit/work';

/** The payments of a booking as steps of its history: each is written once, and sealed where it stands. */
export async function paymentSteps(
  { tx, actor }: Work,
  { id, before }: HistoryPage,
): Promise<HistoryEntry[]> {
  const rows = await tx.rows(
    db
      .selectFrom('booking_payments as p')
      .leftJoin('profiles as u', (join) =>
        join.onRef('u.tenant_id', '=', 'p.tenant_id').onRef('u.id', '=', 'p.user_id'),
      )
      .leftJoin('payment_notes as n', (join) =>
        join.onRef('n.tenant_id', '=', 'p.tenant_id').onRef('n.payment_id', '=', 'p.id'),
      )
      .select(['p.id', 'p.amount', 'p.method', 'p.paid_at', 'n.note', 'n.replaced_at', 'u.full_name'])
      .where('p.tenant_id', '=', actor.tenantId)
      .where('p.booking_id', '=', id)
      .$if(before !== undefined, (query) => query.where(isOlder('p.paid_at', 'p.id', before)))
      .orderBy('p.paid_at', 'desc')
      .orderBy('p.id', 'desc')
      .limit(perPage + 1),
  );
  return rows.map(({ amount, method, note, replaced_at, ...payment }) => {
    const isErased = replaced_at !== null;
    const change = (field: string, after: unknown) => ({ field, before: null, after, isErased: false });
    return {
      id: payment.id,
      at: String(payment.paid_at),
      actor: payment.full_name,
      action: 'created',
      changes: [
        change(toldAs(payments, 'amount'), amount),
        change(toldAs(payments, 'method'), method),
        ...(note === null ? [] : [{ ...change(toldAs(payments, 'note'), isErased ? null : note), isErased }]),
      ],
    };
  });
}

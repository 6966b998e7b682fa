import type { AdjustmentKind } from '@leme/contract/bookings/rules';
import { toReais } from '@leme/contract/kit/values/money';
import { db } from '#kit/database/sql';
import { newId } from '#kit/ids';
import type { Work } from '#kit/work';

/** Part of a total that is no fare. */
export type Line = { kind: AdjustmentKind; cents: number; reason: string | null };

/** Writes what stands beside the fares of a booking; what comes to nothing is no line. */
export function addLines({ tx, actor }: Work, booking_id: string, lines: readonly Line[]): void {
  const written = lines.filter(({ cents }) => cents !== 0);
  // Ids of one millisecond come in no order: sorted, lines that are written together stay in theirs.
  const ids = written.map(newId).sort();
  const rows = written.map(({ kind, cents, reason }, at) => ({
    tenant_id: actor.tenantId,
    id: ids[at] ?? newId(),
    booking_id,
    kind,
    amount: toReais(cents),
    reason,
    user_id: actor.userId,
  }));
  if (rows.length > 0) tx.send(db.insertInto('booking_adjustments').values(rows));
}

/** The lines of some bookings in their order, and who wrote each. */
export function linesOf({ tx, actor }: Work, booking_id: string) {
  return tx.rows(
    db
      .selectFrom('booking_adjustments as x')
      .leftJoin('profiles as u', (join) =>
        join.onRef('u.tenant_id', '=', 'x.tenant_id').onRef('u.id', '=', 'x.user_id'),
      )
      .select(['x.id', 'x.kind', 'x.amount', 'x.reason', 'x.created_at', 'u.full_name as user_name'])
      .where('x.tenant_id', '=', actor.tenantId)
      .where('x.booking_id', '=', booking_id)
      .orderBy('x.created_at')
      .orderBy('x.id'),
  );
}

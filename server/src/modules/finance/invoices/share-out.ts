import { toCents } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** A line as far as money is shared out over it; centavos. */
export type OpenLine = {
  kind: string;
  booking_id: string | null;
  cents: number;
  /** What its booking owes. */
  owes: number;
};
/** What of a payment goes where: bookings that owe, what an agent collected, free lines; and the commission that is set off. */
export type Shares = {
  bookings: { booking_id: string; cents: number; by_agent: boolean }[];
  collected: number;
  free: number;
  commission: number;
};

/** The lines of an invoice with what their bookings owe, which are held. */
export async function openBookingsOf({ tx, actor }: Work, id: string): Promise<OpenLine[]> {
  const lines = await tx.rows(
    statement<{
      kind: string;
      booking_id: string | null;
      amount: number;
    }>(sql`select l.kind, l.booking_id, l.amount
      from invoice_lines l where l.tenant_id = ${actor.tenantId} and l.invoice_id = ${id} order by l.position, l.id`),
  );
  const ids = [
    ...new Set(
      lines.flatMap(({ kind, booking_id }) => (kind === 'booking' && booking_id ? [booking_id] : [])),
    ),
  ];
  const bookings = await tx.rows(
    statement<{
      id: string;
      status: string;
      remaining_amount: number;
    }>(sql`select b.id, b.status, b.remaining_amount
      from bookings b where b.tenant_id = ${actor.tenantId} and b.id = any(${ids}::uuid[]) order by b.id for update`),
  );
  const owesOf = new Map(
    bookings.map(({ id: of, status, remaining_amount }) => [
      of,
      status === 'cancelled' || status === 'expired' ? 0 : Math.max(0, toCents(remaining_amount)),
    ]),
  );
  return lines.map(({ kind, booking_id, amount }) => ({
    kind,
    booking_id,
    cents: toCents(amount),
    owes: kind === 'booking' ? (owesOf.get(booking_id ?? '') ?? 0) : 0,
  }));
}

/** Bookings that owe come first, in their order; with the last payment what they still owe is what the agent keeps. */
export function shareOut(lines: readonly OpenLine[], cents: number, isLast: boolean): Shares {
  const shares: Shares = { bookings: [], collected: 0, free: 0, commission: 0 };
  const commission = lines.reduce((sum, line) => sum + (line.kind === 'commission' ? -line.cents : 0), 0);
  let left = cents;
  let kept = isLast ? commission : 0;
  for (const { booking_id, owes, cents: asked } of lines) {
    if (booking_id === null || owes === 0) continue;
    const paid = Math.min(left, owes, asked);
    if (paid > 0) shares.bookings.push({ booking_id, cents: paid, by_agent: false });
    left -= paid;
    const byAgent = Math.min(kept, owes - paid);
    if (byAgent > 0) shares.bookings.push({ booking_id, cents: byAgent, by_agent: true });
    kept -= byAgent;
  }
  const free = lines.reduce((sum, line) => sum + (line.kind === 'free' ? line.cents : 0), 0);
  shares.free = Math.min(left, free);
  shares.collected = left - shares.free;
  shares.commission = isLast ? commission : 0;
  return shares;
}

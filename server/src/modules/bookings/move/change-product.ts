import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { faults, Problem } from '@leme/contract/kit/problem';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import type { Changes } from '#kit/resource/history/audit';
import type { Work } from '#kit/work';
import { visibleBookings } from '../partner-scope.ts';
import { faresOnSale } from '../party/fares.ts';
import { faresThere, soldFares } from './fares-there.ts';

type Choice = 'keep' | 'new' | undefined;
export type Place = Record<'session_id' | 'product_id' | 'product' | 'date' | 'start_time', string>;
export type ProductChange = Awaited<ReturnType<typeof planProduct>>;

/** What a booking becomes at another product: its fares there, its seats, and the price somebody chose. */
export async function planProduct(
  { tx, actor }: Work,
  booking: BookingRow,
  { from, to }: { from: Place; to: Place },
  choice: Choice,
) {
  if (from.product_id === to.product_id) return null;
  const [sold, fares] = await Promise.all([
    soldFares(tx, actor.tenantId, booking.id),
    faresOnSale(tx, actor, to.product_id),
  ]);
  const there = faresThere(sold, fares);
  const total = there.cents === null ? null : toReais(there.cents);
  const before = await totalOf(tx, actor, booking.id);
  // A partner sees no money and agrees to none: its price stays.
  const chosen = actor.partner || total === null || toCents(before) === there.cents ? 'keep' : choice;
  if (!chosen) throw faults([{ pointer: '/price', code: 'required' }]);
  if (choice === 'new' && total === null) throw faults([{ pointer: '/price', code: 'option' }]);
  const isNew = chosen === 'new' && total !== null;
  return {
    ...there,
    from: from.product,
    to: to.product,
    before,
    after: isNew ? total : before,
    chosen,
    isNew,
  };
}

/** A departure and its product, so that a history can name it. */
export async function placeOf(tx: Tx, actor: Actor, session_id: string): Promise<Place> {
  const place = await tx.first(
    db
      .selectFrom('sessions as s')
      .innerJoin('products as p', (join) =>
        join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.product_id'),
      )
      .select(['s.id as session_id', 's.product_id', 'p.name as product'])
      .select(['s.date', 's.start_time'])
      .where('s.tenant_id', '=', actor.tenantId)
      .where('s.id', '=', session_id),
  );
  if (!place) throw new Problem('not-found');
  return place;
}

async function totalOf(tx: Tx, actor: Actor, id: string): Promise<number> {
  const row = await tx.first(visibleBookings(actor).select('total_price').where('id', '=', id));
  return row?.total_price ?? 0;
}

/** Puts the party onto the fares of the other product. */
export function writeProduct({ tx, actor }: Work, change: NonNullable<ProductChange>): void {
  for (const { id: row, quantity, fare } of change.rows) {
    if (!fare) continue;
    const price = { unit_price: fare.cost_price, total_price: toReais(toCents(fare.cost_price) * quantity) };
    tx.send(
      db
        .updateTable('booking_passengers')
        .set({ fare_type_id: fare.id, ...(change.isNew && price) })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', row),
    );
  }
}

/** What a history tells of it: the products, both prices also where they are one, and which was chosen. */
export function productInWords({ from, to, before, after, chosen }: NonNullable<ProductChange>): Changes {
  return { product: [from, to], total_price: [before, after], price: [null, chosen] };
}

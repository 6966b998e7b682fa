import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { faults, Problem } from '@leme/contract/kit/problem';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import type { Changes } from '#kit/resource/history/audit';
import type { TimedWork, Work } from '#kit/work';
import { faresOnSale } from '../party/fares.ts';
import { addLines, linesOf } from '../price/adjustments.ts';
import type { Departure } from '../price/departure-to-sell.ts';
import { type PartySale, priceParty } from '../price/price-party.ts';
import { soldAs } from '../price/sold-as.ts';
import { faresThere, groupThere, soldFares } from './fares-there.ts';

type Choice = 'keep' | 'new' | undefined;
export type Place = Record<'session_id' | 'product_id' | 'product' | 'date' | 'start_time', string>;
export type ProductChange = Awaited<ReturnType<typeof planProduct>>;

/**
 * What a booking becomes at another departure: its fares and seats there, and the price somebody chose. Of the same product
 * the agreed price stays unless the new one is asked for.
 */
export async function planProduct(
  work: TimedWork,
  booking: BookingRow,
  { from, to, session }: { from: Place; to: Place; session: Departure },
  choice: Choice,
) {
  const { tx, actor } = work;
  const isOther = from.product_id !== to.product_id;
  if (!isOther && (choice !== 'new' || actor.partner)) return null;
  const [sold, fares] = await Promise.all([
    soldFares(tx, actor.tenantId, booking.id),
    faresOnSale(tx, actor, to.product_id),
  ]);
  const there = sold.length > 0 ? faresThere(sold, fares) : groupThere(booking, session.sharing_mode);
  const priced = there.passengers && (await quoteThere(work, booking, session, there.passengers));
  const total = priced ? toReais(priced.cents) : null;
  const before = booking.total_price ?? 0;
  // A partner sees no money and agrees to none: its price stays.
  const chosen = actor.partner || total === null || total === before ? 'keep' : choice;
  if (!chosen) throw faults([{ pointer: '/price', code: 'required' }]);
  if (choice === 'new' && total === null) throw faults([{ pointer: '/price', code: 'option' }]);
  const isNew = chosen === 'new' && total !== null;
  const units = new Map(priced?.party.map(({ fare_type_id, unitCents }) => [fare_type_id, unitCents]));
  return {
    ...there,
    isOther,
    from: from.product,
    to: to.product,
    before,
    after: isNew ? total : before,
    chosen,
    isNew,
    unitOf: (fare_id: string) => units.get(fare_id) ?? 0,
    trace: isNew && priced ? priced.trace : null,
  };
}

async function quoteThere(
  work: TimedWork,
  { id, people }: BookingRow,
  session: Departure,
  passengers: PartySale['passengers'],
) {
  const group = passengers.length === 0 ? { people } : {};
  return await priceParty(work, session, { ...(await soldAs(work, id)), passengers, ...group });
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

/**
 * Puts the party onto the fares of the other product, and writes what its total gains or loses beside them, so that lines and
 * fares add up to it.
 */
export async function writeProduct(
  work: Work,
  booking_id: string,
  change: NonNullable<ProductChange>,
): Promise<void> {
  const { tx, actor } = work;
  const { rows, isOther, isNew, after, before, unitOf } = change;
  if (!isOther) {
    addLines(work, booking_id, [
      { kind: 'reschedule', cents: toCents(after) - toCents(before), reason: null },
    ]);
    return;
  }
  const lines = isNew ? await linesOf(work, booking_id) : [];
  for (const { id: row, quantity, fare } of rows) {
    if (!fare) continue;
    const unit = unitOf(fare.id);
    const price = { unit_price: toReais(unit), total_price: toReais(unit * quantity) };
    tx.send(
      db
        .updateTable('booking_passengers')
        .set({ fare_type_id: fare.id, ...(isNew && price) })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', row),
    );
  }
  if (!isNew) return;
  const ofFares = rows.reduce((sum, { quantity, fare }) => sum + quantity * (fare ? unitOf(fare.id) : 0), 0);
  const beside = lines.reduce((sum, { amount }) => sum + toCents(amount), 0);
  addLines(work, booking_id, [
    { kind: 'reschedule', cents: toCents(after) - ofFares - beside, reason: null },
  ]);
}

/** What a history tells of it: the products, both prices also where they are one, and which was chosen. */
export function productInWords({ from, to, before, after, chosen }: NonNullable<ProductChange>): Changes {
  const moved = { total_price: [before, after], price: [null, chosen] } as const;
  return from === to ? moved : { product: [from, to], ...moved };
}

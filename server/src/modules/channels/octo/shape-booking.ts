import type { OctoBooking, OctoPricing, OctoUnit } from '@leme/contract/channels/octo/octo-shapes';
import { toCents } from '@leme/contract/kit/values/money';
import type { QuoteTrace } from '@leme/contract/pricing/trace-shapes';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import { visibleBookings } from '#modules/bookings/public';
import { contactOf, type External, type Item } from './external-row.ts';
import { loadDepartures } from './load-departures.ts';
import type { Ask } from './octo-call.ts';
import { pricingOf } from './octo-pricing.ts';
import { loadProducts } from './products/load-products.ts';
import { shapeProducts } from './products/shape-product.ts';
import { shapeAvailabilities, utcOf } from './shape-availability.ts';

/** Our booking behind what a partner calls its own. */
export type Sold = {
  id: string;
  code: string;
  status: string;
  session_id: string;
  seats: number;
  people: number;
  total_price: number;
  paid_amount: number;
  remaining_amount: number;
  hold_expires_at: string | null;
  confirmed_at: string | null;
  cancelled_at: string | null;
  cancel_reason: string | null;
  price_trace: QuoteTrace | null;
  created_at: string;
  updated_at: string;
  starts_at: string | null;
  version: number;
};

export async function soldOf({ work }: Ask, ids: readonly string[]): Promise<Map<string, Sold>> {
  if (ids.length === 0) return new Map();
  const rows = await work.tx.rows(
    visibleBookings(work.actor)
      .select(['b.id', 'b.code', 'b.status', 'b.session_id', 'b.seats', 'b.people', 'b.total_price'])
      .select([
        'b.paid_amount',
        'b.remaining_amount',
        'b.hold_expires_at',
        'b.confirmed_at',
        'b.cancelled_at',
      ])
      .select([
        'b.cancel_reason',
        'b.price_trace',
        'b.created_at',
        'b.updated_at',
        'b.starts_at',
        'b.version',
      ])
      .where('b.id', '=', sql<string>`any(${[...ids]}::uuid[])`),
  );
  return new Map(rows.map((row) => [row.id, row as unknown as Sold]));
}

/** Somebody of a booking, with the fare he travels on, and whether he came aboard. */
export type Aboard = {
  id: string;
  booking_id: string;
  fare_type_id: string | null;
  position: number;
  status: string;
  status_at: string | null;
  version: number;
};

export async function aboardOf({ work }: Ask, bookingIds: readonly string[]): Promise<Aboard[]> {
  if (bookingIds.length === 0) return [];
  return await work.tx.rows(
    statement<Aboard>(sql`select m.id, m.booking_id, f.fare_type_id, m.position, m.status, m.status_at, m.version
      from manifest_passengers m
      left join booking_passengers f on f.tenant_id = m.tenant_id and f.id = m.booking_passenger_id
      where m.tenant_id = ${work.actor.tenantId} and m.booking_id = any(${[...bookingIds]}::uuid[])
      order by m.booking_id, m.position`),
  );
}

/** The person of each unit: those of one fare by their places, of a group one after the other. */
export function personOfItem(items: readonly Item[], people: readonly Aboard[]): (Aboard | undefined)[] {
  const left = [...people];
  return items.map(({ unitId }) => {
    const own = left.findIndex(({ fare_type_id }) => fare_type_id === unitId);
    const at = own >= 0 ? own : left.findIndex(({ fare_type_id }) => fare_type_id === null);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
}

export type Standing = {
  status: 'ON_HOLD' | 'CONFIRMED' | 'EXPIRED' | 'CANCELLED' | 'REDEEMED';
  expires: string | null;
  confirmed: string | null;
  cancelled: string | null;
};

/** Where a booking stands now: a hold ends at its second, whether or not anybody noticed. */
export function standingOf(ask: Ask, external: External, sold: Sold | undefined): Standing {
  const { now } = ask.work;
  const isPast = (moment: string | null) =>
    moment !== null && Temporal.Instant.compare(Temporal.Instant.from(moment), now) <= 0;
  if (!sold) {
    const { test_status, test_expires_at: expires } = external;
    const status = test_status === 'ON_HOLD' && isPast(expires) ? 'EXPIRED' : (test_status ?? 'EXPIRED');
    const { test_confirmed_at: confirmed, test_cancelled_at: cancelled } = external;
    return { status, expires: status === 'CONFIRMED' ? null : expires, confirmed, cancelled };
  }
  const { confirmed_at: confirmed, cancelled_at: cancelled, hold_expires_at: expires } = sold;
  if (sold.status === 'cancelled') return { status: 'CANCELLED', expires: null, confirmed, cancelled };
  if (sold.status === 'expired' || (sold.status === 'on_hold' && isPast(expires)))
    return { status: 'EXPIRED', expires, confirmed: null, cancelled: null };
  if (sold.status === 'on_hold') return { status: 'ON_HOLD', expires, confirmed: null, cancelled: null };
  return { status: 'CONFIRMED', expires: null, confirmed, cancelled: null };
}

const orUtc = (moment: string | null) => (moment === null ? null : utcOf(moment));

/** Bookings as they are sent, each whole: what they are of stands in them, also when it is sold no more. */
export async function shapeBookings(ask: Ask, externals: readonly External[]): Promise<OctoBooking[]> {
  if (externals.length === 0) return [];
  const bookingIds = externals.flatMap(({ booking_id }) => booking_id ?? []);
  const productIds = [...new Set(externals.map(({ product_id }) => product_id))];
  const [sold, people, products] = await Promise.all([
    soldOf(ask, bookingIds),
    aboardOf(ask, bookingIds),
    loadProducts(ask, productIds),
  ]);
  const shaped = new Map((await shapeProducts(ask, products)).map((product) => [product.id, product]));
  const sessionOf = (external: External) =>
    sold.get(external.booking_id ?? '')?.session_id ?? external.session_id;
  const availabilities = new Map<string, OctoBooking['availability']>();
  for (const product of products) {
    const own = externals.filter(({ product_id }) => product_id === product.id);
    const ids = [...new Set(own.map(sessionOf))];
    const places = await loadDepartures(ask, { product_id: product.id, ids });
    for (const each of await shapeAvailabilities(ask, product, { places, wanted: undefined }))
      availabilities.set(each.id, each);
  }
  const byBooking = Map.groupBy(people, ({ booking_id }) => booking_id);
  return externals.flatMap((external) => {
    const product = shaped.get(external.product_id);
    if (!product) return [];
    const mine = sold.get(external.booking_id ?? '');
    const aboard = byBooking.get(external.booking_id ?? '') ?? [];
    const availability = availabilities.get(sessionOf(external)) ?? null;
    return [shapeBooking(ask, external, { product, sold: mine, aboard, availability })];
  });
}

type Parts = Pick<OctoBooking, 'product' | 'availability'> & { sold: Sold | undefined; aboard: Aboard[] };

function shapeBooking(
  ask: Ask,
  external: External,
  { product, sold, aboard, availability }: Parts,
): OctoBooking {
  const { items, uuid, contact } = external;
  const standing = standingOf(ask, external, sold);
  const redeemed = personOfItem(items, aboard).map((person) =>
    person?.status === 'checked_in' ? utcOf(person.status_at ?? ask.work.now.toString()) : null,
  );
  const isWhole = redeemed.length > 0 && redeemed.every(Boolean);
  const status = standing.status === 'CONFIRMED' && isWhole ? 'REDEEMED' : standing.status;
  const utcRedeemedAt = isWhole ? (redeemed.toSorted().at(-1) ?? null) : null;
  const code = sold?.code ?? external.test_code;
  const isSold = standing.status === 'CONFIRMED';
  const voucher = isSold
    ? {
        redemptionMethod: product.redemptionMethod,
        utcRedeemedAt,
        deliveryOptions: [{ deliveryFormat: 'QRCODE', deliveryValue: code ?? '' }],
      }
    : null;
  const [option] = product.options;
  if (!option) throw new Error('A product has an option');
  const prices = ask.speaks.has('octo/pricing') ? pricesOf(ask, external, sold) : undefined;
  const isAhead =
    availability !== null && Date.parse(availability.localDateTimeStart) > ask.work.now.epochMilliseconds;
  return {
    id: external.id,
    uuid,
    testMode: external.is_test,
    resellerReference: external.reference,
    supplierReference: code,
    status,
    utcCreatedAt: utcOf(external.created_at),
    utcUpdatedAt: utcOf(later(external.updated_at, sold?.updated_at)),
    utcExpiresAt: orUtc(standing.expires),
    utcRedeemedAt,
    utcConfirmedAt: orUtc(standing.confirmed),
    productId: product.id,
    product,
    optionId: option.id,
    option,
    cancellable: ['ON_HOLD', 'CONFIRMED'].includes(status) && isAhead && !redeemed.some(Boolean),
    cancellation: cancellationOf(external, sold, standing),
    freesale: false,
    availabilityId: availability?.id ?? external.session_id,
    availability,
    contact: contactOf(contact),
    notes: external.notes,
    deliveryMethods: product.deliveryMethods,
    voucher,
    unitItems: items.map((item, at) => ({
      uuid: item.uuid,
      resellerReference: item.resellerReference,
      supplierReference: code && `${code}-${at + 1}`,
      unitId: item.unitId,
      unit: unitIn(option.units, item.unitId),
      status: standing.status === 'CONFIRMED' && redeemed[at] ? 'REDEEMED' : standing.status,
      utcRedeemedAt: redeemed[at] ?? null,
      contact: contactOf(item.contact),
      ticket: null,
      ...(prices && { pricing: prices.of(item.unitId) }),
    })),
    ...(prices && { pricing: prices.whole }),
  };
}

const later = (a: string, b: string | undefined) =>
  b !== undefined && Date.parse(b) > Date.parse(a) ? b : a;

/** A unit that is sold no more is still what it was booked as. */
function unitIn(units: readonly OctoUnit[], id: string): OctoUnit {
  const [any] = units;
  const found = units.find((unit) => unit.id === id) ?? any;
  if (!found) throw new Error('A product has a unit');
  return found;
}

/** What goes back: all of a hold and of what costs nothing, else what is left of what was agreed. */
function cancellationOf(external: External, sold: Sold | undefined, standing: Standing) {
  if (standing.status !== 'CANCELLED') return null;
  const agreed = sold?.price_trace?.said.total ?? 0;
  const kept = sold ? toCents(sold.total_price) : 0;
  const refund = kept === 0 ? 'FULL' : kept >= agreed ? 'NONE' : 'PARTIAL';
  const reason = external.cancel_reason ?? sold?.cancel_reason ?? null;
  return { refund, reason, utcCancelledAt: utcOf(standing.cancelled ?? external.updated_at) };
}

/** The prices of the hold, which stay: the whole as it is owed now, of a cancelled one as it was agreed. */
function pricesOf(ask: Ask, external: External, sold: Sold | undefined) {
  const trace = sold?.price_trace ?? null;
  const isOver = sold?.status === 'cancelled' || sold?.status === 'expired';
  const total = !sold
    ? Number(external.test_cents ?? 0)
    : isOver
      ? (trace?.said.total ?? 0)
      : toCents(sold.total_price);
  const table = new Map(trace?.facts.fares.map(({ id, price }) => [id, price]) ?? []);
  const each = new Map(
    trace?.inputs.party.map(({ fare_type_id }, at) => [fare_type_id, trace.said.units[at] ?? 0]) ?? [],
  );
  const original = external.items.reduce((sum, { unitId }) => sum + (table.get(unitId) ?? 0), 0);
  return {
    whole: pricingOf(ask, total, original),
    of: (unitId: string): OctoPricing => pricingOf(ask, each.get(unitId) ?? 0, table.get(unitId) ?? 0),
  };
}

import { octoReserve } from '@leme/contract/channels/octo/octo-endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { Problem } from '@leme/contract/kit/problem';
import { db } from '#kit/database/sql';
import { isUuid, newId } from '#kit/ids';
import { drawSeats, holdSeats, noteDrawn, settleAllotments } from '#modules/bookings/public';
import { productNamed } from './check-availability.ts';
import { contactOf, findExternal, type Item, markOf, saveExternal } from './external-row.ts';
import { countUnits, guestOf, itemsOf, requireContact } from './guest.ts';
import { loadDepartures, type Place } from './load-departures.ts';
import { type Ask, serveOcto } from './octo-call.ts';
import { quotesOf } from './octo-pricing.ts';
import type { Product } from './products/load-products.ts';
import { asImpossible, badRequest, impossible, invalidAvailability, refuse } from './refuse.ts';
import { partyOf, roomOf, type Wanted } from './shape-availability.ts';
import { shapeBookings } from './shape-booking.ts';

type Input = InputOf<typeof octoReserve>;

/** Minutes seats are kept, and the most somebody may ask for. */
export const holdMinutes = { usual: 30, most: 1_440 };

/** The uuid is what makes it once: whoever comes with the same one waits for the first and is answered what became of it. */
export const servesReserve = serveOcto(octoReserve, async (ask, input) => {
  const { work } = ask;
  const uuid = uuidOf(input.uuid);
  const mark = markOf([input.productId, input.optionId, input.availabilityId, unitsSaid(input)]);
  const known = await findExternal(ask, uuid);
  if (known) return await answerKnown(ask, uuid, mark);
  if (work.actor.isReadOnly) throw new Problem('subscription-lapsed');
  requireContact(input.contact);
  const product = await productNamed(ask, input);
  const place = await placeNamed(ask, product, input.availabilityId);
  const items = itemsOf(product, input.unitItems);
  const wanted = countUnits(product, items);
  requireParty(product, wanted);
  requireRoom(place, product, wanted);
  const until = holdUntil(ask, place, input.expirationMinutes);
  const id = newId();
  if (!(await isFirst(ask, { id, uuid, mark, product, place }))) return await answerKnown(ask, uuid, mark);
  const contact = contactOf(input.contact);
  const said = { contact, items, notes: input.notes ?? null, reference: input.resellerReference ?? null };
  saveExternal(ask, id, { ...said, customer_name: contact.fullName });
  if (ask.isTest) await holdForTest(ask, { id, product, place, wanted, until });
  else await hold(ask, input, { id, product, place, wanted, until, items });
  return await answerKnown(ask, uuid, mark);
});

function uuidOf(given: string | undefined): string {
  if (given === undefined) return newId();
  if (!isUuid(given.toLowerCase())) throw refuse('INVALID_BOOKING_UUID', { uuid: given });
  return given.toLowerCase();
}

const unitsSaid = ({ unitItems = [] }: Input) => unitItems.map(({ unitId }) => unitId?.toLowerCase()).sort();

async function answerKnown(ask: Ask, uuid: string, mark: string) {
  const known = await findExternal(ask, uuid);
  const [booking] = known ? await shapeBookings(ask, [known]) : [];
  if (!known || !booking) throw new Problem('unavailable', { params: { retry_after: 1 } });
  if (known.asked !== mark) throw impossible('The uuid was used for another reservation');
  return booking;
}

/** The departure somebody names, of that product. */
export async function placeNamed(
  ask: Ask,
  product: Product,
  availabilityId: string | null | undefined,
): Promise<Place> {
  const id = availabilityId?.toLowerCase();
  const [place] = isUuid(id) ? await loadDepartures(ask, { product_id: product.id, ids: [id] }) : [];
  if (!place?.isShown) throw invalidAvailability(availabilityId);
  return place;
}

export function requireParty(product: Product, wanted: Wanted): void {
  const people = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
  if (product.min_party !== null && people < product.min_party)
    throw impossible(`Validation failed: Minimum units is ${product.min_party}`);
  if (product.max_party !== null && people > product.max_party)
    throw impossible(`Validation failed: Maximum units is ${product.max_party}`);
}

export function requireRoom(
  place: Place,
  product: Product,
  wanted: Wanted,
  more = roomOf(product, wanted),
): void {
  if (!place.isOpen) throw impossible(place.isFull ? 'Sold out' : 'The departure is not on sale');
  if (more.seats > place.vacancies) throw impossible('Sold out');
}

export function holdUntil(
  { work }: Ask,
  place: { starts_at: string; ends_at: string },
  minutes: number | null | undefined,
) {
  const asked = minutes ?? holdMinutes.usual;
  if (asked <= 0) throw impossible('expirationMinutes has to be above 0');
  const until = work.now.add({ minutes: Math.min(asked, holdMinutes.most) });
  const departure = Temporal.Instant.from(place.starts_at);
  if (Temporal.Instant.compare(departure, work.now) <= 0) return until;
  return Temporal.Instant.compare(until, departure) < 0 ? until : departure;
}

type First = { id: string; uuid: string; mark: string; product: Product; place: Place };

/** Of several with one uuid at once one is the first; the others wait here until it is done. */
async function isFirst(
  { work, partner, isTest }: Ask,
  { id, uuid, mark, product, place }: First,
): Promise<boolean> {
  const inserted = await work.tx.change(
    db
      .insertInto('external_bookings')
      .values({
        tenant_id: work.actor.tenantId,
        id,
        partner_id: partner.id,
        source: 'octo',
        uuid,
        state: 'received',
        asked: mark,
        is_test: isTest,
        session_id: place.id,
        product_id: product.id,
        commission_bp: partner.commission_bp,
        created_at: work.now.toString(),
        updated_at: work.now.toString(),
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'partner_id', 'uuid']).doNothing()),
  );
  return inserted > 0;
}

type Holding = { id: string; product: Product; place: Place; wanted: Wanted; until: Temporal.Instant };

async function hold(
  ask: Ask,
  input: Input,
  { id, product, place, wanted, until }: Holding & { items: readonly Item[] },
): Promise<void> {
  const { work, partner } = ask;
  const { tx, actor } = work;
  const drawn = await drawSeats(tx, actor.tenantId, {
    session_id: place.id,
    partner_id: partner.id,
    room: roomOf(product, wanted),
  });
  const guest = guestOf(contactOf(input.contact), partner.name);
  const told = {
    session_id: place.id,
    ...guest,
    special_requirements: input.notes ?? null,
    ...partyOf(product, wanted),
    channel: 'octo' as const,
    kind: 'option' as const,
    until: until.toString(),
  };
  const { id: booking_id } = await asImpossible(holdSeats(ask.call, told));
  if (drawn) {
    noteDrawn(tx, actor.tenantId, booking_id, drawn);
    await settleAllotments(tx, actor.tenantId, [booking_id]);
  }
  saveExternal(ask, id, { booking_id, state: 'mapped' });
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A test takes no seat and stands in no list of ours: what it would be is kept with what the partner calls it. */
async function holdForTest(ask: Ask, { id, product, place, wanted, until }: Holding): Promise<void> {
  const { date, start_time, boat_ids } = place;
  const sailing = { product_id: product.id, date, start_time, boat_ids, occupancy_bp: null };
  const [quote] = await quotesOf(ask, [{ ...sailing, ...partyOf(product, wanted) }]);
  if (!quote) throw badRequest('There is no price for these units');
  const code = Array.from(id.replaceAll('-', '').slice(-5), (digit) => letters[Number.parseInt(digit, 16)]);
  saveExternal(ask, id, {
    state: 'mapped',
    test_status: 'ON_HOLD',
    test_code: `T${code.join('')}`,
    test_expires_at: until.toString(),
    test_cents: quote.total,
  });
}

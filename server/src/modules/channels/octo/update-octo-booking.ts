import { octoUpdateBooking } from '@leme/contract/channels/octo/octo-endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import {
  drawSeats,
  lockSeats,
  moveSold,
  noteDrawn,
  settleAllotments,
  updateSold,
} from '#modules/bookings/public';
import { productNamed } from './check-availability.ts';
import { contactOf, type Item, saveExternal } from './external-row.ts';
import { countUnits, guestOf, itemsOf, requireContact } from './guest.ts';
import {
  answerWith,
  extend,
  type Held,
  heldBooking,
  nameOnManifest,
  requireAhead,
  settleWithPartner,
} from './live-booking.ts';
import type { Place } from './load-departures.ts';
import { loadDepartures } from './load-departures.ts';
import { type Ask, serveOcto } from './octo-call.ts';
import { loadProducts, type Product } from './products/load-products.ts';
import { optionIdOf } from './products/shape-product.ts';
import { asImpossible, impossible, invalidOption, invalidUuid } from './refuse.ts';
import { placeNamed, requireParty, requireRoom } from './reserve.ts';
import { roomOf } from './shape-availability.ts';
import { aboardOf, personOfItem, soldOf } from './shape-booking.ts';

type Input = InputOf<typeof octoUpdateBooking>;

/** Before and after confirming; all of it in one transaction, so that the old seats are kept until the new ones are taken. */
export const servesUpdate = serveOcto(octoUpdateBooking, async (ask, input) => {
  requireContact(input.contact);
  const held = await heldBooking(ask, input.uuid);
  const { external, sold, standing } = held;
  if (standing.status === 'EXPIRED') throw invalidUuid(input.uuid);
  if (standing.status !== 'ON_HOLD' && standing.status !== 'CONFIRMED')
    throw impossible('The booking can no longer be changed');
  const target = await targetOf(ask, held, input);
  const items =
    input.unitItems || target.isOther
      ? itemsOf(target.product, input.unitItems ?? external.items, external.items)
      : external.items;
  if (input.unitItems || target.place) {
    requireParty(target.product, countUnits(target.product, items));
    if (sold) requireAhead(ask, sold);
  }
  const contact = contactOf(input.contact, contactOf(external.contact));
  if (sold) await changeSold(ask, sold.id, { input, target, items, before: external.items });
  else if (target.place) requireRoom(target.place, target.product, countUnits(target.product, items));
  saveExternal(ask, external.id, {
    items,
    contact,
    customer_name: contact.fullName,
    ...(input.notes !== undefined && { notes: input.notes }),
    ...(input.resellerReference && { reference: input.resellerReference }),
    ...(target.place && { session_id: target.place.id, product_id: target.product.id }),
  });
  if (sold) await sayGuest(ask, sold.id, { input, contact, items });
  if (sold && standing.status === 'CONFIRMED') await settleWithPartner(ask, sold.id);
  if (input.expirationMinutes != null) {
    const again = await heldBooking(ask, input.uuid);
    await extend(ask, again, { uuid: input.uuid, minutes: input.expirationMinutes });
  }
  return await answerWith(ask, input.uuid);
});

type Target = { product: Product; place: Place | undefined; isOther: boolean };

/** Where it shall be: the departure that is named, or the one it is in. */
async function targetOf(ask: Ask, { external, sold }: Held, input: Input): Promise<Target> {
  const { productId, optionId, availabilityId } = input;
  const isOther = productId != null && productId.toLowerCase() !== external.product_id;
  if (isOther) {
    const product = await productNamed(ask, { productId, optionId: optionId ?? undefined });
    return { product, place: await placeNamed(ask, product, availabilityId), isOther };
  }
  const [product] = await loadProducts(ask, [external.product_id]);
  if (!product) throw invalidUuid(input.uuid);
  if (optionId != null && optionId.toLowerCase() !== optionIdOf(product)) throw invalidOption(optionId);
  const at = sold?.session_id ?? external.session_id;
  if (availabilityId == null || availabilityId.toLowerCase() === at)
    return { product, place: undefined, isOther };
  return { product, place: await placeNamed(ask, product, availabilityId), isOther };
}

type Change = { input: Input; target: Target; items: readonly Item[]; before: readonly Item[] };

/** Moves first, at the price that was agreed unless it is another product; then the party becomes what it shall be. */
async function changeSold(ask: Ask, id: string, { input, target, items, before }: Change): Promise<void> {
  const { tx, actor } = ask.work;
  const { tenantId } = actor;
  const { product, place, isOther } = target;
  const sold = (await soldOf(ask, [id])).get(id);
  if (!sold) return;
  const wanted = countUnits(product, items);
  if (place) {
    await lockSeats(tx, tenantId, [sold.session_id, place.id]);
    const now = (await loadDepartures(ask, { product_id: product.id, ids: [place.id] }))[0];
    requireRoom(now ?? place, product, wanted);
    const room = { seats: sold.seats, people: sold.people };
    const drawn = await drawSeats(tx, tenantId, { session_id: place.id, partner_id: ask.partner.id, room });
    const price = isOther ? ('new' as const) : ('keep' as const);
    const { version } = sold;
    await asImpossible(moveSold(ask.call, { id, version, session_id: place.id, price }));
    if (drawn) noteDrawn(tx, tenantId, id, drawn);
    await settleAllotments(tx, tenantId, [id]);
  }
  if (!input.unitItems) return;
  await changeParty(ask, id, { product, items, before });
}

/** Those who leave are those whose units are no longer there; more of them draw on what is kept for the partner first. */
async function changeParty(
  ask: Ask,
  id: string,
  { product, items, before }: { product: Product; items: readonly Item[]; before: readonly Item[] },
): Promise<void> {
  const { tx, actor } = ask.work;
  const sold = (await soldOf(ask, [id])).get(id);
  if (!sold) return;
  const wanted = countUnits(product, items);
  const room = roomOf(product, wanted);
  const more = {
    seats: Math.max(0, room.seats - sold.seats),
    people: Math.max(0, room.people - sold.people),
  };
  if (more.seats > 0) {
    await lockSeats(tx, actor.tenantId, [sold.session_id]);
    const [place] = await loadDepartures(ask, { product_id: product.id, ids: [sold.session_id] });
    if (!place || more.seats > place.vacancies) throw impossible('Sold out');
  }
  const people = await aboardOf(ask, [id]);
  const stays = new Set(items.map(({ uuid }) => uuid));
  const leaving = personOfItem(before, people).flatMap((person, at) =>
    person && !stays.has(before[at]?.uuid ?? '') ? [person.id] : [],
  );
  const drawn =
    more.seats + more.people > 0
      ? await drawSeats(tx, actor.tenantId, {
          session_id: sold.session_id,
          partner_id: ask.partner.id,
          room: more,
        })
      : null;
  const party =
    product.sharing_mode === 'private'
      ? { people: room.people }
      : { passengers: wanted.map(({ id: fare_type_id, quantity }) => ({ fare_type_id, quantity })) };
  const isFewer = leaving.length > 0 && room.people < people.length;
  const removed = isFewer ? { removed_passenger_ids: leaving.slice(0, people.length - room.people) } : {};
  await asImpossible(updateSold(ask.call, { id, version: sold.version, ...party, ...removed }));
  if (drawn) noteDrawn(tx, actor.tenantId, id, drawn);
  await settleAllotments(tx, actor.tenantId, [id]);
}

/** Who books, and who is aboard, as it is known by now. */
async function sayGuest(
  ask: Ask,
  id: string,
  { input, contact, items }: { input: Input; contact: ReturnType<typeof contactOf>; items: readonly Item[] },
): Promise<void> {
  if (input.contact || input.notes !== undefined) {
    const sold = (await soldOf(ask, [id])).get(id);
    const { language: _, ...guest } = guestOf(contact, ask.partner.name);
    const note = input.notes === undefined ? {} : { special_requirements: input.notes };
    const told = { id, version: sold?.version ?? 0, ...(input.contact && guest), ...note };
    await asImpossible(updateSold(ask.call, told));
  }
  if (input.contact || input.unitItems) await nameOnManifest(ask, id, { items, lead: contact.fullName });
}

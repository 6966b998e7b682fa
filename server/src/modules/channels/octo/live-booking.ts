import {
  octoCancelBooking,
  octoConfirmBooking,
  octoDeleteBooking,
  octoExtendBooking,
  octoGetBooking,
  octoListBookings,
} from '@leme/contract/channels/octo/octo-endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import type { Served } from '#kit/http/serve';
import { newId } from '#kit/ids';
import {
  cancelSold,
  confirmHold,
  describePerson,
  extendSold,
  releaseSold,
  settleSold,
} from '#modules/bookings/public';
import {
  contactOf,
  type External,
  externalNamed,
  type Item,
  listExternals,
  saveExternal,
} from './external-row.ts';
import { countUnits, guestOf, itemsOf, requireContact } from './guest.ts';
import { type Ask, serveOcto } from './octo-call.ts';
import { loadProducts } from './products/load-products.ts';
import { asImpossible, badRequest, impossible, invalidUuid } from './refuse.ts';
import { holdUntil } from './reserve.ts';
import { aboardOf, personOfItem, type Sold, shapeBookings, soldOf, standingOf } from './shape-booking.ts';

/** A booking that is held, with ours behind it and where it stands. */
export async function heldBooking(ask: Ask, uuid: string) {
  const external = await externalNamed(ask, uuid, true);
  const sold = (await soldOf(ask, external.booking_id ? [external.booking_id] : [])).get(
    external.booking_id ?? '',
  );
  return { external, sold, standing: standingOf(ask, external, sold) };
}
export type Held = Awaited<ReturnType<typeof heldBooking>>;

/** What became of it, as it is sent. */
export async function answerWith(ask: Ask, uuid: string) {
  const [booking] = await shapeBookings(ask, [await externalNamed(ask, uuid)]);
  if (!booking) throw invalidUuid(uuid);
  return booking;
}

export const servesLife: Served[] = [
  serveOcto(octoListBookings, async (ask, { resellerReference, supplierReference }) => {
    if (resellerReference === undefined && supplierReference === undefined)
      throw badRequest('resellerReference or supplierReference is required');
    const code = supplierReference?.toUpperCase();
    return await shapeBookings(ask, await listExternals(ask, { reference: resellerReference, code }));
  }),
  serveOcto(octoGetBooking, (ask, { uuid }) => answerWith(ask, uuid)),
  serveOcto(octoConfirmBooking, async (ask, input) => {
    await confirm(ask, input);
    return await answerWith(ask, input.uuid);
  }),
  serveOcto(octoExtendBooking, async (ask, { uuid, expirationMinutes }) => {
    const held = await heldBooking(ask, uuid);
    await extend(ask, held, { uuid, minutes: expirationMinutes });
    return await answerWith(ask, uuid);
  }),
  serveOcto(octoCancelBooking, async (ask, input) => {
    await cancel(ask, input);
    return await answerWith(ask, input.uuid);
  }),
  serveOcto(octoDeleteBooking, async (ask, input) => {
    await cancel(ask, input);
    return await answerWith(ask, input.uuid);
  }),
];

/** A second one does nothing; what has ended is as if it never was, what was cancelled stays so. */
async function confirm(ask: Ask, input: InputOf<typeof octoConfirmBooking>): Promise<void> {
  requireContact(input.contact);
  const { external, sold, standing } = await heldBooking(ask, input.uuid);
  if (standing.status === 'CONFIRMED' || standing.status === 'REDEEMED') return;
  if (standing.status === 'EXPIRED') throw invalidUuid(input.uuid);
  if (standing.status === 'CANCELLED') throw impossible('The booking is cancelled');
  const contact = contactOf(input.contact, contactOf(external.contact));
  const items = await itemsAsHeld(ask, external, input);
  saveExternal(ask, external.id, {
    contact,
    items,
    customer_name: contact.fullName,
    ...(input.resellerReference && { reference: input.resellerReference }),
    ...(!sold && { test_status: 'CONFIRMED', test_confirmed_at: ask.work.now.toString() }),
  });
  if (!sold) return;
  const guest = guestOf(contact, ask.partner.name);
  const { version } = sold;
  const sends_letter = input.emailReceipt === true && guest.customer_email !== null;
  const told = { id: sold.id, version, ...guest, record: 'match' as const, sends_letter };
  await asImpossible(confirmHold(ask.call, told));
  await nameOnManifest(ask, sold.id, { items, lead: contact.fullName });
  await settleWithPartner(ask, sold.id);
}

/** Units with what is known of them by now; a confirmation changes no party. */
async function itemsAsHeld(
  ask: Ask,
  external: External,
  { unitItems }: Pick<InputOf<typeof octoConfirmBooking>, 'unitItems'>,
): Promise<Item[]> {
  if (!unitItems) return external.items;
  const [product] = await loadProducts(ask, [external.product_id]);
  if (!product) return external.items;
  const items = itemsOf(product, unitItems, external.items);
  const same =
    JSON.stringify(countUnits(product, items)) === JSON.stringify(countUnits(product, external.items));
  if (!same) throw impossible('Other unitItems than those that are kept: change the booking first');
  return items;
}

/** The guests stand in the manifest by the names their units were given; whoever booked is the first of them. */
export async function nameOnManifest(
  ask: Ask,
  booking_id: string,
  { items, lead }: { items: readonly Item[]; lead: string | null },
): Promise<void> {
  const people = personOfItem(items, await aboardOf(ask, [booking_id]));
  for (const [at, person] of people.entries()) {
    const name = items[at]?.contact.fullName ?? (at === 0 ? lead : null);
    if (person && name) await describePerson(ask.work, person, { name: name.slice(0, 200) });
  }
}

/** Where the partner collects the guest owes nothing at the pier: what is owed of it is the partner's, both ways. */
export async function settleWithPartner(ask: Ask, booking_id: string): Promise<void> {
  if (ask.partner.collects !== 'partner') return;
  const sold = (await soldOf(ask, [booking_id])).get(booking_id);
  if (!sold || sold.remaining_amount === 0) return;
  await settleSold(ask.call, {
    id: booking_id,
    payment_id: newId(),
    amount: sold.remaining_amount,
    method: 'parceiro',
    note: null,
  });
}

/** Never shorter than it is. */
export async function extend(
  ask: Ask,
  { external, sold, standing }: Held,
  { uuid, minutes }: { uuid: string; minutes: number | null | undefined },
): Promise<void> {
  if (standing.status === 'EXPIRED') throw invalidUuid(uuid);
  if (standing.status !== 'ON_HOLD' || standing.expires === null)
    throw impossible('Only what is on hold is kept for longer');
  const starts_at = sold?.starts_at ?? ask.work.now.add({ hours: 48 }).toString();
  const until = holdUntil(ask, { starts_at, ends_at: starts_at }, minutes);
  if (Temporal.Instant.compare(until, Temporal.Instant.from(standing.expires)) <= 0) return;
  saveExternal(ask, external.id, sold ? {} : { test_expires_at: until.toString() });
  if (!sold) return;
  const { id, version } = sold;
  await asImpossible(extendSold(ask.call, { id, version, until: until.toString() }));
}

type Cancelling = { uuid: string; reason?: string | null | undefined };

/** A hold costs nothing, a booking what its policy says; what goes back of it is the partner's to give. */
async function cancel(ask: Ask, { uuid, reason = null }: Cancelling): Promise<void> {
  const { external, sold, standing } = await heldBooking(ask, uuid);
  if (standing.status === 'CANCELLED') return;
  if (standing.status === 'EXPIRED') throw impossible('The reservation has ended');
  const at = ask.work.now.toString();
  saveExternal(ask, external.id, {
    cancel_reason: reason,
    state: 'cancelled',
    ...(!sold && { test_status: 'CANCELLED', test_cancelled_at: at }),
  });
  if (!sold) return;
  if (standing.status === 'ON_HOLD') {
    await releaseSold(ask.call, { id: sold.id } as never);
    return;
  }
  requireAhead(ask, sold);
  const { id, version } = sold;
  await asImpossible(cancelSold(ask.call, { id, version, reason, kind: 'customer' }));
  await settleWithPartner(ask, sold.id);
}

/** Nobody cancels or moves from outside what has left. */
export function requireAhead({ work }: Ask, { starts_at }: Sold): void {
  if (starts_at !== null && Date.parse(starts_at) <= work.now.epochMilliseconds)
    throw impossible('The departure has begun');
}

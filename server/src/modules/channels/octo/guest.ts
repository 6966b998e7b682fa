import type { GivenContact, GivenItems } from '@leme/contract/channels/octo/octo-endpoints';
import type { OctoContact } from '@leme/contract/channels/octo/octo-shapes';
import { normaliseLocale } from '@leme/contract/kit/language/locale';
import { emailAddress, phoneNumber } from '@leme/contract/kit/values/text';
import { isUuid, newId } from '#kit/ids';
import { contactOf, type Item } from './external-row.ts';
import type { Product } from './products/load-products.ts';
import { unitsOf } from './products/shape-product.ts';
import { badRequest, impossible, invalidUnit, refuse } from './refuse.ts';
import type { Wanted } from './shape-availability.ts';

/** Who books as our own bookings know somebody: what a telephone of theirs cannot be for us stays with their contact alone. */
export function guestOf(contact: OctoContact, fallback: string) {
  const phone = phoneNumber.safeParse(contact.phoneNumber ?? undefined);
  const email = emailAddress.safeParse(contact.emailAddress ?? undefined);
  const name = contact.fullName ?? fallback;
  return {
    customer_name: name.length < 2 ? fallback : name.slice(0, 200),
    customer_phone: phone.success ? phone.data : null,
    customer_email: email.success ? email.data : null,
    language: contact.locales.flatMap((locale) => normaliseLocale(locale) ?? [])[0] ?? null,
  };
}

export function requireContact(given: GivenContact | null | undefined): void {
  const address = given?.emailAddress;
  if (address && !emailAddress.safeParse(address).success)
    throw badRequest('contact.emailAddress is no address');
}

/** The units somebody asks for: each of the product, none twice by its uuid; what was said of one before stays. */
export function itemsOf(product: Product, given: GivenItems, before: readonly Item[] = []): Item[] {
  if (!given || given.length === 0) throw impossible('unitItems is required');
  const known = new Map(before.map((item) => [item.uuid, item]));
  const spare = before.filter(({ uuid }) => !given.some((item) => item.uuid?.toLowerCase() === uuid));
  const items = given.map(({ uuid, unitId, resellerReference, contact }) => {
    requireContact(contact);
    if (uuid !== undefined && !isUuid(uuid.toLowerCase())) throw refuse('INVALID_BOOKING_UUID', { uuid });
    const named = uuid === undefined ? undefined : known.get(uuid.toLowerCase());
    const wanted = unitId ?? named?.unitId;
    const unit = unitsOf(product).find(({ id }) => id === wanted?.toLowerCase());
    if (!unit) throw invalidUnit(unitId);
    const at = spare.findIndex((item) => item.unitId === unit.id);
    const was = named ?? (uuid === undefined && at >= 0 ? spare.splice(at, 1)[0] : undefined);
    return {
      uuid: uuid?.toLowerCase() ?? was?.uuid ?? newId(),
      unitId: unit.id,
      resellerReference: resellerReference ?? was?.resellerReference ?? null,
      contact: contactOf(contact, was?.contact),
    };
  });
  if (new Set(items.map(({ uuid }) => uuid)).size < items.length)
    throw badRequest('Two unit items have the same uuid');
  return items;
}

/** How many of each unit, in the order of the product. */
export function countUnits(product: Product, items: readonly Item[]): Wanted {
  return unitsOf(product)
    .map(({ id }) => ({ id, quantity: items.filter(({ unitId }) => unitId === id).length }))
    .filter(({ quantity }) => quantity > 0);
}

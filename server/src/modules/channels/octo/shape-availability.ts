import type { OctoAvailability, OctoPricing } from '@leme/contract/channels/octo/octo-shapes';
import { occupancyOf } from '@leme/contract/prices/conditions';
import type { Place } from './load-departures.ts';
import type { Ask } from './octo-call.ts';
import { type Party, pricingOf, pricingOfQuote, quotesOf } from './octo-pricing.ts';
import type { Product } from './products/load-products.ts';
import { unitsOf } from './products/shape-product.ts';

/** How many of each unit somebody wants. */
export type Wanted = readonly { id: string; quantity: number }[];

const minuteMs = 60_000;

/** `2026-11-21T11:00:00Z`: moments leave without fractions of seconds. */
export const utcOf = (moment: string) =>
  Temporal.Instant.from(moment).toString({ smallestUnit: 'second', roundingMode: 'floor' });

/** How a party is priced: by its fares, or a private one by its size. */
export function partyOf(product: Product, wanted: Wanted): Party {
  const some = wanted.filter(({ quantity }) => quantity > 0);
  if (product.sharing_mode === 'private')
    return { passengers: [], people: some.reduce((sum, { quantity }) => sum + quantity, 0) };
  return { passengers: some.map(({ id, quantity }) => ({ fare_type_id: id, quantity })) };
}

/** The seats and people of a party; of a private group each has a seat. */
export function roomOf(product: Product, wanted: Wanted) {
  const seatsEach = new Map(unitsOf(product).map(({ id, pax_count }) => [id, pax_count]));
  const isPrivate = product.sharing_mode === 'private';
  return {
    seats: wanted.reduce(
      (sum, { id, quantity }) => sum + quantity * (isPrivate ? 1 : (seatsEach.get(id) ?? 1)),
      0,
    ),
    people: wanted.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Departures as they are sent, with what they cost where that is asked for. */
export async function shapeAvailabilities(
  ask: Ask,
  product: Product,
  { places, wanted }: { places: readonly Place[]; wanted: Wanted | undefined },
): Promise<OctoAvailability[]> {
  const priced = ask.speaks.has('octo/pricing') ? await pricesOn(ask, product, places, wanted) : undefined;
  return places.map((place, at) => ({
    ...shapeOne(ask, product, place, wanted),
    ...priced?.[at],
    ...(ask.speaks.has('octo/content') && { title: product.name, shortDescription: product.name }),
  }));
}

export type Priced = { unitPricing: (OctoPricing & { unitId: string })[]; pricing?: OctoPricing };

/** What one of each unit costs on each departure, and the party that is asked for; the price book is read once. */
export async function pricesOn(
  ask: Ask,
  product: Product,
  places: readonly Place[],
  wanted: Wanted | undefined,
): Promise<Priced[]> {
  const units = unitsOf(product);
  const asked = wanted?.some(({ quantity }) => quantity > 0) ? [wanted] : [];
  const least = product.sharing_mode === 'private' ? (product.min_party ?? 1) : 1;
  const parties = [...units.map(({ id }) => [{ id, quantity: least }]), ...asked];
  const quotes = await quotesOf(
    ask,
    places.flatMap(({ date, start_time, boat_ids, taken, total_capacity }) =>
      parties.map((party) => ({
        product_id: product.id,
        date,
        start_time,
        boat_ids,
        occupancy_bp: occupancyOf(taken, total_capacity),
        ...partyOf(product, party),
      })),
    ),
  );
  return places.map((_, at) => {
    const own = quotes.slice(at * parties.length, (at + 1) * parties.length);
    const said = own.map((quote) => (quote ? pricingOfQuote(ask, quote) : pricingOf(ask, 0)));
    const unitPricing = units.map(({ id: unitId }, index) => ({
      unitId,
      ...(said[index] ?? pricingOf(ask, 0)),
    }));
    const [pricing] = said.slice(units.length);
    return { unitPricing, ...(pricing && { pricing }) };
  });
}

function shapeOne(ask: Ask, product: Product, place: Place, wanted: Wanted | undefined): OctoAvailability {
  const zone = ask.work.actor.timezone;
  const isOpening = product.availability_type === 'opening_hours';
  const { seats } = roomOf(product, wanted ?? []);
  const fits = seats <= place.vacancies;
  const local = (moment: Temporal.ZonedDateTime) =>
    moment.toString({ timeZoneName: 'never', smallestUnit: 'second' });
  const start = Temporal.Instant.from(place.starts_at).toZonedDateTimeISO(zone);
  const end = Temporal.Instant.from(place.ends_at).toZonedDateTimeISO(zone);
  const cutoff =
    place.cutoff_min === null
      ? place.ends_at
      : new Date(Date.parse(place.starts_at) - place.cutoff_min * minuteMs).toISOString();
  return {
    id: place.id,
    localDateTimeStart: local(isOpening ? start.startOfDay() : start),
    localDateTimeEnd: local(isOpening ? start.startOfDay().add({ days: 1 }) : end),
    utcCutoffAt: utcOf(cutoff),
    allDay: isOpening,
    available: place.isOpen && fits,
    status: place.isOpen && !fits ? 'SOLD_OUT' : statusOf(place),
    vacancies: place.vacancies,
    capacity: place.capacity,
    maxUnits: Math.min(place.max_party ?? place.vacancies, place.vacancies),
    openingHours: isOpening ? [{ from: place.start_time, to: place.end_time }] : [],
  };
}

/** Below half of what there is, few are left. */
export function statusOf({ isOpen, isFull, vacancies, capacity }: Place): string {
  if (isOpen) return vacancies * 2 < capacity ? 'LIMITED' : 'AVAILABLE';
  return isFull ? 'SOLD_OUT' : 'CLOSED';
}

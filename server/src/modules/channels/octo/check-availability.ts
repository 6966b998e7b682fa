import { octoAvailabilityCalendar, octoCheckAvailability } from '@leme/contract/channels/octo/octo-endpoints';
import type { OctoDay, OctoPricing } from '@leme/contract/channels/octo/octo-shapes';
import { addDays } from '@leme/contract/kit/values/days';
import type { Served } from '#kit/http/serve';
import { isUuid } from '#kit/ids';
import { loadDepartures, type Place } from './load-departures.ts';
import { type Ask, serveOcto } from './octo-call.ts';
import { loadProducts, type Product } from './products/load-products.ts';
import { optionIdOf, unitsOf } from './products/shape-product.ts';
import { badRequest, invalidAvailability, invalidOption, invalidProduct, invalidUnit } from './refuse.ts';
import { pricesOn, shapeAvailabilities, statusOf, type Wanted } from './shape-availability.ts';

const mostDays = 366;

type Which = { productId?: string | undefined; optionId?: string | undefined };

/** The product somebody names, with its option. */
export async function productNamed(ask: Ask, { productId, optionId }: Which): Promise<Product> {
  const found = isUuid(productId?.toLowerCase()) ? await loadProducts(ask) : [];
  const product = found.find(({ id }) => id === productId?.toLowerCase());
  if (!product) throw invalidProduct(productId);
  if (optionId?.toLowerCase() !== optionIdOf(product)) throw invalidOption(optionId);
  return product;
}

/** Units that are the product's. */
export function unitsNamed(product: Product, units: readonly { id: string; quantity: number }[] | undefined) {
  return units?.map(({ id, quantity }) => {
    const unit = unitsOf(product).find((each) => each.id === id.toLowerCase());
    if (!unit) throw invalidUnit(id);
    return { id: unit.id, quantity };
  });
}

export const servesAvailability: Served[] = [
  serveOcto(octoCheckAvailability, async (ask, input) => {
    const { localDate, localDateStart, localDateEnd, availabilityIds } = input;
    const days =
      localDate !== undefined ? { from: localDate, to: localDate } : daysOf(localDateStart, localDateEnd);
    if (days && availabilityIds) throw badRequest('Days and availabilityIds do not go together');
    if (!days && !availabilityIds)
      throw badRequest('either localDate, localDateStart/localDateEnd or availabilityIds is required');
    if (localDate !== undefined && (localDateStart !== undefined || localDateEnd !== undefined))
      throw badRequest('localDate and localDateStart/localDateEnd do not go together');
    if (days) requireDays(days);
    const product = await productNamed(ask, input);
    const wanted = unitsNamed(product, input.units);
    const places = await (days
      ? loadDepartures(ask, { product_id: product.id, ...days })
      : loadDepartures(ask, { product_id: product.id, ids: idsOf(availabilityIds ?? []) }));
    const shown = places.filter(({ isShown }) => isShown);
    for (const id of availabilityIds ?? [])
      if (!shown.some((place) => place.id === id.toLowerCase())) throw invalidAvailability(id);
    return await shapeAvailabilities(ask, product, { places: shown, wanted });
  }),
  serveOcto(octoAvailabilityCalendar, async (ask, input) => {
    const days = daysOf(input.localDateStart, input.localDateEnd);
    if (!days) throw badRequest('localDateStart and localDateEnd are required');
    requireDays(days);
    const product = await productNamed(ask, input);
    const wanted = unitsNamed(product, input.units);
    const places = (await loadDepartures(ask, { product_id: product.id, ...days })).filter(
      ({ isShown }) => isShown,
    );
    return await shapeDays(ask, product, { places, days, wanted });
  }),
];

const idsOf = (ids: readonly string[]) => ids.map((id) => id.toLowerCase()).filter((id) => isUuid(id));

function daysOf(from: string | undefined, to: string | undefined) {
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined || to === undefined) throw badRequest('localDateStart and localDateEnd go together');
  return { from, to };
}

type Days = { from: string; to: string };

function requireDays({ from, to }: Days): void {
  for (const day of [from, to]) if (!isDay(day)) throw badRequest(`${day.slice(0, 40)} is no day`);
  if (to < from) throw badRequest('localDateEnd is before localDateStart');
  if (to > addDays(from, mostDays - 1)) throw badRequest(`At most ${mostDays} days`);
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

const ranks = ['CLOSED', 'SOLD_OUT', 'LIMITED', 'AVAILABLE', 'FREESALE'];

/** Each day there is, whether or not something sails: the best of its departures, and the sums of what they have. */
async function shapeDays(
  ask: Ask,
  product: Product,
  { places, days, wanted }: { places: readonly Place[]; days: Days; wanted: Wanted | undefined },
): Promise<OctoDay[]> {
  const isPriced = ask.speaks.has('octo/pricing');
  const prices = isPriced ? await pricesOn(ask, product, places, wanted) : [];
  const byDay = Map.groupBy(
    places.map((place, at) => ({ place, price: prices[at] })),
    ({ place }) => place.date,
  );
  const all: OctoDay[] = [];
  for (let day = days.from; day <= days.to; day = addDays(day, 1)) {
    const own = byDay.get(day) ?? [];
    const sum = (of: 'vacancies' | 'capacity') => own.reduce((total, { place }) => total + place[of], 0);
    const best = Math.max(0, ...own.map(({ place }) => ranks.indexOf(statusOf(place))));
    const least = (pick: (price: (typeof prices)[number]) => OctoPricing | undefined) =>
      own.flatMap(({ price }) => (price && pick(price)) ?? []).toSorted((a, b) => a.retail - b.retail)[0];
    const units = unitsOf(product).flatMap(({ id: unitId }) => {
      const price = least(({ unitPricing }) => unitPricing.find((each) => each.unitId === unitId));
      return price ? [{ ...price, unitId }] : [];
    });
    const from = least(({ unitPricing, pricing }) => pricing ?? unitPricing.find(({ retail }) => retail > 0));
    all.push({
      localDate: day,
      available: own.some(({ place }) => place.isOpen),
      status: ranks[best] ?? 'CLOSED',
      vacancies: sum('vacancies'),
      capacity: sum('capacity'),
      openingHours:
        product.availability_type === 'opening_hours'
          ? own.slice(0, 5).map(({ place }) => ({ from: place.start_time, to: place.end_time }))
          : [],
      ...(isPriced && { unitPricingFrom: units, ...(from && { pricingFrom: from }) }),
    });
  }
  return all;
}

import type {
  OctoOption,
  OctoPricing,
  OctoProduct,
  OctoUnit,
} from '@leme/contract/channels/octo/octo-shapes';
import { dayIn } from '@leme/contract/kit/values/days';
import type { Ask } from '../octo-call.ts';
import { currency, pricingOf, pricingOfQuote, quotesOf } from '../octo-pricing.ts';
import type { Product, StoredFare } from './load-products.ts';
import { contentOfProduct } from './octo-content.ts';

/** Option and unit keep their ids for ever: one option a product, called like it, and a unit for each fare. */
export const optionIdOf = ({ id }: Pick<Product, 'id'>) => id;
/** A private product without fares is sold by the people of its group. */
export const unitsOf = (product: Product): StoredFare[] => {
  if (product.fares.length > 0) return product.fares;
  const any = { min_age: null, max_age: null, id_required: false, min_qty: null, max_qty: null };
  const id = product.id;
  return [
    { id, product_id: id, label: product.name, code: 'OTHER', pax_count: 1, accompanied_by: [], ...any },
  ];
};

const types = ['ADULT', 'YOUTH', 'CHILD', 'INFANT', 'SENIOR'];
const openAges = { least: 0, most: 100 };
const sayWho = ['firstName', 'lastName'];

type Prices = ReadonlyMap<string, OctoPricing>;
const keyOf = (product_id: string, unit_id: string) => `${product_id} ${unit_id}`;

/** Products as they are sent, with what is asked for beside the core. */
export async function shapeProducts(ask: Ask, products: readonly Product[]): Promise<OctoProduct[]> {
  const prices = ask.speaks.has('octo/pricing') ? await pricesFrom(ask, products) : new Map();
  return products.map((product) => shapeProduct(ask, product, prices));
}

/** What one of each unit costs today: "from" is what one reads before a day is chosen. */
async function pricesFrom(ask: Ask, products: readonly Product[]): Promise<Prices> {
  const { work } = ask;
  const date = dayIn(work.actor.timezone, work.now);
  const units = products.flatMap((product) => unitsOf(product).map((unit) => ({ product, unit })));
  const quotes = await quotesOf(
    ask,
    units.map(({ product, unit }) => ({
      product_id: product.id,
      date,
      start_time: null,
      boat_ids: [],
      occupancy_bp: null,
      ...(product.sharing_mode === 'private'
        ? { passengers: [], people: product.min_party ?? 1 }
        : { passengers: [{ fare_type_id: unit.id, quantity: 1 }] }),
    })),
  );
  return new Map(
    units.map(({ product, unit }, at) => {
      const quote = quotes[at];
      return [keyOf(product.id, unit.id), quote ? pricingOfQuote(ask, quote) : pricingOf(ask, 0)];
    }),
  );
}

function shapeProduct(ask: Ask, product: Product, prices: Prices): OctoProduct {
  const isPriced = ask.speaks.has('octo/pricing');
  const content = ask.speaks.has('octo/content') ? contentOfProduct(ask.language, product) : {};
  return {
    id: product.id,
    internalName: product.internal_name ?? product.name,
    reference: product.slug,
    locale: 'pt-BR',
    timeZone: ask.work.actor.timezone,
    allowFreesale: false,
    instantConfirmation: true,
    instantDelivery: true,
    availabilityRequired: true,
    availabilityType: product.availability_type === 'opening_hours' ? 'OPENING_HOURS' : 'START_TIME',
    deliveryFormats: ['QRCODE'],
    deliveryMethods: ['VOUCHER'],
    redemptionMethod: 'DIGITAL',
    options: [shapeOption(ask, product, prices)],
    ...(isPriced && {
      defaultCurrency: currency,
      availableCurrencies: [currency],
      pricingPer: product.sharing_mode === 'private' ? 'BOOKING' : 'UNIT',
    }),
    ...content,
  };
}

function shapeOption(ask: Ask, product: Product, prices: Prices): OctoOption {
  const hours = freeUntil(product);
  const content = ask.speaks.has('octo/content') ? contentOfProduct(ask.language, product) : {};
  const units = unitsOf(product).map((unit) => shapeUnit(ask, product, unit, prices));
  const cheapest = units
    .flatMap(({ pricingFrom = [] }) => pricingFrom)
    .toSorted((a, b) => a.retail - b.retail)
    .find(({ retail }) => retail > 0);
  return {
    id: optionIdOf(product),
    default: true,
    internalName: 'Default',
    reference: null,
    availabilityLocalStartTimes: timesOf(product),
    cancellationCutoff: `${hours} hours`,
    cancellationCutoffAmount: hours,
    cancellationCutoffUnit: 'hour',
    requiredContactFields: sayWho,
    restrictions: { minUnits: product.min_party ?? 1, maxUnits: product.max_party },
    units,
    ...(ask.speaks.has('octo/pricing') && { pricingFrom: [cheapest ?? pricingOf(ask, 0)] }),
    ...content,
  };
}

/** At least one, as the schema asks: the opening of a day has none but midnight. */
function timesOf({ availability_type, times }: Product): string[] {
  return availability_type === 'opening_hours' || times.length === 0 ? ['00:00'] : times;
}

/** With how many hours left cancelling still costs nothing. */
function freeUntil({ tiers }: Product): number {
  const free = (tiers ?? []).filter(({ fee_bp, minimum_fee }) => fee_bp === 0 && minimum_fee === 0);
  return free.length > 0 ? Math.min(...free.map(({ hours_before }) => hours_before)) : 0;
}

function shapeUnit(ask: Ask, product: Product, unit: StoredFare, prices: Prices): OctoUnit {
  const price = prices.get(keyOf(product.id, unit.id));
  const company = product.fares.filter(({ code }) => unit.accompanied_by.includes(code));
  return {
    id: unit.id,
    internalName: unit.label,
    reference: unit.code,
    type: types.includes(unit.code) ? unit.code : 'OTHER',
    restrictions: {
      minAge: unit.min_age ?? openAges.least,
      maxAge: unit.max_age ?? openAges.most,
      idRequired: unit.id_required,
      minQuantity: unit.min_qty,
      maxQuantity: unit.max_qty,
      paxCount: unit.pax_count,
      accompaniedBy: company.map(({ id }) => id),
    },
    requiredContactFields: [],
    ...(price && { pricingFrom: [price] }),
    ...(ask.speaks.has('octo/content') && { title: unit.label, shortDescription: unit.label, features: [] }),
  };
}

import type { FieldsOf } from '@leme/contract/kit/resource/resource';
import { toCents } from '@leme/contract/kit/values/money';
import type { ComboPricing } from '@leme/contract/prices/combo-price';
import { type ComboPart, fewestParts } from '@leme/contract/pricing/combo-parts';
import type { combos } from '@leme/contract/pricing/combos';
import { db } from '#kit/database/sql';
import type { Work } from '#kit/work';

export type ComboValues = FieldsOf<typeof combos>;

/** A part with what a line of it says. */
export type StoredPart = ComboPart & {
  product_id: string;
  fare: string;
  quantity: number;
  day_offset: number;
};

/** How the price of a combo is made. */
export function pricingOf({ pricing, price, discount_bp }: ComboValues): ComboPricing {
  if (pricing === 'fixed') return { kind: 'fixed', cents: toCents(price ?? 0) };
  return pricing === 'sum' ? { kind: 'sum' } : { kind: 'sum_minus_bp', bp: discount_bp ?? 0 };
}

/** The parts of a combo in their order, each with what it costs at the table. */
export async function readParts({ tx, actor }: Work, comboId: string): Promise<StoredPart[]> {
  const items = await tx.rows(
    db
      .selectFrom('combo_items as i')
      .innerJoin('products as p', (join) =>
        join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.product_id'),
      )
      .select(['i.id', 'i.product_id', 'i.fare', 'i.quantity', 'i.day_offset', 'i.optional'])
      .select(['p.name', 'p.status', 'p.type', 'p.sharing_mode', 'p.price', 'p.deleted_at'])
      .where('i.tenant_id', '=', actor.tenantId)
      .where('i.combo_id', '=', comboId)
      .where('i.deleted_at', 'is', null)
      .orderBy('i.place')
      .orderBy('i.id'),
  );
  const priceOf = await tablePrices({ tx, actor }, [...new Set(items.map(({ product_id }) => product_id))]);
  return items.map((item) => ({
    id: item.id,
    product_id: item.product_id,
    product: item.name,
    fare: item.fare,
    quantity: item.quantity,
    day_offset: item.day_offset,
    optional: item.optional,
    isOnSale: item.status === 'active' && item.deleted_at === null,
    isCombo: item.type === 'combo',
    price: priceOf({ ...item, price: Number(item.price) }),
  }));
}

type Priced = { product_id: string; sharing_mode: string; price: number; fare: string; quantity: number };

/** What so many of a fare cost: its price, of a product without fares the base price, of a private one that of the group. */
async function tablePrices({ tx, actor }: Work, products: readonly string[]) {
  if (products.length === 0) return () => null;
  const fares = await tx.rows(
    db
      .selectFrom('fare_types')
      .select(['product_id', 'code', 'cost_price'])
      .where('tenant_id', '=', actor.tenantId)
      .where('product_id', 'in', products)
      .where('active', '=', true)
      .where('deleted_at', 'is', null)
      .orderBy('order_index')
      .orderBy('id'),
  );
  const groups = await tx.rows(
    db
      .selectFrom('product_group_prices')
      .select(['product_id', 'max_size', 'price'])
      .where('tenant_id', '=', actor.tenantId)
      .where('product_id', 'in', products)
      .where('deleted_at', 'is', null)
      .orderBy('max_size'),
  );
  return ({ product_id, sharing_mode, price, fare, quantity }: Priced) => {
    if (sharing_mode === 'private') {
      const group = groups.find((each) => each.product_id === product_id && quantity <= each.max_size);
      return group ? toCents(Number(group.price)) : null;
    }
    const own = fares.filter((each) => each.product_id === product_id);
    if (own.length === 0) return price > 0 ? toCents(price) * quantity : null;
    const named = own.find(({ code }) => code === fare);
    return named ? toCents(Number(named.cost_price)) * quantity : null;
  };
}

/** What a fault of a combo says beside a field of it. */
export const faultParams = (name: string | undefined) =>
  name === undefined ? { minimum: fewestParts } : { name };

import { toCents } from '@leme/contract/kit/values/money';
import type {
  BookFare,
  GroupPrice,
  PriceBook,
  PriceRule,
  Rounding,
  SpecialPrice,
} from '@leme/contract/prices/price-book';
import { sql } from 'kysely';
import { kept } from '#kit/database/kept-statement';
import { db } from '#kit/database/sql';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** What one product costs by itself, and what it is called. */
export type ProductPrices = Pick<PriceBook, 'product' | 'fares' | 'groups'> & {
  name: string;
  min_party: number | null;
  /** What its fares and group prices are called, by id and by size. */
  groupNames: readonly string[];
};

/** Of a product `p`: its category and those around it, which stand at most three deep, and what they are read from. */
export const shelfIds = sql<
  string[]
>`array_remove(array[p.category_id, own.parent_id, around.parent_id], null)::text[]`;
export const shelves = sql`
  left join product_categories own on own.tenant_id = p.tenant_id and own.id = p.category_id
  left join product_categories around on around.tenant_id = p.tenant_id and around.id = own.parent_id`;

type Which = { tenantId: string; ids?: readonly string[] };

const wanted = ({ ids }: Which) => (ids ? sql`p.id = any(${ids}::uuid[])` : sql`p.status = 'active'`);

const ofProducts = (which: Which) => sql`join products p on p.tenant_id = t.tenant_id and p.id = t.product_id
  where t.tenant_id = ${which.tenantId} and t.deleted_at is null and p.deleted_at is null and ${wanted(which)}`;

const productsOf = kept((which: Which) =>
  statement<StoredProduct>(sql`select p.id, p.name, p.sharing_mode, p.min_charge, p.rounding, p.min_party,
      ${shelfIds} as category_ids, array(select l.target_id::text from products_tags l
        where l.tenant_id = ${which.tenantId} and l.owner_id = p.id order by l.target_id) as tag_ids
    from products p ${shelves} where p.tenant_id = ${which.tenantId} and p.deleted_at is null and ${wanted(which)}
    order by p.name collate "und-x-icu", p.id limit ${mostProducts}`),
);

const faresOf = kept((which: Which) =>
  statement<StoredFare>(sql`select t.id, t.product_id, t.code, t.label, t.cost_price, t.min_price, t.max_price
    from fare_types t ${ofProducts(which)} and t.active order by t.order_index, t.id`),
);

const groupsOf = kept((which: Which) =>
  statement<StoredGroup>(sql`select t.product_id, t.name, t.max_size, t.price
    from product_group_prices t ${ofProducts(which)} order by t.max_size, t.id`),
);

/** The products with these ids, or all that are sold, each with its fares and group prices. */
export async function readProducts({ tx, actor }: Work, ids?: readonly string[]): Promise<ProductPrices[]> {
  const which = { tenantId: actor.tenantId, ...(ids && { ids }) };
  const [products, fares, groups] = await Promise.all([
    tx.rows(productsOf(which)),
    tx.rows(faresOf(which)),
    tx.rows(groupsOf(which)),
  ]);
  const faresBy = Map.groupBy(fares, ({ product_id }) => product_id);
  const groupsBy = Map.groupBy(groups, ({ product_id }) => product_id);
  return products.map((product) => {
    const { id, category_ids, tag_ids, sharing_mode, min_charge, rounding } = product;
    const sizes = groupsBy.get(id) ?? [];
    return {
      name: product.name,
      min_party: product.min_party,
      product: {
        id,
        category_ids,
        tag_ids,
        sharing_mode,
        rounding: rounding as Rounding,
        min_charge: toCents(min_charge ?? 0),
      },
      fares: (faresBy.get(id) ?? []).map(bookFare),
      groups: sizes.map(({ max_size, price }): GroupPrice => ({ max_size, price: toCents(price) })),
      groupNames: sizes.map(({ name }) => name),
    };
  });
}

/** More products than these are not looked at at once. */
export const mostProducts = 500;

type StoredProduct = {
  id: string;
  name: string;
  category_ids: string[];
  sharing_mode: 'shared' | 'private';
  min_charge: number | null;
  rounding: string;
  min_party: number | null;
  tag_ids: string[];
};
type StoredFare = Record<'id' | 'product_id' | 'label', string> & {
  code: string | null;
  cost_price: number;
  min_price: number | null;
  max_price: number | null;
};
type StoredGroup = { product_id: string; name: string; max_size: number; price: number };

function bookFare({ id, code, label, ...fare }: StoredFare): BookFare {
  const orNull = (reais: number | null) => (reais === null ? null : toCents(reais));
  return {
    id,
    label,
    code: code ?? 'OTHER',
    price: toCents(fare.cost_price),
    min_price: orNull(fare.min_price),
    max_price: orNull(fare.max_price),
  };
}

/** A rule as it was published, without what tells it apart. */
export type PublishedRule = Omit<PriceRule, 'id' | 'version'>;

const rulesOf = kept(({ tenantId }: { tenantId: string }) =>
  db
    .selectFrom('pricing_rules as r')
    .innerJoin('pricing_rule_versions as v', (join) =>
      join
        .onRef('v.tenant_id', '=', 'r.tenant_id')
        .onRef('v.rule_id', '=', 'r.id')
        .onRef('v.version', '=', 'r.published_version'),
    )
    .select(['r.id', 'v.version', 'v.rule'])
    .where('r.tenant_id', '=', tenantId)
    .where('r.published_version', 'is not', null)
    .orderBy('r.id'),
);

/** The rules that count now. */
export async function readRules({ tx, actor: { tenantId } }: Work): Promise<PriceRule[]> {
  const rows = await tx.rows(rulesOf({ tenantId }));
  return rows.map(({ id, version, rule }) =>
    keptRule(tenantId, { ...(rule as unknown as PublishedRule), id, version }),
  );
}

/** A version never changes: the one read first is kept, with what was worked out of it, such as the days it means. */
function keptRule(tenantId: string, rule: PriceRule): PriceRule {
  const key = `${tenantId} ${rule.id} ${rule.version}`;
  const known = keptRules.get(key);
  if (known) return known;
  if (keptRules.size >= mostKept) keptRules.clear();
  keptRules.set(key, rule);
  return rule;
}

const keptRules = new Map<string, PriceRule>();
const mostKept = 10_000;

/** Who asks for a price, and with which word. */
export type Asking = {
  agent_id: string | null;
  customer_id: string | null;
  code: string | null;
  sold_on: string;
};

const specialsFor = kept(
  ({ tenantId, agent_id, customer_id, code, sold_on }: Asking & { tenantId: string }) =>
    db
      .selectFrom('special_prices as s')
      .innerJoin('special_price_versions as v', (join) =>
        join
          .onRef('v.tenant_id', '=', 's.tenant_id')
          .onRef('v.special_price_id', '=', 's.id')
          .onRef('v.version', '=', 's.version'),
      )
      .select([
        's.id',
        's.version',
        's.name',
        'v.special',
        sql<boolean>`coalesce(s.used >= s.quota, false)`.as('isUsedUp'),
      ])
      .where('s.tenant_id', '=', tenantId)
      .where('s.deleted_at', 'is', null)
      .where('s.active', '=', true)
      .where(sql<boolean>`(s.agent_id is null or s.agent_id = ${agent_id}::uuid)`)
      .where(sql<boolean>`(s.customer_id is null or s.customer_id = ${customer_id}::uuid)`)
      .where(sql<boolean>`(s.code is null or lower(s.code) = lower(${code}::text))`)
      .where(sql<boolean>`(s.validity_to is null or s.validity_to >= ${sold_on}::date)`)
      .orderBy('s.id'),
);

/**
 * The special prices anybody may have, those of the agent and the customer who ask, and the one behind the word that was
 * said; what is agreed with others is not told.
 */
export async function readSpecials(
  { tx, actor }: Work,
  { agent_id, customer_id, code, sold_on }: Asking,
): Promise<SpecialPrice[]> {
  const rows = await tx.rows(specialsFor({ tenantId: actor.tenantId, agent_id, customer_id, code, sold_on }));
  return rows.map(({ id, version, name, special, isUsedUp }) => ({
    ...(special as unknown as Omit<SpecialPrice, 'id' | 'version' | 'name'>),
    id,
    version,
    name,
    ...(isUsedUp && { isUsedUp: true as const }),
  }));
}

import type { Locale } from '@leme/contract/kit/language/locale';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Ask } from '../octo-call.ts';

type Said = Partial<Record<Locale, string>> | null;

export type StoredProduct = {
  id: string;
  name: string;
  internal_name: string | null;
  slug: string | null;
  sharing_mode: 'shared' | 'private';
  availability_type: 'start_time' | 'opening_hours';
  duration_min: number;
  description: string | null;
  description_translations: Said;
  includes: string | null;
  includes_translations: Said;
  excludes: string | null;
  excludes_translations: Said;
  bring: string | null;
  bring_translations: Said;
  meeting_point: string | null;
  position_lat: number | null;
  position_lng: number | null;
  city: string | null;
  octo_label: string | null;
  min_party: number | null;
  max_party: number | null;
  tiers: readonly { hours_before: number; fee_bp: number; minimum_fee: number }[] | null;
  times: string[];
};
export type StoredFare = {
  id: string;
  product_id: string;
  label: string;
  code: string;
  pax_count: number;
  min_age: number | null;
  max_age: number | null;
  id_required: boolean;
  min_qty: number | null;
  max_qty: number | null;
  accompanied_by: string[];
};
export type Product = StoredProduct & { fares: StoredFare[] };

/** What a partner may sell now, in one order; by ids also what was switched off since, for bookings that are there. */
export async function loadProducts(ask: Ask, ids?: readonly string[]): Promise<Product[]> {
  const { tx, actor, now } = ask.work;
  const { tenantId } = actor;
  const own = ask.partner.product_ids;
  const onSale = sql`p.octo_enabled and p.status = 'active' and p.deleted_at is null`;
  const which = ids
    ? sql`p.id = any(${[...ids]}::uuid[])`
    : sql`${onSale} ${own.length > 0 ? sql`and p.id = any(${own}::uuid[])` : sql``}`;
  const [products, fares] = await Promise.all([
    tx.rows(
      statement<StoredProduct>(sql`select p.id, p.name, p.internal_name, p.slug, p.sharing_mode, p.availability_type,
          p.duration_min, p.description, p.description_translations, p.includes, p.includes_translations, p.excludes,
          p.excludes_translations, p.bring, p.bring_translations, p.meeting_point, p.position_lat, p.position_lng,
          g.octo_label, coalesce(p.min_party, d.min_party) as min_party, coalesce(p.max_party, d.max_party) as max_party,
          c.tiers, t.name as city,
          array(select distinct to_char(s.start_time, 'HH24:MI') from sessions s where s.tenant_id = ${tenantId}
            and s.product_id = p.id and s.status <> 'cancelled' and s.date >= (${now.toString()}::timestamptz)::date - 1
            order by 1) as times
        from products p
        left join coastal_cities t on t.id = p.coastal_city_id
        left join selling_defaults d on d.tenant_id = p.tenant_id
        left join product_categories g on g.tenant_id = p.tenant_id and g.id = p.category_id
        left join cancellation_policies c on c.tenant_id = p.tenant_id
          and c.id = coalesce(p.cancellation_policy_id, d.cancellation_policy_id)
        where p.tenant_id = ${tenantId} and ${which} order by p.created_at, p.id`),
    ),
    tx.rows(
      statement<StoredFare>(sql`select f.id, f.product_id, f.label, f.code, f.pax_count, f.min_age, f.max_age, f.id_required,
          f.min_qty, f.max_qty, f.accompanied_by
        from fare_types f join products p on p.tenant_id = f.tenant_id and p.id = f.product_id
        where f.tenant_id = ${tenantId} and ${which} and (f.active and f.deleted_at is null or ${ids !== undefined})
        order by f.product_id, f.order_index, f.id`),
    ),
  ]);
  const byProduct = Map.groupBy(fares, ({ product_id }) => product_id);
  return products.map((product) => ({ ...product, fares: byProduct.get(product.id) ?? [] }));
}

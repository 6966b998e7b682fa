import {
  type LeadTemplate,
  listCountries,
  listLeadProducts,
  listLeadTemplates,
} from '@leme/contract/leads/endpoints';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';

const mostProducts = 500;
const mostTemplates = 200;

type Product = {
  id: string;
  name: string;
  type: string;
  sharing_mode: 'shared' | 'private';
  color: string;
  price: number;
};
type Fare = {
  product_id: string;
  id: string;
  label: string;
  code: string;
  cost_price: number;
  order_index: number;
};

export const servesLeadProducts = serve(listLeadProducts, async ({ tx, actor: { tenantId } }) => {
  const products = await tx.rows(
    statement<Product>(sql`select t.id, t.name, t.type, t.sharing_mode, t.color, t.price from products t
      where t.tenant_id = ${tenantId} and t.status = 'active' and t.deleted_at is null
      order by t.name collate "und-x-icu", t.id limit ${mostProducts}`),
  );
  const ids = products.map(({ id }) => id);
  const fares =
    ids.length === 0
      ? []
      : await tx.rows(
          statement<Fare>(sql`select t.product_id, t.id, t.label, t.code, t.cost_price, t.order_index
            from fare_types t
            where t.tenant_id = ${tenantId} and t.product_id = any(${ids}::uuid[])
              and t.active and t.deleted_at is null
            order by t.product_id, t.order_index, t.id`),
        );
  const byProduct = Map.groupBy(fares, ({ product_id }) => product_id);
  return {
    data: products.map((product) => ({
      ...product,
      fare_types: (byProduct.get(product.id) ?? []).map(({ product_id: _, ...fare }) => fare),
    })),
  };
});

export const servesLeadTemplates = serve(listLeadTemplates, async ({ tx, actor: { tenantId } }) => ({
  data: await tx.rows(
    statement<LeadTemplate>(sql`select t.id, t.name, t.message, t.language from whatsapp_templates t
      where t.tenant_id = ${tenantId} and t.is_active and t.deleted_at is null
      order by t.order_index, t.name collate "und-x-icu", t.id limit ${mostTemplates}`),
  ),
}));

export const servesCountries = serve(listCountries, async ({ tx }) => ({
  data: await tx.rows(
    db.selectFrom('countries').select(['id', 'name', 'code', 'phone_code']).orderBy('name'),
  ),
}));

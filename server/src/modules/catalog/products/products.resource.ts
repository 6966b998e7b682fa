import { agesCross } from '@leme/contract/catalog/ages';
import { type ChecklistLine, checklistOf } from '@leme/contract/catalog/checklist';
import { mostComing, readComingDepartures, readProductChecklist } from '@leme/contract/catalog/endpoints';
import { products } from '@leme/contract/catalog/products';
import { sellingDefaults } from '@leme/contract/catalog/selling-defaults';
import { locales } from '@leme/contract/kit/language/locale';
import type { Fault } from '@leme/contract/kit/problem';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { mostChildren } from '@leme/contract/kit/resource/resource-limits';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { findRow } from '#kit/resource/find-row';
import type { Saving, Values } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';
import { readSettings } from '#kit/resource/settings';
import { servesCopy } from './copy-product.ts';

export const servesProducts = [
  ...serveResource(products, { check }),
  serve(readProductChecklist, async ({ input, tx, actor, registers }) => {
    const row = await findRow(registers.named(products.name), { tx, actor }, input.id);
    const lines = await linesOf(tx, actor, row);
    return { data: lines.map(({ missing, ...line }) => ({ ...line, missing: [...missing] })) };
  }),
  serve(readComingDepartures, async ({ input, tx, actor, clock, registers, hooks }) => {
    await findRow(registers.named(products.name), { tx, actor }, input.id);
    const { next, ...counts } = await hooks.comes({ tx, actor, now: clock.now() }, input.id, mostComing);
    return { data: next.slice(0, mostComing), ...counts };
  }),
  servesCopy,
];

async function check(saving: Saving): Promise<Fault[]> {
  return [...(await besideCompany(saving)), ...(await unready(saving))];
}

/** Where a product says only the least or only the most of a party, it is judged beside what it takes from its company. */
async function besideCompany({ values, tx, actor }: Saving): Promise<Fault[]> {
  const { min_party, max_party } = values as Record<'min_party' | 'max_party', number | null>;
  if ((min_party === null) === (max_party === null)) return [];
  const company = await readSettings(sellingDefaults, tx, actor.tenantId);
  const [most, least] = [company.max_party, company.min_party];
  if (min_party !== null && most !== null && min_party > most)
    return [{ pointer: '/min_party', code: 'above-company', params: { maximum: most } }];
  if (max_party !== null && least !== null && max_party < least)
    return [{ pointer: '/max_party', code: 'below-company', params: { minimum: least } }];
  return [];
}

/** What is put on sale, or is brought in as on sale, has nothing open on its list. */
async function unready({ values, before, id, tx, actor }: Saving): Promise<Fault[]> {
  if (values.status !== 'active' || before?.status === 'active') return [];
  const open = (await linesOf(tx, actor, { ...values, id })).filter(({ isDone }) => !isDone);
  return open.map(({ line, field }) => ({
    pointer: `/${field}`,
    code: line === 'price' ? 'price-to-sell' : 'needed-to-sell',
  }));
}

async function linesOf(
  tx: Tx,
  { tenantId }: Actor,
  row: AnyRow | (Values & { id: string }),
): Promise<ChecklistLine[]> {
  const [fares, groups, languages, { cancellation_policy_id }] = await Promise.all([
    tx.rows(
      db
        .selectFrom('fare_types')
        .select(['label', 'code', 'active', 'min_age', 'max_age'])
        .where('tenant_id', '=', tenantId)
        .where('product_id', '=', row.id)
        .where('active', '=', true)
        .where('deleted_at', 'is', null)
        .limit(mostChildren),
    ),
    tx.rows(
      db
        .selectFrom('product_group_prices')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('product_id', '=', row.id)
        .where('deleted_at', 'is', null)
        .limit(1),
    ),
    tx.rows(db.selectFrom('i18n_tenant_locales').select('locale_code').where('tenant_id', '=', tenantId)),
    readSettings(sellingDefaults, tx, tenantId),
  ]);
  const spoken = locales.filter((locale) => languages.some(({ locale_code }) => locale_code === locale));
  return checklistOf(row, {
    hasPrices: (row.sharing_mode === 'private' ? groups : fares).length > 0,
    agesCross: agesCross(fares),
    hasCompanyPolicy: cancellation_policy_id !== null,
    languages: spoken.length > 0 ? spoken : locales.slice(0, 1),
  });
}

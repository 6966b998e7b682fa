import type { Fault } from '@leme/contract/kit/problem';
import { comboFaults } from '@leme/contract/pricing/combo-parts';
import { comboItems, combos } from '@leme/contract/pricing/combos';
import { db } from '#kit/database/sql';
import type { Saving } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';
import { type ComboValues, faultParams, pricingOf, readParts } from './read-parts.ts';

export const servesCombos = serveResource(combos, { check });

async function check({ values, before, id, tx, actor }: Saving): Promise<Fault[]> {
  const combo = values as ComboValues;
  if (combo.status !== 'active' || before?.status === 'active') return [];
  const faults = comboFaults(pricingOf(combo), await readParts({ tx, actor }, id));
  return faults.map(({ code, name }) => ({ pointer: '/status', code, params: faultParams(name) }));
}

export const servesComboItems = serveResource(comboItems, { check: checkItem });

/** A part is a product that is no combo; of a combo that is sold it is on sale as well. */
async function checkItem({ values, tx, actor }: Saving): Promise<Fault[]> {
  const product = await tx.first(
    db
      .selectFrom('products as p')
      .innerJoin('combos as c', (join) => join.onRef('c.tenant_id', '=', 'p.tenant_id'))
      .select(['p.name', 'p.type', 'p.status', 'c.status as of'])
      .where('p.tenant_id', '=', actor.tenantId)
      .where('p.id', '=', String(values.product_id))
      .where('c.id', '=', String(values.combo_id)),
  );
  if (!product) return [];
  const params = { name: product.name };
  if (product.type === 'combo') return [{ pointer: '/product_id', code: 'combo-in-combo', params }];
  const isOff = product.of === 'active' && product.status !== 'active';
  return isOff ? [{ pointer: '/product_id', code: 'combo-part-off', params }] : [];
}

import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import type { Browser } from '../client.ts';
import { aProductOnSale } from '../companies/selling-company.ts';

/** What a new row needs beside its fields before every move of it is allowed, by register. */
const needs: Readonly<Record<string, (by: Browser, row: AnyRow) => Promise<void>>> = {
  // What a product says nothing of is the company's: how cancelling costs.
  async products(by) {
    const { id } = (await by.post('/cancellation-policies/adoptions', { template: 'flexible' })).body;
    const { labels, ...defaults } = (await by.get('/selling-defaults')).body;
    await by.put('/selling-defaults', { ...defaults, cancellation_policy_id: id });
  },
  async combos(by, { id }) {
    const { id: product_id } = await aProductOnSale(by);
    for (const quantity of [1, 2]) await by.post('/combo-items', { combo_id: id, product_id, quantity });
  },
};

/** Gives a new row what it needs before it moves, such as children. */
export async function makeReady(by: Browser, { name }: Resource, row: AnyRow): Promise<void> {
  await needs[name]?.(by, row);
}

import { aShelf } from '../companies/stock-room.ts';
import type { Attempts, Ground } from './ground.ts';

/** What is sold, its prices and the stock. */
export const catalogAttempts = ({ staff, operator, trade, next, aProductTag }: Ground): Attempts => ({
  'POST /product-tags/:id/merge': async () => {
    const [kept, gone, third] = [await aProductTag(), await aProductTag(), await aProductTag()];
    const path = `/product-tags/${kept.id}/merge`;
    return { path, body: { other_id: gone.id }, other: { other_id: third.id }, by: operator };
  },
  'POST /product-tags/:id/separation': async () => {
    const [kept, gone] = [await aProductTag(), await aProductTag()];
    await operator.post(`/product-tags/${kept.id}/merge`, { other_id: gone.id });
    const path = `/product-tags/${kept.id}/separation`;
    return { path, body: { other_id: gone.id }, other: { other_id: kept.id }, by: operator };
  },
  'POST /cancellation-policies/adoptions': async () => ({
    path: '/cancellation-policies/adoptions',
    body: { template: 'flexible' },
    other: { template: 'charter' },
  }),
  'POST /products/:id/copies': async () => ({
    path: `/products/${trade.product_id}/copies`,
    body: { name: `Cópia ${next()}` },
    other: { name: 'Outra cópia' },
  }),
  'POST /pricing-rules/publications': async () => {
    const rule = { name: `Regra ${next()}`, percent_bp: 1000, product_ids: [trade.product_id] };
    const { id, version } = (await staff.post('/pricing-rules', rule)).body;
    const draft = { id, version, published_version: null, season_version: null };
    const path = '/pricing-rules/publications';
    return { path, body: { rules: [draft] }, other: { rules: [{ ...draft, version: version + 1 }] } };
  },
  'POST /stock/moves': async () => {
    const { item_id, location_id } = await aShelf(staff);
    const body = { item_id, location_id, quantity: 2, reason: 'purchase' };
    return { path: '/stock/moves', body, other: { ...body, quantity: 3 } };
  },
  'POST /stock/transfers': async () => {
    const [from, to] = [await aShelf(staff), await aShelf(staff)];
    const way = { from_location_id: from.location_id, to_location_id: to.location_id };
    const body = { item_id: from.item_id, ...way, quantity: 1 };
    return { path: '/stock/transfers', body, other: { ...body, quantity: 2 } };
  },
  'POST /stock/counts': async () => {
    const { item_id, location_id } = await aShelf(staff);
    const counting = (counted: number) => ({ location_id, lines: [{ item_id, counted, mark: 1 }] });
    return { path: '/stock/counts', body: counting(3), other: counting(4) };
  },
  'POST /stock/moves/sheet': async () => {
    const { sku, place } = await aShelf(staff);
    const sheet = (quantity: number) => `SKU;Local;Quantidade;Motivo\n${sku};${place};${quantity};Compra`;
    return { path: '/stock/moves/sheet', body: sheet(1), other: sheet(2) };
  },
});

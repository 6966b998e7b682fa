import type { Answer } from '../client.ts';
import type { Person, World } from '../world.ts';

let made = 0;

/** A company that keeps things: a store room, a counter, and one item of which there are ten. */
export async function aStock(world: World) {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const add = async (path: string, body: object) => {
    const answer = await staff.post(path, body);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  };
  const room = await add('/stock-locations', { name: 'Almoxarifado' });
  const counter = await add('/stock-locations', { name: 'Balcão' });
  const item = await anItem(staff, { name: 'Água 500 ml', min_qty: 4 });
  const at = { item_id: item.id, location_id: room.id };
  const move = (quantity: number, more: object = {}) =>
    staff.post('/stock/moves', { ...at, quantity, reason: quantity > 0 ? 'purchase' : 'sale', ...more });
  await move(10, { unit_cost: 2 });
  const read = async () => (await staff.get(`/stock/${item.id}`)).body;
  return { company, staff, room, counter, item, at, move, read };
}

/** An item with a code of its own. */
export async function anItem(by: Person, values: object = {}) {
  made += 1;
  return (await by.post('/stock', { name: `Item ${made}`, sku: `SKU-${made}`, ...values })).body;
}

/** A place with one thing in it, as it came in. */
export async function aShelf(by: Person) {
  made += 1;
  const [sku, place] = [`CX-${made}`, `Prateleira ${made}`];
  const { id: location_id } = (await by.post('/stock-locations', { name: place })).body;
  const { id: item_id } = (await by.post('/stock', { name: 'Caixa', sku })).body;
  const move = { item_id, location_id, quantity: 5, reason: 'purchase' };
  return { sku, place, item_id, location_id, answer: await by.post('/stock/moves', move) };
}

/** One good request for each address that moves something. */
export const stockRequests: Readonly<Record<string, (by: Person) => Promise<Answer>>> = {
  'POST /stock/moves': async (by) => (await aShelf(by)).answer,
  'POST /stock/transfers': async (by) => {
    const [{ item_id, location_id }, { location_id: to_location_id }] = [await aShelf(by), await aShelf(by)];
    const way = { item_id, from_location_id: location_id, to_location_id };
    return await by.post('/stock/transfers', { ...way, quantity: 1 });
  },
  'POST /stock/counts': async (by) => {
    const { item_id, location_id } = await aShelf(by);
    return await by.post('/stock/counts', { location_id, lines: [{ item_id, counted: 3, mark: 1 }] });
  },
  'POST /stock/moves/sheet': async (by) => {
    const { sku, place } = await aShelf(by);
    const sheet = `SKU;Local;Quantidade;Motivo\n${sku};${place};1;Compra`;
    return await by.send('POST', '/stock/moves/sheet', sheet, { 'content-type': 'text/csv' });
  },
};

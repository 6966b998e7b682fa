import { expect, test } from 'vitest';
import { db } from '../../kit/database/sql.ts';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();

async function aShelf() {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const room = (await staff.post('/stock-locations', { name: 'Almoxarifado' })).body;
  const item = (await staff.post('/stock', { name: 'Colete infantil', sku: 'COL-I', min_qty: 5 })).body;
  const move = (quantity: number) =>
    staff.post('/stock/moves', {
      item_id: item.id,
      location_id: room.id,
      quantity,
      reason: quantity > 0 ? 'purchase' : 'consumption',
    });
  const alerts = () =>
    world.tenantTx.read(company.id, (tx) =>
      tx.rows(
        db
          .selectFrom('maintenance_alert')
          .select(['description', 'severity', 'status'])
          .where('tenant_id', '=', company.id)
          .where('type', '=', 'stock_low')
          .orderBy('id'),
      ),
    );
  return { staff, item, move, alerts };
}
const pending = { description: 'Colete infantil', severity: 'media', status: 'pendente' };

test('each time something falls below its minimum one alert is raised, which ends by itself', async () => {
  const { move, alerts } = await aShelf();
  await move(8);
  expect(await alerts()).toEqual([]);
  await move(-4);
  await move(-1);
  expect(await alerts()).toEqual([pending]);
  await move(2);
  expect(await alerts()).toEqual([{ ...pending, status: 'resolvido' }]);
  await Promise.all([move(-1), move(-1), move(-1)]);
  expect(await alerts()).toEqual([{ ...pending, status: 'resolvido' }, pending]);
});

test('another minimum is a crossing as well; what is deleted needs nobody any more', async () => {
  const { staff, item, move, alerts } = await aShelf();
  await move(8);
  await staff.patch(`/stock/${item.id}`, { min_qty: 9, version: 1 });
  expect(await alerts()).toEqual([pending]);
  await staff.patch(`/stock/${item.id}`, { min_qty: 8, version: 2 });
  expect(await alerts()).toEqual([{ ...pending, status: 'resolvido' }]);
  await move(-8);
  expect((await alerts()).at(-1)).toEqual({ ...pending, severity: 'alta' });
  await staff.delete(`/stock/${item.id}`);
  expect((await alerts()).map(({ status }) => status)).toEqual(['resolvido', 'resolvido']);
});

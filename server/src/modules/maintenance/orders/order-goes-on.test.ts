import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { aHull } from '../../../testing/companies/fleet/engine-room.ts';
import { aPart } from '../../../testing/companies/fleet/workshop.ts';
import { png } from '../../../testing/input/png.ts';
import { openWorld } from '../../../testing/world.ts';
import { partsCameTemplate } from './parts-came.ts';

const world = await openWorld();

async function aYard() {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const boat = await aHull(staff);
  const order = async (more: object = {}) =>
    (await staff.post('/work-orders', { title: 'Rotor da bomba', boat_id: boat.id, ...more })).body;
  const seen = async ({ id }: { id: string }) => (await staff.get(`/work-orders/${id}`)).body;
  const move = async (row: { id: string }, verb: string, more: object = {}) => {
    const { version } = await seen(row);
    return await staff.post(`/work-orders/${row.id}/${verb}`, { version, ...more });
  };
  const close = async (row: { id: string }) => {
    for (const verb of ['beginning', 'completion']) await move(row, verb);
    return await move(row, 'closing', { reason: 'Rotor trocado' });
  };
  return { company, staff, boat, order, seen, move, close };
}

test('a closed order goes on in one of its own, linked both ways, and the closed one stays as the book has it [B2.2-28]', async () => {
  const { company, staff, boat, order, seen, close } = await aYard();
  const first = await order({ priority: 'alta' });
  await staff.post('/work-order-checks', { order_id: first.id, label: 'Sem vazamento' });
  const again = () => staff.post(`/work-orders/${first.id}/reopening`, { reason: 'Voltou a vazar' });
  expect((await again()).body.type).toBe('/problems/order-not-closed');
  expect((await close(first)).status).toBe(200);
  expect((await staff.post(`/work-orders/${first.id}/reopening`, { reason: ' ' })).status).toBe(422);
  const made = await again();
  expect([made.status, made.body.code]).toEqual([201, expect.stringMatching(/-0002$/)]);
  expect(await seen(made.body)).toMatchObject({
    title: 'Rotor da bomba',
    description: 'Voltou a vazar',
    boat_id: boat.id,
    priority: 'alta',
    kind: 'corretiva',
    status: 'open',
  });
  const { data: checks } = (await staff.get(`/work-order-checks?order_id=${made.body.id}`)).body;
  expect(checks).toMatchObject([{ label: 'Sem vazamento', done: false }]);
  const links = async (id: string) => (await staff.get(`/work-orders/${id}/links`)).body;
  expect(await links(made.body.id)).toMatchObject({ reopens: { id: first.id, code: first.code } });
  expect(await links(first.id)).toMatchObject({
    reopens: null,
    reopened_as: [{ id: made.body.id, status: 'open' }],
    is_booked: true,
  });
  expect((await seen(first)).status).toBe('closed');
  // Of one closed order one is to be done.
  expect((await again()).body.type).toBe('/problems/order-open');
  expect((await close(made.body)).status).toBe(200);
  expect((await again()).status).toBe(201);
  const path = `/work-orders/${first.id}`;
  const reader = await world.user(company, 'agent_admin');
  expect((await reader.post(`${path}/reopening`, { reason: 'Outra vez' })).status).toBe(403);
  const stranger = await world.user(await world.company(), 'admin');
  expect((await stranger.post(`${path}/reopening`, { reason: 'Outra vez' })).status).toBe(404);
  expect((await stranger.get(`${path}/links`)).status).toBe(404);
});

test('an order that is called off has taken nothing: what was used is only posted when it is closed', async () => {
  const { staff, order, move } = await aYard();
  const part = await aPart(staff, 3);
  const row = await order();
  const { item_id, location_id } = part;
  await staff.post('/work-order-parts', { order_id: row.id, item_id, location_id, planned: 2, used: 2 });
  await move(row, 'beginning');
  expect((await move(row, 'cancellation', { reason: 'Feita no estaleiro' })).status).toBe(200);
  expect(await part.left()).toBe(3);
});

test('when what an order waits for is there, all of it, whoever is to do it is written to, once [B2.2-28]', async () => {
  const { company, staff, order, move, seen } = await aYard();
  const mechanic = await world.user(company, 'admin');
  const [rotor, seal] = [await aPart(staff, 0), await aPart(staff, 0)];
  const row = await order({ assignee_id: mechanic.id, hold_kind: 'pecas' });
  for (const [{ item_id }, planned] of [
    [rotor, 2],
    [seal, 1],
  ] as const)
    await staff.post('/work-order-parts', { order_id: row.id, item_id, planned });
  await move(row, 'beginning');
  await move(row, 'holding');
  const letters = () =>
    world.tenantTx.read(company.id, (tx) =>
      tx.rows(
        db
          .selectFrom('email_logs')
          .select(['user_id', 'params'])
          .where('tenant_id', '=', company.id)
          .where('template', '=', partsCameTemplate),
      ),
    );
  const comes = async ({ item_id, location_id }: typeof rotor, quantity: number) =>
    await staff.post('/stock/moves', { item_id, location_id, quantity, reason: 'purchase' });
  const needs = async () =>
    (await mechanic.get('/dashboard/needs-you')).body.data.filter(
      ({ id }: { id: string }) => id === 'order-parts',
    );
  await comes(rotor, 1);
  await comes(seal, 5);
  expect([await letters(), await needs()]).toEqual([[], []]);
  await comes(rotor, 1);
  expect(await letters()).toEqual([{ user_id: mechanic.id, params: { order_id: row.id } }]);
  expect((await seen(row)).lacking).toBe(0);
  expect(await needs()).toMatchObject([{ count: 1, path: `/work-orders?open=${row.id}` }]);
  await comes(rotor, 5);
  expect(await letters()).toHaveLength(1);
});

test('the pictures of an alert come along to its order and stay when the alert’s own go', async () => {
  const { staff, boat, seen } = await aYard();
  const picture = { 'content-type': 'image/png' };
  const { body: file } = await staff.post('/alerts/files?name=bomba.png', png(8, 8), picture);
  const alert = { description: 'Bomba parada', boat_id: boat.id, photos: [file.id] };
  const { id } = (await staff.post('/alerts', alert)).body;
  const made = await staff.post(`/alerts/${id}/work-order`, {});
  const row = await seen(made.body);
  expect(row.files).toHaveLength(1);
  expect(row.files).not.toContain(file.id);
  expect(row.labels.files).toEqual(['bomba.webp']);
  expect((await staff.get(`/work-orders/files/${row.files[0]}`)).status).toBe(200);
  const links = (await staff.get(`/work-orders/${made.body.id}/links`)).body;
  expect(links.alert).toMatchObject({ id, description: 'Bomba parada', is_pending: true });
});

import type { SharedView } from '@leme/contract/tenancy/shared-view-endpoints';
import { describe, expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

const held = {
  name: 'Ativas',
  list: 'suppliers',
  search: { status: 'active', sort: '-created_at' },
  columns: ['status', 'phone'],
  compact: true,
  pinned: true,
};

async function aCompany() {
  const company = await world.company();
  const admin = await world.user(company, 'admin');
  const manager = await world.user(company, 'manager');
  const { body: view } = await admin.post('/shared-views', held);
  return { company, admin, manager, view: view as SharedView };
}

const namesOf = (reply: { body: { data: SharedView[] } }) => reply.body.data.map(({ name }) => name);

describe('views of a company', () => {
  test('what one keeps for all, all who may read the list have, with its filters, order, columns and place', async () => {
    const { manager, view } = await aCompany();
    expect(view).toEqual({ ...held, id: view.id, version: 1 });
    expect((await manager.get('/shared-views')).body.data).toEqual([view]);
  });

  test('who may not read the list does not hear of them, nor does a partner, nor another company', async () => {
    const { company } = await aCompany();
    const sailor = await world.user(company, 'marinheiro');
    const partner = await world.user(company, 'supplier_admin');
    const stranger = await world.user(await world.company(), 'admin');
    for (const person of [sailor, partner, stranger])
      expect(namesOf(await person.get('/shared-views'))).toEqual([]);
  });

  test('who may not change the company’s settings keeps, changes and removes none', async () => {
    const { company, admin, view } = await aCompany();
    const sailor = await world.user(company, 'marinheiro');
    const { id, list: _list, ...change } = view;
    expect((await sailor.post('/shared-views', held)).status).toBe(403);
    expect((await sailor.put(`/shared-views/${id}`, change)).status).toBe(403);
    expect((await sailor.delete(`/shared-views/${id}`)).status).toBe(403);
    expect(namesOf(await admin.get('/shared-views'))).toEqual(['Ativas']);
  });

  test('of another company’s view nothing is known, changed or removed', async () => {
    const { admin, view } = await aCompany();
    const stranger = await world.user(await world.company(), 'admin');
    const { id, list: _list, ...change } = view;
    expect((await stranger.put(`/shared-views/${id}`, change)).status).toBe(404);
    expect((await stranger.delete(`/shared-views/${id}`)).status).toBe(404);
    expect((await admin.get('/shared-views')).body.data).toEqual([view]);
  });

  test('two who change the same: the second reads what the first kept', async () => {
    const { admin, manager, view } = await aCompany();
    const { id, list: _list, ...change } = view;
    const first = await admin.put(`/shared-views/${id}`, { ...change, pinned: false });
    expect(first.body).toMatchObject({ pinned: false, version: 2 });
    const second = await manager.put(`/shared-views/${id}`, { ...change, name: 'Outra' });
    expect([second.status, second.body.params.current]).toMatchObject([409, { pinned: false, version: 2 }]);
  });

  test('a name is there once a list, however it is written', async () => {
    const { admin, view } = await aCompany();
    const again = await admin.post('/shared-views', { ...held, name: 'ATIVAS' });
    expect(again.body.errors).toMatchObject([{ pointer: '/name', code: 'taken' }]);
    const other = await admin.post('/shared-views', { ...held, list: 'boats' });
    expect(other.status).toBe(201);
    const { id, list: _list, ...change } = view;
    const both = await Promise.all(
      ['Uma', 'UMA'].map((name) => admin.post('/shared-views', { ...held, name })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await admin.put(`/shared-views/${id}`, { ...change, name: 'uma' })).status).toBe(422);
  });

  test('what was searched, a list that is none and a list one may not read are refused', async () => {
    const { company, admin } = await aCompany();
    const refused = [
      await admin.post('/shared-views', { ...held, name: 'a', search: { q: 'Joana' } }),
      await admin.post('/shared-views', { ...held, name: 'b', list: 'secrets' }),
      await admin.post('/shared-views', { ...held, name: ' ' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422]);
    const manager = await world.user(company, 'manager');
    expect((await manager.post('/shared-views', { ...held, name: 'c', list: 'user-roles' })).status).toBe(
      403,
    );
  });

  test('each step leaves its trail, with who and both values', async () => {
    const { company, admin, view } = await aCompany();
    const { id, list: _list, ...change } = view;
    await admin.put(`/shared-views/${id}`, { ...change, search: { status: 'inactive' } });
    await admin.delete(`/shared-views/${id}`);
    expect(namesOf(await admin.get('/shared-views'))).toEqual([]);
    const trail = await world.tenantTx.read(company.id, (tx) =>
      tx.rows(
        db
          .selectFrom('audit_log')
          .select(['action', 'changes'])
          .where('tenant_id', '=', company.id)
          .where('resource', '=', 'shared-views')
          .orderBy('id'),
      ),
    );
    expect(trail.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted']);
    expect(trail[1]?.changes).toEqual({
      search: ['sort = -created_at, status = active', 'status = inactive'],
    });
  });
});

import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { describe, expect, test } from 'vitest';
import { openWorld, type Person } from '../../../testing/world.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { db } from '../../database/sql.ts';
import { newId } from '../../ids.ts';

const world = await openWorld();
const company = await world.company();
const staff = await world.user(company, 'admin');

async function add(path: string, fields: object, by: Person = staff): Promise<AnyRow> {
  const { status, body } = await by.post(path, fields);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
}

let shelves = 0;
const shelf = (parent: AnyRow | null = null) => {
  shelves += 1;
  return add('/product-categories', { name: `Prateleira ${shelves}`, parent_id: parent?.id ?? null });
};
const read = async ({ id }: AnyRow, path = '/product-categories') =>
  (await staff.get(`${path}/${id}`)).body as AnyRow;
const replace = ({ id }: AnyRow, by: AnyRow | string | null) =>
  staff.post(`/product-categories/${id}/replacement`, { by: typeof by === 'object' ? (by?.id ?? null) : by });
const faultOf = ({ status, body }: Awaited<ReturnType<typeof replace>>) => [status, body.errors];

/** A shelf with as many inside as are asked for, past the public door where they are many. */
async function shelfWith(count: number): Promise<AnyRow> {
  const top = await shelf();
  const rows = Array.from({ length: count }, (_, at) => ({
    tenant_id: company.id,
    id: newId(),
    name: `Dentro de ${top.name} ${at}`,
    parent_id: top.id,
  }));
  await world.tenantTx.write(company.id, async (tx) => {
    for (const insert of insertRows('product_categories', rows)) await tx.change(insert);
  });
  return top;
}

describe('a row that others point to is deleted, and they point to another', () => {
  test('who deletes it hears how many use it and whether they may go elsewhere', async () => {
    const top = await shelf();
    const child = await shelf(top);
    const { status, body } = await staff.delete(`/product-categories/${top.id}`);
    expect([status, body.params]).toEqual([
      409,
      {
        by: [{ resource: 'product-categories', count: 1, names: [child.name] }],
        replacement: { optional: true, maximum: 500 },
      },
    ]);
  });

  test('all that was inside is inside the other, with a version and a step of history each', async () => {
    const [top, other] = [await shelf(), await shelf()];
    const children = [await shelf(top), await shelf(top)];
    const { status, body } = await replace(top, other);
    expect([status, body.row.id, body.row.deleted_at === null]).toEqual([200, top.id, false]);
    const moved = children.map(({ id }) => ({
      resource: 'product-categories',
      field: 'parent_id',
      id,
      version: 2,
    }));
    expect(body.moved.toSorted((a: AnyRow, b: AnyRow) => (a.id < b.id ? -1 : 1))).toEqual(
      moved.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
    for (const child of children) {
      expect(await read(child)).toMatchObject({ parent_id: other.id, version: 2 });
      const [step] = (await staff.get(`/product-categories/${child.id}/history`)).body.data;
      expect(step).toMatchObject({ action: 'updated', actor: 'Pessoa admin' });
      expect(step.changes).toEqual([
        { field: 'parent_id', before: top.name, after: other.name, isErased: false },
      ]);
    }
  });

  test('or to none, and taken back all is as it was; what somebody saved meanwhile stays', async () => {
    const top = await shelf();
    const [kept, saved] = [await shelf(top), await shelf(top)];
    const { moved } = (await replace(top, null)).body;
    expect([(await read(kept)).parent_id, (await read(saved)).parent_id]).toEqual([null, null]);
    await staff.patch(`/product-categories/${saved.id}`, { order_index: 3, version: 2 });
    const reversal = () => staff.post(`/product-categories/${top.id}/reversal`, { moved });
    expect((await reversal()).body).toMatchObject({
      row: { id: top.id, deleted_at: null },
      moved: 1,
      left: 1,
    });
    expect([(await read(kept)).parent_id, (await read(saved)).parent_id]).toEqual([top.id, null]);
    expect((await reversal()).body).toMatchObject({ moved: 0, left: 2 });
  });

  test('boats of a supplier go to another; who may not change boats is refused and nothing is moved', async () => {
    const [old, next] = [await add('/suppliers', { name: 'Um' }), await add('/suppliers', { name: 'Outro' })];
    const boat = await add('/boats', { boat_name: 'Netuno', capacity: 4, owner_supplier_id: old.id });
    const { body } = await staff.post(`/suppliers/${old.id}/replacement`, { by: next.id });
    expect(body.moved).toEqual([{ resource: 'boats', field: 'owner_supplier_id', id: boat.id, version: 2 }]);
    expect((await read(boat, '/boats')).labels.owner_supplier_id).toBe('Outro');
    const grant = (action: string) => ({
      tenant_id: company.id,
      role: 'user',
      resource: 'suppliers',
      action,
      granted: true,
    });
    await world.tenantTx.write(company.id, (tx) =>
      tx.change(db.insertInto('role_permissions').values([grant('read'), grant('delete')])),
    );
    const seller = await world.user(company, 'user');
    const refused = await seller.post(`/suppliers/${next.id}/replacement`, { by: null });
    expect([refused.status, refused.body.params]).toEqual([403, { resource: 'boats' }]);
    expect((await read(boat, '/boats')).owner_supplier_id).toBe(next.id);
  });
});

describe('what cannot be is named, and nothing has moved', () => {
  test('by itself, by nobody, by a foreign or a deleted one', async () => {
    const top = await shelf();
    const child = await shelf(top);
    const gone = await shelf();
    await staff.delete(`/product-categories/${gone.id}`);
    const stranger = await world.user(await world.company(), 'admin');
    const foreign = await add('/product-categories', { name: 'Alheia' }, stranger);
    const at = (code: string) => [422, [{ pointer: '/by', code }]];
    expect(faultOf(await replace(top, top))).toEqual(at('same'));
    expect(faultOf(await replace(top, newId()))).toEqual(at('unknown'));
    expect(faultOf(await replace(top, foreign))).toEqual(at('unknown'));
    expect(faultOf(await replace(top, gone))).toEqual(at('unknown'));
    expect((await replace(foreign, top)).status).toBe(404);
    expect((await stranger.post(`/product-categories/${top.id}/replacement`, { by: null })).status).toBe(404);
    expect(await read(child)).toMatchObject({ parent_id: top.id, version: 1 });
    expect((await read(top)).deleted_at).toBeNull();
  });

  test('a second click finds it deleted; the same request again gets the same answer', async () => {
    const [top, other] = [await shelf(), await shelf()];
    await shelf(top);
    const key = { 'idempotency-key': `once-${newId()}` };
    const send = () => staff.post(`/product-categories/${top.id}/replacement`, { by: other.id }, key);
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    expect((await replace(top, other)).status).toBe(404);
  });

  test('into one of its own, or deeper than shelves go', async () => {
    const top = await shelf();
    const child = await shelf(top);
    await shelf(top);
    const low = await shelf(child);
    const at = (code: string, params?: object) => [
      422,
      [{ pointer: '/by', code, ...(params && { params }) }],
    ];
    expect(faultOf(await replace(top, child))).toEqual(at('inside-itself'));
    expect(faultOf(await replace(top, low))).toEqual(at('inside-itself'));
    const deep = await shelf(await shelf(await shelf()));
    expect(faultOf(await replace(top, deep))).toEqual(at('too-deep', { maximum: 3 }));
    expect((await read(child)).parent_id).toBe(top.id);
  });

  test('five hundred are moved at once, and not one more', async () => {
    const [full, more] = [await shelfWith(500), await shelfWith(501)];
    expect(faultOf(await replace(more, null))).toEqual([
      422,
      [{ pointer: '/by', code: 'too-many-moved', params: { maximum: 500 } }],
    ]);
    const { status, body } = await replace(full, null);
    expect([status, body.moved.length]).toEqual([200, 500]);
    expect((await staff.get(`/product-categories?parent_id=${more.id}`)).body.count).toBe(501);
  });

  test('two who replace each by the other: one is done, the other finds it gone', async () => {
    const [one, other] = [await shelf(), await shelf()];
    const inside = [await shelf(one), await shelf(other)];
    const answers = await Promise.all([replace(one, other), replace(other, one)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const left = (await read(one)).deleted_at === null ? one : other;
    for (const each of inside) expect((await read(each)).parent_id).toBe(left.id);
  });
});

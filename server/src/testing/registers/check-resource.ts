import { isDeepStrictEqual } from 'node:util';
import { type AnyRow, fieldsWith, filterFields, type Resource } from '@leme/contract/kit/resource/resource';
import { stateFields } from '@leme/contract/kit/resource/states';
import { describe, expect, test } from 'vitest';
import { newId } from '../../kit/ids.ts';
import type { Browser } from '../client.ts';
import { openWorld, type World } from '../world.ts';
import { checkChildren, parentFor } from './check-children.ts';
import { checkComputed } from './check-computed.ts';
import { checkOrders } from './check-orders.ts';
import { checkRanges } from './check-ranges.ts';
import { checkReferences } from './check-references.ts';
import { checkRights } from './check-rights.ts';
import { checkSelfReferences } from './check-self-references.ts';
import { checkStates } from './check-states.ts';
import { checkTotals } from './check-totals.ts';
import { boundsOf, exampleRow, faultsOf, freely, type Values } from './example-rows.ts';

type Fault = { pointer: string; code: string };

/**
 * What every register promises, asked of one through the public door: create, list, find, change, delete and restore, each
 * fault of each field by name, two people saving, the wall between companies, rights, partners and the trail. The rows it
 * works with are made from the declaration; `own` gives values that it alone cannot know, `prepare` is done in its company
 * before.
 */
export function checkResource(
  resource: Resource,
  own: (n: number) => Values = () => ({}),
  prepare: (keeper: Browser) => Promise<unknown> = async () => undefined,
): void {
  const { name, title, scope, fields, listed } = resource;
  const path = `/${name}`;
  let made = 0;
  let ofParent: Values = {};
  const next = () => {
    made += 1;
    return { ...exampleRow(resource, made), ...ofParent, ...own(made) };
  };
  const nextChange = () => freely(resource, next());
  // A choice says only what it may.
  const word = fields[title]?.options ? (fieldsWith(resource, 'search')[0] ?? '') : title;
  /** The row called `text` by its title, else by what it is found by. */
  const called = (text: string) => ({
    ...next(),
    [word]: fields[title]?.kind === 'localised' ? { 'pt-BR': text } : text,
  });
  const invalid = Object.entries(fields).flatMap(([field, declared]) =>
    faultsOf(field, declared).map(([value, fault]) => [field, value, fault] as const),
  );

  describe(name, async () => {
    // What is one list for all companies is no other file's.
    const world = await openWorld({ alone: scope === 'platform' });
    const keeper = await keeperOf(world, resource);
    await prepare(keeper);
    ofParent = await parentFor(world, keeper, resource);
    const add = async (by: Browser, values: Values, to = path): Promise<AnyRow> => {
      const { status, body } = await by.post(to, values);
      expect(body.errors).toBeUndefined();
      expect(status).toBe(201);
      return body;
    };

    test('a row is kept as it was sent and comes back alone and in the list', async () => {
      const values = next();
      const row = await add(keeper, values);
      expect(row).toMatchObject({ ...values, version: 1, deleted_at: null });
      expect((await keeper.get(`${path}/${row.id}`)).body).toEqual(row);
      const { body } = await keeper.get(`${path}?limit=200`);
      expect(body[listed]).toContainEqual(row);
      expect(body.count).toBe(body[listed].length);
    });

    test(`values that do not fit, ${invalid.length} in all, are refused by name and nothing is written`, async () => {
      const before = (await keeper.get(path)).body.count;
      for (const [field, value, fault] of invalid) {
        const { status, body } = await keeper.post(path, { ...next(), [field]: value });
        const what = [field, value] as const;
        expect([...what, status, body.errors]).toEqual([...what, 422, [expect.objectContaining(fault)]]);
      }
      expect((await keeper.get(path)).body.count).toBe(before);
    });

    test('the smallest and the largest value of each field are taken', async () => {
      for (const [field, declared] of Object.entries(fields)) {
        for (const value of boundsOf(declared))
          expect(await add(keeper, { ...next(), [field]: value })).toMatchObject({ [field]: value });
      }
    });

    test('all faults of a row are told at once, an unknown field among them', async () => {
      const required = Object.keys(fields).filter(
        (field) => fields[field]?.required && fields[field]?.fallback === undefined,
      );
      const { status, body } = await keeper.post(path, { nonsense: 1 });
      expect(status).toBe(422);
      const pointers = body.errors.map(({ pointer }: Fault) => pointer);
      expect(pointers).toEqual(expect.arrayContaining([...required, 'nonsense'].map((field) => `/${field}`)));
    });

    test('who saved second sees both states, and nothing of the first is lost', async () => {
      const [row, change] = [await add(keeper, next()), nextChange()];
      const first = await keeper.patch(`${path}/${row.id}`, { ...change, version: row.version });
      expect([first.status, first.body]).toEqual([200, expect.objectContaining({ ...change, version: 2 })]);
      const second = await keeper.patch(`${path}/${row.id}`, { ...nextChange(), version: row.version });
      expect([second.status, second.body.type]).toEqual([409, '/problems/stale-version']);
      expect(second.body.params.current).toEqual(first.body);
      const { data } = (await keeper.get(`${path}/${row.id}/history`)).body;
      const [{ at, actor, action, changes }] = data;
      const fieldsOf = changes.map(({ field }: { field: string }) => field);
      expect(second.body.params.saves).toEqual([{ at, actor, action, fields: fieldsOf }]);
      expect((await keeper.get(`${path}/${row.id}`)).body).toEqual(first.body);
    });

    test('who saves over what was deleted meanwhile reads who deleted it and when', async () => {
      const row = await add(keeper, next());
      const gone = (await keeper.delete(`${path}/${row.id}`)).body;
      const refused = await keeper.patch(`${path}/${row.id}`, { ...nextChange(), version: row.version });
      expect([refused.status, refused.body.type]).toEqual([409, '/problems/stale-version']);
      const [step] = (await keeper.get(`${path}/${row.id}/history`)).body.data;
      expect(refused.body.params).toMatchObject({
        current: { version: gone.version, deleted_at: gone.deleted_at },
        saves: [{ at: step.at, actor: step.actor, action: 'deleted', fields: [] }],
      });
      expect(step.actor).toBeTruthy();
    });

    test('saving what is already so changes nothing', async () => {
      const row = await add(keeper, next());
      const same = Object.fromEntries(Object.keys(fields).map((field) => [field, row[field]]));
      expect((await keeper.patch(`${path}/${row.id}`, { ...same, version: 1 })).body).toEqual(row);
    });

    test('the same row sent twice under one key is made once', async () => {
      const values = next();
      const key = { 'idempotency-key': `once-${newId()}` };
      const [one, again] = [await keeper.post(path, values, key), await keeper.post(path, values, key)];
      expect(again.body).toEqual(one.body);
    });

    test('deleted, it leaves the list and is found under what was deleted; restored, it is back', async () => {
      const row = await add(keeper, next());
      const isListed = async (query: string) =>
        (await keeper.get(`${path}?limit=200${query}`)).body[listed].some(({ id }: AnyRow) => id === row.id);
      expect((await keeper.delete(`${path}/${row.id}`)).body.deleted_at).not.toBeNull();
      expect((await keeper.delete(`${path}/${row.id}`)).status).toBe(200);
      expect([await isListed(''), await isListed('&deleted=1')]).toEqual([false, true]);
      expect((await keeper.patch(`${path}/${row.id}`, { ...nextChange(), version: 2 })).status).toBe(404);
      expect((await keeper.post(`${path}/${row.id}/restoration`)).body.deleted_at).toBeNull();
      expect([await isListed(''), await isListed('&deleted=1')]).toEqual([true, false]);
    });

    test('what must be unique is unique among rows that are not deleted, and said beside its field', async () => {
      for (const field of fieldsWith(resource, 'unique')) {
        const taken = await add(keeper, next());
        if (taken[field] === null) throw new Error(`nothing is made for ${field}`);
        const clash = { ...next(), [field]: taken[field] };
        const refused = await keeper.post(path, clash);
        expect([refused.status, refused.body.errors]).toEqual([
          422,
          [{ pointer: `/${field}`, code: 'taken' }],
        ]);
        await keeper.delete(`${path}/${taken.id}`);
        await add(keeper, clash);
        const back = await keeper.post(`${path}/${taken.id}/restoration`);
        expect([back.status, back.body.errors]).toEqual([422, [{ pointer: `/${field}`, code: 'taken' }]]);
      }
    });

    test('it is found by what somebody types, whatever the accents', async () => {
      const row = await add(keeper, called('Mamanguá São João'));
      await add(keeper, next());
      const { body } = await keeper.get(`${path}?q=sao+mamangua`);
      expect(body[listed].map(({ id }: AnyRow) => id)).toEqual([row.id]);
      expect((await keeper.get(`${path}?q=zzzzqq`)).body).toMatchObject({ [listed]: [], count: 0 });
    });

    test('an unknown order, filter or page and a cursor of another list are refused by name', async () => {
      const { nextCursor } = (await keeper.get(`${path}?limit=1`)).body;
      const asked = [
        ['sort=nonsense', '/sort'],
        ['sort=-updated_at', '/sort'],
        ['nonsense=1', '/nonsense'],
        ['page=5001&limit=2', '/page'],
        ['cursor=abc', '/cursor'],
        [`limit=1&q=a&cursor=${nextCursor}`, '/cursor'],
        ...filterFields(resource)
          .filter(([, { filter }]) => filter !== 'contains')
          .map(([field]) => [`${field}=nonsense`, `/${field}`] as const),
        ['created_at=2026-02-30..', '/created_at'],
        ['created_at=2026-02-02..2026-02-01', '/created_at'],
        ['created_at=..', '/created_at'],
      ] as const;
      for (const [query, pointer] of asked) {
        const { status, body } = await keeper.get(`${path}?${query}`);
        expect([query, status, body.errors?.[0]?.pointer]).toEqual([query, 422, pointer]);
      }
    });

    checkRanges(resource, keeper);
    checkComputed(resource, keeper, { next, add });
    checkTotals(resource, keeper, { next, add });
    checkOrders(resource, keeper, { world, next, add });

    test('its counts are those of the lists they stand for', async () => {
      const { facets } = (await keeper.get(`${path}?facets=1`)).body;
      for (const [field, counts] of Object.entries(facets as Record<string, Record<string, number>>)) {
        for (const [value, n] of Object.entries(counts))
          expect((await keeper.get(`${path}?${field}=${value}`)).body.count, `${field} ${value}`).toBe(n);
      }
    });

    test('its history says who did what, newest first, with both values', async () => {
      const [row, change] = [await add(keeper, next()), nextChange()];
      await keeper.patch(`${path}/${row.id}`, { ...change, version: 1 });
      await keeper.delete(`${path}/${row.id}`);
      await keeper.post(`${path}/${row.id}/restoration`);
      const { data } = (await keeper.get(`${path}/${row.id}/history`)).body;
      expect(data.map(({ action }: { action: string }) => action)).toEqual([
        'restored',
        'deleted',
        'updated',
        'created',
      ]);
      expect(data[0].actor).toBe(`Pessoa ${keeper.role}`);
      const differing = Object.entries(change).filter(
        ([field, after]) => !isDeepStrictEqual(row[field], after),
      );
      expect(data[2].changes).toEqual(
        expect.arrayContaining(
          differing.map(([field, after]) => ({ field, before: row[field], after, isErased: false })),
        ),
      );
    });

    test('its export comes back unchanged: every row is known, none differs', async () => {
      await add(keeper, next());
      const { bytes } = await keeper.get(`${path}/export`);
      const csv = { 'content-type': 'text/csv' };
      const { status, body } = await keeper.post(`${path}/imports?file=todos.csv`, bytes, csv);
      expect([status, body.errors]).toEqual([201, undefined]);
      expect(body).toMatchObject({ will_create: 0, will_update: 0, refused: [], valid: body.total });
      expect(body.total).toBe((await keeper.get(path)).body.count);
    });

    test('an unknown id is not found, whatever is asked of it', async () => {
      const id = newId();
      const answers = [
        await keeper.get(`${path}/${id}`),
        await keeper.patch(`${path}/${id}`, { version: 1 }),
        await keeper.delete(`${path}/${id}`),
        await keeper.post(`${path}/${id}/restoration`),
        await keeper.get(`${path}/${id}/history`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    });

    // What belongs to no company has no wall to look over.
    if (scope === 'company')
      test('another company neither sees, changes nor points to it', async () => {
        const row = await add(keeper, next());
        const foreign = await world.user(await world.company(), 'admin');
        expect((await foreign.get(path)).body).toMatchObject({ [listed]: [], count: 0 });
        const answers = [
          await foreign.get(`${path}/${row.id}`),
          await foreign.patch(`${path}/${row.id}`, { ...nextChange(), version: 1 }),
          await foreign.delete(`${path}/${row.id}`),
          await foreign.get(`${path}/${row.id}/history`),
        ];
        expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
        expect((await keeper.get(`${path}/${row.id}`)).body).toEqual(row);
      });

    checkReferences(resource, { keeper, next });
    checkRights(resource, {
      world,
      add,
      next: async (by) => ({ ...next(), ...(by && (await parentFor(world, by, resource))) }),
    });
    checkSelfReferences(resource, world);
    if (stateFields(resource).length > 0) checkStates(resource, { world, keeper, next });
    if (resource.of) checkChildren(resource, { world, keeper, next, add });
  });
}

async function keeperOf(world: World, { scope }: Resource) {
  if (scope === 'platform') return await world.operator('saas_super_admin');
  return await world.user(await world.company(), 'admin');
}

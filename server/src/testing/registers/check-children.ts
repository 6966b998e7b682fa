import { type AnyRow, parentField, placeField, type Resource } from '@leme/contract/kit/resource/resource';
import { expect, test } from 'vitest';
import { newId } from '../../kit/ids.ts';
import type { Browser } from '../client.ts';
import type { World } from '../world.ts';
import { exampleRow, type Values } from './example-rows.ts';

type Rows = {
  world: World;
  keeper: Browser;
  next(): Values;
  add(by: Browser, values: Values): Promise<AnyRow>;
};

/** What children promise beside what every register does: they belong to one parent, go and come back with it, and keep an order. */
export function checkChildren(resource: Resource, { world, keeper, next, add }: Rows): void {
  const path = `/${resource.name}`;
  const field = parentField(resource) ?? '';
  const of = world.registers.named(resource.of ?? '').resource;
  const aParent = () => newParent(world, keeper, of);
  const aChild = (parent: AnyRow) => add(keeper, { ...next(), [field]: parent.id });
  const childrenOf = async (parent: AnyRow): Promise<string[]> =>
    (await keeper.get(`${path}?${field}=${parent.id}&limit=200`)).body.data.map(({ id }: AnyRow) => id);

  test('a child stays with its parent, and is none of a deleted or foreign one', async () => {
    const [parent, other] = [await aParent(), await aParent()];
    const child = await aChild(parent);
    const moved = await keeper.patch(`${path}/${child.id}`, { [field]: other.id, version: 1 });
    expect([moved.status, moved.body.errors]).toEqual([
      422,
      [{ pointer: `/${field}`, code: 'other-parent' }],
    ]);
    await keeper.delete(`/${of.name}/${other.id}`);
    const foreign = await world.user(await world.company(), 'admin');
    const theirs = await newParent(world, foreign, of);
    for (const id of [other.id, theirs.id, newId()]) {
      const { status, body } = await keeper.post(path, { ...next(), [field]: id });
      expect([status, body.errors]).toEqual([422, [{ pointer: `/${field}`, code: 'unknown' }]]);
    }
    expect(await childrenOf(parent)).toEqual([child.id]);
  });

  test('children go with their parent and come back with it; one that was deleted before stays deleted', async () => {
    const parent = await aParent();
    const [gone, kept] = [await aChild(parent), await aChild(parent)];
    await keeper.delete(`${path}/${gone.id}`);
    expect((await keeper.delete(`/${of.name}/${parent.id}`)).status).toBe(200);
    expect(await childrenOf(parent)).toEqual([]);
    await keeper.post(`/${of.name}/${parent.id}/restoration`);
    expect(await childrenOf(parent)).toEqual([kept.id]);
  });

  test('the history of a parent tells what was done to its children, by name', async () => {
    const parent = await aParent();
    const child = await aChild(parent);
    await keeper.delete(`${path}/${child.id}`);
    const { data } = (await keeper.get(`/${of.name}/${parent.id}/history`)).body;
    const told = data.map(({ action, child }: { action: string; child?: object }) => ({ action, child }));
    const named = { entity: resource.name, by: resource.title, title: child[resource.title] };
    expect(told).toEqual([
      { action: 'deleted', child: named },
      { action: 'created', child: named },
      { action: 'created', child: undefined },
    ]);
  });

  if (placeField(resource))
    test('children are put in order; two who do so at once leave one of the two orders', async () => {
      const parent = await aParent();
      const [a, b, c] = [await aChild(parent), await aChild(parent), await aChild(parent)].map(
        ({ id }) => id,
      );
      expect(await childrenOf(parent)).toEqual([a, b, c]);
      const order = (ids: unknown[]) => keeper.put(`${path}/order`, { parent: parent.id, ids });
      expect((await order([c, a])).body.data.map(({ id }: AnyRow) => id)).toEqual([c, a, b]);
      // Its own history tells where it went, its parent's does not.
      const told = async (address: string) => (await keeper.get(`${address}/history`)).body.data.length;
      expect([await told(`${path}/${c}`), await told(`/${of.name}/${parent.id}`)]).toEqual([2, 4]);
      const d = (await aChild(parent)).id;
      expect(await childrenOf(parent)).toEqual([c, a, b, d]);
      const both = [
        [a, b, c, d],
        [d, c, b, a],
      ];
      const answers = await Promise.all(both.map(order));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(both).toContainEqual(await childrenOf(parent));
      const wrong = await order([a, newId()]);
      expect([wrong.status, wrong.body.errors]).toEqual([422, [{ pointer: '/ids/1', code: 'unknown' }]]);
      expect((await order([a, a])).status).toBe(422);
    });
}

/** Which row of somebody's company a child is of, made with some values, and what else it has to point to; nothing of what is no child. */
export async function parentFor(
  world: World,
  by: Pick<Browser, 'post'>,
  resource: Resource,
  given: Values = {},
): Promise<Values> {
  const needed = await neededBy(world, by, resource);
  const field = parentField(resource);
  if (!resource.of || !field) return needed;
  const of = world.registers.named(resource.of).resource;
  return { ...needed, [field]: (await newParent(world, by, of, given)).id };
}

/** What a row has to point to beside its parent. */
async function neededBy(world: World, by: Pick<Browser, 'post'>, resource: Resource): Promise<Values> {
  const needed: Values = {};
  for (const [name, { kind, to, required, isParent }] of Object.entries(resource.fields))
    if (kind === 'reference' && to && required && !isParent)
      needed[name] = (await plainRow(by, world.registers.named(to).resource)).id;
  return needed;
}

/** A row of nothing but what it must have, its numbers as high as they may be: what points to it asks for no more. */
async function plainRow(by: Pick<Browser, 'post'>, resource: Resource): Promise<AnyRow> {
  const values = Object.entries(exampleRow(resource, ++parents)).flatMap(([name, value]) => {
    const field = resource.fields[name];
    if (!field?.required || field.fallback !== undefined) return [];
    return [[name, field.kind === 'integer' ? field.max : value]];
  });
  const { status, body } = await by.post(`/${resource.name}`, Object.fromEntries(values));
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
}

let parents = 500;

async function newParent(
  world: World,
  by: Pick<Browser, 'post'>,
  of: Resource,
  given: Values = {},
): Promise<AnyRow> {
  parents += 1;
  const values = { ...exampleRow(of, parents), ...(await neededBy(world, by, of)), ...given };
  const { status, body } = await by.post(`/${of.name}`, values);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
}

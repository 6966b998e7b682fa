import { partnerRule } from '@leme/contract/access/partner-rules';
import { type AnyRow, parentField, type Resource } from '@leme/contract/kit/resource/resource';
import { expect, test } from 'vitest';
import type { Browser } from '../client.ts';
import type { World } from '../world.ts';
import { parentFor } from './check-children.ts';
import { freely, type Values } from './example-rows.ts';

type Rows = {
  world: World;
  next(by?: Browser): Promise<Values>;
  add(by: Browser, values: Values): Promise<AnyRow>;
};

/** What a register promises about who sees and changes it, asked of one through the public door. */
export function checkRights(resource: Resource, { world, next, add }: Rows): void {
  const { name, subject } = resource;
  const path = `/${name}`;
  // A child keeps its parent.
  const change = async () => {
    const { [parentField(resource) ?? '']: _, ...values } = freely(resource, await next());
    return values;
  };
  test('without the right nothing is served, and partners without a rule see nothing', async () => {
    const company = await world.company();
    const sailor = await world.user(company, 'marinheiro');
    for (const answer of [await sailor.get(path), await sailor.post(path, await next())])
      expect(answer.status).toBe(403);
    for (const kind of ['supplier', 'agent'] as const) {
      if (partnerRule(subject, kind) !== 'none') continue;
      const partner = await world.user(company, `${kind}_admin`);
      expect((await partner.get(path)).status).toBe(403);
    }
  });

  test('a partner with a rule sees and changes its own rows alone', async () => {
    const company = await world.company();
    const staff = await world.user(company, 'admin');
    for (const kind of ['supplier', 'agent'] as const) {
      if (partnerRule(subject, kind) === 'none') continue;
      const foreignRow = await add(staff, await next(staff));
      const partner = await world.user(company, `${kind}_admin`);
      const column = kind === 'supplier' ? 'owner_supplier_id' : 'agent_id';
      const theirs = { [column]: partner.partner };
      const own = await add(staff, {
        ...(await next(staff)),
        ...(resource.of ? await parentFor(world, staff, resource, theirs) : theirs),
      });
      expect((await partner.get(path)).body[resource.listed].map(({ id }: AnyRow) => id)).toEqual([own.id]);
      expect((await partner.get(`${path}/${foreignRow.id}`)).status).toBe(404);
      expect(
        (await partner.patch(`${path}/${foreignRow.id}`, { ...(await change()), version: 1 })).status,
      ).toBe(404);
      expect((await partner.patch(`${path}/${own.id}`, { ...(await change()), version: 1 })).status).toBe(
        200,
      );
      if (resource.of) {
        // Every change of a child is one of its parent, which it never leaves.
        expect((await partner.delete(`${path}/${own.id}`)).status).toBe(200);
        continue;
      }
      const given = await partner.patch(`${path}/${own.id}`, { [column]: null, version: 2 });
      expect([given.status, given.body.errors]).toEqual([
        422,
        [{ pointer: `/${column}`, code: 'not-yours' }],
      ]);
      expect((await partner.delete(`${path}/${own.id}`)).status).toBe(403);
    }
  });
}

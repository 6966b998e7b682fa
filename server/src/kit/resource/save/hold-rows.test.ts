import { kindOf } from '@leme/contract/kit/kinds/kinds';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { superuserUrlOf } from '../../../testing/database/database.ts';
import { parentFor } from '../../../testing/registers/check-children.ts';
import { exampleRow, type Values } from '../../../testing/registers/example-rows.ts';
import { openWorld, type Person } from '../../../testing/world.ts';
import type { Actor } from '../../actor.ts';
import { platformTenantId } from '../../ids.ts';
import { record } from '../history/record.ts';
import { holdByName, holdRows, takeRows } from './hold-rows.ts';
import { setColumns } from './save-rows.ts';

// Looks at who waits in the whole installation, and deletes what all companies share.
const world = await openWorld({ alone: true });
const company = await world.company();
const staff = await world.user(company, 'admin');
const operator = await world.operator('saas_super_admin');
const client = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
await client.connect();
afterAll(() => client.end());

const { registers } = world;
const tenantOf = ({ scope }: Resource) => (scope === 'platform' ? platformTenantId : company.id);
const keeperOf = ({ scope }: Resource): Person => (scope === 'platform' ? operator : staff);
const actorIn = (tenantId: string) =>
  ({ tenantId, userId: staff.id, fullName: 'Pessoa', partner: null }) as Actor;

let made = 0;
/** A row of a register, with what it must point to. */
async function aRow(resource: Resource, given: Values = {}) {
  made += 1;
  const keeper = keeperOf(resource);
  const ofParent = await parentFor(world, keeper, resource);
  const values = { ...exampleRow(resource, made), ...ofParent, ...given };
  const { status, body } = await keeper.post(`/${resource.name}`, values);
  expect([resource.name, status, body.errors]).toEqual([resource.name, 201, undefined]);
  return { id: body.id as string, row: body, values };
}

/** Whether somebody waits for a lock before this was answered. */
async function waits(acting: Promise<unknown>): Promise<boolean> {
  let isAnswered = false;
  void acting.finally(() => {
    isAnswered = true;
  });
  while (!isAnswered) {
    const { rows } = await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length > 0) return true;
  }
  return false;
}

/** What somebody is answered who acts while a row is taken away, and whether he had to wait for it. */
async function whileTaken<T>(resource: Resource, id: string, act: () => Promise<T>) {
  const register = registers.named(resource.name);
  const tenant = tenantOf(resource);
  const { acting, waited } = await world.tenantTx.write(tenant, async (tx) => {
    const work = { tx, actor: actorIn(tenant) };
    await takeRows(register, work, [id]);
    await setColumns(register, work, id, { deleted_at: sql`now()` });
    record(work, resource, { id, action: 'deleted' });
    const acting = act();
    return { acting, waited: await waits(acting) };
  });
  return { waited, answer: await acting };
}

const own = new Set(registers.all.map(({ resource }) => resource.name));
const references = registers.all.flatMap(({ resource }) =>
  Object.entries(resource.fields)
    .filter(([, { to }]) => to && own.has(to))
    .map(([field, { to = '' }]) => ({ resource, field, target: registers.named(to).resource })),
);

test.each(references.map((each) => [each.resource.name, each.field, each] as const))(
  'a row of %s whose %s is just being taken away waits for it and is refused by name, and for what all companies share at once',
  async (_name, field, { resource, target }) => {
    const wanted = await aRow(target);
    made += 1;
    const isMany = kindOf(resource.fields[field] as never).pointsTo !== 'row';
    const ofParent = await parentFor(world, keeperOf(resource), resource);
    const atLink = resource.fields[field]?.atLink;
    const pointed = atLink ? { id: wanted.id, value: null } : wanted.id;
    const values = { ...exampleRow(resource, made), ...ofParent, [field]: isMany ? [pointed] : pointed };
    const { waited, answer } = await whileTaken(target, wanted.id, () =>
      keeperOf(resource).post(`/${resource.name}`, values),
    );
    const isShared = target.scope === 'platform';
    expect([waited, answer.status]).toEqual(isShared ? [false, 503] : [true, 422]);
    if (!isShared) expect(answer.body.errors).toContainEqual({ pointer: `/${field}`, code: 'unknown' });
  },
);

const pointedTo = [...new Set(references.map(({ target }) => target))];

test.each(pointedTo.map((resource) => [resource.name, resource] as const))(
  'whoever takes a row of %s away waits for who is writing what points to it',
  async (name, resource) => {
    const { id } = await aRow(resource);
    const tenant = resource.scope === 'platform' ? company.id : tenantOf(resource);
    const removing = await world.tenantTx.write(tenant, async (tx) => {
      await holdRows(resource, { tx, actor: actorIn(tenant) }, [id]);
      const acting = keeperOf(resource).delete(`/${name}/${id}`);
      expect(await waits(acting)).toBe(true);
      return { acting };
    });
    expect((await removing.acting).status).toBe(200);
  },
);

test('a partner people sign in for is held by its name, which whoever takes it away waits for', async () => {
  const customers = registers.named('customers').resource;
  const { id } = await aRow(customers, { kind: 'agente' });
  const removing = await world.authTx.write(company.id, async (tx) => {
    await holdByName('customers', { tx, actor: actorIn(company.id) }, [id]);
    const acting = staff.delete(`/customers/${id}`);
    expect(await waits(acting)).toBe(true);
    return { acting };
  });
  expect((await removing.acting).status).toBe(200);
  const person = { full_name: 'Rui Sá', email: 'rui.sa@exemplo.com.br', role: 'agent_admin' };
  const agent = await aRow(customers, { kind: 'agente' });
  const { waited, answer } = await whileTaken(customers, agent.id, () =>
    staff.post('/users/invitations', { rows: [{ ...person, agent_id: agent.id }] }),
  );
  expect([waited, answer.body.data[0].errors]).toEqual([true, [{ pointer: '/agent_id', code: 'unknown' }]]);
});

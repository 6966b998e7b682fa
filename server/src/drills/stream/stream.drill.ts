import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '../../kit/database/sql.ts';
import { newId } from '../../kit/ids.ts';
import { announce } from '../../kit/realtime/announce.ts';
import { notify } from '../../kit/realtime/pg-notifications.ts';
import { sessionBody } from '../../testing/companies/trade.ts';
import { openProduct, scaled } from '../product.testing.ts';
import { openPages, signInMany, spreadMs } from './audience.testing.ts';
import type { Page } from './stream.testing.ts';

const { world, company, trade, admin, caller, server } = await openProduct(20);

async function aSession(): Promise<string> {
  const body = sessionBody(trade, { date: '2030-01-01', boat_ids: [] });
  const answer = await caller.post('/sessions', body, { 'idempotency-key': randomUUID() });
  expect(answer.status).toBe(201);
  return JSON.parse(answer.text).id;
}

const aPerson = async (role: 'admin' | 'marinheiro' | 'supplier_user' | 'user') =>
  (await world.user({ id: company }, role, { signsIn: false })).id;

async function watchers(tenantId: string, userId: string, count: number): Promise<Page[]> {
  const cookies = await signInMany(world.authTx, { tenantId, userId }, Math.ceil(count));
  return await openPages(server.address, cookies);
}

/** Colleagues who lost the rights to hear of sessions; given back, their streams end, so all before has been said. */
async function openDeaf(count: number) {
  const resources = ['sessions-manifest', 'passenger-manifest'];
  const own = { tenant_id: company, role: 'user', action: 'read', granted: false };
  const rows = resources.map((resource) => ({ ...own, resource }));
  await world.tenantTx.write(company, (tx) => tx.change(db.insertInto('role_permissions').values(rows)));
  const pages = await watchers(company, await aPerson('user'), count);
  return {
    pages,
    async end() {
      const gone = pages.map((page) => page.until(({ event }) => event === 'bye'));
      await world.tenantTx.write(company, async (tx) => {
        await tx.change(
          db.deleteFrom('role_permissions').where('tenant_id', '=', company).where('role', '=', 'user'),
        );
        notify(tx, 'leme_access', company);
      });
      await Promise.all(gone);
    },
  };
}

/** People of another company, who hear what happens there. */
async function openStrangers(count: number) {
  const { id: tenantId } = await world.company();
  const { id: userId } = await world.user({ id: tenantId }, 'admin', { signsIn: false });
  const pages = await watchers(tenantId, userId, count);
  return {
    pages,
    async end() {
      const id = newId();
      await world.tenantTx.write(tenantId, async (tx) =>
        announce({ tx, actor: { tenantId, userId } }, 'sessions', 'updated', [id]),
      );
      await Promise.all(pages.map((page) => page.until(({ data }) => data.includes(id))));
    },
  };
}

/** When the page hears its change number `count`. */
const hears = (count: number) => async (page: Page) =>
  (await page.until(() => page.changes.length >= count)).at;
const told = (own: boolean) => (id: string | null) =>
  JSON.stringify({ table: 'sessions', ids: id && [id], kind: 'created', own });
const wrong = (pages: readonly Page[], expected: readonly string[]) =>
  pages.filter((page) => page.changes.join('\n') !== expected.join('\n')).length;

test('a thousand open pages hear each change once and in order; nobody hears what is not for him', async () => {
  const [clients, writes] = [scaled(1000, 40), scaled(200, 20)];
  // With the forgetful page the twenty that one person may have.
  const mine = Math.min(19, clients * 0.3);
  const own = await watchers(company, admin, mine);
  const others = await watchers(company, await aPerson('admin'), clients * 0.3 - mine);
  const crew = await watchers(company, await aPerson('marinheiro'), clients * 0.5);
  const partners = await watchers(company, await aPerson('supplier_user'), clients * 0.2);
  const forgetful = await watchers(company, admin, 1);
  const deaf = await openDeaf(clients / 20);
  const strangers = await openStrangers(clients / 10);
  const hearing = [...own, ...others, ...crew, ...partners];

  const one: string[] = [];
  const answered: number[] = [];
  const took: number[] = [];
  while (one.length < writes) {
    const all = Promise.all(hearing.map(hears(one.length + 1)));
    const began = performance.now();
    one.push(await aSession());
    answered.push(performance.now() - began);
    took.push(...(await all).map((at) => at - began));
  }
  const back = forgetful.map((page) => page.until(({ event }) => event === 'hello', page.log.length));
  for (const page of forgetful) page.leave({ forgets: true });
  const many = await Promise.all(Array.from({ length: writes }, aSession));
  await Promise.all(back);
  const last = await aSession();
  await Promise.all([...hearing.map(hears(2 * writes + 1)), deaf.end(), strangers.end()]);
  await Promise.all(forgetful.map((page) => page.until(({ data }) => data.includes(last))));

  const order = (own[0]?.changes ?? []).map((data) => JSON.parse(data).ids[0] as string);
  const figures = {
    pages: hearing.length,
    writes: order.length,
    wrong:
      wrong(own, order.map(told(true))) +
      wrong([...others, ...crew], order.map(told(false))) +
      wrong(
        partners,
        order.map(() => told(false)(null)),
      ),
    leaked: wrong(deaf.pages, []) + strangers.pages.filter((page) => page.changes.length !== 1).length,
    forgetfulWrong: wrong(forgetful, order.map(told(true))),
  };
  const unconcerned = { deaf: deaf.pages.length, strangers: strangers.pages.length };
  const times = { answeredMs: spreadMs(answered), heardMs: spreadMs(took) };
  console.log(`drill: stream ${JSON.stringify({ ...figures, ...unconcerned, ...times })}`);
  for (const page of [...hearing, ...forgetful, ...deaf.pages, ...strangers.pages]) page.close();
  expect(order.slice(0, writes)).toEqual(one);
  expect(order.slice(writes, -1).sort()).toEqual(many.sort());
  expect(order.at(-1)).toBe(last);
  // The control: who was away and does not say what he heard last has missed something, and that is seen.
  expect(figures).toMatchObject({ wrong: 0, leaked: 0, forgetfulWrong: 1 });
});

import { productTags } from '@leme/contract/catalog/product-tags';
import { needsKey } from '@leme/contract/kit/endpoint';
import { movesOf } from '@leme/contract/kit/resource/states';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { newId, platformTenantId } from './kit/ids.ts';
import { peopleOf } from './testing/companies/booking-day.ts';
import { aShelf } from './testing/companies/stock-room.ts';
import {
  aBooking,
  aSession,
  aTrade,
  bookingBody,
  paymentBody,
  sessionBody,
} from './testing/companies/trade.ts';
import { superuserUrlOf } from './testing/database/database.ts';
import { parentFor } from './testing/registers/check-children.ts';
import { exampleRow } from './testing/registers/example-rows.ts';
import { moveBody, rowBefore } from './testing/registers/move-rows.ts';
import { openWorld, type Person } from './testing/world.ts';

// Alone: every address is asked, those of the platform too.
const world = await openWorld({ alone: true });
const company = await world.company();
const [staff, operator] = [await world.user(company, 'admin'), await world.operator('saas_super_admin')];
const trade = await aTrade(world, company);
const client = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
await client.connect();
afterAll(() => client.end());

const [today, tomorrow] = ['2026-11-20T12:12:00Z', '2026-11-21T12:13:00Z'];

/** What is sent, and another body that must not be taken for it; text is CSV. */
type Attempt = { path: string; body: object | string; other: object | string; by?: Person };

let made = 0;
const next = () => {
  made += 1;
  return made;
};
const aDeparture = () => aSession(staff, trade, { date: freeDay(), boat_ids: [] });
const freeDay = () => Temporal.PlainDate.from('2030-01-01').add({ days: next() }).toString();
const anAddress = () => `repetida-${next()}@exemplo.com.br`;
/** What new addresses are counted in is there from the first one on. */
const invitedBefore = () =>
  staff.post('/users/invitations', { rows: [{ full_name: 'Ivo Paz', email: anAddress(), role: 'user' }] });
const aLead = async () =>
  (await staff.post('/leads', { name: `Lead ${next()}`, phone: '48999990000', offered_value: 90 })).body;
const aTag = async () => (await staff.post('/tags', { name: `Tag ${next()}` })).body;
const aProductTag = async () =>
  (await operator.post('/product-tags', exampleRow(productTags, next()))).body as { id: string };
const aCustomer = async () => (await staff.post('/customers', { name: `Pessoa ${next()}` })).body;

/** Each endpoint that asks for a key, on something that nobody has touched. */
const attempts: Record<string, () => Promise<Attempt>> = {
  'POST /sessions': async () => {
    const body = sessionBody(trade, { date: freeDay(), boat_ids: [] });
    return { path: '/sessions', body, other: { ...body, guide_name: 'Outra' } };
  },
  'POST /sessions/:id/cancellation': async () => {
    const { id } = await aDeparture();
    return { path: `/sessions/${id}/cancellation`, body: { version: 1 }, other: { version: 2 } };
  },
  'POST /sessions/:id/boat-allocations': async () => {
    const session = await aSession(staff, trade, { date: freeDay() });
    const people = await peopleOf(world, company, await aBooking(staff, session, trade));
    const body = { boat_id: trade.boats[0], manifest_passenger_ids: people.map(({ id }) => id) };
    return { path: `/sessions/${session.id}/boat-allocations`, body, other: { ...body, boat_id: null } };
  },
  'POST /bookings': async () => {
    const body = bookingBody(await aDeparture(), trade);
    return { path: '/bookings', body, other: { ...body, customer_name: 'Outra pessoa' } };
  },
  'POST /bookings/:id/cancellation': async () => {
    const { id } = await aBooking(staff, await aDeparture(), trade);
    const body = { version: 1, reason: null };
    return { path: `/bookings/${id}/cancellation`, body, other: { ...body, reason: 'Chuva' } };
  },
  'POST /bookings/:id/moves': async () => {
    const { id } = await aBooking(staff, await aDeparture(), trade);
    const body = { version: 1, session_id: (await aDeparture()).id };
    return { path: `/bookings/${id}/moves`, body, other: { ...body, version: 2 } };
  },
  'POST /bookings/:id/payments': async () => {
    const { id } = await aBooking(staff, await aDeparture(), trade);
    const body = paymentBody();
    return { path: `/bookings/${id}/payments`, body, other: { ...body, amount: 11 } };
  },
  'POST /shared-views': async () => {
    const body = {
      list: 'suppliers',
      name: `Visão ${next()}`,
      search: {},
      columns: [],
      compact: false,
      pinned: false,
    };
    return { path: '/shared-views', body, other: { ...body, compact: true } };
  },
  'POST /users': async () => {
    await invitedBefore();
    const body = { full_name: 'Bia Rocha', email: anAddress(), role: 'user', password: 'Maré-46' };
    return { path: '/users', body, other: { ...body, full_name: 'Outra pessoa' } };
  },
  'POST /users/invitations': async () => {
    await invitedBefore();
    const rows = [{ full_name: 'Bia Rocha', email: anAddress(), role: 'user' }];
    return { path: '/users/invitations', body: { rows }, other: { rows: [{ ...rows[0], role: 'manager' }] } };
  },
  'POST /users/:id/permissions/copy': async () => {
    const [one, other] = [await world.user(company, 'user'), await world.user(company, 'user')];
    const exception = { resource: 'boats', action: 'read', granted: true, reason: 'Turno', expires_at: null };
    await staff.put(`/users/${other.id}/permissions`, { version: 1, exceptions: [exception] });
    const body = { from: other.id, version: 1, reason: 'Mesmo turno' };
    return { path: `/users/${one.id}/permissions/copy`, body, other: { ...body, reason: 'Outro motivo' } };
  },
  'POST /customers/:id/consents': async () => {
    const body = { said: 'withdrawn', channel: 'phone' };
    return {
      path: `/customers/${(await aCustomer()).id}/consents`,
      body,
      other: { ...body, channel: 'sms' },
    };
  },
  'POST /customers/:id/erasure': async () => {
    const body = { reason: 'Pedido do titular' };
    return { path: `/customers/${(await aCustomer()).id}/erasure`, body, other: { reason: 'Outro pedido' } };
  },
  'POST /customers/:id/merge': async () => {
    const [kept, gone] = [await aCustomer(), await aCustomer()];
    const body = { other_id: gone.id, version: 1, other_version: 1 };
    return { path: `/customers/${kept.id}/merge`, body, other: { ...body, other_version: 2 } };
  },
  'POST /tags/:id/merge': async () => {
    const [kept, gone, third] = [await aTag(), await aTag(), await aTag()];
    return { path: `/tags/${kept.id}/merge`, body: { other_id: gone.id }, other: { other_id: third.id } };
  },
  'POST /tags/:id/separation': async () => {
    const [kept, gone] = [await aTag(), await aTag()];
    await staff.post(`/tags/${kept.id}/merge`, { other_id: gone.id });
    return {
      path: `/tags/${kept.id}/separation`,
      body: { other_id: gone.id },
      other: { other_id: kept.id },
    };
  },
  'POST /product-tags/:id/merge': async () => {
    const [kept, gone, third] = [await aProductTag(), await aProductTag(), await aProductTag()];
    const path = `/product-tags/${kept.id}/merge`;
    return { path, body: { other_id: gone.id }, other: { other_id: third.id }, by: operator };
  },
  'POST /product-tags/:id/separation': async () => {
    const [kept, gone] = [await aProductTag(), await aProductTag()];
    await operator.post(`/product-tags/${kept.id}/merge`, { other_id: gone.id });
    const path = `/product-tags/${kept.id}/separation`;
    return { path, body: { other_id: gone.id }, other: { other_id: kept.id }, by: operator };
  },
  'POST /cancellation-policies/adoptions': async () => ({
    path: '/cancellation-policies/adoptions',
    body: { template: 'flexible' },
    other: { template: 'charter' },
  }),
  'POST /products/:id/copies': async () => ({
    path: `/products/${trade.product_id}/copies`,
    body: { name: `Cópia ${next()}` },
    other: { name: 'Outra cópia' },
  }),
  'POST /pricing-rules/publications': async () => {
    const rule = { name: `Regra ${next()}`, percent_bp: 1000, product_ids: [trade.product_id] };
    const { id, version } = (await staff.post('/pricing-rules', rule)).body;
    const draft = { id, version, published_version: null, season_version: null };
    const path = '/pricing-rules/publications';
    return { path, body: { rules: [draft] }, other: { rules: [{ ...draft, version: version + 1 }] } };
  },
  'POST /stock/moves': async () => {
    const { item_id, location_id } = await aShelf(staff);
    const body = { item_id, location_id, quantity: 2, reason: 'purchase' };
    return { path: '/stock/moves', body, other: { ...body, quantity: 3 } };
  },
  'POST /stock/transfers': async () => {
    const [from, to] = [await aShelf(staff), await aShelf(staff)];
    const way = { from_location_id: from.location_id, to_location_id: to.location_id };
    const body = { item_id: from.item_id, ...way, quantity: 1 };
    return { path: '/stock/transfers', body, other: { ...body, quantity: 2 } };
  },
  'POST /stock/counts': async () => {
    const { item_id, location_id } = await aShelf(staff);
    const counting = (counted: number) => ({ location_id, lines: [{ item_id, counted, mark: 1 }] });
    return { path: '/stock/counts', body: counting(3), other: counting(4) };
  },
  'POST /stock/moves/sheet': async () => {
    const { sku, place } = await aShelf(staff);
    const sheet = (quantity: number) => `SKU;Local;Quantidade;Motivo\n${sku};${place};${quantity};Compra`;
    return { path: '/stock/moves/sheet', body: sheet(1), other: sheet(2) };
  },
  'POST /leads/:id/merge': async () => {
    const [kept, gone] = [await aLead(), await aLead()];
    const body = { other_id: gone.id, version: 1, other_version: 1 };
    return { path: `/leads/${kept.id}/merge`, body, other: { ...body, other_version: 2 } };
  },
  'POST /leads/:id/separation': async () => {
    const [kept, gone] = [await aLead(), await aLead()];
    await staff.post(`/leads/${kept.id}/merge`, { other_id: gone.id, version: 1, other_version: 1 });
    return {
      path: `/leads/${kept.id}/separation`,
      body: { other_id: gone.id },
      other: { other_id: kept.id },
    };
  },
  ...Object.fromEntries(
    world.registers.all.flatMap(({ resource }) =>
      movesOf(resource).map((move) => [
        `POST /${resource.name}/:id/${move.name}`,
        async () => {
          const row = await rowBefore(staff, resource, move, exampleRow(resource, next()));
          const body = moveBody(row, move);
          return {
            path: `/${resource.name}/${row.id}/${move.name}`,
            body,
            other: { ...body, version: row.version + 1 },
          };
        },
      ]),
    ),
  ),
  ...Object.fromEntries(
    world.registers.all
      .filter(({ rules }) => rules.replaceable)
      .map(({ resource }) => [
        `POST /${resource.name}/:id/replacement`,
        async () => {
          const added = async () =>
            (await staff.post(`/${resource.name}`, exampleRow(resource, next()))).body.id;
          const path = `/${resource.name}/${await added()}/replacement`;
          return { path, body: { by: null }, other: { by: await added() } };
        },
      ]),
  ),
  ...Object.fromEntries(
    world.registers.all.map(({ resource }) => [
      `POST /${resource.name}`,
      async () => {
        const of = await parentFor(world, staff, resource);
        return {
          path: `/${resource.name}`,
          body: { ...exampleRow(resource, next()), ...of },
          other: { ...exampleRow(resource, next()), ...of },
          ...(resource.scope === 'platform' && { by: operator }),
        };
      },
    ]),
  ),
};

/** Every row of every table, but for the log that is written behind requests. */
async function rowsThere(): Promise<number> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'security_events'`,
  );
  const counts = tables.map(({ name }) => `(select count(*) from ${name})`).join(' + ');
  return Number((await client.query(`select ${counts} as n`)).rows[0].n);
}

/** The same person, who comes back with a session of that day. */
async function aDayLater({ id }: Person) {
  world.clock.set(tomorrow);
  const browser = world.visitor();
  browser.setCookie(await world.sessionOf(id === operator.id ? platformTenantId : company.id, id));
  return browser;
}

const keyed = world.endpoints.filter(needsKey).map(({ method, path }) => `${method} ${path}`);

test(`every endpoint that asks for a key is tried: ${keyed.length} of ${world.endpoints.length}`, () => {
  expect(Object.keys(attempts).sort()).toEqual([...keyed].sort());
});

test.each(keyed)(
  '%s ten times at once, once more and a day later leaves what one leaves, and answers alike',
  async (name) => {
    const attempt = attempts[name] ?? expect.fail(name);
    const grows = async (times: number) => {
      const { path, body, other, by = staff } = await attempt();
      const csv = typeof body === 'string' && { 'content-type': 'text/csv' };
      const key = { 'idempotency-key': newId(), ...csv };
      const before = await rowsThere();
      // Who waits too long on a busy machine is told to come again, and does.
      const send = async (): Promise<Awaited<ReturnType<typeof by.post>>> => {
        const answer = await by.post(path, body, key);
        return answer.status === 503 ? await send() : answer;
      };
      // Of files a company's share are two at a time: these come one after the other.
      const answers = csv ? [] : await Promise.all(Array.from({ length: times }, send));
      while (answers.length < times) answers.push(await send());
      answers.push(await send(), await (await aDayLater(by)).post(path, body, key));
      world.clock.set(today);
      expect([200, 201], answers[0]?.bytes.toString()).toContain(answers[0]?.status);
      expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes}`)).size).toBe(1);
      expect((await by.post(path, other, key)).body.type).toBe('/problems/idempotency-key-reused');
      expect((await by.post(path, body, { ...csv, 'idempotency-key': undefined })).status).toBe(400);
      return (await rowsThere()) - before;
    };
    const once = await grows(1);
    // The session of the day after is one.
    expect(once).toBeGreaterThan(1);
    expect(await grows(10)).toBe(once);
  },
);

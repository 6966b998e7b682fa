import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { addCustomer as add, aRememberedPerson, rosa } from '../../../testing/companies/remembered-person.ts';
import { aBooking, aSession, beforeItEnded } from '../../../testing/companies/trade.ts';
import { superuserUrlOf } from '../../../testing/database/database.ts';
import { tenantTables } from '../../../testing/statements/watch-statements.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();
const tables = await tenantTables(world.urls.admin);

/** Whatever form it is kept in: as typed, folded for the search, with and without the country. */
const traces = [
  'rosa quit',
  'quitéria',
  'valadares',
  '48988776655',
  '(48) 98877-6655',
  '52998224725',
  'prefere a proa',
  'uruguaia',
  'tia lurdes',
  'mg-77.123',
  'r. valadares',
  '529.982.247-25',
];

/** Every row of every table of the company that says one of the traces. */
async function rowsAbout(tenant_id: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
  await client.connect();
  try {
    const found: string[] = [];
    for (const table of tables) {
      if (table.startsWith('auth_')) continue;
      const { rows } = await client.query<{ said: string }>(
        `select t::text as said from ${table} t where tenant_id = $1 and lower(t::text) like any($2)`,
        [tenant_id, traces.map((trace) => `%${trace}%`)],
      );
      found.push(...rows.map(({ said }) => `${table}: ${said}`));
    }
    return found;
  } finally {
    await client.end();
  }
}

const erase = (by: Person, id: string, reason = 'Pedido por email') =>
  by.post(`/customers/${id}/erasure`, { reason });

test('of a forgotten person no table of the company says name, phone, address, tax id or a companion any more', async () => {
  const { company, staff, person, linked, loose } = await aRememberedPerson(world);
  const before = new Set((await rowsAbout(company.id)).map((row) => row.split(':')[0]));
  expect([...before]).toEqual([
    'audit_values',
    'bookings',
    'customers',
    'email_logs',
    'idempotency_keys',
    'import_refusals',
    'imports',
    'manifest_passengers',
    'payment_notes',
  ]);
  const { status, body } = await erase(staff, person.id);
  expect([status, body]).toMatchObject([200, { id: person.id, bookings: 2, passengers: 6 }]);
  expect(await rowsAbout(company.id)).toEqual([]);
  const { data } = (await staff.get(`/sessions/${linked.session_id}/bookings`)).body;
  expect(data.map(({ customer_name }: { customer_name: string }) => customer_name)).toEqual([
    'Ivo Prates',
    'Pessoa removida',
    'Pessoa removida',
  ]);
  expect(loose.total_price).toBe(data[1].total_price);
});

test('the history of bookings forgets the person too, also on bookings of others, and keeps what was done', async () => {
  const { staff, person, linked, ivos } = await aRememberedPerson(world);
  const named = await staff.patch(`/bookings/${ivos.id}`, {
    version: ivos.version,
    customer_name: rosa.name,
  });
  await staff.patch(`/bookings/${ivos.id}`, { version: named.body.version, customer_name: 'Ivo Prates' });
  const told = async (id: string) => JSON.stringify((await staff.get(`/bookings/${id}/history`)).body);
  expect([await told(linked.id), await told(ivos.id)]).toEqual([
    expect.stringContaining(rosa.name),
    expect.stringContaining(rosa.name),
  ]);
  await erase(staff, person.id);
  for (const id of [linked.id, ivos.id]) expect(await told(id)).not.toContain(rosa.name);
  const steps = (await staff.get(`/bookings/${linked.id}/history`)).body.data;
  expect(steps.map(({ action }: { action: string }) => action)).toContain('erased');
  const created = steps.find(({ action }: { action: string }) => action === 'created');
  expect(created).toMatchObject({ actor: 'Pessoa admin' });
  const last = (await staff.get(`/bookings/${ivos.id}/history`)).body.data;
  expect(JSON.stringify(last)).toContain('Ivo Prates');
});

test('what is left of a forgotten person is found nowhere and cannot be brought back', async () => {
  const { staff, person, brought } = await aRememberedPerson(world);
  await erase(staff, person.id);
  const path = `/customers/${person.id}`;
  const answers = [
    await staff.get(path),
    await staff.post(`${path}/restoration`),
    await staff.get(`${path}/history`),
    await staff.get(`${path}/personal-data`),
    await erase(staff, person.id),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await staff.get('/customers?deleted=1')).body.data).toEqual([]);
  expect((await staff.get(`/customers/${brought.id}`)).body.labels.agent_id).toBe('Pessoa removida');
});

test('payments stay as they were made; a note that named somebody says that it was removed, others stay', async () => {
  const { staff, person, linked, ivos } = await aRememberedPerson(world);
  const paid = async (id: string) =>
    (await staff.get(`/bookings/${id}/payments`)).body.data.map(
      ({ amount, note }: { amount: number; note: string }) => [amount, note],
    );
  await erase(staff, person.id);
  expect(await paid(linked.id)).toEqual([[10, 'Observação removida']]);
  expect(await paid(ivos.id)).toEqual([
    [10, 'Observação removida'],
    [10, 'Sinal do Ivo'],
  ]);
});

test('on bookings of others only the own places are emptied, and those of sailings to come stay until then', async () => {
  const { company, staff, person, ivos, trade } = await aRememberedPerson(world);
  const tomorrow = await aSession(staff, trade, { date: '2026-11-21' });
  const coming = await aBooking(staff, tomorrow, trade, {
    customer_name: 'Ivo Prates',
    customer_phone: null,
  });
  const namesOf = (booking_id: string) =>
    world.tenantTx.read(company.id, async (tx) =>
      (
        await tx.rows(
          db
            .selectFrom('manifest_passengers')
            .select('name')
            .where('tenant_id', '=', company.id)
            .where('booking_id', '=', booking_id)
            .orderBy('position'),
        )
      ).map(({ name }) => name),
    );
  const set = (booking_id: string, position: number, who: object) =>
    world.tenantTx.write(company.id, (tx) =>
      tx.change(
        db
          .updateTable('manifest_passengers')
          .set(who)
          .where('tenant_id', '=', company.id)
          .where('booking_id', '=', booking_id)
          .where('position', '=', position),
      ),
    );
  // Somebody else of the same name, as the document tells.
  await set(ivos.id, 2, { name: rosa.name, document: '111.444.777-35' });
  await set(coming.id, 2, { name: rosa.name });
  await erase(staff, person.id);
  expect(await namesOf(ivos.id)).toEqual(['Ivo Prates', rosa.name, null]);
  expect((await namesOf(coming.id))[1]).toBe(rosa.name);
});

test('the trail keeps that somebody was forgotten, by whom and why', async () => {
  const { company, staff, person } = await aRememberedPerson(world);
  await erase(staff, person.id, 'Pedido 12/2026');
  const steps = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(
      db
        .selectFrom('audit_log')
        .select(['action', 'actor_name', 'changes'])
        .where('tenant_id', '=', company.id)
        .where('record_id', '=', person.id)
        .orderBy('id', 'desc'),
    ),
  );
  expect(steps.map(({ action }) => action)).toEqual(['erased', 'merged', 'updated', 'created']);
  expect(steps[0]).toMatchObject({
    actor_name: 'Pessoa admin',
    changes: { reason: [null, 'Pedido 12/2026'] },
  });
});

test('the address and the tax id of a forgotten person are free for somebody new', async () => {
  const { staff, person } = await aRememberedPerson(world);
  await erase(staff, person.id);
  expect((await add(staff, rosa)).tax_id).toBe(rosa.tax_id);
});

test('other people keep what is theirs', async () => {
  const { company, staff, person, session, trade } = await aRememberedPerson(world);
  const friend = await add(staff, { name: 'Rosa Maria', phone: '+5548911112222' });
  const given = { customer_name: 'Rosa Maria', customer_email: 'r@example.com' };
  const book = () => aBooking(staff, session, trade, given);
  const booking = await beforeItEnded(world, company.id, session, book);
  await erase(staff, person.id);
  expect((await staff.get(`/customers/${friend.id}`)).body).toEqual(friend);
  const { data } = (await staff.get(`/sessions/${session.id}/bookings`)).body;
  expect(data).toContainEqual(expect.objectContaining({ id: booking.id, customer_name: 'Rosa Maria' }));
  expect((await staff.get(`/customers/${friend.id}/history`)).body.data[0].changes).toContainEqual(
    expect.objectContaining({ field: 'name', after: 'Rosa Maria', isErased: false }),
  );
  const foreign = await world.user(await world.company(), 'admin');
  const twin = await add(foreign, rosa);
  expect((await foreign.get(`/customers/${twin.id}`)).body).toEqual(twin);
});

describe('an erasure is refused', () => {
  test('while the person has a place on a sailing to come, which is named; a cancelled one does not count', async () => {
    const { staff, person, trade } = await aRememberedPerson(world);
    const session = await aSession(staff, trade, { date: '2026-11-21' });
    const given = { customer_name: 'R. Valadares', customer_phone: '48988776655' };
    const booking = await aBooking(staff, session, trade, given);
    const { status, body } = await erase(staff, person.id);
    expect([status, body.params]).toEqual([
      409,
      { by: [{ resource: 'bookings', count: 1, names: [`${booking.code} · 21/11/2026 08:00`] }] },
    ]);
    expect((await staff.get(`/customers/${person.id}`)).body.name).toBe(rosa.name);
    await staff.post(`/bookings/${booking.id}/cancellation`, { version: booking.version, reason: null });
    expect((await erase(staff, person.id)).status).toBe(200);
  });

  test('while accounts sign in for an agent', async () => {
    const company = await world.company();
    const staff = await world.user(company, 'admin');
    const agent = await world.user(company, 'agent_user');
    const { body } = await erase(staff, String(agent.partner));
    expect(body.params.by).toEqual([{ resource: 'users', count: 1, names: ['Pessoa agent_user'] }]);
  });

  test.each(['Rosa quiteria VALADARES pediu', 'ligou de 48 98877-6655', 'por ROSA.valadares@example.com'])(
    'when its reason names the person: %s',
    async (reason) => {
      const staff = await world.user(await world.company(), 'admin');
      const person = await add(staff, rosa);
      const { status, body } = await erase(staff, person.id, reason);
      expect([status, body.errors]).toEqual([422, [{ pointer: '/reason', code: 'personal' }]]);
    },
  );

  test('to whoever may not delete customers, and to another company', async () => {
    const company = await world.company();
    const person = await add(await world.user(company, 'admin'), rosa);
    const people = [
      await world.user(company, 'agent_admin'),
      await world.user(company, 'user'),
      await world.user(await world.company(), 'admin'),
    ];
    const answers = await Promise.all(people.map((each) => erase(each, person.id)));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 404]);
  });
});

import type { ManifestPassenger } from '@leme/contract/manifest/endpoints';
import { expect, test } from 'vitest';
import { db } from '../../kit/database/sql.ts';
import { aManifestDay, bookingIn, markAll } from '../../testing/companies/manifest-day.ts';
import { openWorld, type Person } from '../../testing/world.ts';

const world = await openWorld();

const edit = (person: Person, id: string | undefined, body: object) =>
  person.send('PATCH', `/manifest-passengers/${id}`, body);

async function aParty() {
  const day = await aManifestDay(world);
  const { passengers } = await bookingIn(day.guide, day.booking.id);
  const [first, second] = passengers as [ManifestPassenger, ManifestPassenger];
  return { ...day, first, second };
}

test('a guide fills in name, document and birth date one by one; what is not named stays, null empties', async () => {
  const { guide, booking, first } = await aParty();
  const named = await edit(guide, first.id, { version: first.version, name: '  Lia Gonçalves ' });
  expect([named.status, named.body]).toMatchObject([200, { name: 'Lia Gonçalves', document: null }]);
  await edit(guide, first.id, { version: named.body.version, document: '123.456', birth_date: '2019-11-20' });
  const [stored] = (await bookingIn(guide, booking.id)).passengers;
  expect(stored).toMatchObject({ name: 'Lia Gonçalves', document: '123.456', birth_date: '2019-11-20' });
  const emptied = await edit(guide, first.id, { version: stored?.version, document: null });
  expect(emptied.body).toMatchObject({ name: 'Lia Gonçalves', document: null, birth_date: '2019-11-20' });
});

test('two people on one person: who saves second gets both states and nothing is overwritten', async () => {
  const { guide, staff, booking, first } = await aParty();
  await edit(staff, first.id, { version: first.version, name: 'Do escritório' });
  const late = await edit(guide, first.id, { version: first.version, name: 'Do píer' });
  expect([late.status, late.body]).toMatchObject([
    409,
    {
      type: '/problems/stale-version',
      params: { current: { name: 'Do escritório', version: 2 }, yours: { name: 'Do píer' } },
    },
  ]);
  expect((await bookingIn(guide, booking.id)).passengers[0]).toMatchObject({ name: 'Do escritório' });
});

test('of twelve edits at once from one version, one is stored', async () => {
  const { guide, first } = await aParty();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      edit(guide, first.id, { version: first.version, name: `Nome ${index}` }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)]);
});

test('attendance does not raise the version, so a check-in meanwhile loses no typed name', async () => {
  const { guide, booking, first } = await aParty();
  await markAll(guide, await bookingIn(guide, booking.id), 'checked_in');
  expect((await edit(guide, first.id, { version: first.version, name: 'Lia' })).status).toBe(200);
});

test('a person taken off the booking is unknown, one of another company likewise, and a cancelled booking says so', async () => {
  const { company, guide, first, second } = await aParty();
  const other = await aParty();
  const body = { version: 1, name: 'Lia' };
  expect((await edit(guide, other.first.id, body)).status).toBe(404);
  expect((await edit(guide, crypto.randomUUID(), body)).status).toBe(404);
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db.deleteFrom('manifest_passengers').where('tenant_id', '=', company.id).where('id', '=', second.id),
    ),
  );
  expect((await edit(guide, second.id, body)).body.type).toBe('/problems/not-found');
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(db.updateTable('bookings').set({ status: 'cancelled' }).where('tenant_id', '=', company.id)),
  );
  expect((await edit(guide, first.id, body)).body.type).toBe('/problems/booking-cancelled');
});

test('a birth date is a day that was; a name is no longer than 120 signs', async () => {
  const { guide, first } = await aParty();
  const faultOf = async (body: object) => {
    const { status, body: answer } = await edit(guide, first.id, { version: first.version, ...body });
    return [status, answer.errors?.[0]?.pointer];
  };
  expect(await faultOf({ birth_date: '2026-11-21' })).toEqual([422, '/birth_date']);
  expect(await faultOf({ birth_date: '1899-12-31' })).toEqual([422, '/birth_date']);
  expect(await faultOf({ birth_date: '2019-02-30' })).toEqual([422, '/birth_date']);
  expect(await faultOf({ name: 'x'.repeat(121) })).toEqual([422, '/name']);
});

test('who may not know documents may not write them and does not read them in the answer', async () => {
  const { company, guide, first } = await aParty();
  const desk = await world.user(company, 'user');
  expect((await edit(desk, first.id, { version: 1, name: 'Lia' })).status).toBe(403);
  await world.tenantTx.write(company.id, async (tx) => {
    await tx.change(
      db.insertInto('role_permissions').values({
        tenant_id: company.id,
        role: 'user',
        resource: 'attendance',
        action: 'create',
        granted: true,
      }),
    );
  });
  const helper = await world.user(company, 'user');
  await edit(guide, first.id, { version: first.version, document: '987' });
  const named = await edit(helper, first.id, { version: first.version + 1, name: 'Lia' });
  expect([named.status, named.body]).toMatchObject([200, { name: 'Lia', document: null, birth_date: null }]);
  const refused = await edit(helper, first.id, { version: first.version + 2, birth_date: '2000-01-01' });
  expect([refused.status, refused.body.params]).toEqual([403, { resource: 'passenger-health' }]);
});

test('the log of a booking tells who said what, so that the last change can be taken back', async () => {
  const { guide, booking } = await aParty();
  await markAll(guide, await bookingIn(guide, booking.id), 'checked_in');
  const { body } = await guide.get(`/bookings/${booking.id}/attendance-events`);
  expect(body.data).toHaveLength(3);
  expect(body.data[0]).toMatchObject({ status: 'checked_in', bases: [], by: 'Pessoa marinheiro' });
  expect(new Set(body.data.map((event: { at: string }) => event.at)).size).toBe(1);
  const other = await aParty();
  expect((await guide.get(`/bookings/${other.booking.id}/attendance-events`)).status).toBe(404);
});

test('what the company has to know of who sails may come bit by bit, and once known is not emptied', async () => {
  const { company, guide, first } = await aParty();
  const admin = await world.user(company, 'admin');
  const changes = [{ key: 'passenger_facts', value: ['document'], version: 0 }];
  expect((await admin.patch('/settings', { changes })).status).toBe(200);
  const named = await edit(guide, first.id, { version: first.version, name: 'Lia' });
  expect(named.status).toBe(200);
  const known = await edit(guide, first.id, { version: named.body.version, document: '123.456' });
  expect(known.status).toBe(200);
  const { version } = known.body;
  const emptied = await edit(guide, first.id, { version, document: null });
  expect([emptied.status, emptied.body.errors]).toMatchObject([
    422,
    [{ pointer: '/document', code: 'required' }],
  ]);
  expect((await edit(guide, first.id, { version, name: null })).status).toBe(200);
});

import { canonical } from '@leme/contract/voyages/seal/canonical';
import { composeSeal, type Freezing } from '@leme/contract/voyages/seal/compose-seal';
import { sealDeparture } from '@leme/contract/voyages/seal/seal';
import { verifySeal } from '@leme/contract/voyages/seal/verify-seal';
import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { newId } from '../../../kit/ids.ts';
import { aManifestDay, bookingIn, markAll } from '../../../testing/companies/manifest-day.ts';
import { aBooking } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

/** Three people aboard the boat of today, and what casts it off. */
async function aboard() {
  const day = await aManifestDay(world);
  const boat_id = day.trade.boats[0] as string;
  await markAll(day.guide, await bookingIn(day.guide, day.booking.id), 'checked_in');
  const base = { boat_id, session_id: day.session.id, voyage_id: newId() };
  const say = async (...events: object[]) => {
    const sent = events.map((event) => ({ id: newId(), ...base, ...event }));
    const { status, body } = await day.guide.post('/departure-events', { events: sent });
    expect(status).toBe(200);
    return body.results;
  };
  const seals = async () => (await day.staff.get(`/departure-seals?voyage_id=${base.voyage_id}`)).body.data;
  const file = async (id: string) => (await day.staff.get(`/departure-seals/${id}/file`)).body;
  const look = async (id: string) => await verifySeal(new TextEncoder().encode((await file(id)).text));
  const alerts = async () =>
    (await day.staff.get('/alerts?type=occurrence&status=pendente')).body.data as { description: string }[];
  return { ...day, ...base, base, say, seals, file, look, alerts };
}

test('a phone that cannot hash lets the server seal, and the file verifies by itself', async () => {
  const { say, seals, look } = await aboard();
  const [left] = await say({ kind: 'sealed', counted: 3 });
  expect(left).toMatchObject({ outcome: 'stored', intact: true, root: expect.any(String) });
  const [seal] = await seals();
  expect(seal).toMatchObject({ sealed_by: 'server', intact: true, erased: 0, known: { differs: [] } });
  const { faults, root, file } = await look(seal.id);
  expect([faults, root]).toEqual([[], seal.root]);
  expect(file?.header.counts).toMatchObject({ aboard: 3, counted: 3 });
  expect(JSON.stringify(file)).not.toContain('phone');
});

test('what the phone froze is kept as it is, and what it did not know stands beside it', async () => {
  const { guide, staff, say, seals, look, voyage_id, boat_id, company } = await aboard();
  const { data, zone } = (await guide.get('/departure-facts')).body;
  const boat = data.find((each: Freezing) => each.boat_id === boat_id) as Freezing;
  const today = boat.date;
  const ended = {
    boat_id,
    kind: 'DPEM',
    expires_on: Temporal.PlainDate.from(today).subtract({ days: 1 }).toString(),
  };
  expect((await staff.post('/boat-documents', ended)).status).toBe(201);
  const { header, leaves } = composeSeal(boat, {
    company: { id: company.id, name: 'Mar Azul' },
    voyage_id,
    by: { id: newId(), name: 'Davi' },
    sealed_by: 'device',
    sealed_at: '2026-11-20T09:00:00.000Z',
    zone,
    amends: null,
    counted: 3,
    others: 0,
  });
  const made = await sealDeparture(header, leaves);
  const sent = {
    header: canonical(made.header),
    root: made.root,
    values: made.values.map((each) => canonical(each)),
  };
  expect(await say({ kind: 'sealed', counted: 3, seal: sent })).toMatchObject([
    { intact: true, root: made.root },
  ]);
  const [seal] = await seals();
  expect(seal).toMatchObject({ sealed_by: 'device', known: { result: 'NO_GO', differs: ['papers'] } });
  expect((await look(seal.id)).faults).toEqual([]);
  const wrong = { ...sent, header: sent.header.replace('"aboard":3', '"aboard":2') };
  expect(await say({ kind: 'sealed', counted: 3, seal: wrong })).toMatchObject([
    { outcome: 'stored', intact: false },
  ]);
  expect(await seals()).toHaveLength(2);
});

test('one that was not cleared is recorded all the same, and rings until somebody closes it in words', async () => {
  const { say, alerts } = await aboard();
  expect(await say({ kind: 'sealed', counted: 2 })).toMatchObject([{ outcome: 'stored', gate: 'NO_GO' }]);
  expect(await alerts()).toMatchObject([{ description: expect.stringContaining('saiu sem liberação') }]);
  expect(await say({ kind: 'answered', text: '' })).toMatchObject([{ reason: 'reason-too-short' }]);
  expect(await say({ kind: 'answered', text: 'Contagem refeita a bordo: 3' })).toMatchObject([
    { outcome: 'stored' },
  ]);
  expect(await alerts()).toEqual([]);
});

test('who is erased is gone from the seal, and it still verifies and says so', async () => {
  const { company, staff, guide, say, seals, look, session, trade } = await aboard();
  const customer = (await staff.post('/customers', { name: 'Zuleica Sandoval' })).body;
  const whose = { customer_id: customer.id, customer_name: 'Zuleica Sandoval' };
  const booking = await aBooking(staff, session, trade, whose);
  await markAll(guide, await bookingIn(guide, booking.id), 'checked_in');
  await say({ kind: 'sealed', counted: 6 });
  const [seal] = await seals();
  expect(JSON.stringify((await look(seal.id)).file)).toContain('Zuleica');
  // Somebody who is still to sail is kept.
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('sessions')
        .set({ starts_at: '2026-01-01T08:00:00Z', ends_at: '2026-01-01T10:00:00Z' })
        .where('tenant_id', '=', company.id)
        .where('id', '=', session.id),
    ),
  );
  const gone = await staff.post(`/customers/${customer.id}/erasure`, { reason: 'Pedido por email' });
  expect(gone.status).toBe(200);
  const { faults, erased, file } = await look(seal.id);
  expect(faults).toEqual([]);
  expect(erased).toBeGreaterThan(0);
  expect(JSON.stringify(file)).not.toContain('Zuleica');
  expect((await seals())[0]).toMatchObject({ erased });
});

test('somebody of the crew who is erased is gone from the seal too, and it still verifies', async () => {
  const { staff, say, seals, look, session } = await aboard();
  const crew = { full_name: 'Otávio Mesquita', positions: ['comandante'] };
  const member = (await staff.post('/crew-members', crew)).body;
  const { version } = (await staff.get(`/sessions/${session.id}`)).body;
  await staff.patch(`/sessions/${session.id}`, { version, sailor_name: 'Otávio Mesquita' });
  await say({ kind: 'sealed', counted: 3 });
  const [seal] = await seals();
  const text = async () => JSON.stringify((await look(seal.id)).file);
  expect(await text()).toContain('Otávio');
  const gone = await staff.post(`/crew-members/${member.id}/erasure`, { reason: 'Pedido por email' });
  expect(gone.status).toBe(200);
  expect(await text()).not.toContain('Otávio');
  expect((await look(seal.id)).faults).toEqual([]);
});

test('the file is for who may see what it holds, and only of the own company', async () => {
  const { say, seals } = await aboard();
  await say({ kind: 'sealed', counted: 3 });
  const [seal] = await seals();
  const stranger = await world.user(await world.company(), 'admin');
  expect((await stranger.get(`/departure-seals/${seal.id}/file`)).status).toBe(404);
});

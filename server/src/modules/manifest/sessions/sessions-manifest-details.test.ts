import { expect, test } from 'vitest';
import { aManifestDay, aSupplierDay } from '../../../testing/companies/manifest-day.ts';
import { aBooking, aSession } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

async function aSeason() {
  const day = await aManifestDay(world);
  const { company, staff, trade } = day;
  const at = (date: string, start_time: string, given: Record<string, unknown> = {}) =>
    aSession(staff, trade, { date, start_time, end_time: '23:00', boat_ids: [], ...given });
  const full = await at('2026-11-20', '14:00', { total_capacity: 3 });
  await aBooking(staff, full, trade, { customer_name: 'Lotação' });
  const called = await at('2026-11-20', '16:00');
  await staff.post(`/sessions/${called.id}/cancellation`, { version: called.version, reason: null });
  const tomorrow = await at('2026-11-21', '08:00');
  const ask = async (given: Record<string, unknown> = {}) =>
    (await staff.post('/rpc/get_sessions_with_details', { p_tenant_id: company.id, ...given })).body;
  const idsOf = async (given?: Record<string, unknown>) =>
    (await ask(given)).map(({ id }: { id: string }) => id);
  return { ...day, full, called, tomorrow, ask, idsOf };
}

test('sessions come with product, boats and bookings with passengers; null filters nothing [A7.1-05, A7.1-06, A3-19, A3-20, A3-21]', async () => {
  const { ask, session, booking, trade, full, called, tomorrow, idsOf } = await aSeason();
  expect(await idsOf()).toEqual([session.id, full.id, called.id, tomorrow.id]);
  const [first] = await ask({ p_selected_date: null, p_selected_product: null, p_selected_status: null });
  expect(first).toEqual({
    id: session.id,
    product_id: trade.product_id,
    product: { id: trade.product_id, name: 'Ilha do Campeche', color: '#0e7c86' },
    date: '2026-11-20',
    start_time: '08:00',
    end_time: '10:00',
    starts_at: '2026-11-20T11:00:00.000Z',
    ends_at: '2026-11-20T13:00:00.000Z',
    departed_at: null,
    returned_at: null,
    guide_name: 'Ana',
    sailor_name: 'Beto',
    status: 'available',
    cancel_reason: null,
    total_capacity: 20,
    remaining_capacity: 17,
    people: 3,
    people_limit: 20,
    held: 0,
    boats: [
      {
        id: trade.boats[0],
        boat_name: 'Lancha Netuno',
        registration_no: null,
        capacity: 20,
        has_expired_paper: false,
      },
    ],
    bookings: [
      {
        id: booking.id,
        code: booking.code,
        customer_name: 'Maria Gonçalves',
        customer_phone: '48999142207',
        customer_email: null,
        special_requirements: 'Alergia a camarão',
        status: 'confirmed',
        checkin: false,
        no_show: false,
        total_price: 450,
        paid_amount: 300,
        remaining_amount: 150,
        booking_passengers: [
          { id: expect.any(String), quantity: 2, fare_type: { id: trade.fares.adult, label: 'Adulto' } },
          { id: expect.any(String), quantity: 1, fare_type: { id: trade.fares.child, label: 'Criança' } },
        ],
      },
    ],
  });
});

test('a day, a product and each of the three states narrow it, and all three together [A7.1-06, A7.4-16, A7.4-17]', async () => {
  const { idsOf, session, full, called, tomorrow, trade } = await aSeason();
  expect(await idsOf({ p_selected_date: '2026-11-21' })).toEqual([tomorrow.id]);
  expect(await idsOf({ p_selected_status: 'occupied' })).toEqual([full.id]);
  expect(await idsOf({ p_selected_status: 'cancelled' })).toEqual([called.id]);
  expect(await idsOf({ p_selected_status: 'available', p_selected_date: '2026-11-20' })).toEqual([
    session.id,
  ]);
  expect(await idsOf({ p_selected_product: trade.product_id, p_selected_status: 'available' })).toEqual([
    session.id,
    tomorrow.id,
  ]);
  expect(await idsOf({ p_selected_product: crypto.randomUUID() })).toEqual([]);
});

test('a page is 100 sessions unless told, and pages join without a gap [A7.1-07]', async () => {
  const { staff, trade, company, idsOf } = await aSeason();
  for (let at = 0; at < 100; at += 1) {
    const start_time = `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    await aSession(staff, trade, { date: '2026-12-24', start_time, end_time: '05:00', boat_ids: [] });
  }
  expect(await idsOf()).toHaveLength(100);
  const pages = [await idsOf({ p_limit: 60 }), await idsOf({ p_limit: 60, p_offset: 60 })].flat();
  expect(new Set(pages).size).toBe(104);
  const refused = await staff.post('/rpc/get_sessions_with_details', {
    p_tenant_id: company.id,
    p_limit: 0,
    p_selected_date: '20/11/2026',
    p_selected_status: 'vendida',
  });
  expect(refused.status).toBe(422);
  expect(refused.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
    '/p_limit',
    '/p_selected_date',
    '/p_selected_status',
  ]);
});

test('naming another company finds nothing', async () => {
  const { staff, guide, company } = await aSeason();
  const other = await world.company();
  for (const p_tenant_id of [other.id, crypto.randomUUID()])
    expect((await staff.post('/rpc/get_sessions_with_details', { p_tenant_id })).status).toBe(404);
  expect((await guide.post('/rpc/get_sessions_with_details', { p_tenant_id: company.id })).status).toBe(200);
});

test('a supplier gets the sessions of its own boats, without phone, health or money', async () => {
  const { company, partner, own } = await aSupplierDay(world);
  const { body } = await partner.post('/rpc/get_sessions_with_details', { p_tenant_id: company.id });
  expect(body).toHaveLength(1);
  expect(body[0]).toMatchObject({
    id: own.id,
    bookings: [
      {
        customer_name: 'Maria Gonçalves',
        customer_phone: null,
        special_requirements: null,
        total_price: null,
        paid_amount: null,
        remaining_amount: null,
      },
    ],
  });
});

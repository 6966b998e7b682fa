import { expect, test } from 'vitest';
import { sellsOutside } from '../../testing/companies/outside/octo-world.ts';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();

test('a sale by telephone stands in the list, paid through the partner; its reference again opens what is there [A2.3-96]', async () => {
  const at = await sellsOutside(world, { partner: { protocol: 'manual' }, session: { date: '2026-11-23' } });
  const body = {
    partner_id: at.partner.id,
    reference: 'V-0042',
    session_id: at.session.id,
    customer_name: 'Helena Prado',
    passengers: [{ fare_type_id: at.trade.fares.adult, quantity: 2 }],
  };
  await at.staff.post('/seat-allotments', {
    partner_id: at.partner.id,
    session_id: at.session.id,
    seats: 5,
    release_hours: 24,
    note: null,
  });
  const all = await Promise.all(
    Array.from({ length: 6 }, () => at.staff.post('/external-bookings', { ...body, reference: 'v-0042' })),
  );
  const [first] = all.filter(({ body: told }) => told.was_there === false);
  expect(all.filter(({ body: told }) => told.was_there === false).length).toBe(1);
  const again = await at.staff.post('/external-bookings', body);
  expect(again.body).toEqual({ ...first?.body, was_there: true });
  const booking = (await at.staff.get(`/bookings/${again.body.booking_id}`)).body;
  expect(booking).toMatchObject({ customer_name: 'Helena Prado', remaining_amount: 0, channel: 'agency' });
  expect((await at.seats()).remaining_capacity).toBe(25);
  const { data } = (await at.staff.get('/external-bookings')).body;
  expect(data).toMatchObject([
    {
      reference: 'v-0042',
      state: 'mapped',
      source: 'manual',
      customer_name: 'Helena Prado',
      code: booking.code,
    },
  ]);
  const [quota] = (await at.staff.get('/seat-allotments')).body.data;
  expect([quota.used, quota.left]).toEqual([2, 3]);
});

test('where the pier collects the guest owes; a partner of another company, and one without an agent, sell nothing', async () => {
  const at = await sellsOutside(world, { session: { date: '2026-11-23' } });
  const foreign = await sellsOutside(world);
  const body = {
    partner_id: at.partner.id,
    reference: 'V-1',
    session_id: at.session.id,
    customer_name: 'Helena Prado',
    passengers: [{ fare_type_id: at.trade.fares.adult, quantity: 1 }],
  };
  const sold = await at.staff.post('/external-bookings', { ...body, collects: 'pier' });
  const booking = (await at.staff.get(`/bookings/${sold.body.booking_id}`)).body;
  expect(booking.remaining_amount).toBe(180);
  const other = await at.staff.post('/external-bookings', {
    ...body,
    partner_id: foreign.partner.id,
    reference: 'V-2',
  });
  expect(other.body.errors).toMatchObject([{ pointer: '/partner_id', code: 'unknown' }]);
  const alone = (await at.staff.post('/channel-partners', { name: 'Pousada do Farol' })).body;
  const none = await at.staff.post('/external-bookings', { ...body, partner_id: alone.id, reference: 'V-3' });
  expect(none.body.type).toBe('/problems/partner-without-agent');
});

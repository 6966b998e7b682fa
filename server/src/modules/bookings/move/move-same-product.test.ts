import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { aDayOfTwo } from '../../../testing/companies/booking-day.ts';
import { aBooking } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

/** A booking of three adults at 188,00, whose product costs 192,50 each by now. */
async function aDearerDay(now = 192.5) {
  const day = await aDayOfTwo(world);
  const { company, staff, trade, session, later } = day;
  const adultsCost = (cost_price: number) =>
    world.tenantTx.write(company.id, (tx) =>
      tx.change(
        db
          .updateTable('fare_types')
          .set({ cost_price })
          .where('tenant_id', '=', company.id)
          .where('id', '=', trade.fares.adult),
      ),
    );
  await adultsCost(188);
  const passengers = [{ fare_type_id: trade.fares.adult, quantity: 3 }];
  const booking = await aBooking(staff, session, trade, { passengers });
  await adultsCost(now);
  const move = (fields: Record<string, unknown> = {}, by = staff) =>
    by.post(`/bookings/${booking.id}/moves`, { version: 1, session_id: later.id, ...fields });
  const read = async () => (await staff.get(`/bookings/${booking.id}`)).body;
  return { ...day, booking, adultsCost, move, read };
}

test('moved from 564,00 to a day of 577,50 the new price adds 13,50 as one line, and its trace is the new one', async () => {
  const { booking, later, move, read, staff } = await aDearerDay();
  expect(booking.total_price).toBe(564);
  const { data } = (await staff.get(`/bookings/${booking.id}/move-targets`)).body;
  expect(data.find(({ id }: { id: string }) => id === later.id).price).toEqual({ total: 577.5, missing: [] });
  expect((await move({ price: 'new' })).body).toMatchObject({ total_price: 577.5, remaining_amount: 577.5 });
  expect(await read()).toMatchObject({
    session_id: later.id,
    adjustments: [{ kind: 'reschedule', amount: 13.5 }],
    price_trace: { said: { total: 57_750 } },
    booking_passengers: [{ quantity: 3, unit_price: 188 }],
  });
});

test('unless the new price is asked for, 564,00 stays and no line is written', async () => {
  for (const asked of [{}, { price: 'keep' }]) {
    const { later, move, read } = await aDearerDay();
    expect((await move(asked)).body).toMatchObject({ total_price: 564, session_id: later.id });
    expect(await read()).toMatchObject({ adjustments: [], price_trace: { said: { total: 56_400 } } });
  }
});

test('a day that costs less gives back what was paid above it', async () => {
  const { booking, move, staff } = await aDearerDay(150);
  const payment = { payment_id: crypto.randomUUID(), amount: 564, method: 'pix', note: null };
  await staff.post(`/bookings/${booking.id}/payments`, payment);
  expect((await move({ price: 'new' })).body).toMatchObject({ total_price: 450, remaining_amount: -114 });
});

test('an agent moves its booking at the agreed price, whatever is asked for', async () => {
  const { company, trade, session, later, adultsCost } = await aDearerDay();
  const agent = await world.user(company, 'agent_admin');
  const passengers = [{ fare_type_id: trade.fares.adult, quantity: 2 }];
  const own = await aBooking(agent, session, trade, { passengers });
  await adultsCost(250);
  const wish = { version: 1, session_id: later.id, price: 'new' };
  expect((await agent.post(`/bookings/${own.id}/moves`, wish)).body.session_id).toBe(later.id);
  const [listed] = (await agent.get('/bookings')).body.data;
  expect(listed).toMatchObject({ id: own.id, total_price: 385 });
});

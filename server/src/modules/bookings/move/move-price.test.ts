import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { newId } from '../../../kit/ids.ts';
import { aDayOfTwo, bookingFieldsOf, freeSeats } from '../../../testing/companies/booking-day.ts';
import { aBooking, aSession } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

type Sold = { label: string; code?: string; cost_price: number; pax_count?: number };

/** A day whose booking of 450 has paid 100, and a session of another product with these fares. */
async function twoProducts(sold: readonly Sold[], paid = 100) {
  const day = await aDayOfTwo(world);
  const { company, staff, trade, session } = day;
  const [tenant_id, product_id] = [company.id, newId()];
  const rows = sold.map((fare, order_index) => ({
    tenant_id,
    id: newId(),
    product_id,
    order_index,
    ...fare,
  }));
  await world.tenantTx.write(tenant_id, async (tx) => {
    await tx.change(
      db.insertInto('products').values({ tenant_id, id: product_id, name: 'Pôr do Sol', status: 'active' }),
    );
    await tx.change(db.insertInto('fare_types').values(rows));
  });
  const other = await aSession(
    staff,
    { ...trade, product_id },
    { start_time: '18:00', end_time: '20:00', boat_ids: [] },
  );
  const booking = await aBooking(staff, session, trade, { payment: { amount: paid, method: 'pix' } });
  const move = (fields: Record<string, unknown> = {}) =>
    staff.post(`/bookings/${booking.id}/moves`, { version: 1, session_id: other.id, ...fields });
  const target = async (person = staff) => {
    const { body } = await person.get(`/bookings/${booking.id}/move-targets`);
    return { ...body, there: body.data.find(({ id }: { id: string }) => id === other.id) };
  };
  return { ...day, other, booking, move, target, fares: rows };
}

const both: readonly Sold[] = [
  { label: 'ADULTO', cost_price: 100 },
  { label: 'Kids', code: 'CHILD', cost_price: 50 },
];

test('another product is offered with what it costs there, beside what was agreed and paid', async () => {
  const { target, later } = await twoProducts(both);
  const { there, total_price, paid_amount, data } = await target();
  expect([total_price, paid_amount]).toEqual([450, 100]);
  expect(there).toMatchObject({ seats: 3, price: { total: 250, missing: [] } });
  expect(data.find(({ id }: { id: string }) => id === later.id)).toMatchObject({ seats: 3, price: null });
});

test('a move to another price asks which: nothing moves until it is said', async () => {
  const { staff, other, move } = await twoProducts(both);
  const { status, body } = await move();
  expect([status, body.errors]).toEqual([422, [{ pointer: '/price', code: 'required' }]]);
  expect(await freeSeats(staff, other)).toBe(20);
});

test('at the new price the party stands on the fares of the new product, what was paid stays and the rest is owed', async () => {
  const { move, fares } = await twoProducts(both);
  const { status, body } = await move({ price: 'new' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ total_price: 250, paid_amount: 100, remaining_amount: 150 });
  expect(body.booking_passengers).toMatchObject([
    { quantity: 2, unit_price: 100, total_price: 200, fare_type: { id: fares[0]?.id } },
    { quantity: 1, unit_price: 50, total_price: 50, fare_type: { id: fares[1]?.id } },
  ]);
});

test('below what was paid the difference is to be returned, and the payment stays', async () => {
  const { move } = await twoProducts(both, 450);
  expect((await move({ price: 'new' })).body).toMatchObject({ paid_amount: 450, remaining_amount: -200 });
});

test('at the agreed price the fares are those of the new product as well, so no edit shows two sets', async () => {
  const { staff, move, fares } = await twoProducts(both);
  const { body } = await move({ price: 'keep' });
  expect(body).toMatchObject({ total_price: 450, remaining_amount: 350 });
  expect(body.booking_passengers).toMatchObject([
    { unit_price: 180, fare_type: { id: fares[0]?.id } },
    { unit_price: 90, fare_type: { id: fares[1]?.id } },
  ]);
  const saved = await staff.patch(`/bookings/${body.id}`, bookingFieldsOf(body));
  expect(saved.body).toMatchObject({ total_price: 450, seats: 3 });
});

test('a fare that is not sold there is named, and the agreed price stays', async () => {
  const { target, move } = await twoProducts([{ label: 'Adulto', cost_price: 100 }]);
  expect((await target()).there.price).toEqual({ total: null, missing: ['Criança'] });
  expect((await move({ price: 'new' })).body.errors).toEqual([{ pointer: '/price', code: 'option' }]);
  expect((await move()).body).toMatchObject({ total_price: 450 });
});

test('an equal price asks nothing; fares that take other seats take those of the new product', async () => {
  const { staff, session, other, move, target } = await twoProducts([
    { label: 'Adulto', cost_price: 225 },
    { label: 'Criança', cost_price: 0, pax_count: 0 },
  ]);
  expect((await target()).there.seats).toBe(2);
  expect((await move()).body).toMatchObject({ total_price: 450, seats: 2, people: 3 });
  expect([await freeSeats(staff, session), await freeSeats(staff, other)]).toEqual([20, 18]);
});

test('which price was chosen, by whom and from what to what, stands in the trail', async () => {
  const { company, staff, booking, move } = await twoProducts(both);
  await move({ price: 'new' });
  const steps = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(
      db
        .selectFrom('audit_log')
        .select(['actor_id', 'resource', 'action', 'changes'])
        .where('tenant_id', '=', company.id)
        .where('record_id', '=', booking.id)
        .where('action', '=', 'updated'),
    ),
  );
  expect(steps).toMatchObject([
    {
      actor_id: staff.id,
      resource: 'bookings',
      action: 'updated',
      changes: { product: ['Ilha do Campeche', 'Pôr do Sol'], total_price: [450, 250], price: [null, 'new'] },
    },
  ]);
});

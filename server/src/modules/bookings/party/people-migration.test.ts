import pg from 'pg';
import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { readMigrations } from '../../../kit/install/migrate.ts';
import { splitStatements } from '../../../kit/install/split-statements.ts';
import { aBooking, aSession, aTrade } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld({ alone: true });

/** Takes back what the migration made, as a database of before was. */
const before = `
  alter table session_seats drop column people_allowed, drop column people_limit, drop column people;
  alter table bookings drop column people, drop column hold_expires_at`;

test('what was sold before people were counted is counted; a departure above its limit keeps whom it has', async () => {
  const company = await world.company();
  const [staff, trade] = await Promise.all([world.user(company, 'admin'), aTrade(world, company)]);
  const sold = await aSession(staff, trade);
  const empty = await aSession(staff, trade, { start_time: '14:00', end_time: '16:00', boat_ids: [] });
  const passengers = [
    { fare_type_id: trade.fares.adult, quantity: 8 },
    { fare_type_id: trade.fares.infant, quantity: 3 },
  ];
  const family = await aBooking(staff, sold, trade, { passengers });
  const gone = await aBooking(staff, sold, trade);
  await staff.post(`/bookings/${gone.id}/cancellation`, { version: 1 });
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('boats')
        .set({ capacity: 9, capacity_includes_crew: true, min_crew: 1 })
        .where('tenant_id', '=', company.id)
        .where('id', '=', trade.boats[0]),
    ),
  );
  const admin = new pg.Client({ connectionString: world.urls.admin });
  await admin.connect();
  await admin.query(before);
  const migration = (await readMigrations()).find(({ name }) => name === '0012-people-and-holds.sql');
  await admin.query('begin');
  for (const statement of splitStatements(migration?.sql ?? '')) await admin.query(statement);
  await admin.query('commit');
  await admin.end();
  const people = async (session: { id: string }) => (await staff.get(`/sessions/${session.id}`)).body;
  expect(await people(sold)).toMatchObject({ people: 11, people_limit: 8, status: 'occupied' });
  expect(await people(empty)).toMatchObject({ people: 0, people_limit: null, status: 'available' });
  const more = { session_id: sold.id, customer_name: 'João', passengers: passengers.slice(1) };
  expect((await staff.post('/bookings', more)).body.type).toBe('/problems/people-full');
  await staff.post(`/bookings/${family.id}/cancellation`, { version: 1 });
  expect(await people(sold)).toMatchObject({ people: 0, remaining_capacity: 20 });
});

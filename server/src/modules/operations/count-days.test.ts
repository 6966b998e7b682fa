import { expect, test } from 'vitest';
import { db } from '../../kit/database/sql.ts';
import { aDayOfTwo } from '../../testing/companies/booking-day.ts';
import { aBooking } from '../../testing/companies/trade.ts';
import { openWorld } from '../../testing/world.ts';
import { countDays } from './count-days.ts';

const world = await openWorld();

test('a company counts its day and the one before by its own calendar, twice as well as once', async () => {
  const { company, staff, session, trade } = await aDayOfTwo(world);
  await aBooking(staff, session, trade);
  // Rows of the business are stamped by the database, whose day it is.
  const now = Temporal.Now.instant();
  const count = () => world.tenantTx.write(company.id, (tx) => countDays(tx, company.id, now));
  await count();
  await count();
  const days = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(
      db
        .selectFrom('tenant_daily')
        .select(['day', 'bookings', 'check_ins', 'mails_failed'])
        .where('tenant_id', '=', company.id)
        .orderBy('day'),
    ),
  );
  const today = now.toZonedDateTimeISO('America/Sao_Paulo').toPlainDate();
  expect(days.map(({ day }) => day)).toEqual([today.subtract({ days: 1 }).toString(), today.toString()]);
  expect(days.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(1);
});

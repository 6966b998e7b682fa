import { daysDrawn, readCompanyDays } from '@leme/contract/tenancy/record/record-endpoints';
import { sql } from 'kysely';
import type { PlatformTx } from '#kit/database/platform-tx';
import { db } from '#kit/database/sql';
import { type Served, serveOpen } from '#kit/http/serve';

/** The days a company counted of itself, by weeks; days nobody counted are days on which nothing was. */
export function servesCompanyDays({ platformTx }: { platformTx: PlatformTx }): Served {
  return serveOpen(readCompanyDays, async ({ input: { id }, clock }) => {
    const today = clock.now().toZonedDateTimeISO('UTC').toPlainDate();
    const from = today.subtract({ days: daysDrawn - 1 }).toString();
    const rows = await platformTx.read((tx) =>
      tx.rows(
        db
          .selectFrom('tenant_daily')
          .select(({ fn }) => [
            sql<string>`date_trunc('week', day)::date::text`.as('first_day'),
            fn.sum('check_ins').as('check_ins'),
            fn.sum('bookings').as('bookings'),
            fn.max('active_users').as('active_users'),
          ])
          .where('tenant_id', '=', id)
          .where('day', '>=', from)
          .groupBy('first_day')
          .orderBy('first_day'),
      ),
    );
    const weeks = rows.map(({ first_day, check_ins, bookings, active_users }) => ({
      first_day,
      check_ins: Number(check_ins),
      bookings: Number(bookings),
      active_users: Number(active_users),
    }));
    return { weeks };
  });
}

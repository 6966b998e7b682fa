import { dayIn } from '@leme/contract/kit/values/days';
import { demoPassword } from '../../server/src/demo/demo-accounts.ts';
import { authTransactions } from '../../server/src/kit/database/auth-tx.ts';
import { insertRows } from '../../server/src/kit/database/insert-rows.ts';
import { type DatabaseUrls, openPool } from '../../server/src/kit/database/pool.ts';
import { db } from '../../server/src/kit/database/sql.ts';
import { tenantTransactions } from '../../server/src/kit/database/tenant-tx.ts';
import { newId } from '../../server/src/kit/ids.ts';
import { hashPassword } from '../../server/src/modules/access/sign-in/passwords.ts';
import { createCompany } from '../../server/src/testing/companies/company.ts';
import { morningZone } from '../morning-zone.ts';

export const departures = 100;
export const partiesEach = 20;
const peopleEach = 2;
const fare = 180;

const timezone = morningZone();

/** The nth party of a departure, both counted from 0: `Cliente 83 K`. */
export const nameOf = (departure: number, party: number) =>
  `Cliente ${departure} ${String.fromCharCode(65 + party)}`;

/** Departures leave seven minutes apart, so that each is called otherwise. */
export const timeOf = (departure: number) =>
  Temporal.PlainTime.from('06:00')
    .add({ minutes: departure * 7 })
    .toString()
    .slice(0, 5);

export const headOf = (departure: number) => `${timeOf(departure)} Ilha do Campeche`;

export type Crowd = {
  email: string;
  address: string;
  /** The ids of bookings by name. */
  bookings: ReadonlyMap<string, string>;
};

/** Porto Cheio, which no other journey enters, with a guide and a day of today on which 2,000 parties sail. */
export async function aCrowd(urls: DatabaseUrls): Promise<Crowd> {
  const subdomain = 'porto-cheio';
  const { id: tenant_id } = await createCompany(urls.admin, { subdomain, name: 'Porto Cheio', timezone });
  const email = `marinheiro@${subdomain}.test`;
  await hire(urls, tenant_id, email);
  const bookings = await fill(urls, tenant_id, dayIn(timezone, Temporal.Now.instant()));
  return { email, address: `/${subdomain}/passenger-manifest`, bookings };
}

async function hire({ auth }: DatabaseUrls, tenant_id: string, email: string): Promise<void> {
  const pool = openPool(auth, 1);
  const [user_id, password_hash] = [newId(), await hashPassword(demoPassword)];
  await authTransactions(pool).write(tenant_id, async (tx) => {
    await tx.change(
      db.insertInto('profiles').values({ tenant_id, id: user_id, full_name: 'Gil Cheio', email }),
    );
    await tx.change(db.insertInto('user_roles').values({ tenant_id, user_id, role: 'marinheiro' }));
    await tx.change(db.insertInto('auth_accounts').values({ tenant_id, id: user_id, password_hash }));
    await tx.change(db.insertInto('login_emails').values({ email, tenant_id, user_id }));
  });
  await pool.end();
}

type Rows = Record<
  'sessions' | 'session_seats' | 'bookings' | 'booking_passengers' | 'manifest_passengers',
  object[]
>;

/** Written as rows: two thousand bookings through the door take a minute. */
async function fill({ app }: DatabaseUrls, tenant_id: string, date: string): Promise<Map<string, string>> {
  const [product_id, fare_type_id] = [newId(), newId()];
  const ids = new Map<string, string>();
  const rows: Rows = {
    sessions: [],
    session_seats: [],
    bookings: [],
    booking_passengers: [],
    manifest_passengers: [],
  };
  for (let departure = 0; departure < departures; departure += 1) {
    const session_id = newId();
    const starts = Temporal.PlainDate.from(date).toZonedDateTime({
      timeZone: timezone,
      plainTime: timeOf(departure),
    });
    const ends = starts.add({ hours: 1 });
    rows.sessions.push({
      tenant_id,
      id: session_id,
      product_id,
      date,
      start_time: timeOf(departure),
      end_time: ends.toPlainTime().toString(),
      starts_at: starts.toInstant().toString(),
      ends_at: ends.toInstant().toString(),
    });
    const people = partiesEach * peopleEach;
    rows.session_seats.push({ tenant_id, session_id, total_capacity: 60, taken: people, people });
    for (let party = 0; party < partiesEach; party += 1) {
      const [id, customer_name] = [newId(), nameOf(departure, party)];
      ids.set(customer_name, id);
      addBooking(rows, { tenant_id, id, session_id, customer_name, fare_type_id });
    }
  }
  const pool = openPool(app, 1);
  await tenantTransactions(pool).write(tenant_id, async (tx) => {
    const product = { tenant_id, id: product_id, name: 'Ilha do Campeche', status: 'active' };
    await tx.change(db.insertInto('products').values(product));
    const adult = { tenant_id, id: fare_type_id, product_id, label: 'Adulto', cost_price: fare };
    await tx.change(db.insertInto('fare_types').values({ ...adult, order_index: 1 }));
    for (const [table, all] of Object.entries(rows))
      for (const insert of insertRows(table, all)) await tx.change(insert);
  });
  await pool.end();
  return ids;
}

type Booking = Record<'tenant_id' | 'id' | 'session_id' | 'customer_name' | 'fare_type_id', string>;

function addBooking(rows: Rows, { fare_type_id, ...booking }: Booking): void {
  const { tenant_id, id: booking_id } = booking;
  const total_price = fare * peopleEach;
  rows.bookings.push({
    ...booking,
    code: codeOf(rows.bookings.length),
    customer_phone: '48999142207',
    seats: peopleEach,
    people: peopleEach,
    total_price,
  });
  const booking_passenger_id = newId();
  rows.booking_passengers.push({
    tenant_id,
    id: booking_passenger_id,
    booking_id,
    fare_type_id,
    quantity: peopleEach,
    unit_price: fare,
    total_price,
  });
  for (let position = 1; position <= peopleEach; position += 1)
    rows.manifest_passengers.push({ tenant_id, id: newId(), booking_id, booking_passenger_id, position });
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Six letters that tell the nth booking from the others of its company. */
const codeOf = (number: number) =>
  [25, 20, 15, 10, 5, 0].map((bits) => letters.charAt((number >> bits) & 31)).join('');

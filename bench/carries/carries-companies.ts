import { customers } from '../../contract/src/sales/customers.ts';
import { expectStatus, openCaller } from '../../server/src/drills/caller.testing.ts';
import { aBulkCompany, bulkId, busyDay, settle } from '../../server/src/drills/million/bulk.testing.ts';
import { fillRegister } from '../../server/src/drills/million/bulk-register.testing.ts';
import { signInMany } from '../../server/src/drills/stream/audience.testing.ts';
import { authTransactions } from '../../server/src/kit/database/auth-tx.ts';
import { openPool } from '../../server/src/kit/database/pool.ts';
import type { Stage } from '../stage.ts';

// A hundred days of ten departures; the last thirty are still to come.
const sessions = 1000;
const ahead = 290;
const customersEach = 1000;
const devices = 3;

/** A company at work: who asks, who is asked about, and where seats are free. */
export type Company = {
  /** Devices that ask. */
  cookies: string[];
  /** Pages that stay open and hear what changes. */
  pages: string[];
  people: { booking_id: string; id: string }[];
  departures: string[];
  fare: string;
};

type Manifest = { data: { bookings: { id: string; passengers: { id: string }[] }[] }[] };

/** Companies of a thousand sessions and customers, each with three devices at work and some open pages. */
export async function companiesAtWork(stage: Stage, count: number, pages: number): Promise<Company[]> {
  const companies: Company[] = [];
  const pool = openPool(stage.urls.auth, 1);
  try {
    while (companies.length < count) companies.push(await companyAtWork(stage, pages, pool));
  } finally {
    await pool.end();
  }
  await settle(stage.superuserUrl);
  return companies;
}

async function companyAtWork(stage: Stage, pages: number, pool: ReturnType<typeof openPool>) {
  const urls = { admin: stage.urls.admin, superuser: stage.superuserUrl };
  const { id, fare } = await aBulkCompany(urls, { sessions, everybody: false });
  await fillRegister(stage.superuserUrl, customers, id, customersEach);
  const userId = bulkId('user', 0).replace(/.{12}$/, id.slice(-12));
  const signedIn = await signInMany(authTransactions(pool), { tenantId: id, userId }, devices + pages);
  const cookies = signedIn.slice(0, devices);
  return {
    cookies,
    pages: signedIn.slice(devices),
    people: await aboardToday(stage.address, cookies[0] ?? ''),
    departures: Array.from({ length: ahead }, (_, index) => bulkId('session', sessions - 1 - index)),
    fare,
  };
}

async function aboardToday(address: string, cookie: string): Promise<Company['people']> {
  const caller = openCaller(address, cookie);
  const { text } = await expectStatus(200, caller.get(`/passenger-manifest?date=${busyDay}`));
  caller.close();
  return (JSON.parse(text) as Manifest).data.flatMap(({ bookings }) =>
    bookings.flatMap((booking) => booking.passengers.map(({ id }) => ({ booking_id: booking.id, id }))),
  );
}

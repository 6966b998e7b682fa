import { setTimeout as sleep } from 'node:timers/promises';
import type { ManifestBooking, PassengerManifest } from '@leme/contract/manifest/endpoints';
import { type Caller, expectStatus, openCaller, signIn } from '../../server/src/drills/caller.testing.ts';
import { db } from '../../server/src/kit/database/sql.ts';
import { aTrade, bookingBody, sessionBody, type Trade } from '../../server/src/testing/companies/trade.ts';
import { password, type World } from '../../server/src/testing/world.ts';
import { arrive, type Guide, hireGuide, live, type Recovery, recover } from './pier-guide.testing.ts';
import { comparePage, compareRule, compareTaps, type Logged, type Verdict } from './pier-ledger.testing.ts';
import type { Morning } from './pier-plan.testing.ts';

/** Two guides of one company with their phones, and an office that reaches the server whatever their signals do. */
export type Pair = {
  world: World;
  company: { id: string; subdomain: string };
  trade: Trade;
  office: Caller;
  guides: [Guide, Guide];
};

/** Hires a pair in a company of its own; `also` runs in every page of theirs. */
export async function openPair(world: World, server: string, also?: () => void): Promise<Pair> {
  const company = await world.company();
  const trade = await aTrade(world, company);
  const admin = await world.user(company, 'admin', { signsIn: false });
  const office = openCaller(server, await signIn(server, admin.email, password), 2);
  const hire = async () => {
    const { id, email } = await world.user(company, 'marinheiro', { signsIn: false });
    return await hireGuide(server, { id, email, password }, also);
  };
  return { world, company, trade, office, guides: [await hire(), await hire()] };
}

/** Ends what a pair holds. */
export async function closePair({ office, guides }: Pair): Promise<void> {
  office.close();
  for (const { context, signal } of guides) {
    await context.close();
    signal.close();
  }
}

export type Outcome = Verdict & {
  taps: number;
  unpainted: number;
  /** How long after the paint each was on the device. */
  keptMs: number[];
  /** Parties that ended with people in different states, as two guides at once may leave them. */
  mixed: number;
  recoveries: Recovery[];
  /** How long after the last queue was empty both pages showed what the server knows. */
  agreedMs: number;
};

/** Lives through a morning on a day of its own, then compares what was pressed with what is stored and shown. */
export async function spendMorning(pair: Pair, morning: Morning): Promise<Outcome> {
  const { company, guides, office } = pair;
  const date = Temporal.PlainDate.from('2031-01-01').add({ days: morning.seed }).toString();
  const session = await planSession(pair, date, morning.parties);
  const path = `/${company.subdomain}/passenger-manifest?date=${date}&session=${session.id}`;
  await Promise.all(guides.map((guide) => arrive(guide, path, date)));
  await Promise.all(guides.map((guide, index) => live(guide, morning.guides[index as 0 | 1])));
  const recoveries = await Promise.all(guides.map((guide) => recover(guide, morning.isTold)));
  const began = Date.now();
  const bookings = await bookingsOf(office, date);
  const log = await logOf(pair, bookings);
  const taps = guides.flatMap((guide) => guide.taps);
  return {
    ...compareTaps(guides, log, bookings),
    disagreeing: [...compareRule(log, bookings), ...(await untilAgreed(guides, bookings))],
    taps: taps.length,
    unpainted: taps.filter(({ paintedAt, before, word }) => paintedAt === null && before.status !== word)
      .length,
    keptMs: taps.flatMap(({ paintedAt, keptAt }) => (paintedAt && keptAt ? [keptAt - paintedAt] : [])),
    mixed: bookings.filter(({ passengers }) => new Set(passengers.map(({ status }) => status)).size > 1)
      .length,
    recoveries,
    agreedMs: Date.now() - began,
  };
}

async function planSession(
  { office, trade }: Pair,
  date: string,
  parties: number[],
): Promise<{ id: string }> {
  const write = async (path: string, body: unknown) => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    return JSON.parse((await expectStatus(201, office.post(path, body, key))).text);
  };
  const session = await write('/sessions', sessionBody(trade, { date, boat_ids: [], total_capacity: 60 }));
  for (const [index, quantity] of parties.entries()) {
    const passengers = [{ fare_type_id: trade.fares.adult, quantity }];
    await write(
      '/bookings',
      bookingBody(session, trade, { customer_name: `Cliente ${index + 1}`, passengers }),
    );
  }
  return session;
}

async function bookingsOf(office: Caller, date: string): Promise<ManifestBooking[]> {
  const { text } = await expectStatus(200, office.get(`/passenger-manifest?date=${date}`));
  return (JSON.parse(text) as PassengerManifest).data.flatMap(({ bookings }) => bookings);
}

async function logOf({ world, company }: Pair, bookings: readonly ManifestBooking[]): Promise<Logged[]> {
  const ids = bookings.map(({ id }) => id);
  const query = db
    .selectFrom('attendance_events')
    .select(['id', 'booking_id', 'manifest_passenger_id', 'user_id', 'status', 'bases', 'client_time'])
    .where('tenant_id', '=', company.id)
    .where('booking_id', 'in', ids);
  const rows = await world.tenantTx.read(company.id, (tx) => tx.rows(query));
  return rows.map(({ client_time, status, ...event }) => ({
    ...event,
    status: status as Logged['status'],
    pressedAt: Date.parse(String(client_time)),
  }));
}

const agreementMs = 90_000;

/** Waits until both pages show what the server knows; answers where they never did. */
async function untilAgreed(
  guides: readonly Guide[],
  bookings: readonly ManifestBooking[],
): Promise<string[]> {
  const ends = Date.now() + agreementMs;
  for (;;) {
    const rows = await Promise.all(guides.map(({ page }) => page.evaluate(() => window.watch.rows())));
    const differing = rows.flatMap((each) => comparePage(each, bookings));
    if (differing.length === 0 || Date.now() > ends) return differing;
    await sleep(100);
  }
}

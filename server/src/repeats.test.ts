import { needsKey } from '@leme/contract/kit/endpoint';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { newId, platformTenantId } from './kit/ids.ts';
import { superuserUrlOf } from './testing/database/database.ts';
import { availabilityAttempts } from './testing/repeats/availability-attempts.ts';
import { bankAttempts } from './testing/repeats/bank-attempts.ts';
import { bookingsAttempts } from './testing/repeats/bookings-attempts.ts';
import { booksAttempts } from './testing/repeats/books-attempts.ts';
import { catalogAttempts } from './testing/repeats/catalog-attempts.ts';
import { chargesAttempts } from './testing/repeats/charges-attempts.ts';
import { fleetAttempts } from './testing/repeats/fleet-attempts.ts';
import { type Attempts, openGround } from './testing/repeats/ground.ts';
import { peopleAttempts } from './testing/repeats/people-attempts.ts';
import { platformAttempts } from './testing/repeats/platform-attempts.ts';
import { registersAttempts } from './testing/repeats/registers-attempts.ts';
import { rosterAttempts } from './testing/repeats/roster-attempts.ts';
import { salesAttempts } from './testing/repeats/sales-attempts.ts';
import { openWorld, type Person } from './testing/world.ts';

// Alone: every address is asked, those of the platform too.
const world = await openWorld({ alone: true });
const ground = await openGround(world);
const { company, staff, operator } = ground;
const client = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
await client.connect();
afterAll(() => client.end());

const [today, tomorrow] = ['2026-11-20T12:12:00Z', '2026-11-21T12:13:00Z'];

const attempts: Attempts = {
  ...bookingsAttempts(ground),
  ...availabilityAttempts(ground),
  ...peopleAttempts(ground),
  ...catalogAttempts(ground),
  ...salesAttempts(ground),
  ...platformAttempts(ground),
  ...booksAttempts(ground),
  ...chargesAttempts(ground),
  ...bankAttempts(ground),
  ...registersAttempts(ground),
  ...rosterAttempts(ground),
  // After the registers: what a plan is kept for is due by the plan, and each that is due leaves an alert.
  ...fleetAttempts(ground),
};

/** Every row of every table, but for the log that is written behind requests, and for what is counted in one row, which the first makes: the last number of a series, the room of files. */
async function rowsThere(): Promise<number> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('security_events', 'document_numbers', 'file_usage')`,
  );
  const counts = tables.map(({ name }) => `(select count(*) from ${name})`).join(' + ');
  return Number((await client.query(`select ${counts} as n`)).rows[0].n);
}

/** The same person, who comes back with a session of that day. */
async function aDayLater({ id }: Person) {
  world.clock.set(tomorrow);
  const browser = world.visitor();
  browser.setCookie(await world.sessionOf(id === operator.id ? platformTenantId : company.id, id));
  return browser;
}

const keyed = world.endpoints.filter(needsKey).map(({ method, path }) => `${method} ${path}`);

test(`every endpoint that asks for a key is tried: ${keyed.length} of ${world.endpoints.length}`, () => {
  expect(Object.keys(attempts).sort()).toEqual([...keyed].sort());
});

test.each(keyed)(
  '%s ten times at once, once more and a day later leaves what one leaves, and answers alike',
  async (name) => {
    const attempt = attempts[name] ?? expect.fail(name);
    const grows = async (times: number) => {
      const { path, body, other, by = staff } = await attempt();
      const csv = typeof body === 'string' && { 'content-type': 'text/csv' };
      const key = { 'idempotency-key': newId(), ...csv };
      const before = await rowsThere();
      // Who waits too long on a busy machine is told to come again, and does.
      const send = async (): Promise<Awaited<ReturnType<typeof by.post>>> => {
        const answer = await by.post(path, body, key);
        return answer.status === 503 ? await send() : answer;
      };
      // Of files a company's share are two at a time: these come one after the other.
      const answers = csv ? [] : await Promise.all(Array.from({ length: times }, send));
      while (answers.length < times) answers.push(await send());
      answers.push(await send(), await (await aDayLater(by)).post(path, body, key));
      world.clock.set(today);
      expect([200, 201], answers[0]?.bytes.toString()).toContain(answers[0]?.status);
      expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes}`)).size).toBe(1);
      expect((await by.post(path, other, key)).body.type).toBe('/problems/idempotency-key-reused');
      expect((await by.post(path, body, { ...csv, 'idempotency-key': undefined })).status).toBe(400);
      return (await rowsThere()) - before;
    };
    const once = await grows(1);
    // The session of the day after is one.
    expect(once).toBeGreaterThan(1);
    expect(await grows(10)).toBe(once);
  },
);

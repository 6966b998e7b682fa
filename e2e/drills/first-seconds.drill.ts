import { dayIn } from '@leme/contract/kit/values/days';
import type { PassengerManifest } from '@leme/contract/manifest/endpoints';
import { afterAll, afterEach, expect, test } from 'vitest';
import { expectStatus, openCaller, signIn } from '../../server/src/drills/caller.testing.ts';
import { drillFolder, environmentFor, scaled } from '../../server/src/drills/product.testing.ts';
import { aTrade, bookingBody, sessionBody } from '../../server/src/testing/companies/trade.ts';
import { startServerProcess } from '../../server/src/testing/programs/server-process.ts';
import { openWorld, password } from '../../server/src/testing/world.ts';
import { closePages, openPage } from '../browser.ts';
import { type Attempt, comeBack, type Loss, loseSignalAt } from '../signal/signal-goes.ts';

const attemptsAtOnce = 3;
/** Every 100 ms of the first six seconds; scaled down, fewer of them over the same time. */
const steps = Math.max(1, scaled(60));
const moments = Array.from({ length: steps + 1 }, (_, index) => Math.round((index * 6_000) / steps));

const world = await openWorld({ alone: true });
const server = await startServerProcess(drillFolder, { ...environmentFor(world), LEME_API_ONLY: '0' });
afterAll(() => server.stop());
afterEach(closePages);

test('whenever the signal goes in the first six seconds, by reload or killed tab, nothing called queued is lost', async () => {
  const company = await world.company();
  const trade = await aTrade(world, company);
  const admin = await world.user(company, 'admin', { signsIn: false });
  const guide = await world.user(company, 'marinheiro', { signsIn: false });
  const office = openCaller(server.address, await signIn(server.address, admin.email, password), 4);
  const address = server.address.replace('127.0.0.1', 'localhost');
  const write = async (path: string, body: unknown) => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    return JSON.parse((await expectStatus(201, office.post(path, body, key))).text);
  };
  const names = ['Cliente 1', 'Cliente 2', 'Cliente 3'];

  async function run(attempt: Attempt): Promise<Loss & { lost: number }> {
    // Of today, so that nothing is asked before the first mark.
    const date = dayIn('America/Sao_Paulo', Temporal.Now.instant());
    const session = await write('/sessions', sessionBody(trade, { date, boat_ids: [], total_capacity: 60 }));
    for (const customer_name of names) {
      const passengers = [{ fare_type_id: trade.fares.adult, quantity: 1 }];
      await write('/bookings', bookingBody(session, trade, { customer_name, passengers }));
    }
    const page = await openPage('phone', { baseURL: address, serviceWorkers: 'allow' });
    const context = page.context();
    if (attempt.begin === 'reload') {
      const data = { email: guide.email, password };
      await context.request.post('/api/auth/sign-in', { headers: { origin: address }, data });
    }
    const path = `/${company.subdomain}/passenger-manifest?date=${date}&session=${session.id}`;
    const loss = await loseSignalAt(page, path, attempt, { email: guide.email, password });
    await comeBack(context, path);
    await context.close();
    const { text } = await expectStatus(200, office.get(`/passenger-manifest?date=${date}`));
    const day: PassengerManifest = JSON.parse(text);
    // Every attempt has a departure of its own on this day.
    const own = day.data.filter(({ id }) => id === session.id);
    const people = own.flatMap(({ bookings }) => bookings.flatMap(({ passengers }) => passengers));
    expect(people).toHaveLength(names.length);
    const aboard = people.filter(({ status }) => status === 'checked_in').length;
    return { ...loss, lost: loss.taps - aboard };
  }

  const attempts = moments.flatMap((at): Attempt[] =>
    (['sign-in', 'reload'] as const).flatMap((begin) =>
      (['reload', 'kill'] as const).map((end) => ({ begin, end, at })),
    ),
  );
  const outcomes: (Loss & { lost: number })[] = [];
  const rest = [...attempts];
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) outcomes.push(await run(next));
  };
  await Promise.all(Array.from({ length: attemptsAtOnce }, work));
  office.close();
  const sum = (of: (outcome: Loss & { lost: number }) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const figures = {
    attempts: outcomes.length,
    taps: sum(({ taps }) => taps),
    queued: sum(({ queued }) => queued),
    loose: sum(({ loose }) => loose),
    lost: sum(({ lost }) => lost),
  };
  console.log(`drill: first seconds ${JSON.stringify(figures)}`);
  const wrong = outcomes.filter(
    ({ taps, lost, queued, rowsQueued }) => lost > taps - Math.max(queued, rowsQueued),
  );
  expect(wrong).toEqual([]);
  // In the earliest moments there is nobody to press yet.
  expect(figures.taps).toBeGreaterThan(attempts.length / 2);
});

import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { dayIn } from '@leme/contract/kit/values/days';
import { beforeAll, expect, test } from 'vitest';
import {
  ceilings,
  firstScripts,
  judge,
  kilobytesOf,
  laterScripts,
} from '../../scripts/browser/first-load.ts';
import { openAs, openPage } from '../browser.ts';
import { openOffice } from '../pier/pier-day.ts';

const office = 'admin@porto-leve.test';
const assets = join(import.meta.dirname, '../../web/dist/assets');

/** Says what the files weigh, and fails what is far above its ceiling. */
async function weigh(name: string, files: readonly string[], ceiling: number): Promise<void> {
  expect(files.length).toBeGreaterThan(1);
  const weight = kilobytesOf(await Promise.all(files.map((file) => readFile(join(assets, file)))));
  const { fails, says } = judge({ name, weight, ceiling, unit: 'kB', files });
  console.log(says);
  expect(fails, says).toBe(false);
}

test('every file that a page announces is there', async () => {
  const built = await readFile(join(assets, '../page-files.json'), 'utf8');
  const names = new Set(Array.from(built.matchAll(/"(assets\/[^"]+)"/g), ([, name = '']) => basename(name)));
  expect(names.size).toBeGreaterThan(100);
  expect([...names.difference(new Set(await readdir(assets)))]).toEqual([]);
});

test('the sign-in page keeps to its ceiling', async () => {
  const page = await openPage();
  const names = await firstScripts(page, '/auth', () =>
    page.getByRole('button', { name: 'Entrar' }).waitFor(),
  );
  await weigh('/auth', names, ceilings.signIn);
});

/** A day with what a day has: parties of several, some owing, some with a wish, one aboard. */
async function aDay(): Promise<void> {
  const { send, aSession, aBooking } = await openOffice(office);
  const date = dayIn('America/Sao_Paulo', Temporal.Now.instant());
  // Late ones: a departure that is over is booked no more.
  for (const [at, hour] of ['22:00', '22:20', '22:40'].entries()) {
    const session = await aSession(date, hour);
    await aBooking(session, { name: `Família Paga ${at}`, adults: 3, paid: 'all' });
    const owing = await aBooking(session, { name: `Grupo Deve ${at}`, adults: 2, needs: 'Vegetariana' });
    const { data } = await send('GET', `/passenger-manifest?date=${date}`);
    const parties: { id: string; passengers: { id: string }[] }[] = data.flatMap(
      ({ bookings }: { bookings: object[] }) => bookings,
    );
    const [first] = parties.find(({ id }) => id === owing.id)?.passengers ?? [];
    const event = { id: crypto.randomUUID(), booking_id: owing.id, manifest_passenger_id: first?.id };
    await send('POST', '/attendance-events', { events: [{ ...event, status: 'checked_in' }] });
  }
}

beforeAll(aDay);

test.for(['desktop', 'phone'] as const)('the passenger manifest keeps to its ceiling: %s', async (size) => {
  // Where no other journey does anything: what is to be decided, or comes live, would bring its code.
  const page = await openAs(office, size);
  const isThere = () => page.locator('main h1').waitFor();
  const names = await firstScripts(page, '/passenger-manifest', isThere);
  await weigh(`/passenger-manifest, ${size}`, names, ceilings[size]);
});

test('leads keep to their ceilings: the list at first, the form and the board when they are opened', async () => {
  const page = await openAs(office);
  const list = await firstScripts(page, '/leads', () => page.locator('main h1').waitFor());
  const form = await laterScripts(page, async () => {
    // They come a moment after the form, and belong to it.
    const numbers = page.waitForResponse(/all-numbers/);
    await page.keyboard.press('n');
    await page.getByRole('dialog').getByLabel('Telefone').waitFor();
    await numbers;
  });
  await page.keyboard.press('Escape');
  const board = await laterScripts(page, async () => {
    await page.getByRole('button', { name: 'Quadro' }).click();
    await page.getByRole('region', { name: 'Perdido' }).waitFor();
  });
  await weigh('/leads', list, ceilings.leads);
  await weigh('the form of a lead', form, ceilings.leadForm);
  await weigh('the board of leads', board, ceilings.leadBoard);
});

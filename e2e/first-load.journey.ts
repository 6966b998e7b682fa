import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayIn } from '@leme/contract/kit/days';
import { beforeAll, expect, test } from 'vitest';
import { ceilings, firstScripts, kilobytesOf, laterScripts } from '../scripts/first-load.ts';
import { openAs, openPage } from './browser.ts';
import { openOffice } from './pier-day.ts';

const office = 'admin@porto-leve.test';
const assets = join(import.meta.dirname, '../web/dist/assets');

async function weigh(names: readonly string[]): Promise<number> {
  expect(names.length).toBeGreaterThan(1);
  return kilobytesOf(await Promise.all(names.map((name) => readFile(join(assets, name)))));
}

test('the sign-in page keeps below its ceiling', async () => {
  const page = await openPage();
  const names = await firstScripts(page, '/auth', () =>
    page.getByRole('button', { name: 'Entrar' }).waitFor(),
  );
  const weight = await weigh(names);
  console.log(`/auth: ${names.length} files, ${weight.toFixed(2)} kB`);
  expect(weight, names.join(' ')).toBeLessThanOrEqual(ceilings.signIn);
});

/** A day with what a day has: parties of several, some owing, some with a wish, one aboard. */
async function aDay(): Promise<void> {
  const { send, aSession, aBooking } = await openOffice(office);
  const date = dayIn('America/Sao_Paulo', Temporal.Now.instant());
  for (const [at, hour] of ['08:00', '13:00', '20:00'].entries()) {
    const session = await aSession(date, hour);
    await aBooking(session, { name: `Família Paga ${at}`, adults: 3, paid: 540 });
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

test.for(['desktop', 'phone'] as const)(
  'the passenger manifest keeps below its ceiling: %s',
  async (size) => {
    // Where no other journey does anything: what is to be decided, or comes live, would bring its code.
    const page = await openAs(office, size);
    const isThere = () => page.locator('main h1').waitFor();
    const names = await firstScripts(page, '/passenger-manifest', isThere);
    const weight = await weigh(names);
    console.log(`/passenger-manifest, ${size}: ${names.length} files, ${weight.toFixed(2)} kB`);
    expect(weight, names.join(' ')).toBeLessThanOrEqual(ceilings[size]);
  },
);

test('leads keep below their ceilings: the list at first, the form and the board when they are opened', async () => {
  const page = await openAs(office);
  const list = await firstScripts(page, '/leads', () => page.locator('main h1').waitFor());
  const form = await laterScripts(page, async () => {
    await page.keyboard.press('n');
    await page.getByRole('dialog').getByLabel('Telefone').waitFor();
  });
  await page.keyboard.press('Escape');
  const board = await laterScripts(page, async () => {
    await page.getByRole('button', { name: 'Quadro' }).click();
    await page.getByRole('region', { name: 'Perdido' }).waitFor();
  });
  const weights = await Promise.all([list, form, board].map(weigh));
  console.log(`/leads: ${weights.map((each) => each.toFixed(2)).join(' + ')} kB`);
  for (const [at, most] of [ceilings.leads, ceilings.leadForm, ceilings.leadBoard].entries())
    expect(weights[at], [list, form, board][at]?.join(' ')).toBeLessThanOrEqual(most);
});

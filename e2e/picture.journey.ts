import { dayIn } from '@leme/contract/kit/days';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { leftBy, loseSignal, marksOf, openInstalledPhone, openPhone, readyForSea } from './at-sea.ts';
import { enter, forgetComplaints } from './browser.ts';
import { card, counts, openOffice, shows } from './pier-day.ts';

const company = 'porto-visto';
const sailor = `marinheiro@${company}.test`;
const manager = `manager@${company}.test`;

/** A departure of today with parties, open on a phone. */
async function aDay(names: readonly string[]) {
  const office = await openOffice(`admin@${company}.test`);
  const date = dayIn('America/Sao_Paulo', Temporal.Now.instant());
  const session = await office.aSession(date, '21:00');
  const parties = [];
  for (const name of names) parties.push(await office.aBooking(session, { name }));
  return { office, date, parties, address: `/${company}/passenger-manifest?session=${session.id}` };
}

const pictureOf = (page: Page) => page.locator('#picture');

/** What of pictures is on the device, as text; looking makes no database. */
const keptPictures = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'leme-picture')) return [];
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await ask(indexedDB.open('leme-picture'));
    const rows = await ask(database.transaction('pictures').objectStore('pictures').getAll());
    database.close();
    return rows.map((row) => JSON.stringify(row) + new TextDecoder().decode(row.text));
  });

const kept = async (page: Page) => (await keptPictures(page)).length;

/** Loads the page anew until its picture stands; the application comes when it is let. */
async function startAnew(page: Page, name: string): Promise<() => Promise<void>> {
  const { promise: coming, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await coming;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await pictureOf(page).getByText(name).first().waitFor();
  return async () => {
    resolve();
    await pictureOf(page).waitFor({ state: 'detached' });
    await page.unroute('**/assets/*.js');
  };
}

/** Where the first of these stands. */
const boxOf = (page: Page, selector: string) => page.locator(selector).first().boundingBox();

/** Taps a button where it stands in the picture. */
async function tapIn(page: Page, presses: string): Promise<void> {
  const box = await page.locator(`#picture [data-presses^="${presses}"]`).boundingBox();
  if (!box) throw new Error(`${presses} is not in the picture`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

test('the page before the application: the day as it was seen is there at once, and a tap on it counts once', async () => {
  const { office, parties, address } = await aDay(['Pia Primeira', 'Quim Quieto']);
  const page = await openPhone(sailor);
  await page.goto(address);
  await shows(card(page, 'Pia Primeira'));
  await expect.poll(() => kept(page)).toBe(1);
  // Nothing of a name is readable on the device without its key.
  expect((await leftBy(page)) + (await keptPictures(page)).join()).not.toContain('Primeira');

  const letItCome = await startAnew(page, 'Pia Primeira');
  const seenAt = await boxOf(page, '#picture [data-of]');
  // Two presses of an impatient finger are one, or what the first unfolds the second would fold.
  for (let press = 0; press < 2; press += 1) await tapIn(page, 'Mais sobre Quim Quieto');
  await letItCome();
  await shows(card(page, 'Pia Primeira'));
  expect(await boxOf(page, '#root [data-booking]')).toEqual(seenAt);
  await shows(page.getByRole('button', { name: 'Menos sobre Quim Quieto' }));

  const letCome = await startAnew(page, 'Pia Primeira');
  expect(await page.locator('#root').innerText()).not.toContain('Pia Primeira');
  await tapIn(page, 'Check-in de Pia Primeira');
  await tapIn(page, 'Check-in de Pia Primeira');
  await letCome();
  await counts(page, '1 de 2');
  const [pia, quim] = parties;
  await expect.poll(() => marksOf(office, pia as never)).toMatchObject([{ status: 'checked_in' }]);
  expect(await marksOf(office, quim as never)).toEqual([]);
});

/** Alters what the device keeps of the day; of what it was before, nothing else is altered. */
const alter = (page: Page, change: object) =>
  page.evaluate(async (part) => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await ask(indexedDB.open('leme-picture'));
    const pictures = database.transaction('pictures', 'readwrite').objectStore('pictures');
    const [owner] = await ask(pictures.getAllKeys());
    const row = await ask(pictures.get(owner as IDBValidKey));
    const whole = row.whole ?? row;
    await ask(pictures.put({ ...whole, ...part, whole }, owner));
    database.close();
  }, change);

test('a picture of another day, build or width, one that may no longer be read and a torn one are not shown', async () => {
  const { address } = await aDay(['Tadeu Torto']);
  const page = await openPhone(sailor);
  await page.goto(address);
  await shows(card(page, 'Tadeu Torto'));
  await expect.poll(() => kept(page)).toBe(1);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await pictureOf(page).waitFor();
  const wrong = [
    ...[{ date: '2020-01-01' }, { build: '/assets/old.css' }, { width: 389 }, { until: 0 }],
    ...[{ text: new Uint8Array(40).buffer }, { key: null }, { path: '/auth' }],
  ];
  for (const part of wrong) {
    await alter(page, part);
    await page.reload();
    await page.waitForTimeout(400);
    expect(await pictureOf(page).count(), Object.keys(part)[0]).toBe(0);
  }
  await alter(page, {});
  await page.reload();
  await pictureOf(page).waitFor();
  // The session has ended, as far as the device knows.
  await page.evaluate(() => {
    const known = JSON.parse(localStorage.getItem('leme.session') ?? '{}');
    known.session.expires_at = '2020-01-01T00:00:00Z';
    localStorage.setItem('leme.session', JSON.stringify(known));
  });
  await page.reload();
  await page.waitForTimeout(400);
  expect(await pictureOf(page).count(), 'an ended session').toBe(0);
  forgetComplaints();
});

test('two people, one phone: nothing that is drawn before the application is left of who signed out, without a signal too', async () => {
  const { date, address } = await aDay(['Rita Reservada']);
  const page = await openInstalledPhone(sailor);
  await page.goto(address);
  await shows(card(page, 'Rita Reservada'));
  await readyForSea(page, date);
  await expect.poll(() => kept(page)).toBe(1);
  await page.goto(`/${company}/passenger-manifest`);
  await page.getByRole('button', { name: /^Conta/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor();
  await expect.poll(() => kept(page)).toBe(0);
  await enter(page, manager);
  await loseSignal(page);
  await page.goto(address);
  await page.getByText('Sem conexão', { exact: false }).first().waitFor();
  expect(await pictureOf(page).count()).toBe(0);
  expect(await page.getByText('Rita Reservada').count()).toBe(0);
});

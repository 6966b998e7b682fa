import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { enter, openPage } from '../browser.ts';
import { card, openOffice, shows } from '../pier/pier-day.ts';
import { guide, heldBy, openSailing, readyForSea } from './at-sea.ts';

/** Keeps what builds before 28/11/2026 kept, the way they did: the sight of a day, and what a start asked first. */
const keepAsBefore = (page: Page, date: string) =>
  page.evaluate(async (day) => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const nodes = [['p', {}, ['Rita Reservada']]];
    const plain = new TextEncoder().encode(JSON.stringify({ nodes, top: 0, wide: 390, lang: 'pt-BR' }));
    const text = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
    const path = '/mar-azul/passenger-manifest';
    const of = { path, date: day, offset: -180, until: Date.now() + 3_600_000, width: 390, build: '' };
    const opening = indexedDB.open('leme-picture', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('pictures');
    const database = await ask(opening);
    const pictures = database.transaction('pictures', 'readwrite').objectStore('pictures');
    await ask(pictures.put({ ...of, key, iv, text }, 'a-person.a-company'));
    database.close();
    const paths = { [path]: '/api/passenger-manifest?date={today}' };
    localStorage.setItem('leme.first', JSON.stringify({ tenant: 'a-company', offset: -180, paths }));
  }, date);

/** The script that drew it, among the files of the service worker of a build before. */
const cacheAsBefore = (page: Page) =>
  page.evaluate(async () => {
    const files = await caches.open(`workbox-precache-v2-${location.origin}/`);
    await files.put('/picture.js?__WB_REVISION__=0123456789abcdef0123456789abcdef', new Response('show();'));
  });

/** What of all that is on the device. */
const leftOn = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => `${name}`);
    const stored = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const files = requests.flat().map(({ url }) => new URL(url).pathname);
    return [...databases, ...stored, ...files].filter((name) => /picture|leme\.first/.test(name)).sort();
  });

test('a device that has the day as builds of before kept it: no store, key or file of that stays after a start or a sign-out', async () => {
  const date = '2033-03-03';
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  await office.aBooking(session, { name: 'Rita Reservada' });
  const page = await openPage('phone', { serviceWorkers: 'allow' });
  // At an address of the same origin where no application starts.
  await page.goto('/favicon.svg');
  await keepAsBefore(page, date);
  await cacheAsBefore(page);
  expect(await leftOn(page)).toEqual(['/picture.js', 'leme-picture', 'leme.first']);

  await enter(page, guide);
  await openSailing(page, session, date);
  await shows(card(page, 'Rita Reservada'));
  await readyForSea(page, date);
  await expect.poll(() => leftOn(page)).toEqual([]);
  // The worker that took the script away keeps the rest where it stood.
  expect(
    await page.evaluate(async () => (await caches.match('/index.html', { ignoreSearch: true }))?.ok),
  ).toBe(true);

  // A tab of the build before, still open beside this one, keeps both again: until the next start, or a sign-out.
  await keepAsBefore(page, date);
  await page.goto('/mar-azul/passenger-manifest');
  await expect.poll(() => leftOn(page)).toEqual([]);
  await keepAsBefore(page, date);
  await page.getByRole('button', { name: /^Conta/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor();
  await expect.poll(() => leftOn(page)).toEqual([]);
  await expect.poll(() => heldBy(page)).toEqual({ days: [], outbox: 0, keys: 0 });
});

import type { Page } from 'playwright';
import { expect } from 'vitest';
import { enter, openAs, openInstalledPage, type Size } from '../browser.ts';
import { openOffice } from '../pier/pier-day.ts';

export const guide = 'marinheiro@mar-azul.test';

type Office = Awaited<ReturnType<typeof openOffice>>;
type Mark = { id: string; status: string; by: string | null };

/** What the server holds of a booking, in the order it came. */
export async function marksOf(office: Office, booking: { id: string }): Promise<Mark[]> {
  return (await office.send('GET', `/bookings/${booking.id}/attendance-events`)).data;
}

/** The states alone, sorted: `checked_in checked_in pending`. */
export const saidOf = async (office: Office, booking: { id: string }) =>
  (await marksOf(office, booking))
    .map(({ status }) => status)
    .sort()
    .join(' ');

export type Held = { days: string[]; outbox: number; keys: number };

/** What the device keeps, read straight from IndexedDB; opening must not create the database. */
export function heldBy(page: Page): Promise<Held> {
  return page.evaluate(async () => {
    const none = { days: [] as string[], outbox: 0, keys: 0 };
    if (!(await indexedDB.databases()).some(({ name }) => name === 'leme')) return none;
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await ask(indexedDB.open('leme'));
    const stores = database.transaction(['days', 'outbox', 'keys']);
    const days: { date: string }[] = await ask(stores.objectStore('days').getAll());
    const [outbox, keys] = await Promise.all([
      ask(stores.objectStore('outbox').count()),
      ask(stores.objectStore('keys').count()),
    ]);
    database.close();
    return { days: days.map(({ date }) => date).sort(), outbox, keys };
  });
}

/** Everything readable on the device, as text: IndexedDB, local and session storage. */
export function leftBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const readable = (_: string, value: unknown) =>
      value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value;
    const database = await ask(indexedDB.open('leme'));
    const stores = [...database.objectStoreNames];
    const all = database.transaction(stores);
    const rows = await Promise.all(stores.map((name) => ask(all.objectStore(name).getAll())));
    database.close();
    return JSON.stringify([rows, { ...localStorage }, { ...sessionStorage }], readable);
  });
}

/** A guide's phone for what needs no code it has not got yet. */
export const openPhone = (email = guide, size: Size = 'phone') => openAs(email, size);

/** One on which the application is installed: it opens without a signal, and so do menus, sheets and warnings. */
export const openInstalledPhone = async (email = guide, size: Size = 'phone') =>
  enter(await openInstalledPage(size), email);

/** The people of a session on a phone. */
export const openSailing = (page: Page, session: { id: string }, date: string, company = 'mar-azul') =>
  page.goto(`/${company}/passenger-manifest?date=${date}&session=${session.id}`);

/** Chooses in the status menu of a party. */
export async function setStatus(page: Page, name: string, choice: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Status de ${name}` }).click();
  await page.getByRole('menuitem', { name: choice, exact: true }).click();
}

/** Waits until a device has all it needs without a signal: the application, the key of its outbox, and these days. */
export async function readyForSea(page: Page, ...dates: string[]): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await keepsDays(page, ...dates);
}

/** The same without the application: what is open takes taps and shows these days. */
export async function keepsDays(page: Page, ...dates: string[]): Promise<void> {
  await expect.poll(() => heldBy(page), { timeout: 30_000 }).toMatchObject({ keys: 1 });
  for (const date of dates)
    await expect.poll(async () => (await heldBy(page)).days, { timeout: 30_000 }).toContain(date);
}

export const loseSignal = (page: Page) => page.context().setOffline(true);
export const findSignal = (page: Page) => page.context().setOffline(false);

/** The header's button that counts queued taps. */
export const queueOf = (page: Page) => page.getByRole('button', { name: /, \d+ na fila$/ });

export const queueIs = (page: Page, count: number) =>
  count === 0
    ? expect.poll(() => queueOf(page).count()).toBe(0)
    : expect.poll(() => queueOf(page).textContent()).toMatch(new RegExp(`\\b${count} na fila$`));

/** A session of its own with a party for each name, open on a phone that keeps its day. */
export async function aSailing(date: string, names: readonly string[], email?: string) {
  return await sail(date, names, { open: () => openPhone(email), isReady: keepsDays });
}

/** The same on a phone that is ready for anything. */
export async function anInstalledSailing(date: string, names: readonly string[], email?: string) {
  return await sail(date, names, { open: () => openInstalledPhone(email), isReady: readyForSea });
}

type Device = { open: () => Promise<Page>; isReady: (page: Page, date: string) => Promise<void> };

async function sail(date: string, names: readonly string[], { open, isReady }: Device) {
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  const parties = [];
  for (const name of names) parties.push(await office.aBooking(session, { name }));
  const page = await open();
  await page.clock.install();
  await openSailing(page, session, date);
  await isReady(page, date);
  return { office, session, parties, page };
}

/** Polls while moving the clock past the retry interval of 15 s, since a failed send is retried and never dropped. */
export const later = <T>(page: Page, look: () => Promise<T>) =>
  expect.poll(() => page.clock.fastForward('00:16').then(look), { interval: 500 });

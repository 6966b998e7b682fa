import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { counts, tapCheckIn } from '../pier/pier-day.ts';
import { anInstalledSailing, findSignal, leftBy, loseSignal, queueIs, saidOf } from './at-sea.ts';

/** What the kept day of a device is sealed with, another each time it is written; and how much was told of it since. */
const keptOf = (page: Page, date: string) =>
  page.evaluate(async (wanted) => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await ask(indexedDB.open('leme'));
    const rows: { date: string; iv: Uint8Array }[] = await ask(
      database.transaction('days').objectStore('days').getAll(),
    );
    database.close();
    const changes = rows.filter((row) => row.date.startsWith(`${wanted}/`)).length;
    return { changes, seal: rows.find((row) => row.date === wanted)?.iv.join() };
  }, date);

test('what was answered is noted beside the kept day, which is not sealed anew for a tap, and stands after a reload without a signal', async () => {
  const date = '2033-02-14';
  const { office, parties, page } = await anInstalledSailing(date, ['Nina Notada', 'Olga Outra']);
  // The day is not asked for again, so that what stands after the reload is what was noted.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', {
    urls: ['*/api/passenger-manifest*', '*/api/sessions-manifest*'],
  });
  const { seal } = await keptOf(page, date);
  await tapCheckIn(page, 'Nina Notada');
  const [nina] = parties;
  if (!nina) throw new Error('Nobody sails');
  await expect.poll(() => saidOf(office, nina)).toBe('checked_in');
  await queueIs(page, 0);
  await expect.poll(() => keptOf(page, date)).toEqual({ seal, changes: 1 });
  expect(await leftBy(page)).not.toContain('checked_in');

  await loseSignal(page);
  await page.reload();
  await counts(page, '1 de 2');
  // A start with a signal that brings no day throws away what others left here, and nothing of one's own.
  await findSignal(page);
  // Having done so it asks for the coming days, which it does not get.
  const comingDay = page.waitForEvent('requestfailed', (request) => /date=(?!2033)/.test(request.url()));
  await page.reload();
  await comingDay;
  await loseSignal(page);
  await page.reload();
  await counts(page, '1 de 2');
  expect(await keptOf(page, date)).toEqual({ seal, changes: 1 });
  await session.send('Network.setBlockedURLs', { urls: [] });
  await findSignal(page);
  await page.reload();
  // A day that is kept anew has what was told of it.
  await expect.poll(async () => (await keptOf(page, date)).changes).toBe(0);
  expect((await keptOf(page, date)).seal).not.toBe(seal);
  await counts(page, '1 de 2');
});

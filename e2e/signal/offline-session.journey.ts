import { expect, test } from 'vitest';
import { enter, openPage, signIn } from '../browser.ts';
import { hire } from '../crew.ts';
import { counts, openOffice, tapCheckIn } from '../pier/pier-day.ts';
import {
  findSignal,
  guide,
  heldBy,
  keepsDays,
  leftBy,
  loseSignal,
  marksOf,
  openInstalledPhone,
  openPhone,
  openSailing,
  queueIs,
  readyForSea,
  saidOf,
} from './at-sea.ts';

test('whoever falls asleep at sea is signed out on coming back, and what was marked arrives in their name', async () => {
  const date = '2033-01-13';
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  const party = await office.aBooking(session, { name: 'Sônia Sonolenta' });
  const page = await openInstalledPhone();
  await page.clock.install();
  await openSailing(page, session, date);
  await readyForSea(page, date);
  await loseSignal(page);
  await tapCheckIn(page, 'Sônia Sonolenta');
  await queueIs(page, 1);
  await page.clock.fastForward('02:01:00');
  const warning = page.getByRole('alertdialog', { name: 'Você ainda está aí?' });
  await warning.waitFor();
  await page.clock.fastForward('01:00:00');
  await warning.waitFor({ state: 'detached' });
  await counts(page, '1 de 1');
  // The session is over before the queue gets through.
  await page.route('**/api/attendance-events', (route) => route.abort());
  await findSignal(page);
  await page.getByText('Sessão Expirada').waitFor();
  expect((await page.context().request.get('/api/auth/user')).status()).toBe(401);
  await expect.poll(() => heldBy(page)).toEqual({ days: [], outbox: 1, keys: 1 });
  expect(await leftBy(page)).not.toContain('Sônia');
  await page.unroute('**/api/attendance-events');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(() => heldBy(page)).toEqual({ days: [], outbox: 0, keys: 1 });
  expect(await marksOf(office, party)).toMatchObject([{ status: 'checked_in', by: 'Beto Carvalho' }]);
});

test('whoever signs out with a queue is told, leaves ciphertext behind, and sends it at the next sign-in', async () => {
  const date = '2033-01-14';
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  const party = await office.aBooking(session, { name: 'Lia Levada' });
  const page = await openPhone();
  await openSailing(page, session, date);
  await keepsDays(page, date);
  await page.route('**/api/attendance-events', (route) => route.abort());
  await tapCheckIn(page, 'Lia Levada');
  await queueIs(page, 1);
  const signOut = async () => {
    await page.goto(`/mar-azul/passenger-manifest?date=${date}`);
    await page.getByRole('button', { name: /^Conta/ }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await page.getByText('Ainda há 1 marcação deste aparelho na fila').waitFor();
  };
  await signOut();
  await page.getByRole('button', { name: 'Ficar' }).click();
  await queueIs(page, 1);
  await signOut();
  await page.getByRole('button', { name: 'Sair mesmo assim' }).click();
  await page.getByRole('button', { name: 'Entrar' }).waitFor();
  await expect.poll(() => heldBy(page)).toEqual({ days: [], outbox: 1, keys: 0 });
  expect(await leftBy(page)).not.toContain('Lia');
  await page.unroute('**/api/attendance-events');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await signIn(page, guide);
  await expect.poll(() => saidOf(office, party)).toBe('checked_in');
  await expect.poll(async () => (await heldBy(page)).outbox).toBe(0);
});

test('what was marked by somebody who lost the right meanwhile counts nowhere, and the device says so', async () => {
  const date = '2033-01-15';
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  const party = await office.aBooking(session, { name: 'Rute Recusada', adults: 2 });
  const { email, becomes } = await hire(await office.tenantId(), 'Tito Trocado', 'marinheiro');
  const page = await openInstalledPhone(email);
  await openSailing(page, session, date);
  await readyForSea(page, date);
  await loseSignal(page);
  await tapCheckIn(page, 'Rute Recusada');
  await queueIs(page, 1);
  await becomes('user');
  await findSignal(page);
  await page.getByRole('button', { name: /, 1 recusado$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Marcações deste aparelho' });
  const refused = sheet.getByRole('region', { name: 'Recusadas' });
  await refused.getByText('Rute Recusada').waitFor();
  await refused.getByText('Você não podia mais fazer check-in quando a marcação chegou.').waitFor();
  await refused.getByRole('button', { name: 'Entendi: Rute Recusada' }).click();
  await sheet.getByText('Nada na fila').waitFor();
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await counts(page, '0 de 2');
  expect(await page.getByRole('button', { name: /recusado/ }).count()).toBe(0);
  expect(await saidOf(office, party)).toBe('');
  const { refusals } = await office.send('GET', '/attendance-issues');
  // Others have refusals of their own in this company, which a review would take from their devices.
  for (const refusal of refusals)
    if (refusal.place?.date === date) await office.send('POST', `/attendance-refusals/${refusal.id}/review`);
});

test('the key of the device is nowhere it can be read', async () => {
  const page = await openPage('phone');
  await enter(page, guide);
  const { device_key } = await (await page.context().request.get('/api/auth/session')).json();
  expect(device_key).toHaveLength(44);
  await page.goto('/');
  await page.getByRole('main').waitFor();
  const kept = await page.evaluate(async () => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await ask(indexedDB.open('leme'));
    const [key] = await ask<CryptoKey[]>(database.transaction('keys').objectStore('keys').getAll());
    const isReadable = await crypto.subtle.exportKey('raw', key as CryptoKey).then(
      () => true,
      () => false,
    );
    return { isReadable, text: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]) };
  });
  expect(kept.isReadable).toBe(false);
  expect(kept.text).toContain(guide);
  expect(kept.text).not.toContain(device_key);
});

import { dayIn } from '@leme/contract/kit/values/days';
import { expect, test } from 'vitest';
import { allAnswered } from '../all-answered.ts';
import { openOffice, tapCheckIn } from '../pier/pier-day.ts';
import {
  findSignal,
  heldBy,
  leftBy,
  loseSignal,
  openInstalledPhone,
  openSailing,
  queueIs,
  readyForSea,
  saidOf,
} from '../signal/at-sea.ts';

test('whoever leaves before a day was kept leaves no day behind', async () => {
  const date = '2033-01-16';
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  await office.aBooking(session, { name: 'Ivo Veloz' });
  const page = await openInstalledPhone();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  const soon = <T>(look: () => Promise<T>) =>
    expect.poll(() => page.clock.runFor(10).then(look), { interval: 10 });
  await page.goto(`/mar-azul/passenger-manifest?date=${date}`);
  await soon(() => page.getByText('0 de 1').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Conta/ }).click();
  await soon(() => page.getByRole('menuitem', { name: 'Sair' }).count()).toBe(1);
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await soon(() => page.getByLabel('Email').count()).toBe(1);
  await page.clock.runFor('00:10');
  await allAnswered(page);
  expect(await heldBy(page)).toEqual({ days: [], outbox: 0, keys: 0 });
});

test('reading without a network ends two hours after the last tour; what waits is kept and sent, what was read is ciphertext', async () => {
  const office = await openOffice();
  const date = dayIn('America/Sao_Paulo', Temporal.Now.instant());
  const session = await office.aSession(date, '21:00');
  const party = await office.aBooking(session, { name: 'Nara Noturna' });
  const page = await openInstalledPhone();
  await page.clock.install();
  await openSailing(page, session, date);
  await readyForSea(page, date);
  await loseSignal(page);
  await tapCheckIn(page, 'Nara Noturna');
  await queueIs(page, 1);
  await page.clock.fastForward('47:00:00');
  await page.getByText('Nara Noturna').first().waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Tentar novamente' }).or(page.getByLabel('Email')).first().waitFor();
  await expect.poll(() => leftBy(page)).not.toContain('Noturna');
  expect(await heldBy(page)).toMatchObject({ days: expect.arrayContaining([date]), outbox: 1, keys: 1 });
  await findSignal(page);
  await expect.poll(() => saidOf(office, party), { timeout: 30_000 }).toBe('checked_in');
});

test('whoever leaves without a network has left: no page waits for ever, nothing typed or preferred stays, and the server hears of it', async () => {
  const date = '2033-01-17';
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  await office.aBooking(session, { name: 'Raul Retirado' });
  const page = await openInstalledPhone();
  await openSailing(page, session, date);
  await readyForSea(page, date);
  await page.evaluate(() => {
    localStorage.setItem('leme.draft.bookings', JSON.stringify({ at: Date.now(), content: 'Raul' }));
    localStorage.setItem('leme.preference.u.t.columns', '[]');
  });
  await page.goto(`/mar-azul/passenger-manifest?date=${date}`);
  await page.getByRole('button', { name: /^Conta/ }).waitFor();
  await loseSignal(page);
  await page.getByRole('button', { name: /^Conta/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page.getByLabel('Email').waitFor();
  expect(await heldBy(page)).toEqual({ days: [], outbox: 0, keys: 0 });
  expect(await leftBy(page)).not.toMatch(/Raul|leme\.(draft|preference|session)/);
  for (const path of ['/mar-azul/passenger-manifest', '/auth', '/']) {
    await page.goto(path);
    await page
      .getByRole('button', { name: 'Tentar novamente' })
      .or(page.getByLabel('Email'))
      .first()
      .waitFor();
  }
  await findSignal(page);
  await page.goto('/auth');
  await expect.poll(async () => (await page.context().request.get('/api/auth/user')).status()).toBe(401);
});

import { dayIn } from '@leme/contract/kit/time';
import { expect, test } from 'vitest';
import {
  findSignal,
  guide,
  heldBy,
  leftBy,
  loseSignal,
  marksOf,
  openPhone,
  openSailing,
  queueIs,
  readyForSea,
  saidOf,
} from './at-sea.ts';
import { axe, signIn } from './browser.ts';
import { hire } from './crew.ts';
import { counts, openOffice } from './pier-day.ts';

test('whoever falls asleep at sea is signed out on coming back, and what was marked arrives in their name', async () => {
  const date = '2033-01-13';
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  const party = await office.aBooking(session, { name: 'Sônia Sonolenta' });
  const page = await openPhone();
  await page.clock.install();
  await openSailing(page, session, date);
  await readyForSea(page, date);
  await loseSignal(page);
  await page.getByRole('button', { name: 'Check-in de Sônia Sonolenta' }).click();
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
  await readyForSea(page, date);
  await page.route('**/api/attendance-events', (route) => route.abort());
  await page.getByRole('button', { name: 'Check-in de Lia Levada' }).click();
  await queueIs(page, 1);
  const signOut = async () => {
    await page.goto(`/mar-azul/passenger-manifest?date=${date}`);
    await page.getByRole('button', { name: /^Conta/ }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await page.getByText('Ainda há 1 marcação deste aparelho na fila').waitFor();
  };
  await signOut();
  expect(await axe(page)).toEqual([]);
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
  const page = await openPhone(email);
  await openSailing(page, session, date);
  await readyForSea(page, date);
  await loseSignal(page);
  await page.getByRole('button', { name: 'Check-in de Rute Recusada' }).click();
  await queueIs(page, 1);
  await becomes('user');
  await findSignal(page);
  await page.getByRole('button', { name: /, 1 recusado$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Marcações deste aparelho' });
  const refused = sheet.getByRole('region', { name: 'Recusadas' });
  await refused.getByText('Rute Recusada').waitFor();
  await refused.getByText('Você não podia mais fazer check-in quando a marcação chegou.').waitFor();
  expect(await axe(page, '[role=dialog]')).toEqual([]);
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

test('whoever leaves before a day was kept leaves no day behind', async () => {
  const date = '2033-01-16';
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  await office.aBooking(session, { name: 'Ivo Veloz' });
  const page = await openPhone();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  const soon = <T>(look: () => Promise<T>) =>
    expect.poll(() => page.clock.runFor(10).then(look), { interval: 100 });
  await page.goto(`/mar-azul/passenger-manifest?date=${date}`);
  await soon(() => page.getByText('0 de 1').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Conta/ }).click();
  await soon(() => page.getByRole('menuitem', { name: 'Sair' }).count()).toBe(1);
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await soon(() => page.getByLabel('Email').count()).toBe(1);
  await page.clock.runFor('00:10');
  await page.waitForLoadState('networkidle');
  expect(await heldBy(page)).toEqual({ days: [], outbox: 0, keys: 0 });
});

test('reading without a network ends two hours after the last tour; what waits is kept and sent, what was read is ciphertext', async () => {
  const office = await openOffice();
  const date = dayIn('America/Sao_Paulo', Temporal.Now.instant());
  const session = await office.aSession(date, '10:00');
  const party = await office.aBooking(session, { name: 'Nara Noturna' });
  const page = await openPhone();
  await page.clock.install();
  await openSailing(page, session, date);
  await readyForSea(page, date);
  await loseSignal(page);
  await page.getByRole('button', { name: 'Check-in de Nara Noturna' }).click();
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
  const page = await openPhone();
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

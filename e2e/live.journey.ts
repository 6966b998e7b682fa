import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openAs } from './browser.ts';
import { checkIn, openOffice, openSession, shows } from './pier-day.ts';

/** Opens the day as the office does and waits until changes are heard. */
async function watchDay(page: Page, path: string): Promise<void> {
  const heard = page.waitForResponse((answer) => answer.url().includes('/api/realtime'));
  await page.goto(path);
  await heard;
  // The code that says what colleagues did comes after the page.
  await page.waitForLoadState('networkidle');
}

test('a check-in at the pier shows in the office by itself, and a word says so, but not to whom it was [A4-57, A4-63, A4-64, A4-65, B7.2-16]', async () => {
  const date = '2031-09-01';
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  await office.aBooking(session, { name: 'Família Onda', adults: 3 });
  const desk = await openAs('admin@mar-azul.test');
  await watchDay(desk, `/mar-azul/sessions-manifest?date=${date}`);
  await desk.getByRole('article').first().waitFor();
  const guide = await openAs('marinheiro@mar-azul.test', 'phone');
  await openSession(guide, date);
  await checkIn(guide, 'Família Onda');
  await desk.getByText('3 de 3 com check-in').waitFor();
  await shows(
    desk.getByText('3 check-ins feitos pela equipe').or(desk.getByText('Check-in feito pela equipe')),
  );
  expect(await guide.getByText(/feitos? pela equipe/).count()).toBe(0);

  await guide.getByRole('button', { name: 'Desfazer' }).last().click();
  await desk.getByText('3 de 3 com check-in').waitFor({ state: 'detached' });
  await shows(desk.getByText(/[Cc]heck-ins? cancelados? pela equipe/));
});

test('sessions and bookings of colleagues appear, change and go on an open page, and are told [A4-59, A4-60, A4-61, A4-62]', async () => {
  const date = '2031-09-02';
  const office = await openOffice();
  const page = await openAs('manager@mar-azul.test');
  await watchDay(page, `/mar-azul/passenger-manifest?date=${date}`);
  await page.getByText('Nenhuma sessão encontrada').waitFor();
  const session = await office.aSession(date, '09:00');
  await shows(page.getByText('Nova sessão criada'));
  await office.aBooking(session, { name: 'Tânia Maré' });
  await shows(page.getByText('Nova reserva recebida'));
  await page.getByRole('button', { name: 'Tânia Maré', exact: true }).waitFor();
  await office.send('POST', `/sessions/${session.id}/cancellation`, {
    version: session.version,
    reason: 'Vento sul',
    cancel_bookings: true,
  });
  await shows(page.getByText('Sessão removida'));
  await page.getByRole('button', { name: 'Tânia Maré', exact: true }).waitFor({ state: 'detached' });
});

test('a page nobody looks at asks for nothing, and catches up when it is looked at again [B7.2-17]', async () => {
  const date = '2031-09-03';
  const office = await openOffice();
  const page = await openAs('admin@mar-azul.test');
  await page.addInitScript(() => {
    let hidden = false;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
    addEventListener('look-away', () => (hidden = true));
    addEventListener('look-back', () => {
      hidden = false;
      dispatchEvent(new Event('visibilitychange'));
    });
  });
  await watchDay(page, `/mar-azul/sessions-manifest?date=${date}`);
  await page.getByText('Nenhuma sessão encontrada').waitFor();
  const asked: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/sessions-manifest?') && asked.push(request.url()),
  );
  await page.evaluate(() => dispatchEvent(new Event('look-away')));
  const witness = await openAs('admin@mar-azul.test');
  await watchDay(witness, `/mar-azul/sessions-manifest?date=${date}`);
  await office.aSession(date, '10:00');
  await witness.getByText('10:00–12:00').waitFor();
  expect(asked).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('look-back')));
  await page.getByText('10:00–12:00').waitFor();
});

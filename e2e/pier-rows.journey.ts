import { expect, test } from 'vitest';
import { openAs } from './browser.ts';
import { card, counts, hold, openOffice, openSession, shows } from './pier-day.ts';

// The same on a desk, and what is typed, filtered and refused on a row: web/src/modules/manifest/day/rows.test.tsx.
test('while somebody else changes the day: cancelled, moved and double-tapped get a clear answer each time on a phone, and the local list stays as it was [A4-18, A8-15]', async () => {
  const date = '2031-08-14';
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  const later = await office.aSession(date, '14:00');
  const [gone, , double] = [
    await office.aBooking(session, { name: 'Reserva Cancelada' }),
    await office.aBooking(session, { name: 'Reserva Fica' }),
    await office.aBooking(session, { name: 'Toque Duplo' }),
  ];
  await office.aBooking(later, { name: 'Da Tarde' });
  const page = await openAs('marinheiro@mar-azul.test', 'phone');
  await page.goto(`/mar-azul/passenger-manifest?date=${date}&session=${session.id}`);
  await page.getByText('Reserva Cancelada').first().waitFor();
  const release = await hold(page, `/passenger-manifest?date=${date}`);
  await office.send('POST', `/bookings/${gone.id}/cancellation`, { version: gone.version, reason: null });
  // An answer that takes longer than a moment is counted in the head instead; the next tap asks again.
  const said = page.getByText('Erro ao atualizar status').first();
  for (let refused = 1; refused <= 5 && !(await said.isVisible()); refused += 1) {
    await page.getByRole('button', { name: 'Check-in de Reserva Cancelada' }).click();
    await said
      .or(page.getByText(new RegExp(`^${refused} recusad`)))
      .first()
      .waitFor();
  }
  await said.waitFor({ timeout: 1_000 });
  await page
    .getByText(/a reserva foi cancelada/)
    .first()
    .waitFor();
  release();
  await page.getByRole('button', { name: 'Atualizar' }).last().click();
  await shows(page.getByText(/Reserva Cancelada saiu desta lista/));

  const button = page.getByRole('button', { name: 'Check-in de Toque Duplo' });
  // The note above has just moved the rows; both taps are meant for where they come to rest.
  await button.click({ trial: true });
  await button.dblclick({ force: true });
  await page.getByText('Check-in realizado').first().waitFor();
  const events = await office.send('GET', `/bookings/${double.id}/attendance-events`);
  expect(events.data).toHaveLength(1);
});

test('what was marked a moment ago does not fold away under the finger on the next button', async () => {
  const date = '2031-08-29';
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  for (const name of ['Alda Primeira', 'Bento Segundo']) await office.aBooking(session, { name });
  const page = await openAs('marinheiro@mar-azul.test', 'phone');
  await page.clock.install();
  await openSession(page, date);
  await page.getByRole('button', { name: 'Check-in de Alda Primeira' }).waitFor();
  // The seconds a row keeps its place begin with the tap, however long the machine takes over each step.
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.getByRole('button', { name: 'Check-in de Alda Primeira' }).click();
  await expect
    .poll(() => page.clock.runFor(10).then(() => page.getByText('1 de 2').first().isVisible()), {
      interval: 50,
    })
    .toBe(true);
  const next = card(page, 'Bento Segundo');
  await next.getByRole('button', { name: 'Check-in de Bento Segundo' }).hover();
  const place = await next.boundingBox();
  await page.clock.runFor(2_000);
  await page.mouse.down();
  await page.clock.runFor(1_500);
  expect(await next.boundingBox()).toEqual(place);
  await page.mouse.up();
  await page.clock.runFor(100);
  await counts(page, '2 de 2');
  await page.clock.runFor(3_500);
  await expect.poll(async () => (await next.boundingBox())?.y).not.toBe(place?.y);
});

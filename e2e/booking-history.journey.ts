import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { expect, test } from 'vitest';
import { ask, openAs } from './browser.ts';
import { aJourneyDay, sessionsPath } from './sessions-day.ts';

type Manifest = { data: { bookings: { id: string; passengers: { id: string }[] }[] }[] };

test('the history of a booking after an edit, a payment, a move and a check-in, on a phone', async () => {
  const page = await openAs('admin@mar-azul.test', 'phone');
  const date = '2035-04-03';
  const { morning, afternoon, bookings } = await aJourneyDay(page, date);
  const [{ id }] = bookings;
  await page.goto(sessionsPath(date, { open: 'bookings', session: morning.id, booking: id, act: 'edit' }));
  const form = page.getByRole('dialog', { name: 'Editar reserva' });
  await form.getByLabel('Nome do cliente').fill('Maria da História');
  await form.getByRole('spinbutton', { name: 'Adulto' }).fill('4');
  await form.getByRole('button', { name: 'Salvar reserva' }).click();
  await form.waitFor({ state: 'hidden' });
  const list = page.getByRole('dialog', { name: 'Reservas da sessão' });
  const menu = list.getByRole('button', { name: 'Ações da reserva de Maria da História' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Registrar pagamento' }).click();
  const payment = page.getByRole('dialog', { name: 'Registrar pagamento' });
  await payment.getByLabel('Valor').fill('50,00');
  await payment.getByLabel('Valor').press('Enter');
  await payment.waitFor({ state: 'hidden' });

  // A colleague goes on with it.
  const { version } = await ask<BookingRow>(page, 'GET', `/bookings/${id}`);
  await ask(page, 'POST', `/bookings/${id}/moves`, { version, session_id: afternoon.id });
  const day = await ask<Manifest>(page, 'GET', `/passenger-manifest?date=${date}`);
  const party = day.data.flatMap((session) => session.bookings).find((booking) => booking.id === id);
  const [first] = party?.passengers ?? [];
  const event = { id: crypto.randomUUID(), booking_id: id, manifest_passenger_id: first?.id };
  await ask(page, 'POST', '/attendance-events', { events: [{ ...event, status: 'checked_in' }] });

  await page.goto(sessionsPath(date, { open: 'bookings', session: afternoon.id }));
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Histórico' }).focus();
  await page.keyboard.press('Enter');
  const history = page.getByRole('dialog', { name: 'Histórico' });
  const steps = history.getByRole('list', { name: 'Histórico' }).getByRole('listitem');
  await steps.nth(5).waitFor();
  const said = await steps.allInnerTexts();
  expect(said).toEqual([
    expect.stringMatching(/Passageiro · Alterado.*Maria da História.*Não check-in.*Check-in OK/s),
    expect.stringMatching(/Alterado.*Sessão.*03\/04\/2035 08:00.*03\/04\/2035 15:00/s),
    expect.stringMatching(/Pagamento · Criado.*R\$\s50,00.*Pix/s),
    expect.stringMatching(/Alterado.*Maria da Jornada.*Maria da História.*3 × Adulto.*4 × Adulto/s),
    expect.stringMatching(/Criad.*/s),
    expect.stringMatching(/Criad.*/s),
  ]);
  await page.keyboard.press('Escape');
  await history.waitFor({ state: 'hidden' });
  await list.waitFor();
});

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openOffice, shows } from '../pier/pier-day.ts';
import { findSignal, heldBy, loseSignal, openInstalledPhone, queueIs, readyForSea } from './at-sea.ts';

const company = 'porto-cedo';

/** A departure of this evening with a boat of its own, and who booked it. */
async function anEvening() {
  const office = await openOffice(`admin@${company}.test`);
  const { tenant } = await office.send('GET', '/auth/session');
  const date = Temporal.Now.plainDateISO(tenant.timezone).toString();
  const boat_name = `Netuno ${crypto.randomUUID().slice(0, 6)}`;
  const boat = await office.send('POST', '/boats', { boat_name, capacity: 12, tank_l: 200 });
  const session = await office.aSession(date, '21:00');
  const { version } = await office.send('GET', `/sessions/${session.id}`);
  await office.send('PATCH', `/sessions/${session.id}`, { version, total_capacity: 12, boat_ids: [boat.id] });
  const booking = await office.aBooking(session, { name: 'Nina do Barco', adults: 2 });
  const { data } = await office.send('GET', `/passenger-manifest?date=${date}`);
  const parties: { id: string; passengers: { id: string }[] }[] = data.flatMap(
    ({ bookings }: { bookings: object[] }) => bookings,
  );
  const aboard = parties.find(({ id }) => id === booking.id)?.passengers ?? [];
  const events = aboard.map(({ id }) => ({
    id: crypto.randomUUID(),
    booking_id: booking.id,
    manifest_passenger_id: id,
    status: 'checked_in',
  }));
  await office.send('POST', '/attendance-events', { events });
  return { office, boat, boat_name, booking };
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a skipper’s day: fuel, out, no signal, something happens, back, the tab is killed; with a signal all is there once', async () => {
  const { office, boat, boat_name, booking } = await anEvening();
  const first = await openInstalledPhone(`marinheiro@${company}.test`);

  await first.goto(`/${company}/quick-fuel`);
  await first.getByRole('button', { name: 'Abastecer' }).first().click();
  const fuel = dialogOf(first, 'Abastecer');
  await fuel.getByLabel(/^Barco/).click();
  await first.getByRole('option', { name: boat_name }).click();
  await fuel.getByLabel(/^Litros/).fill('80');
  await fuel.getByLabel(/^Total/).fill('520');
  await fuel.getByRole('button', { name: 'Salvar' }).click();
  await shows(first.getByText('Abastecimento anotado'));

  await first.goto(`/${company}/logbook`);
  await first.getByRole('button', { name: `Saiu: ${boat_name}` }).click();
  const leave = dialogOf(first, `Saiu: ${boat_name}`);
  await leave.getByLabel(/^Quantos passageiros/).fill('2');
  await leave.getByRole('button', { name: 'Conferir' }).click();
  // Nobody is rostered on it: that it left is noted all the same.
  await leave.getByRole('button', { name: /^Saiu/ }).click();
  await shows(first.getByRole('button', { name: `Voltou: ${boat_name}` }));
  await readyForSea(first, 'pier');

  await loseSignal(first);
  await first.getByRole('button', { name: `Ocorrência: ${boat_name}` }).click();
  const happened = dialogOf(first, `Ocorrência: ${boat_name}`);
  await happened.getByLabel(/^O que aconteceu/).click();
  await first.getByRole('option', { name: 'Outro' }).click();
  await happened.getByLabel(/^Descrição/).fill('Rede na hélice');
  await happened.getByRole('button', { name: 'Anotar' }).click();
  await queueIs(first, 1);
  await first.getByRole('button', { name: `Voltou: ${boat_name}` }).click();
  const back = dialogOf(first, `Voltou: ${boat_name}`);
  await back.getByLabel(/^Quantos passageiros/).fill('2');
  await back.getByRole('button', { name: 'Conferir' }).click();
  await back.getByRole('button', { name: 'Todos desembarcaram' }).click();
  await queueIs(first, 3);
  await first.close({ runBeforeUnload: false });

  const page = await first.context().newPage();
  await page.goto(`/${company}/logbook`);
  const ours = page.getByRole('article').filter({ hasText: boat_name });
  await shows(ours.getByText(/Saiu \d\d:\d\d · Voltou \d\d:\d\d/));
  await queueIs(page, 3);

  await findSignal(page);
  await queueIs(page, 0);
  // Two guests and the two of the crew.
  const { data } = await office.send('GET', `/logbook?boat_id=${boat.id}`);
  expect(data).toMatchObject([{ status: 'closed', people_out: 4, people_in: 4, occurrences: 1 }]);
  const { events } = await office.send('GET', `/logbook/${data[0].id}`);
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['departed', 'occurrence', 'returned']);
  const fills = await office.send('GET', `/quick-fuel?boat_id=${boat.id}`);
  expect(fills.data).toMatchObject([{ litres: 80, total: 520 }]);
  expect((await office.send('GET', `/bookings/${booking.id}`)).status).toBe('completed');
  expect(await heldBy(page)).toMatchObject({ outbox: 0 });
});

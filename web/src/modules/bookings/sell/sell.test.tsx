import {
  createBooking,
  createSession,
  getSession,
  listSessions,
  sessionOptions,
} from '@leme/contract/bookings/endpoints';
import { getPassengerManifest } from '@leme/contract/manifest/endpoints';
import { getSessionsManifest } from '@leme/contract/manifest/sessions-manifest-endpoints';
import { createQuote } from '@leme/contract/pricing/quote-endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const date = '2035-07-03';
const id = () => crypto.randomUUID();
const product = { id: id(), name: 'Ilha do Campeche', color: '#6366f1' };
const adult = { id: id(), label: 'Adulto', cost_price: 180, pax_count: 1 };

const departure = (start: string, end: string) => ({
  id: id(),
  product_id: product.id,
  product,
  date,
  status: 'available' as const,
  version: 1,
  start_time: `${start}:00`,
  end_time: `${end}:00`,
  guide_name: 'Ana Lima',
  sailor_name: null,
  starts_at: `${date}T${start}:00-03:00`,
  ends_at: `${date}T${end}:00-03:00`,
  total_capacity: 12,
  remaining_capacity: 8,
  people: 4,
  people_limit: null,
});

/** A day with these departures, on every page that shows it; a new one joins them. */
function aDay(departures: ReturnType<typeof departure>[]) {
  const server = aServer();
  server.answers(sessionOptions, { products: [{ ...product, duration_min: 120, fare_types: [adult] }] });
  server.answers(listSessions, () => ({ date, data: departures }));
  server.answers(getSession, (input) => departures.find((one) => one.id === input.id) ?? {});
  server.answers(getSessionsManifest, () => ({
    date,
    today: date,
    data: departures.map((one) => ({ ...one, bookings: 2, passengers: 4 })),
  }));
  server.answers(getPassengerManifest, () => ({ date, today: date, data: departures }));
  server.answers(createSession, ({ start_time, end_time }) => {
    const made = departure(start_time, end_time);
    departures.push(made);
    return made;
  });
  server.answers(createQuote, ({ party }) => ({
    total: 180 * party.length,
    trace: { inputs: { date, sold_on: date } },
  }));
  server.answers(createBooking, ({ session_id, customer_name }) => ({
    id: id(),
    code: 'ABC234',
    session_id,
    customer_name,
    status: 'confirmed',
    version: 1,
  }));
  return server;
}

/** What stands in the dialog; it is drawn anew when its code has come, so each part is looked for by itself. */
const form = () => screen.findByRole('dialog', { name: 'Nova Reserva' });

async function sellTo(person: UserEvent, name: string) {
  await form();
  await person.type(await screen.findByLabelText(/^Nome do cliente/), name);
  await person.click(screen.getByRole('button', { name: 'Criar reserva' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nova Reserva' })).toBeNull());
}

async function choose(person: UserEvent, name: RegExp) {
  await form();
  await screen.findByText('Para qual saída?');
  const [first] = await screen.findAllByRole('button', { name });
  await person.click(first ?? document.body);
}

describe.each(['phone', 'desktop'] as const)('where do I sell, on a %s', (size) => {
  test('three ways lead to a booking: the card, the head and a word typed into the search', async () => {
    const [morning, afternoon] = [departure('08:00', '10:00'), departure('15:00', '17:00')];
    const server = aDay([morning, afternoon]);
    let person = await openPage(server, `/mar-azul/sessions-manifest?date=${date}`, { as: 'admin', size });
    await person.click(await screen.findByRole('button', { name: 'Nova Reserva: Ilha do Campeche, 08:00' }));
    await sellTo(person, 'Pelo Cartão');
    expect(location.search).not.toContain('new=');

    person = await openPage(server, `/mar-azul/passenger-manifest?date=${date}`, { as: 'admin', size });
    await screen.findByRole('button', { name: 'Nova Reserva: Ilha do Campeche, 15:00' });
    await person.click(screen.getByRole('button', { name: 'Nova Reserva' }));
    const search = await screen.findByRole('searchbox', { name: 'Produto ou horário' });
    await person.type(search, '8h00 campeche');
    await choose(person, /08:00.*Ilha do Campeche.*lugares/);
    await sellTo(person, 'Pelo Cabeçalho');

    if (size === 'phone') await person.click(screen.getByRole('button', { name: 'Abrir a busca' }));
    else await person.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Buscar ou ir para' }));
    await person.type(palette.getByRole('combobox'), 'vender');
    await person.click(await palette.findByRole('option', { name: /Nova Reserva/ }));
    await choose(person, /15:00–17:00.*Ilha do Campeche/);
    await sellTo(person, 'Pela Busca');
    expect(
      server.sent('POST /bookings').map(({ session_id, customer_name }) => [session_id, customer_name]),
    ).toEqual([
      [morning.id, 'Pelo Cartão'],
      [morning.id, 'Pelo Cabeçalho'],
      [afternoon.id, 'Pela Busca'],
    ]);
  });

  test('an empty day offers both: a session is made on it, and can be sold then', async () => {
    const server = aDay([]);
    const person = await openPage(server, `/mar-azul/passenger-manifest?date=${date}`, { as: 'admin', size });
    await screen.findAllByText(/Nenhuma sessão/);
    await person.click(screen.getAllByRole('button', { name: 'Nova Reserva' }).at(-1) ?? document.body);
    await screen.findByText('Nenhuma saída a vender neste dia');
    await person.click(screen.getByRole('button', { name: 'Nova Sessão' }));
    await screen.findByRole('dialog', { name: 'Nova Sessão' });
    await person.click(await screen.findByRole('combobox', { name: /^Produto/ }));
    await person.click(await screen.findByRole('option', { name: 'Ilha do Campeche' }));
    fireEvent.change(screen.getByLabelText(/^Início/), { target: { value: '09:00' } });
    fireEvent.change(screen.getByLabelText(/^Fim/, { selector: 'input' }), { target: { value: '11:00' } });
    fireEvent.change(screen.getByLabelText(/^Capacidade/), { target: { value: '12' } });
    await person.click(screen.getByRole('button', { name: 'Criar sessão' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nova Sessão' })).toBeNull());
    expect(server.sent('POST /sessions')).toMatchObject([{ date, total_capacity: 12 }]);
    await screen.findByRole('button', { name: 'Nova Reserva: Ilha do Campeche, 09:00' });
  });
});

test('the total is what the rules say of the party, and paying all of it pays that', async () => {
  const morning = departure('08:00', '10:00');
  const server = aDay([morning]);
  server.answers(createQuote, { total: 198, trace: { inputs: { date, sold_on: date } } });
  const person = await openPage(server, `/mar-azul/sessions-manifest?date=${date}`, { as: 'admin' });
  await person.click(await screen.findByRole('button', { name: 'Nova Reserva: Ilha do Campeche, 08:00' }));
  await form();
  await waitFor(() => expect(screen.getAllByText(/198,00/).length).toBeGreaterThan(0));
  await person.click(screen.getByRole('button', { name: 'Pagar tudo' }));
  await sellTo(person, 'Rosa do Sábado');
  expect(server.sent('POST /quotes')[0]).toMatchObject({
    session_id: morning.id,
    party: [{ fare_type_id: adult.id, quantity: 1 }],
  });
  expect(server.sent('POST /bookings')[0]).toMatchObject({ payment: { amount: 198 } });
});

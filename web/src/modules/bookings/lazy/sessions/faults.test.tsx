import {
  createBooking,
  createSession,
  listSessionBookings,
  listSessions,
  sessionOptions,
} from '@leme/contract/bookings/endpoints';
import { releaseHold } from '@leme/contract/bookings/life/life-endpoints';
import { createQuote } from '@leme/contract/pricing/quote-endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../../testing/fake-server.ts';
import { aServer, knows, openPage } from '../../../../testing/open-page.tsx';

const date = '2031-03-16';
const id = () => crypto.randomUUID();
const product = { id: id(), name: 'Ilha do Campeche', color: '#6366f1' };
const adult = { id: id(), label: 'Adulto', cost_price: 180, pax_count: 1 };
const boat = { id: id(), boat_name: 'Lancha Netuno', capacity: 12 };
const session = {
  id: id(),
  product_id: product.id,
  product,
  date,
  status: 'available' as const,
  version: 1,
  start_time: '08:00:00',
  end_time: '10:00:00',
  guide_name: 'Ana Lima',
  sailor_name: null,
  starts_at: `${date}T11:00:00Z`,
  ends_at: `${date}T13:00:00Z`,
  people_limit: null,
  total_capacity: 12,
  remaining_capacity: 10,
  people: 2,
  held: 2,
  booking_count: 0,
};

/** A morning with twelve seats, two of them on hold. */
async function openDay() {
  const server = aServer();
  server.answers(sessionOptions, {
    products: [{ ...product, duration_min: 120, fare_types: [adult] }],
    boats: [boat],
  });
  server.answers(createQuote, refuses('not-found'));
  server.answers(listSessions, { date, data: [session] });
  server.answers(createQuote, { total: 180, trace: { inputs: { date, sold_on: date } } });
  const person = await openPage(server, `/mar-azul/sessions?date=${date}`, { as: 'admin' });
  const press = async (name: string | RegExp) => {
    const [first] = await screen.findAllByRole('button', { name });
    await person.click(first ?? document.body);
  };
  return { server, person, press };
}

test('a fault of a form stands beside its field and what was typed stays', async () => {
  const { server, person, press } = await openDay();
  await press(/^Nova Reserva/);
  await screen.findByRole('dialog', { name: /Nova Reserva/ });
  const name = await screen.findByLabelText<HTMLInputElement>(/^Nome do cliente/);
  await person.type(name, 'M');
  await person.type(screen.getByLabelText(/^Telefone/), '12');
  await press('Criar reserva');
  await screen.findByText('Use pelo menos 2 caracteres');
  screen.getByText('Telefone inválido');
  expect(name.value).toBe('M');
  expect(server.sent('POST /bookings')).toEqual([]);
});

test('a new session names what is missing, and boats are none of it', async () => {
  const { server, press } = await openDay();
  await press(/^Nova Sessão/);
  await screen.findByLabelText(/^Fim/);
  const dialog = screen.getByRole('dialog', { name: 'Nova Sessão' });
  await press('Criar sessão');
  expect(await within(dialog).findAllByText('Preencha este campo')).toHaveLength(4);
  const marked = [...dialog.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(marked.filter((name) => name.includes('*'))).toEqual([
    'Produto*',
    'Data*',
    'Início*',
    'Fim*',
    'Capacidade*',
  ]);
  expect(server.sent('POST /sessions')).toEqual([]);
});

test('what was typed into a booking is handed back where the right to the page is taken meanwhile', async () => {
  const { server, person, press } = await openDay();
  await press(/^Nova Reserva/);
  await screen.findByRole('dialog', { name: /Nova Reserva/ });
  await person.type(await screen.findByLabelText(/^Nome do cliente/), 'Família Levada');
  knows(server, { as: 'admin', without: ['sessions:read'] });
  server.tells('bye');
  await screen.findByRole('heading', { name: 'Acesso negado' });
  screen.getByText('Família Levada');
});

test('the last seats are not sold twice: the form says how many are left and keeps its values', async () => {
  const { server, person, press } = await openDay();
  const params = { free: 1, wanted: 4 };
  server.answers(createBooking, refuses('seats-sold-out', { params }));
  await press(/^Nova Reserva/);
  await screen.findByRole('dialog', { name: /Nova Reserva/ });
  const name = await screen.findByLabelText<HTMLInputElement>(/^Nome do cliente/);
  await person.type(name, 'Primeira da fila');
  const adults = screen.getByRole('spinbutton', { name: /^Adulto/ });
  fireEvent.change(adults, { target: { value: '13' } });
  await screen.findAllByText(/Só há 10 lugares livres/);
  // Meanwhile somebody else sold nine of them.
  fireEvent.change(adults, { target: { value: '4' } });
  await press('Criar reserva');
  await screen.findAllByText(/Restam 1 lugares e a reserva pede 4/);
  expect(name.value).toBe('Primeira da fila');
});

test('a boat that is elsewhere is named with the session it is in', async () => {
  const { server, person, press } = await openDay();
  const params = {
    boat_name: 'Lancha Netuno',
    product_name: 'Ilha do Campeche',
    date,
    start_time: '08:00:00',
    end_time: '10:00:00',
  };
  server.answers(createSession, refuses('boat-busy', { params }));
  await press(/^Nova Sessão/);
  await screen.findByRole('dialog', { name: 'Nova Sessão' });
  await person.click(await screen.findByRole('combobox', { name: /^Produto/ }));
  await person.click(await screen.findByRole('option', { name: 'Ilha do Campeche' }));
  fireEvent.change(screen.getByLabelText(/^Início/), { target: { value: '08:30' } });
  fireEvent.change(screen.getByLabelText(/^Fim/, { selector: 'input' }), { target: { value: '09:30' } });
  await person.click(screen.getByRole('combobox', { name: /^Embarcações/ }));
  await person.click(await screen.findByRole('option', { name: /Lancha Netuno/ }));
  await press('Criar sessão');
  await screen.findAllByText(/Lancha Netuno já está em Ilha do Campeche, 16\/03\/2031, 08:00–10:00/);
});

test('held seats are listed with until when, and can be released', async () => {
  const { server, person, press } = await openDay();
  const hold = {
    id: id(),
    code: 'HOLD22',
    session_id: session.id,
    customer_name: 'Pré Reservada',
    seats: 2,
    status: 'on_hold',
    hold_expires_at: '2031-03-15T15:00:00Z',
    version: 4,
    people: 2,
  };
  server.answers(listSessionBookings, ({ status }) => ({ data: status === 'on_hold' ? [hold] : [] }));
  await press(/Reservas de Ilha do Campeche, 08:00/);
  const list = within(await screen.findByRole('dialog', { name: 'Reservas da sessão' }));
  await person.click(await list.findByRole('radio', { name: 'Pré-reservas' }));
  await list.findByText(/Pré-reserva até/);
  await press(/Ações da reserva/);
  await person.click(await screen.findByRole('menuitem', { name: 'Liberar lugares' }));
  await screen.findByRole('alertdialog', { name: /Liberar a pré-reserva/ });
  server.answers(releaseHold, { ...hold, status: 'cancelled' });
  server.answers(listSessionBookings, { data: [] });
  await press('Liberar lugares');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.sent('POST /bookings/:id/release')).toMatchObject([{ id: hold.id }]);
  await waitFor(() => expect(screen.queryByText(/Pré-reserva até/)).toBeNull());
});

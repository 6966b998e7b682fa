import { createSession, listSessions, sessionOptions } from '@leme/contract/bookings/endpoints';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const date = '2035-07-03';
const id = () => crypto.randomUUID();
const product = { id: id(), name: 'Ilha do Campeche', color: '#6366f1' };
const boat = { id: id(), boat_name: 'Estrela', capacity: 12 };

test('[A2.3-95][B2.2-49] conflicts show while a session is typed; made, it is sold at once', async () => {
  const server = aServer();
  server.answers(sessionOptions, {
    products: [{ ...product, duration_min: 120, fare_types: [] }],
    boats: [boat],
  });
  const there = {
    id: id(),
    product_id: product.id,
    product,
    date,
    start_time: '09:00:00',
    end_time: '11:00:00',
    starts_at: `${date}T09:00:00-03:00`,
    ends_at: `${date}T11:00:00-03:00`,
    status: 'available' as const,
    guide_name: 'Ana Lima',
    boats: [],
  };
  server.answers(listSessions, { date, data: [there] });
  const made = id();
  server.answers(createSession, { ...there, id: made });
  const person = await openPage(server, `/mar-azul/bookings/create-session?date=${date}`, { as: 'admin' });
  await person.click(await screen.findByRole('combobox', { name: /^Produto/ }));
  await person.click(await screen.findByRole('option', { name: 'Ilha do Campeche' }));
  fireEvent.change(screen.getByLabelText(/^Início/), { target: { value: '10:00' } });
  await screen.findByText('Nenhum conflito neste horário');
  fireEvent.change(screen.getByLabelText(/^Guia/), { target: { value: 'ana lima' } });
  await screen.findByText(/Ana Lima já guia Ilha do Campeche, 09:00–11:00/);
  fireEvent.change(screen.getByLabelText(/^Capacidade/), { target: { value: '12' } });
  await person.click(screen.getByRole('button', { name: 'Criar e reservar' }));
  await waitFor(() => expect(location.pathname).toBe('/mar-azul/bookings/create'));
  expect(server.sent('POST /sessions')).toMatchObject([{ date, start_time: '10:00', end_time: '12:00' }]);
});

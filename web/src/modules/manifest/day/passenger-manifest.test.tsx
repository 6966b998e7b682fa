import { listSessions } from '@leme/contract/bookings/endpoints';
import { getPassengerManifest } from '@leme/contract/manifest/endpoints';
import { getSessionsManifest } from '@leme/contract/manifest/sessions-manifest-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const date = '2031-08-25';
const id = () => crypto.randomUUID();
const session = {
  id: id(),
  product: { id: id(), name: 'Ilha do Campeche', color: '#6366f1' },
  date,
  start_time: '08:00:00',
  end_time: '10:00:00',
  status: 'available' as const,
  starts_at: `${date}T11:00:00Z`,
  ends_at: `${date}T13:00:00Z`,
  guide_name: 'Ana Lima',
  sailor_name: 'Beto Carvalho',
  people_limit: null,
  total_capacity: 60,
  remaining_capacity: 58,
  people: 2,
};
const booking = (customer_name: string, paid_amount: number) => ({
  id: id(),
  code: 'ABC234',
  customer_name,
  version: 1,
  total_price: 180,
  paid_amount,
  remaining_amount: 180 - paid_amount,
  booking_passengers: [{ quantity: 1, label: 'Adulto' }],
  passengers: [{ id: id(), position: 1, version: 1 }],
});

test('title, date, filters, cards, nine columns and their fall-backs read as the requirements say [A2.5-01, A2.5-02, A2.5-06, A2.5-09, A2.5-10, A2.5-11, A2.5-12, A2.5-25, A2.5-26, A2.5-27, A2.5-29, A2.5-30, A2.5-31, A2.5-36, A2.5-37, A2.5-38, A2.5-39, A2.5-40, A2.5-41, A2.5-42, A2.5-43, A2.5-44, A2.5-45, A2.5-52, A2.5-53, A2.5-54, A2.5-55, A2.5-58, B2.2-52]', async () => {
  const server = aServer();
  const bookings = [booking('Deve Tudo', 0), booking('Pagou Tudo', 180)];
  server.answers(getPassengerManifest, { date, today: date, data: [{ ...session, bookings }] });
  await openPage(server, `/passenger-manifest?date=${date}`, { as: 'manager' });
  await screen.findByRole('heading', { level: 1, name: 'Manifesto de Passageiros' });
  const tour = await screen.findByRole('region', { name: /Ilha do Campeche 08:00–10:00/ });
  screen.getByText('Check-in, no-show e requisitos especiais por sessão.');
  screen.getByRole('button', { name: 'Atualizar' });
  screen.getAllByText('segunda-feira, 25 de agosto de 2031');
  screen.getByRole('button', { name: /segunda-feira.*Selecione uma data/ });
  expect(screen.getByRole('combobox', { name: 'Guia' }).textContent).toContain('Todos');
  for (const text of ['Embarcação não definida', 'Guia: Ana Lima', 'Marinheiro: Beto Carvalho'])
    within(tour).getAllByText(text);
  expect(
    within(tour)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Cliente',
    'Telefone',
    'Passageiros',
    'Valor da Reserva',
    'Valor Pago',
    'Pendente',
    'Agente',
    'Requisitos Especiais',
    'Status',
  ]);
  const cells = (name: string) =>
    within(within(tour).getByRole('row', { name: new RegExp(name) })).getAllByRole('cell');
  const texts = cells('Deve Tudo').map(({ textContent }) => textContent);
  expect([texts[1], texts[6], texts[7]]).toEqual(['–', '–', '–']);
  const classOf = (name: string) => cells(name)[5]?.querySelector('strong')?.className;
  expect(classOf('Deve Tudo')).toContain('text-danger-text');
  expect(classOf('Pagou Tudo')).toContain('text-success-text');
});

test('loading, an empty day and a failure each have their words, and the failure its retry [A2.5-22, A2.5-23, A2.5-24, A8-12]', async () => {
  const server = aServer();
  const held = Promise.withResolvers<void>();
  server.answers(getPassengerManifest, async () => {
    await held.promise;
    return refuses('internal')();
  });
  const person = await openPage(server, `/mar-azul/passenger-manifest?date=${date}`, { as: 'marinheiro' });
  await screen.findAllByText('Carregando manifesto...');
  held.resolve();
  await screen.findAllByText('Erro ao carregar manifesto');
  server.answers(getPassengerManifest, { date, today: date });
  const [retry] = screen.getAllByRole('button', { name: 'Tentar novamente' });
  await person.click(retry ?? document.body);
  await screen.findByText('Nenhuma sessão encontrada');
  screen.getByText('Não há sessões programadas para esta data.');
});

describe.each(['phone', 'desktop'] as const)('how full a departure is on a %s', (size) => {
  const full = { ...session, people: 5, people_limit: 3, status: 'occupied' as const };
  const seats = { total_capacity: 40, remaining_capacity: 35 };

  test.each(['/sessions', '/sessions-manifest', '/passenger-manifest'])(
    '%s counts seats and people apart, and says in words when there are more than may go',
    async (path) => {
      const server = aServer();
      const one = { ...full, ...seats };
      server.answers(listSessions, { date, data: [{ ...one, product_id: one.product.id }] });
      server.answers(getSessionsManifest, {
        date,
        today: date,
        data: [{ ...one, passengers: 5, bookings: 1 }],
      });
      server.answers(getPassengerManifest, {
        date,
        today: date,
        data: [{ ...one, bookings: [booking('Família Grande', 0)] }],
      });
      await openPage(server, `/mar-azul${path}?date=${date}`, { as: 'admin', size });
      await waitFor(() => {
        const main = screen.getByRole('main').textContent;
        expect(main).toContain('5/40 lugares · 5 pessoas');
        expect(main).toContain('Acima do limite: 5 de 3 pessoas');
      });
    },
  );
});

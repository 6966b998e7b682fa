import { answerAssignment } from '@leme/contract/rosters/assignment-endpoints';
import {
  createCrewCalendar,
  readCrewCalendar,
  revokeCrewCalendar,
} from '@leme/contract/rosters/calendar-endpoints';
import { readCrewRosters } from '@leme/contract/rosters/own-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '#kit/api/query-client.ts';
import { noAnswer, refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = (n: number) => `00000000-0000-7000-8000-0000000008${String(n).padStart(2, '0')}`;
const duty = {
  id: id(1),
  date: '2099-02-01',
  starts_at: '2099-02-01T10:30:00.000Z',
  ends_at: '2099-02-01T13:30:00.000Z',
  product: 'Ilha do Campeche',
  shift: null,
  start_time: '08:00',
  place: 'Trapiche da Barra',
  boat: 'Lancha Netuno',
  position: 'comandante',
  status: 'proposed',
  reason: null,
  with: [{ name: 'Ana', position: 'marinheiro', phone: null }],
  pay: 150,
  against: [],
};
const found = {
  today: '2099-01-31',
  from: '2099-01-26',
  to: '2099-02-08',
  member: { id: id(2), name: 'Beto' },
  own: [duty],
  rest_until: null,
  all: [
    {
      id: id(3),
      date: '2099-02-01',
      product: 'Ilha do Campeche',
      shift: null,
      start_time: '08:00',
      place: null,
      boats: ['Lancha Netuno'],
      people: [{ name: 'Beto', position: 'comandante', phone: null }],
    },
  ],
};

function open(more: object = {}) {
  const server = aServer();
  server.answers(readCrewRosters, { ...found, ...more } as never);
  return { server, opened: openPage(server, '/mar-azul/crew-rosters', { as: 'marinheiro', size: 'phone' }) };
}

test('[B2.2-63] the next duty stands first, and is confirmed with one tap', async () => {
  const { server, opened } = open();
  const user = await opened;
  const next = within(await screen.findByRole('region', { name: 'Próximo trabalho' }));
  next.getByText('07:30–10:30');
  next.getByText('Lancha Netuno · Trapiche da Barra · Comandante');
  next.getByText('Com Ana');
  server.answers(answerAssignment, refuses('crew-conflict'));
  await user.click(next.getByRole('button', { name: 'Confirmar' }));
  await screen.findByText(/^Alguém da tripulação não pode fazer isto/);
  server.answers(answerAssignment, { id: id(1), status: 'confirmed', version: 2 } as never);
  await user.click(next.getByRole('button', { name: 'Confirmar' }));
  await screen.findByText('Confirmado');
  expect(server.sent('POST /crew-assignments/:id/answers').at(-1)).toMatchObject({ answer: 'confirmed' });
});

test('who cannot says why before anything is sent', async () => {
  const { server, opened } = open();
  const user = await opened;
  await user.click(await screen.findByRole('button', { name: 'Não posso' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Não posso' }));
  await user.click(dialog.getByRole('button', { name: 'Enviar' }));
  await dialog.findByText('Diga o motivo');
  expect(server.sent('POST /crew-assignments/:id/answers')).toEqual([]);
  await user.type(dialog.getByLabelText(/^Por que não pode/), 'Estou doente');
  server.answers(answerAssignment, { id: id(1), status: 'declined', version: 2 } as never);
  await user.click(dialog.getByRole('button', { name: 'Enviar' }));
  await screen.findByText('Recusado; a empresa já sabe');
  expect(server.sent('POST /crew-assignments/:id/answers')).toMatchObject([
    { answer: 'declined', reason: 'Estou doente' },
  ]);
});

test('an account of nobody, and a week without anything, say what to do', async () => {
  await open({ member: null, own: [] }).opened;
  await screen.findByText('Sua conta não está ligada a ninguém da tripulação');
});

test('everybody is listed by day', async () => {
  const user = await open().opened;
  await user.click(await screen.findByRole('radio', { name: 'Todos' }));
  await screen.findByText('Beto');
  screen.getByText('Comandante');
});

test('a calendar is subscribed to by an address that is shown once, renewed and closed', async () => {
  const { server, opened } = open();
  server.answers(readCrewCalendar, { calendar: null });
  const user = await opened;
  await user.click(await screen.findByRole('button', { name: 'Assinar calendário' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assinar calendário' }));
  const made = { id: id(9), created_at: '2099-01-31T10:00:00.000Z' };
  server.answers(createCrewCalendar, () => {
    server.answers(readCrewCalendar, { calendar: made });
    return { ...made, token: 'segredo' };
  });
  await user.click(await dialog.findByRole('button', { name: 'Criar endereço' }));
  await dialog.findByText(/\/api\/calendars\/segredo\.ics$/);
  expect(dialog.getByRole('link', { name: 'Abrir no calendário' }).getAttribute('href')).toMatch(/^webcal:/);
  server.answers(revokeCrewCalendar, () => {
    server.answers(readCrewCalendar, { calendar: null });
    return { id: id(9) };
  });
  await user.click(await dialog.findByRole('button', { name: 'Cancelar assinatura' }));
  await screen.findByText('A assinatura foi cancelada');
  await dialog.findByRole('button', { name: 'Criar endereço' });
  expect(dialog.queryByText(/segredo/)).toBeNull();
});

test('without a signal the duties say of when they are, and are asked for again', async () => {
  const { server, opened } = open();
  const user = await opened;
  await screen.findByRole('region', { name: 'Próximo trabalho' });
  server.answers(readCrewRosters, noAnswer);
  await queryClient.refetchQueries();
  const banner = await screen.findByText(/^Sem sinal: a sua escala como estava em /);
  screen.getByRole('region', { name: 'Próximo trabalho' });
  server.answers(readCrewRosters, found as never);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(banner.isConnected).toBe(false));
});

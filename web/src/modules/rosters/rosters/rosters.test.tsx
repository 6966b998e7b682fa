import {
  cancelShift,
  createAssignment,
  createShift,
  listCandidates,
} from '@leme/contract/rosters/assignment-endpoints';
import { applyProposal, proposeWeek } from '@leme/contract/rosters/proposal-endpoints';
import { previewPublication, publishRoster, readRoster } from '@leme/contract/rosters/roster-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = (n: number) => `00000000-0000-7000-8000-0000000007${String(n).padStart(2, '0')}`;
const departure = {
  session_id: id(1),
  date: '2031-02-01',
  start_time: '08:00',
  end_time: '10:00',
  product: 'Ilha do Campeche',
  color: '#0e7c86',
  people: 11,
  boats: [{ id: id(2), boat_name: 'Lancha Netuno' }],
  duty: { date: '2031-02-01', starts_at: '2031-02-01T10:30:00.000Z', ends_at: '2031-02-01T13:30:00.000Z' },
  open: [{ boat_id: id(2), position: 'comandante', competency_id: null }],
};
const person = (n: number, name: string) => ({
  id: id(n),
  name,
  status: 'active',
  positions: ['comandante'],
  phone: null,
  minutes: 180,
  leaves: [],
  days: [],
});
const held = {
  id: id(5),
  crew_id: id(4),
  session_id: id(1),
  shift_id: null,
  boat_id: id(2),
  position: 'marinheiro',
  ...departure.duty,
  status: 'proposed',
  source: 'hand',
  reason: null,
  explanation: null,
  changed: false,
  against: [{ code: 'rest', effect: 'impede', minutes: 645, least: 660 }],
  version: 1,
};
const board = {
  today: '2031-02-01',
  week: '2031-01-27',
  status: 'draft',
  version: 3,
  published_at: null,
  departures: [departure],
  shifts: [],
  assignments: [held],
  people: [person(3, 'Ana'), person(4, 'Beto')],
  counts: { open: 1, unconfirmed: 1, unfit: 1, changed: 0 },
};
const candidate = (n: number, name: string, more: object = {}) => ({
  crew_id: id(n),
  name,
  position: 'comandante',
  can: 'sim',
  against: [],
  minutes: 180,
  rest: 700,
  cost: 150,
  phone: null,
  ...more,
});

function open(more: object = {}, visit: Parameters<typeof openPage>[2] = { as: 'admin' }) {
  const server = aServer();
  server.answers(readRoster, { ...board, ...more } as never);
  return { server, opened: openPage(server, '/mar-azul/rosters', visit) };
}

test('[B2.2-64] a week says what is open, who is there and what speaks against it', async () => {
  await open().opened;
  await screen.findByText('1 aberta');
  screen.getByText('1 por confirmar');
  screen.getByText('1 não pode');
  screen.getByText('descanso de 10 h 45, mínimo 11 h');
  screen.getByText('Lancha Netuno · 11 pessoas');
});

test('an open place is given to who can; who cannot stands last with the reason and no button', async () => {
  const { server, opened } = open();
  const user = await opened;
  server.answers(listCandidates, {
    duty: departure.duty,
    data: [
      candidate(3, 'Ana'),
      candidate(6, 'Ivo', {
        can: 'nao',
        against: [{ code: 'leave', effect: 'impede', kind: 'ferias', until: '2031-02-05' }],
      }),
    ],
  } as never);
  await user.click(
    await screen.findByRole('button', { name: 'Escalar: Comandante, Ilha do Campeche 08:00' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Escalar: Comandante' }));
  await dialog.findByText(/^afastado até .*: férias$/);
  expect(dialog.queryByRole('button', { name: 'Escalar Ivo' })).toBeNull();
  server.answers(createAssignment, refuses('place-taken'));
  await user.click(dialog.getByRole('button', { name: 'Escalar Ana' }));
  await screen.findByText('Outra pessoa já ficou com este lugar.');
  server.answers(createAssignment, { id: id(9), status: 'proposed', version: 1 } as never);
  await user.click(dialog.getByRole('button', { name: 'Escalar Ana' }));
  await screen.findByText('Ana está na escala');
  expect(server.sent('POST /crew-assignments').at(-1)).toMatchObject({
    crew_id: id(3),
    session_id: id(1),
    boat_id: id(2),
    position: 'comandante',
    fills: true,
  });
});

test('somebody is replaced from the card: the same candidates, and one step', async () => {
  const { server, opened } = open();
  const user = await opened;
  server.answers(listCandidates, {
    duty: departure.duty,
    data: [candidate(3, 'Ana', { position: 'marinheiro' })],
  } as never);
  await user.click(await screen.findByRole('button', { name: 'Substituir Beto' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Substituir: Marinheiro' }));
  server.answers(createAssignment, { id: id(9), status: 'proposed', version: 1 } as never);
  await user.click(await dialog.findByRole('button', { name: 'Escalar Ana' }));
  await screen.findByText('Ana está na escala');
  expect(server.sent('POST /crew-assignments')).toMatchObject([{ replaces: id(5), fills: false }]);
});

test('a proposal is read line by line and accepted in part', async () => {
  const { server, opened } = open();
  const user = await opened;
  server.answers(proposeWeek, {
    id: id(8),
    lines: ['Ana', 'Beto'].map((name, at) => ({
      session_id: id(1),
      boat_id: id(2),
      position: 'comandante',
      crew_id: id(3 + at),
      name,
      explanation: { code: 'fewest', minutes: 180, others: 2 },
      against: at === 0 ? [] : [{ code: 'longest_day', effect: 'avisa', minutes: 810, most: 720 }],
    })),
    left: [],
  } as never);
  await user.click(await screen.findByRole('button', { name: 'Preencher' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preencher' }));
  await dialog.findAllByText('menos horas na semana: 3 h; mais 2 podiam');
  dialog.getByText('dia de 13 h 30, máximo 12 h');
  await user.click(dialog.getByRole('checkbox', { name: /^Beto/ }));
  server.answers(applyProposal, { given: 1, refused: [] } as never);
  await user.click(dialog.getByRole('button', { name: 'Aceitar 1' }));
  await screen.findByText('1 pessoa escalada');
  expect(server.sent('POST /roster-proposals/:id/application')).toMatchObject([{ lines: [0] }]);
});

test('publishing says first whom it tells what, and a tab that is behind is told', async () => {
  const { server, opened } = open();
  const user = await opened;
  server.answers(previewPublication, {
    version: 3,
    open: 1,
    blocked: [],
    people: [
      {
        crew_id: id(4),
        name: 'Beto',
        reached: false,
        changes: [
          {
            kind: 'new',
            date: '2031-02-01',
            starts_at: '2031-02-01T10:30:00.000Z',
            what: 'Ilha do Campeche',
          },
        ],
      },
    ],
  } as never);
  await user.click(await screen.findByRole('button', { name: 'Publicar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicar' }));
  await dialog.findByText('Sem e-mail: avise você');
  server.answers(publishRoster, { status: 'published', version: 4, told: 1 } as never);
  await user.click(dialog.getByRole('button', { name: 'Publicar' }));
  await screen.findByText('Publicada; 1 pessoa avisada');
  expect(server.sent('POST /rosters/:week/publication')).toMatchObject([{ version: 3 }]);
});

test('by person the week is a grid; who may only read finds no button', async () => {
  const { opened } = open({}, { as: 'admin', size: 'desktop' });
  const user = await opened;
  await user.click(await screen.findByRole('radio', { name: 'Por pessoa' }));
  await screen.findByRole('grid', { name: 'Escala por pessoa' });
});

test('a shift is made with whoever works on it, who cannot is named, and it goes with everybody on it', async () => {
  const shift = {
    id: id(7),
    kind: 'manutencao',
    date: '2031-02-01',
    start_time: '13:00',
    end_time: '17:00',
    place: 'Estaleiro',
  };
  const { server, opened } = open({
    shifts: [shift],
    assignments: [{ ...held, session_id: null, shift_id: id(7), boat_id: null, against: [] }],
  });
  const user = await opened;
  await user.click(await screen.findByRole('button', { name: 'Ações' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Novo turno' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Novo turno' }));
  server.answers(createShift, { id: id(8) });
  server.answers(createAssignment, ({ crew_id }) =>
    crew_id === id(3) ? refuses('crew-conflict')() : { id: id(9), status: 'proposed' as const, version: 1 },
  );
  for (const name of ['Ana', 'Beto']) await user.click(dialog.getByRole('checkbox', { name }));
  await user.click(dialog.getByRole('button', { name: 'Criar turno' }));
  await screen.findByText(/^Ana: Alguém da tripulação não pode/);
  expect(server.sent('POST /crew-shifts')).toMatchObject([
    { kind: 'base', date: '2031-02-01', start_time: '08:00', end_time: '17:00' },
  ]);
  expect(server.sent('POST /crew-assignments')).toMatchObject([
    { crew_id: id(3), shift_id: id(8) },
    { crew_id: id(4), shift_id: id(8) },
  ]);
  await user.click(screen.getByRole('button', { name: /^Excluir Manutenção/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Excluir o turno?' }));
  server.answers(cancelShift, { id: id(7) });
  await user.click(question.getByRole('button', { name: 'Excluir turno' }));
  await waitFor(() =>
    expect(server.sent('POST /crew-shifts/:id/cancellation')).toMatchObject([{ id: id(7) }]),
  );
});

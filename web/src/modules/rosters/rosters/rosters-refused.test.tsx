import { applyProposal, proposeWeek } from '@leme/contract/rosters/proposal-endpoints';
import { previewPublication, readRoster } from '@leme/contract/rosters/roster-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = (n: number) => `00000000-0000-7000-8000-0000000008${String(n).padStart(2, '0')}`;
const span = {
  date: '2031-02-01',
  starts_at: '2031-02-01T10:30:00.000Z',
  ends_at: '2031-02-01T13:30:00.000Z',
};
const leave = { code: 'leave', effect: 'impede', kind: 'ferias', until: '2031-02-05' };
const board = {
  today: '2031-02-01',
  week: '2031-01-27',
  status: 'draft',
  version: 3,
  published_at: null,
  departures: [
    {
      session_id: id(1),
      date: '2031-02-01',
      start_time: '08:00',
      end_time: '10:00',
      product: 'Ilha do Campeche',
      color: '#0e7c86',
      people: 11,
      boats: [{ id: id(2), boat_name: 'Lancha Netuno' }],
      duty: span,
      open: [],
    },
  ],
  shifts: [],
  assignments: [
    {
      id: id(5),
      crew_id: id(4),
      session_id: id(1),
      shift_id: null,
      boat_id: id(2),
      position: 'marinheiro',
      ...span,
      status: 'proposed',
      source: 'hand',
      reason: null,
      explanation: null,
      changed: false,
      against: [leave],
      version: 1,
    },
  ],
  people: [
    {
      id: id(4),
      name: 'Beto',
      status: 'active',
      positions: ['marinheiro'],
      phone: null,
      minutes: 0,
      leaves: [],
      days: [],
    },
  ],
  counts: { open: 0, unconfirmed: 1, unfit: 1, changed: 0 },
};
const line = (name: string, others = 0) => ({
  session_id: id(1),
  boat_id: id(2),
  position: 'marinheiro',
  crew_id: id(4),
  name,
  explanation: { code: 'fewest', minutes: 0, others },
  against: [],
});

function open(address = '/mar-azul/rosters') {
  const server = aServer();
  server.answers(readRoster, board as never);
  return { server, opened: openPage(server, address, { as: 'admin' }) };
}

test('a week that cannot be published says how many cannot, on which departure, and leads to the first', async () => {
  const { server, opened } = open('/mar-azul/rosters?view=people');
  const user = await opened;
  server.answers(previewPublication, {
    version: 3,
    open: 0,
    people: [],
    blocked: [
      {
        id: id(5),
        name: 'Beto',
        date: '2031-02-01',
        start_time: '08:00',
        product: 'Ilha do Campeche',
        kind: null,
        against: [leave],
      },
      {
        id: id(6),
        name: 'Beto',
        date: '2031-02-02',
        start_time: '13:00',
        product: null,
        kind: 'manutencao',
        against: [leave],
      },
    ],
  } as never);
  await user.click(await screen.findByRole('button', { name: 'Publicar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicar' }));
  const said = 'Não dá para publicar: 2 escalações não podem ficar. Substitua ou libere.';
  await dialog.findByText(said);
  const publish = dialog.getByRole<HTMLButtonElement>('button', { name: 'Publicar', description: said });
  expect(publish.disabled).toBe(true);
  dialog.getByText(/01.*fev.* 08:00, Ilha do Campeche$/);
  dialog.getByText(/02.*fev.* 13:00, Manutenção$/);
  await user.click(dialog.getByRole('button', { name: 'Ver a primeira' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('data-duty')).toBe(id(5)));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a proposal that came too late says that its places are filled, by departure', async () => {
  const { server, opened } = open();
  const user = await opened;
  server.answers(proposeWeek, { id: id(8), lines: [line('Ana'), line('Ivo', 1)], left: [] } as never);
  await user.click(await screen.findByRole('button', { name: 'Preencher' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preencher' }));
  await dialog.findByText('menos horas na semana: 0 h; ninguém mais podia sem aviso');
  dialog.getByText('menos horas na semana: 0 h; mais 1 podia');
  server.answers(applyProposal, {
    given: 0,
    refused: ['Ana', 'Ivo'].map((name, at) => ({ line: at, name, because: 'filled', against: [] })),
  } as never);
  await user.click(dialog.getByRole('button', { name: 'Aceitar 2' }));
  const told = within(await screen.findByRole('dialog', { name: 'Esses lugares já estão preenchidos' }));
  expect(told.getAllByText('lugar já preenchido')).toHaveLength(2);
  expect(told.getAllByText(/08:00, Ilha do Campeche$/)).toHaveLength(2);
  await user.click(told.getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('of a proposal given in part each line that was left out says why', async () => {
  const { server, opened } = open();
  const user = await opened;
  server.answers(proposeWeek, { id: id(8), lines: [line('Ana'), line('Ivo')], left: [] } as never);
  await user.click(await screen.findByRole('button', { name: 'Preencher' }));
  server.answers(applyProposal, {
    given: 1,
    refused: [{ line: 1, name: 'Ivo', because: 'against', against: [leave] }],
  } as never);
  await user.click(await screen.findByRole('button', { name: 'Aceitar 2' }));
  const told = within(await screen.findByRole('dialog', { name: '1 lugar preenchido' }));
  told.getByText('Ivo');
  told.getByText(/^afastado até .*: férias$/);
});

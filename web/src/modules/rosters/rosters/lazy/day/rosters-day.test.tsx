import { readRoster } from '@leme/contract/rosters/roster-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aServer, openPage } from '../../../../../testing/open-page.tsx';

const id = (n: number) => `00000000-0000-7000-8000-0000000007${String(n).padStart(2, '0')}`;
const span = { starts_at: '2031-02-01T10:30:00.000Z', ends_at: '2031-02-01T13:30:00.000Z' };
const departure = {
  session_id: id(1),
  date: '2031-02-01',
  start_time: '08:00',
  end_time: '10:00',
  product: 'Ilha do Campeche',
  color: '#0e7c86',
  people: 11,
  boats: [{ id: id(2), boat_name: 'Lancha Netuno' }],
  duty: { date: '2031-02-01', ...span },
  open: [{ boat_id: id(2), position: 'comandante', competency_id: null }],
};
const earlier = {
  ...departure,
  session_id: id(9),
  date: '2031-01-31',
  product: 'Por do Sol',
  open: [],
};
const person = (n: number, name: string, more: object = {}) => ({
  id: id(n),
  name,
  status: 'active',
  positions: ['comandante'],
  phone: '+5548999142207',
  minutes: 180,
  leaves: [],
  days: [],
  ...more,
});
const held = {
  id: id(5),
  crew_id: id(4),
  session_id: id(1),
  shift_id: null,
  boat_id: id(2),
  position: 'marinheiro',
  date: '2031-02-01',
  ...span,
  status: 'proposed',
  source: 'hand',
  reason: null,
  explanation: null,
  changed: false,
  against: [],
  version: 1,
};
const board = {
  today: '2031-02-01',
  week: '2031-01-27',
  status: 'published',
  version: 3,
  published_at: null,
  departures: [earlier, departure],
  shifts: [
    {
      id: id(7),
      kind: 'base',
      date: '2031-02-01',
      start_time: '09:00',
      end_time: '12:00',
      place: 'Trapiche',
    },
  ],
  assignments: [held, { ...held, id: id(6), session_id: id(9), date: '2031-01-31', status: 'declined' }],
  people: [
    person(3, 'Ana', { leaves: [{ kind: 'ferias', starts_on: '2031-02-01', ends_on: '2031-02-03' }] }),
    person(4, 'Beto', {
      days: [{ date: '2031-02-01', ...span, rest_until: '2031-02-02T00:30:00.000Z' }],
    }),
    person(8, 'Caio'),
  ],
  counts: { open: 1, unconfirmed: 1, unfit: 0, changed: 0 },
};

function open(search: string, size: 'phone' | 'desktop') {
  const server = aServer();
  server.answers(readRoster, board as never);
  return { server, opened: openPage(server, `/mar-azul/rosters${search}`, { as: 'admin', size }) };
}

test('[B2.2-64] a day of the week is looked at alone, by departure, and one goes from day to day and back to the week', async () => {
  const { server, opened } = open('?week=2031-01-27', 'desktop');
  const user = await opened;
  await user.click(await screen.findByRole('link', { name: /^sábado, 1 de fevereiro/ }));
  await waitFor(() => expect(location.search).toContain('day=2031-02-01'));
  expect(screen.queryByText('Por do Sol')).toBeNull();
  screen.getByText('Ilha do Campeche');
  await user.click(screen.getByRole('button', { name: 'Dia anterior' }));
  await screen.findByText('Por do Sol');
  expect(screen.queryByText('Ilha do Campeche')).toBeNull();
  expect(screen.queryByText('1 aberta')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Semana' }));
  await screen.findByText('Ilha do Campeche');
  expect(server.sent('GET /rosters').every(({ week }) => week === '2031-01-27')).toBe(true);
});

test('by person a day has the hours of each, rest and leave; a phone lists the same', async () => {
  await open('?day=2031-02-01&view=people', 'desktop').opened;
  const line = within(await screen.findByRole('region', { name: 'Escala por pessoa' }));
  await line.findByRole('button', { name: /^07:30–10:30, Ilha do Campeche, Marinheiro/ });
  line.getByText('Afastado');
  line.getByText('descanso até 21:30');
});

test('on a phone a day by person is a list', async () => {
  await open('?day=2031-02-01&view=people', 'phone').opened;
  const list = within(await screen.findByRole('list', { name: 'Escala por pessoa' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ana3 h na semanaAfastado',
    'Beto3 h na semana07:30–10:30 Ilha do Campeche · Marinheirodescanso até 21:30',
    'Caio3 h na semanaLivre',
  ]);
});

test('a day is printed as a sheet: boats, people with their telephones, and what nobody has', async () => {
  const prints = vi.fn();
  vi.stubGlobal('print', prints);
  const user = await open('?day=2031-02-01', 'phone').opened;
  await user.click(await screen.findByRole('button', { name: 'Ações' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Imprimir' }));
  await waitFor(() => expect(prints).toHaveBeenCalledOnce());
  const paper = document.querySelector('.roster-day')?.textContent ?? '';
  for (const words of [
    '08:00–10:00',
    'Lancha Netuno · 11 pessoas',
    'Beto, Marinheiro · (48) 99914-2207 (ainda não respondeu)',
    'Aberto: Comandante',
    'BaseTrapiche',
  ])
    expect(paper).toContain(words);
  expect(paper).not.toContain('Por do Sol');
  window.dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('.roster-day')).toBeNull();
});

import { boats } from '@leme/contract/fleet/boats';
import { type BoatLine, type LineFact, readBoatLine } from '@leme/contract/maintenance/boat/boat-line';
import { maintenanceBook } from '@leme/contract/maintenance/logs/maintenance-book';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = crypto.randomUUID();
const fact = (more: Partial<LineFact>): LineFact => ({
  id: crypto.randomUUID(),
  kind: 'log',
  from: '2031-01-10',
  until: more.from ?? '2031-01-10',
  from_time: null,
  until_time: null,
  title: 'Óleo e filtro',
  note: null,
  state: null,
  path: null,
  foreseen: false,
  blocks: false,
  ...more,
});
const stop = fact({
  kind: 'stop',
  from: '2031-01-10',
  until: null,
  title: 'OS-2031-0007 · Bomba de porão',
  path: '/work-orders?open=7',
  blocks: true,
});
const paper = fact({ kind: 'paper', from: '2031-01-02', title: 'seguro', state: 'expired', blocks: true });
const plan = fact({
  kind: 'plan',
  from: '2031-01-20',
  title: 'Revisão de 100 h',
  note: 'Netuno BE',
  state: 'soon',
  foreseen: true,
});
const log = fact({ from: '2031-01-05', state: 'preventiva' });
const line: BoatLine = {
  boat_name: 'Lancha Netuno',
  status: 'active',
  today: '2031-01-10',
  from: '2030-10-12',
  to: '2031-04-10',
  data: [paper, log, stop, plan],
  obstacles: [paper, stop],
  months: [
    { month: '2030-12', hours: 41.5, cost: 0 },
    { month: '2031-01', hours: 12, cost: 350.5 },
  ],
};
const path = `/mar-azul/boats/${id}/maintenance`;

function aServerOf(more: Partial<BoatLine> = {}) {
  const server = aServer();
  server.answers(readBoatLine, { ...line, ...more });
  return server;
}

test('one sentence says what keeps the boat ashore today, and leads to each of it [B2.2-19]', async () => {
  await openPage(aServerOf(), path, { as: 'admin' });
  await screen.findByText(/O que impede Lancha Netuno de navegar hoje:/);
  screen.getByText(/venceu em 02\/01\/2031/);
  const link = screen.getByRole('link', { name: 'OS-2031-0007 · Bomba de porão, sem data para acabar' });
  expect(link.getAttribute('href')).toBe('/mar-azul/work-orders?open=7');
});

test('a boat nothing keeps ashore says so, and where nothing happens that is said, too', async () => {
  await openPage(aServerOf({ data: [], obstacles: [] }), path, { as: 'admin' });
  await screen.findByText('Hoje nada impede Lancha Netuno de navegar.');
  screen.getByText('Nada nestes dias');
});

test('a boat a person marked as in maintenance is kept by that', async () => {
  await openPage(aServerOf({ obstacles: [], status: 'maintenance' }), path, { as: 'admin' });
  await screen.findByText(/está marcada como em manutenção\./);
});

test('what comes stands first and what was behind it; one kind alone is a press away', async () => {
  const user = await openPage(aServerOf(), path, { as: 'admin' });
  const ahead = within(await screen.findByRole('region', { name: 'A partir de hoje' }));
  expect(ahead.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Bomba de porão'),
    expect.stringContaining('20/01/2031 (previsto pelas horas)'),
  ]);
  const before = within(screen.getByRole('region', { name: 'Antes' }));
  expect(before.getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Planos 1', pressed: false }));
  await screen.findByRole('button', { name: 'Planos 1', pressed: true });
  expect(screen.queryByRole('region', { name: 'Antes' })).toBeNull();
});

test('a phone has the list alone', async () => {
  await openPage(aServerOf(), path, { as: 'admin', size: 'phone' });
  await screen.findByRole('region', { name: 'Antes' });
  expect(screen.queryByRole('region', { name: 'Linha do tempo' })).toBeNull();
});

test('a wide page draws kinds by days as well', async () => {
  await openPage(aServerOf(), path, { as: 'admin' });
  const drawing = within(await screen.findByRole('region', { name: 'Linha do tempo' }));
  drawing.getByRole('button', { name: /Planos · Revisão de 100 h · Netuno BE/ });
});

test('hours and money of each month stand in a table of their own', async () => {
  await openPage(aServerOf(), path, { as: 'admin' });
  const hours = within(await screen.findByRole('region', { name: 'Horas de motor por mês' }));
  hours.getByRole('cell', { name: '41,5' });
  hours.getByText('53,5 h em doze meses');
  const cost = within(screen.getByRole('region', { name: 'Custo de manutenção por mês' }));
  cost.getByText(/350,50 em doze meses/);
});

test('the book of the boat goes to paper', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const server = aServerOf();
  const row = {
    id: log.id,
    date: log.from,
    description: log.title,
    kind: 'preventiva',
    cost: 350.5,
    boat_id: id,
  };
  const nobody = { motor_id: null, plan_asset_id: null, supplier_id: null, person_id: null, user_id: null };
  const nothing = { motor_hours: null, files: [], parts: null, checks: null };
  const stands = { reverses_id: null, reversed_by: null, reason: null, labels: { boat_id: 'Lancha Netuno' } };
  keepsRegister(server, maintenanceBook, [{ ...row, ...nobody, ...nothing, ...stands }]);
  const user = await openPage(server, path, { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Imprimir livro' }));
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(document.querySelector('.boat-book')?.textContent).toMatch(
    /Livro de manutenção: Lancha Netuno.*Óleo e filtro/,
  );
  window.dispatchEvent(new Event('afterprint'));
});

test('a line that does not come is asked for again', async () => {
  const server = aServer();
  server.answers(readBoatLine, refuses('internal'));
  const user = await openPage(server, path, { as: 'admin' });
  await screen.findByText('Não foi possível carregar a linha do tempo');
  server.answers(readBoatLine, line);
  await user.click(screen.getByRole('button', { name: /Tentar/ }));
  await screen.findByText(/O que impede/);
});

test('a boat leads to its time line, for whoever may read it', async () => {
  const server = aServer();
  const kind = { type: 'lancha', status: 'active', nav_area: 'costeira', use_class: 'passageiros' };
  const boat = { id, boat_name: 'Lancha Netuno', capacity: 20, min_crew: 1, features: [], photos: [] };
  keepsRegister(server, boats, [{ ...boat, ...kind, capacity_includes_crew: false, labels: {} }]);
  await openPage(server, `/mar-azul/boats?open=${id}`, { as: 'admin' });
  const link = await screen.findByRole('link', { name: 'Ver linha do tempo' });
  expect(link.getAttribute('href')).toBe(path);
});

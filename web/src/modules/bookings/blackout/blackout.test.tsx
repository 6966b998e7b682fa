import { previewBlackout } from '@leme/contract/bookings/availability/blackout-endpoints';
import { blackouts } from '@leme/contract/bookings/availability/blackouts';
import { previewChange, readCalendar } from '@leme/contract/bookings/availability/calendar-endpoints';
import { cancelSession, type SessionRow, updateSession } from '@leme/contract/bookings/endpoints';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { addDays } from '@leme/contract/kit/values/days';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = '01980000-0000-7000-8000-0000000000d1';
const today = new Date().toISOString().slice(0, 10);
const soon = addDays(today, 3);
const block = {
  id,
  reason: 'Ressaca',
  kind: 'weather',
  scope: 'tenant',
  product_id: null,
  boat_id: null,
  city_id: null,
  days: { from: soon, to: soon },
  from_time: '14:00',
  until_time: '20:00',
  source: 'person',
};
const past = {
  ...block,
  id: '01980000-0000-7000-8000-0000000000d2',
  reason: 'Feriado',
  days: { from: '2025-01-01', to: '2025-01-01' },
};
const hit = (at: number, start_time: string, people: number) => ({
  session_id: `01980000-0000-7000-8000-0000000000e${at}`,
  version: 4,
  product: 'Pôr do sol',
  date: soon,
  start_time,
  end_time: '16:00',
  bookings: 1,
  people,
  paid: 120,
});
const hits = {
  departures: 2,
  people: 9,
  paid: 240,
  hits: [hit(1, '13:30', 5), hit(2, '15:00', 4)],
  overlaps: [{ id: past.id, reason: 'Regata', days: { from: soon, to: null } }],
};

const facts = {
  version: 1,
  labels: {},
  created_at: '2026-01-01T12:00:00Z',
  updated_at: '2026-01-01T12:00:00Z',
  deleted_at: null,
};
const listed = [block, past].map((row) => Object.assign({}, row, facts));

function aServerOf(rows: readonly (typeof block)[] = [block, past]) {
  const server = aServer();
  keepsRegister(server, blackouts, rows);
  server.answers(previewBlackout, hits);
  return server;
}

test('blocks stand with those that are over as history, and a day of the next thirty narrows the list [A2.3-82, B2.2-40]', async () => {
  const server = aServerOf();
  // The register of the test filters by equal values alone, and the strip asks for a range.
  server.answers(resourceEndpoints(blackouts as Resource).list, { data: listed, count: 2 } as never);
  const person = await openPage(server, '/mar-azul/blackout', { as: 'manager' });
  await screen.findByRole('heading', { level: 1, name: 'Bloqueios' });
  await screen.findByText('Encerrado');
  const strip = within(screen.getByRole('region', { name: 'Próximos 30 dias' }));
  expect(strip.getAllByRole('button')).toHaveLength(30);
  await person.click(await strip.findByRole('button', { name: /, 1 bloqueio$/ }));
  await waitFor(() => expect(location.search).toContain(`${soon}..${soon}`));
});

test('what a block hits is told while it is typed: departures, people, money, and blocks that hold already', async () => {
  const server = aServerOf([]);
  const person = await openPage(server, '/mar-azul/blackout?open=new', { as: 'manager' });
  const panel = within(await screen.findByRole('region', { name: 'O que este bloqueio atinge' }));
  panel.getByText('Diga para que vale e quando, e aqui aparece o que ele atinge.');
  const days = screen.getAllByRole('textbox').filter((box) => box.getAttribute('placeholder')?.includes('/'));
  const [from] = days.length > 0 ? days : screen.getAllByRole('textbox', { name: /De/ });
  await person.type(from as HTMLElement, soon.split('-').toReversed().join('/'));
  await panel.findByText(/2 saídas · 9 pessoas · pago R\$\s240,00/);
  await panel.findByText(/Já vale ao mesmo tempo: Regata/);
  expect(panel.getAllByRole('listitem')).toHaveLength(2);
  expect(server.times('POST /blackouts')).toBe(0);
});

test('a saved block offers what to do with each departure it hits: changed, or cancelled with its bookings, with an answer by row', async () => {
  const server = aServerOf();
  const person = await openPage(server, `/mar-azul/blackout?open=${id}`, { as: 'manager' });
  const panel = within(await screen.findByRole('region', { name: 'Saídas atingidas' }));
  const first = await panel.findByRole('link', { name: /^Editar.*13:30$/ });
  expect(first.getAttribute('href')).toContain(`open=edit&session=${hits.hits[0]?.session_id}`);
  server.answers(cancelSession, ({ id: session }) =>
    session === hits.hits[1]?.session_id ? refuses('people-aboard')() : {},
  );
  await person.click(panel.getByRole('checkbox', { name: 'Escolher todas' }));
  await person.click(panel.getByRole('button', { name: 'Cancelar 2 saídas com as reservas' }));
  await screen.findByText('1 saída cancelada');
  await panel.findByText(/^15:00 Pôr do sol:/);
  expect(server.sent('POST /sessions/:id/cancellation')[0]).toMatchObject({
    version: 4,
    kind: 'weather',
    reason: 'Ressaca',
    cancel_bookings: true,
  });
});

test('a departure that is hit goes to another hour with its bookings, after it is shown who is told', async () => {
  const server = aServerOf();
  const product = { id, name: 'Pôr do sol', color: '#f97316' };
  const session = {
    id: hits.hits[0]?.session_id ?? '',
    product,
    date: soon,
    start_time: '13:30',
    end_time: '15:30',
    status: 'available',
    boat_ids: [],
    total_capacity: 12,
    taken: 5,
    people: 5,
    version: 4,
  };
  server.answers(readCalendar, { today, time: '08:00', boats: [], sessions: [session], blocks: [] } as never);
  server.answers(previewChange, { conflicts: [], is_moved: true, people: 5, told: 1, parties: [] });
  server.answers(updateSession, {} as Partial<SessionRow>);
  const person = await openPage(server, `/mar-azul/blackout?open=${id}`, { as: 'manager' });
  const panel = within(await screen.findByRole('region', { name: 'Saídas atingidas' }));
  await person.click(await panel.findByRole('button', { name: /^Mudar com os clientes.*13:30$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mover sessão' }));
  const start = dialog.getByLabelText('Início');
  await person.clear(start);
  await person.type(start, '0800');
  await person.tab();
  await waitFor(() =>
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Confirmar' }).disabled).toBe(false),
  );
  await person.click(dialog.getByRole('button', { name: 'Confirmar' }));
  await screen.findByText('Sessão movida');
  expect(server.sent('PATCH /sessions/:id')).toMatchObject([
    { id: session.id, version: 4, start_time: '08:00', end_time: '10:00', sends_letter: true },
  ]);
});

test('who does not see the calendar edits what is hit, and moves nothing from here', async () => {
  await openPage(aServerOf(), `/mar-azul/blackout?open=${id}`, {
    as: 'manager',
    without: ['sessions-calendar:read'],
  });
  const panel = within(await screen.findByRole('region', { name: 'Saídas atingidas' }));
  await panel.findByRole('link', { name: /^Editar.*13:30$/ });
  expect(panel.queryByRole('button', { name: /^Mudar com os clientes/ })).toBeNull();
});

test('who may not cancel bookings sees what is hit and cancels nothing', async () => {
  await openPage(aServerOf(), `/mar-azul/blackout?open=${id}`, {
    as: 'manager',
    without: ['bookings:update'],
  });
  const panel = within(await screen.findByRole('region', { name: 'Saídas atingidas' }));
  await panel.findByText(/2 saídas/);
  expect(panel.queryByRole('checkbox')).toBeNull();
});

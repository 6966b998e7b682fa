import { returnToSchedule } from '@leme/contract/bookings/availability/plan-endpoints';
import { listSessions, sessionOptions, updateSession } from '@leme/contract/bookings/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const day = '2031-02-07';
const id = () => crypto.randomUUID();
const product = { id: id(), name: 'Ilha do Campeche', color: '#6366f1' };
const row = {
  id: id(),
  product_id: product.id,
  product,
  date: day,
  start_time: '08:00:00',
  end_time: '10:00:00',
  starts_at: `${day}T08:00:00-03:00`,
  ends_at: `${day}T10:00:00-03:00`,
  status: 'available',
  version: 3,
  total_capacity: 12,
  remaining_capacity: 12,
  people: 0,
  booking_count: 0,
  sale_state: null,
  sale_reason: null,
  cutoff_min: null,
  schedule_id: id(),
  is_edited: true,
} as const;

type Given = { is_edited?: boolean; sale_state?: 'closed'; sale_reason?: string };

function aDay(given: Given = {}) {
  const server = aServer();
  const session = { ...row, ...given };
  server.answers(sessionOptions, { products: [{ ...product, duration_min: 120, fare_types: [] }] });
  server.answers(listSessions, { date: day, data: [session] });
  server.answers(updateSession, session);
  server.answers(returnToSchedule, { ...session, is_edited: false });
  return server;
}

async function menu(server: ReturnType<typeof aDay>) {
  const person = await openPage(server, `/mar-azul/sessions?date=${day}`, { as: 'admin', size: 'desktop' });
  await person.click(await screen.findByRole('button', { name: /Ações de Ilha do Campeche, 08:00/ }));
  await screen.findByRole('menuitem', { name: 'Duplicar sessão' });
  return person;
}

test('a departure is closed by itself with its reason and its own end of sales; without a state none is asked [B2.2-46]', async () => {
  const server = aDay();
  const person = await openPage(server, `/mar-azul/sessions?date=${day}&open=edit&session=${row.id}`, {
    as: 'admin',
  });
  const state = await screen.findByRole('combobox', { name: /^Venda/ });
  expect(screen.queryByLabelText(/^Motivo da venda fechada/)).toBeNull();
  await person.click(state);
  await person.click(await screen.findByRole('option', { name: 'Fechada' }));
  await person.type(await screen.findByLabelText(/^Motivo da venda fechada/), 'Regata');
  await person.type(screen.getByLabelText(/^Fim das vendas antes da saída/), '2:30');
  await person.click(screen.getByRole('button', { name: 'Salvar sessão' }));
  await waitFor(() =>
    expect(server.sent('PATCH /sessions/:id')).toMatchObject([
      { id: row.id, version: 3, sale_state: 'closed', sale_reason: 'Regata', cutoff_min: 150 },
    ]),
  );
});

test.each(['phone', 'desktop'] as const)(
  'on a %s the day says which departure is closed, and why',
  async (size) => {
    const server = aDay({ sale_state: 'closed', sale_reason: 'Regata' });
    await openPage(server, `/mar-azul/sessions?date=${day}`, { as: 'admin', size });
    await screen.findAllByText('Venda fechada · Regata');
  },
);

test('a new departure is sold as its product says, and its form does not ask', async () => {
  await openPage(aDay(), `/mar-azul/sessions?date=${day}&open=new`, { as: 'admin' });
  await screen.findByLabelText(/^Capacidade/);
  expect(screen.queryByRole('combobox', { name: /^Venda/ })).toBeNull();
});

test('what was changed by hand is given back to its schedule from the menu', async () => {
  const server = aDay();
  const person = await menu(server);
  await person.click(screen.getByRole('menuitem', { name: 'Devolver à grade' }));
  await screen.findByText('Sessão devolvida à grade');
  expect(server.sent('POST /sessions/:id/return-to-schedule')).toMatchObject([{ id: row.id }]);
});

test('its form says that schedules leave it alone, and gives it back while nothing is typed', async () => {
  const server = aDay();
  const person = await openPage(server, `/mar-azul/sessions?date=${day}&open=edit&session=${row.id}`, {
    as: 'admin',
  });
  await screen.findByText('Mudada à mão: a grade não mexe mais nela.');
  const dialog = within(screen.getByRole('dialog', { name: 'Editar sessão' }));
  server.answers(listSessions, { date: day, data: [{ ...row, is_edited: false, version: 4 }] });
  await person.click(dialog.getByRole('button', { name: 'Devolver à grade' }));
  await screen.findByText('Sessão devolvida à grade');
  await waitFor(() => expect(dialog.queryByText(/^Mudada à mão/)).toBeNull());
  expect(server.sent('POST /sessions/:id/return-to-schedule')).toMatchObject([{ id: row.id }]);
});

test('what nobody changed by hand has nothing to give back', async () => {
  await menu(aDay({ is_edited: false }));
  expect(screen.queryByRole('menuitem', { name: 'Devolver à grade' })).toBeNull();
});

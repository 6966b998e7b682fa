import { listSessionBookings, listSessions } from '@leme/contract/bookings/endpoints';
import { bookingHistory, sessionHistory } from '@leme/contract/bookings/history-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const day = '2031-02-07';
const [session, booking] = [crypto.randomUUID(), crypto.randomUUID()];

function aDay() {
  const server = aServer();
  const times = { starts_at: `${day}T08:00:00-03:00`, ends_at: `${day}T10:00:00-03:00` };
  const product = { name: 'Ilha do Campeche', color: '#6366f1' };
  server.answers(listSessions, {
    date: day,
    data: [{ id: session, date: day, start_time: '08:00', end_time: '10:00', ...times, product }],
  });
  server.answers(listSessionBookings, {
    data: [
      { id: booking, session_id: session, code: 'MARIA2', customer_name: 'Maria Silva', status: 'confirmed' },
    ],
  });
  return server;
}

let steps = 0;
/** A step as the server tells it: each field before and after. */
function aStep(changes: Record<string, readonly [unknown, unknown]>, more: object = {}) {
  steps += 1;
  return {
    id: `00000000-0000-4000-8000-${String(steps).padStart(12, '0')}`,
    actor: 'Ana Lima',
    at: `2031-02-01T12:00:${String(steps % 60).padStart(2, '0')}.000Z`,
    action: 'updated' as const,
    changes: Object.entries(changes).map(([field, [before, after]]) => ({
      field,
      before,
      after,
      isErased: false,
    })),
    ...more,
  };
}

const address = (more: object) =>
  `/mar-azul/sessions?${new URLSearchParams({ date: day, session, ...more })}`;
const ofBooking = address({ open: 'bookings', booking, act: 'history' });
const ofSession = address({ open: 'history' });
const list = async () => within(await screen.findByRole('list', { name: 'Histórico' }));

test('the history of a booking tells move, names, payment and check-in in words, the newest first', async () => {
  const server = aDay();
  server.answers(bookingHistory, {
    data: [
      aStep({
        'manifest-passengers.position': ['Maria Silva, 2', 'Maria Silva, 2'],
        'manifest-passengers.status': ['pending', 'checked_in'],
      }),
      aStep({ 'payments.amount': [null, 150], 'payments.method': [null, 'dinheiro'] }, { action: 'created' }),
      aStep({ session_id: ['07/02/2031 08:00 · Ilha', '08/02/2031 09:00 · Ilha'], boats: ['Netuno', null] }),
      aStep(
        { customer_name: [null, null] },
        { changes: [{ field: 'customer_name', before: null, after: null, isErased: true }] },
      ),
      aStep({ status: ['on_hold', 'expired'] }, { actor: null }),
    ],
    hasMore: false,
  });
  await openPage(server, ofBooking, { as: 'manager' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Histórico' }));
  dialog.getByText('MARIA2, Maria Silva');
  const said = (await list())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(said[0]).toMatch(
    /^Passageiro · AlteradoAna Lima.*PassageiroMaria Silva, 2Presença.*Não check-inmudou paraCheck-in OK$/,
  );
  expect(said[1]).toMatch(/^Pagamento · CriadoAna Lima.*PagamentoR\$ 150,00FormaDinheiro$/);
  expect(said[2]).toMatch(
    /Sessão07\/02\/2031 08:00 · Ilhamudou para08\/02\/2031 09:00 · IlhaEmbarcaçõesNetunomudou para–$/,
  );
  expect(said[3]).toMatch(/Nome do clientevalor apagado a pedido da pessoa$/);
  expect(said[4]).toMatch(/^AlteradoSistema.*StatusPré-reservamudou paraExpirada$/);
});

test.each([
  ['a booking', ofBooking, bookingHistory, 'GET /bookings/:id/history', ['before', 'at']],
  ['a session', ofSession, sessionHistory, 'GET /sessions/:id/history', ['before']],
] as const)(
  'older steps of %s come on demand, where the last page ended',
  async (_, at, endpoint, asks, by) => {
    const server = aDay();
    const [newest, oldest] = [
      aStep({ status: ['available', 'cancelled'] }),
      aStep({}, { action: 'created' }),
    ];
    server.answers(endpoint, ({ before }: { before?: string | undefined }) =>
      before ? { data: [oldest], hasMore: false } : { data: [newest], hasMore: true },
    );
    const person = await openPage(server, at, { as: 'manager' });
    expect((await list()).getAllByRole('listitem')).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Ver anteriores' }));
    await (await list()).findByText('Criado');
    expect(screen.queryByRole('button', { name: 'Ver anteriores' })).toBeNull();
    const last = { before: newest.id, at: newest.at };
    expect(server.sent(asks).at(-1)).toMatchObject(Object.fromEntries(by.map((name) => [name, last[name]])));
  },
);

test.each([
  ['a booking', { open: 'bookings', booking, act: 'edit' }, 'Editar reserva', /^Nome do cliente/],
  ['a session', { open: 'edit' }, 'Editar sessão', /^Guia/],
] as const)('the form of %s leads to its history, over what is typed', async (_, form, title, field) => {
  const person = await openPage(aDay(), address(form), { as: 'manager' });
  await screen.findByRole('dialog', { name: title });
  const typed = await screen.findByLabelText<HTMLInputElement>(field);
  await person.clear(typed);
  await person.type(typed, 'Ana Prado');
  await person.click(screen.getByRole('button', { name: 'Histórico' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Histórico' }));
  await person.click(dialog.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Histórico' })).toBeNull());
  expect(typed.value).toBe('Ana Prado');
});

test('where nothing was noted that is said', async () => {
  await openPage(aDay(), ofSession, { as: 'manager' });
  await screen.findByText('Nenhuma alteração registrada.');
});

test('a history that does not come says why and is asked for again', async () => {
  const server = aDay();
  server.answers(sessionHistory, refuses('unavailable'));
  const person = await openPage(server, ofSession, { as: 'manager' });
  await screen.findByText('Erro ao carregar o histórico');
  server.answers(sessionHistory, { data: [aStep({ guide_name: ['Ana', 'Ivo'] })], hasMore: false });
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await (await list()).findByText('Ivo');
});

test('from the menu of a session, by keyboard, on a phone', async () => {
  const person = await openPage(aDay(), `/mar-azul/sessions?date=${day}`, { as: 'manager', size: 'phone' });
  (await screen.findByRole('button', { name: /Ações de Ilha do Campeche, 08:00/ })).focus();
  await person.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: 'Histórico' })).focus();
  await person.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Histórico' }));
  await dialog.findByText('Nenhuma alteração registrada.');
  expect(new URLSearchParams(location.search).get('open')).toBe('history');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Histórico' })).toBeNull();
});

test('from the menu of a booking, also for who may not change it', async () => {
  const server = aDay();
  const open = address({ open: 'bookings' });
  const person = await openPage(server, open, { as: 'manager', without: ['bookings:update'] });
  await person.click(await screen.findByRole('button', { name: 'Ações da reserva de Maria Silva' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Histórico']);
  await person.click(items[0] ?? document.body);
  await screen.findByRole('dialog', { name: 'Histórico' });
});

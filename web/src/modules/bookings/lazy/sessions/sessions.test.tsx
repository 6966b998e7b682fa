import { updateBooking } from '@leme/contract/bookings/booking-change-endpoints';
import {
  cancelSession,
  createSession,
  listSessionBookings,
  listSessions,
  sessionOptions,
} from '@leme/contract/bookings/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refuses } from '../../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const day = '2031-02-07';
const id = () => crypto.randomUUID();
const product = { id: id(), name: 'Ilha do Campeche', color: '#6366f1' };
const adult = { id: id(), label: 'Adulto', cost_price: 180, pax_count: 1 };
const [morning, afternoon] = [id(), id()];
const [maria, rui] = [id(), id()];

const times = (date: string, from: string, to: string) => ({
  date,
  start_time: `${from}:00`,
  end_time: `${to}:00`,
  starts_at: `${date}T${from}:00-03:00`,
  ends_at: `${date}T${to}:00-03:00`,
});
const session = {
  ...({ product_id: product.id, product, status: 'available', version: 3 } as const),
  guide_name: 'Ana Lima',
  sailor_name: 'Beto Reis',
  people_limit: null,
};
const booking = {
  session_id: morning,
  status: 'confirmed',
  version: 1,
  customer_phone: '48999142207',
  total_price: 540,
  paid_amount: 10,
  remaining_amount: 530,
  booking_passengers: [{ quantity: 2, unit_price: 180, pax_count: 1, fare_type: adult }],
};
const bookings = [
  { ...booking, id: maria, code: 'MARIA2', customer_name: 'Maria da Jornada' },
  { ...booking, id: rui, code: 'RUI222', customer_name: 'Rui da Jornada' },
];

/** A morning with two bookings and an afternoon without. */
function aDay() {
  const server = aServer();
  server.answers(sessionOptions, {
    products: [{ ...product, duration_min: 120, fare_types: [adult] }],
  });
  server.answers(listSessions, ({ date = day }) => ({
    date,
    data: [
      {
        ...session,
        ...times(date, '08:00', '10:00'),
        id: morning,
        total_capacity: 12,
        remaining_capacity: 8,
        people: 4,
        booking_count: 2,
      },
      {
        ...session,
        ...times(date, '15:00', '17:00'),
        id: afternoon,
        total_capacity: 8,
        remaining_capacity: 8,
      },
    ],
  }));
  server.answers(listSessionBookings, { data: bookings });
  return server;
}

const first = (found: HTMLElement[]) => found[0] ?? document.body;

describe.each(['phone', 'desktop'] as const)('the office on a %s', (size) => {
  test('a clone opens filled for the day after, and filters stand in the address [A2.4-35]', async () => {
    const server = aDay();
    server.answers(createSession, ({ date }) => ({ ...session, ...times(date, '15:00', '17:00'), id: id() }));
    const person = await openPage(server, `/mar-azul/sessions?date=${day}`, { as: 'admin', size });
    const menu = await screen.findAllByRole('button', { name: /Ações de Ilha do Campeche, 15:00/ });
    await person.click(first(menu));
    await person.click(await screen.findByRole('menuitem', { name: 'Duplicar sessão' }));
    await screen.findByRole('dialog', { name: 'Duplicar sessão' });
    expect((await screen.findByLabelText<HTMLInputElement>(/^Início/)).value).toBe('15:00');
    expect(screen.getByLabelText<HTMLInputElement>(/^Capacidade/).value).toBe('8');
    await person.click(screen.getByRole('button', { name: 'Criar sessão' }));
    await waitFor(() => expect(new URLSearchParams(location.search).get('date')).toBe('2031-02-08'));
    expect(server.sent('POST /sessions')).toMatchObject([{ date: '2031-02-08', total_capacity: 8 }]);
    await screen.findAllByText('15:00–17:00');
    await person.click(await screen.findByRole('combobox', { name: 'Status' }));
    await person.click(await screen.findByRole('option', { name: 'Cancelada' }));
    await screen.findByText('Nenhuma sessão com estes filtros');
    expect(new URLSearchParams(location.search).get('status')).toBe('cancelled');
    await person.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await screen.findAllByText('15:00–17:00');
  });

  test('before a session is cancelled its customers are listed, and the reason is asked [A3-20]', async () => {
    const server = aDay();
    server.answers(cancelSession, { ...session, ...times(day, '08:00', '10:00'), id: morning });
    const person = await openPage(server, `/mar-azul/sessions?date=${day}`, { as: 'admin', size });
    await person.click(
      first(await screen.findAllByRole('button', { name: /Ações de Ilha do Campeche, 08:00/ })),
    );
    await person.click(await screen.findByRole('menuitem', { name: 'Cancelar sessão' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancelar a sessão?' }));
    await question.findByText('Maria da Jornada');
    const chat = question.getByRole('link', { name: 'WhatsApp de Rui da Jornada' });
    expect(chat.getAttribute('href')).toBe('https://wa.me/5548999142207');
    const confirm = question.getByRole('button', { name: 'Cancelar sessão e 2 reservas' });
    await person.click(confirm);
    await question.findByText('Informe o motivo');
    expect(server.sent('POST /sessions/:id/cancellation')).toEqual([]);
    await person.type(question.getByRole('textbox', { name: /^Motivo/ }), 'Mar agitado');
    await person.click(question.getByRole('combobox', { name: /Motivo do cancelamento/ }));
    await person.click(await screen.findByRole('option', { name: 'Tempo' }));
    await person.click(confirm);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.sent('POST /sessions/:id/cancellation')).toMatchObject([
      { id: morning, version: 3, reason: 'Mar agitado', kind: 'weather', cancel_bookings: true },
    ]);
  });
});

test('the day at a desk tells its seats and bookings at the foot [A2.3-97, B2.2-50]', async () => {
  await openPage(aDay(), `/mar-azul/sessions?date=${day}`, { as: 'admin', size: 'desktop' });
  await screen.findAllByText('08:00–10:00');
  const foot = [...document.querySelectorAll('tfoot td')].map(({ textContent }) => textContent);
  expect(foot.filter(Boolean)).toEqual(['Total', '4 / 20', '2']);
});

test('two desks change one booking: the second compares and chooses [A3-27]', async () => {
  const server = aDay();
  const [mine] = bookings;
  server.answers(
    updateBooking,
    refuses('stale-version', {
      params: { current: { ...mine, customer_name: 'Maria Primeira', version: 2 } },
    }),
  );
  const open = new URLSearchParams({
    date: day,
    open: 'bookings',
    session: morning,
    booking: maria,
    act: 'edit',
  });
  const person = await openPage(server, `/mar-azul/sessions?${open}`, { as: 'manager' });
  await screen.findByRole('dialog', { name: 'Editar reserva' });
  const name = await screen.findByLabelText(/^Nome do cliente/);
  await person.clear(name);
  await person.type(name, 'Maria Segunda');
  await person.click(screen.getByRole('button', { name: 'Salvar reserva' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Outra pessoa alterou esta reserva' }));
  choice.getByRole('radio', { name: /Maria Primeira/ });
  server.answers(updateBooking, { ...mine, customer_name: 'Maria Segunda', version: 3 });
  await person.click(choice.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByText('Outra pessoa alterou esta reserva')).toBeNull());
  expect(
    server.sent('PATCH /bookings/:id').map(({ version, customer_name }) => [version, customer_name]),
  ).toEqual([
    [1, 'Maria Segunda'],
    [2, 'Maria Segunda'],
  ]);
});

test('whoever may not sell is offered nothing to sell with, whatever the address asks for', async () => {
  await openPage(aServer(), `/mar-azul/passenger-manifest?date=${day}&new=booking`, {
    as: 'marinheiro',
    size: 'phone',
  });
  await screen.findByText('Nenhuma sessão encontrada');
  expect(screen.queryByRole('button', { name: /Nova (Reserva|Sessão)/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

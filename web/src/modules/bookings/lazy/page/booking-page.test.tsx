import { cancelBooking } from '@leme/contract/bookings/booking-change-endpoints';
import { getSession } from '@leme/contract/bookings/endpoints';
import { getBooking } from '@leme/contract/bookings/history-endpoints';
import { readBookingSettings } from '@leme/contract/bookings/life/booking-settings-endpoints';
import {
  adjustBooking,
  confirmBooking,
  previewCancellation,
} from '@leme/contract/bookings/life/life-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const id = crypto.randomUUID();
const session_id = crypto.randomUUID();
const customer_id = crypto.randomUUID();

const ana = {
  id,
  code: 'ABC234',
  session_id,
  customer_id,
  customer_name: 'Ana Souza',
  customer_phone: '48999142207',
  customer_email: 'ana@mar.test',
  status: 'confirmed',
  total_price: 564,
  paid_amount: 0,
  remaining_amount: 564,
  deposit_amount: 169.2,
  seats: 3,
  people: 3,
  version: 3,
  channel: 'whatsapp',
  starts_at: inHours(24 * 30),
  booking_passengers: [
    {
      id: crypto.randomUUID(),
      quantity: 3,
      unit_price: 188,
      total_price: 564,
      pax_count: 1,
      fare_type: { id: customer_id, label: 'Adulto' },
    },
  ],
  adjustments: [],
  price_trace: null,
  policy: null,
};
const held = { ...ana, status: 'on_hold', hold_kind: 'option', hold_expires_at: inHours(3) };

const pixKey = { pix_key: 'pix@mar-azul.test', pix_name: 'Mar Azul Passeios', pix_city: 'Florianopolis' };

async function openBooking(booking: object, as: 'admin' | 'agent_user' = 'admin', visit = {}) {
  const server = aServer();
  server.answers(readBookingSettings, pixKey);
  server.answers(getBooking, booking as object);
  server.answers(getSession, {
    id: session_id,
    product: { id: customer_id, name: 'Ilha do Campeche', color: '#6366f1' },
    boats: [{ boat_name: 'Netuno', capacity: 12 }],
  } as object);
  const person = await openPage(server, `/mar-azul/bookings?open=${id}`, { as, ...visit });
  await screen.findByRole('heading', { name: 'ABC234 · Ana Souza' });
  const act = async (name: string) => {
    const near = screen.queryByRole('button', { name });
    if (near) return person.click(near);
    await person.click(screen.getByRole('button', { name: 'Mais ações da reserva' }));
    await person.click(await screen.findByRole('menuitem', { name }));
  };
  return { server, person, act };
}

test.each([
  ['on_hold', 'Pré-reserva', /guardados até o prazo/],
  ['confirmed', 'Confirmada', /são do cliente/],
  ['completed', 'Concluída', /já aconteceu/],
  ['cancelled', 'Cancelada', /voltaram à venda/],
  ['expired', 'Expirada', /Pode ser retomada/],
])('A3-30: a booking that is %s says so, and what that means', async (status, word, meaning) => {
  await openBooking({ ...ana, status });
  const way = screen.getByRole('region', { name: 'Situação da reserva' });
  expect(way.querySelector('[aria-current="step"]')?.textContent).toContain(word);
  expect(within(way).getByText(meaning)).toBeTruthy();
});

test('a hold counts down, is confirmed in two presses and says what of its deposit is missing', async () => {
  const { server, person, act } = await openBooking(held);
  expect(screen.getByRole('timer').textContent).toMatch(/2 h 59 min|3 h 00 min/);
  server.answers(confirmBooking, { ...held, status: 'confirmed' } as object);
  await act('Confirmar');
  const question = await screen.findByRole('alertdialog', { name: /Confirmar a reserva de Ana Souza/ });
  within(question).getByText(/Faltam R\$\s169,20 do sinal/);
  await person.click(within(question).getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.sent('POST /bookings/:id/confirmation')).toMatchObject([
    { id, version: 3, sends_letter: true },
  ]);
});

const preview = {
  version: 3,
  total: 564,
  paid: 169.2,
  policy_fee: 112.8,
  fee: 112.8,
  kept: 112.8,
  refund: 56.4,
  hours_left: 600,
  offers: 'choose' as const,
  is_own_fault: false,
  is_withdrawal: false,
  withdrawal_until: null,
  cheaper: { until: '2031-02-01T12:00:00Z', fee: 56.4 },
  policy: 'Moderada',
};

test('before it is cancelled one reads what stays, what goes back and until when it would have cost less', async () => {
  const { server, person, act } = await openBooking({ ...ana, paid_amount: 169.2, remaining_amount: 394.8 });
  server.answers(previewCancellation, ({ kind }) =>
    kind === 'weather'
      ? { ...preview, fee: 0, kept: 0, refund: 169.2, is_own_fault: true, cheaper: null }
      : preview,
  );
  server.answers(cancelBooking, { ...ana, status: 'cancelled' } as object);
  await act('Cancelar reserva');
  const question = within(
    await screen.findByRole('alertdialog', { name: /Cancelar a reserva de Ana Souza/ }),
  );
  await question.findByText(/R\$\s56,40$/);
  await question.findByText(/a taxa teria sido R\$\s56,40/);
  await question.findByText('Política da venda: Moderada');
  await person.click(question.getByRole('combobox', { name: /Motivo do cancelamento/ }));
  await person.click(await screen.findByRole('option', { name: 'Tempo' }));
  await question.findByText('O motivo é da empresa: não há taxa.');
  await person.click(question.getByRole('radio', { name: 'Crédito' }));
  await person.click(question.getByRole('button', { name: 'Cancelar reserva' }));
  await waitFor(() =>
    expect(server.sent('POST /bookings/:id/cancellation')).toMatchObject([
      { id, version: 3, kind: 'weather', waives_fee: false, as_credit: true, sends_letter: true },
    ]),
  );
});

test('a fee is let go with a reason alone', async () => {
  const { server, person, act } = await openBooking({ ...ana, paid_amount: 169.2, remaining_amount: 394.8 });
  server.answers(previewCancellation, preview);
  await act('Cancelar reserva');
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(await question.findByRole('checkbox', { name: 'Dispensar a taxa' }));
  await person.click(question.getByRole('button', { name: 'Cancelar reserva' }));
  await question.findByText('Informe o motivo');
  expect(server.sent('POST /bookings/:id/cancellation')).toEqual([]);
});

test('a discount says why, and one above the limit is refused beside its field', async () => {
  const { server, person, act } = await openBooking(ana);
  await act('Ajustar preço');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajustar o preço' }));
  await person.type(dialog.getByRole('textbox', { name: /^Valor/ }), '60,00');
  await person.click(dialog.getByRole('button', { name: 'Ajustar preço' }));
  await dialog.findAllByText(/Informe o motivo/);
  await person.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Cliente antigo');
  server.answers(
    adjustBooking,
    refuses('validation', { errors: [{ pointer: '/amount', code: 'too-large', params: { maximum: 56.4 } }] }),
  );
  await person.click(dialog.getByRole('button', { name: 'Ajustar preço' }));
  await waitFor(() =>
    expect(server.sent('POST /bookings/:id/adjustments')).toMatchObject([
      { id, version: 3, kind: 'discount', amount: 60, reason: 'Cliente antigo' },
    ]),
  );
  await dialog.findByText(/No máximo R\$\s56,40/);
});

test('what is due is a Pix text with its code to read', async () => {
  const { person } = await openBooking(ana);
  await person.click(await screen.findByRole('button', { name: 'Pix' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cobrar por Pix' }));
  await dialog.findByText(/LMABC23401.*D85A$/);
  dialog.getByRole('img', { name: /QR do Pix/ });
  const chat = dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
  expect(chat).toMatch(/^https:\/\/wa\.me\/5548999142207\?text=/);
  expect(decodeURIComponent(chat)).toContain('D85A');
});

test('a booking nobody has says so, and an agent reads no money on its page', async () => {
  const unseen = {
    ...ana,
    total_price: null,
    paid_amount: null,
    remaining_amount: null,
    deposit_amount: null,
  };
  await openBooking(unseen, 'agent_user', { session: { partner: { kind: 'agent', id: customer_id } } });
  expect(screen.queryByRole('heading', { name: 'Pagamentos' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Preço' })).toBeNull();
  const server = aServer();
  server.answers(getBooking, refuses('not-found'));
  await openPage(server, `/mar-azul/bookings?open=${crypto.randomUUID()}`, { as: 'admin' });
  await screen.findByRole('button', { name: /Voltar/ });
});

import { cancelBooking } from '@leme/contract/bookings/booking-change-endpoints';
import {
  adjustBooking,
  confirmBooking,
  previewCancellation,
} from '@leme/contract/bookings/life/life-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../../../testing/fake-server.ts';
import { ana, held, id, openBooking } from '../booking-page.testing.ts';

test('a hold counts down, is confirmed in two presses and says what of its deposit is missing', async () => {
  const { server, person, act } = await openBooking(held);
  expect(screen.getByRole('timer').textContent).toMatch(/2 h 5\d min|3 h 00 min/);
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

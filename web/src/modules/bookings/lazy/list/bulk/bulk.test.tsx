import { cancelBooking } from '@leme/contract/bookings/booking-change-endpoints';
import { bookingList } from '@leme/contract/bookings/life/booking-list';
import { extendHold, previewCancellation } from '@leme/contract/bookings/life/life-endpoints';
import { viewEndpoints } from '@leme/contract/kit/resource/view/view-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../../../testing/open-page.tsx';
import { together } from './use-preview-of-all.ts';

const { list, options } = viewEndpoints(bookingList);
const row = (code: string, status: string, version: number) => ({
  id: crypto.randomUUID(),
  code,
  status,
  version,
  customer_name: `Cliente ${code}`,
  created_at: '2031-02-01T12:00:00Z',
  people: 2,
  channel: 'counter',
  session_id: crypto.randomUUID(),
});
const rows = [row('AAA222', 'confirmed', 1), row('BBB333', 'on_hold', 2), row('CCC444', 'cancelled', 3)];

async function openAndTickAll() {
  const server = aServer();
  server.answers(list, { data: rows, count: 3, page: 1 } as object);
  server.answers(options, { data: [] });
  const person = await openPage(server, '/mar-azul/bookings', { as: 'admin' });
  await screen.findByRole('link', { name: 'AAA222' });
  for (const { code } of rows) await person.click(screen.getByRole('checkbox', { name: new RegExp(code) }));
  return { server, person, bar: within(await screen.findByRole('region', { name: 'Ações em massa' })) };
}

const preview = {
  version: 1,
  total: 100,
  paid: 30.1,
  fee: 10,
  kept: 10,
  refund: 20.1,
  policy: 'Moderada',
  is_own_fault: false,
};

test('several are cancelled after one preview of all, and who refuses is told by row', async () => {
  const { server, person, bar } = await openAndTickAll();
  server.answers(previewCancellation, preview);
  server.answers(cancelBooking, ({ version }) =>
    version === 2
      ? refuses('people-aboard', { params: { aboard: 1 } })()
      : ({ version: 9, status: 'cancelled' } as object),
  );
  await person.click(bar.getByRole('button', { name: 'Cancelar reservas' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancelar 2 reservas?' }));
  await question.findByText(/R\$\s40,20/);
  await person.click(question.getByRole('button', { name: 'Cancelar reservas' }));
  const report = within(await screen.findByRole('alert'));
  await report.findByText(/BBB333/);
  expect(report.queryByText(/AAA222/)).toBeNull();
  expect(server.sent('POST /bookings/:id/cancellation')).toHaveLength(2);
});

test('of all that are ticked the holds alone are extended', async () => {
  const { server, person, bar } = await openAndTickAll();
  server.answers(extendHold, { version: 3, hold_expires_at: '2031-02-09T12:00:00Z' } as object);
  await person.click(bar.getByRole('button', { name: 'Prorrogar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Prorrogar 1 pré-reserva' }));
  await person.click(dialog.getByRole('button', { name: 'Prorrogar' }));
  await waitFor(() =>
    expect(server.sent('POST /bookings/:id/extension')).toMatchObject([{ id: rows[1]?.id, version: 2 }]),
  );
});

test('amounts of all are added to the centavo, and a fault of the house is said where all are', () => {
  const one = {
    ...preview,
    policy_fee: 10,
    hours_left: 3,
    offers: 'choose' as const,
    is_withdrawal: true,
    withdrawal_until: null,
    cheaper: null,
  };
  const sum = together([one, { ...one, is_own_fault: true, policy: 'Flexível' }, { ...one, policy: null }]);
  expect(sum).toMatchObject({
    paid: 90.3,
    refund: 60.3,
    is_own_fault: false,
    is_withdrawal: false,
    policy: 'Moderada, Flexível',
  });
});

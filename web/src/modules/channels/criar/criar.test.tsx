import { listDepartures } from '@leme/contract/bookings/life/departure-endpoints';
import { listAllotments } from '@leme/contract/channels/allotments/allotment-endpoints';
import { createExternalBooking } from '@leme/contract/channels/external-endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

test('[A2.3-96] a sale by telephone says what is missing before anything is sent', async () => {
  const server = aServer();
  server.answers(listDepartures, { data: [], fares: [] });
  server.answers(listAllotments, { data: [] });
  server.answers(createExternalBooking, {
    booking_id: crypto.randomUUID(),
    code: 'ABCDEF',
    was_there: false,
    session_id: crypto.randomUUID(),
  });
  const person = await openPage(server, '/mar-azul/reservas-externas/criar', { as: 'admin' });
  await person.type(await screen.findByLabelText(/^Referência ou voucher/), 'V-0042');
  screen.getByRole('heading', { level: 1, name: 'Nova Reserva Externa' });
  expect(screen.getByLabelText<HTMLInputElement>(/^Parceiro/).value).toBe('');
  await person.click(screen.getByRole('button', { name: 'Lançar venda' }));
  await screen.findByText('Diga quantas pessoas vão');
  expect(server.sent('POST /external-bookings')).toHaveLength(0);
});

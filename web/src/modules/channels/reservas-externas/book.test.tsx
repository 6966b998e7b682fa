import { listDepartures } from '@leme/contract/bookings/life/departure-endpoints';
import { listAllotments } from '@leme/contract/channels/allotments/allotment-endpoints';
import { externalBookings } from '@leme/contract/channels/external-bookings';
import { acceptExternalBooking, readExternalBooking } from '@leme/contract/channels/external-endpoints';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { viewEndpoints } from '@leme/contract/kit/resource/view/view-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const [id, partner_id, session_id, fare] = Array.from({ length: 4 }, () => crypto.randomUUID());
const product = { id: crypto.randomUUID(), name: 'Ilha do Campeche', color: '#0e7c86' };
const waiting = {
  id,
  created_at: '2026-11-20T12:00:00.000Z',
  partner_id,
  reference: 'BR-732',
  customer_name: 'Helena Prado',
  state: 'received',
  source: 'csv',
  code: null,
  starts_at: null,
  total_price: null,
  said_total: 480,
  fault: null,
  booking_id: null,
  labels: { partner_id: 'Brisa Receptivo' },
};

test('what could not be booked as it came says why beside what was asked: day, departure and party stand there, two presses book it', async () => {
  const server = aServer();
  server.answers(viewEndpoints(externalBookings).list, { data: [waiting], count: 1 } as object);
  const units = [{ name: 'Adulto', quantity: 2 }];
  const said = { product: 'ilha do campeche', date: '2026-11-23', time: '09:00', units };
  server.answers(readExternalBooking, {
    id,
    notes: null,
    phone: null,
    email: null,
    said,
    steps: [],
  } as object);
  server.answers(listDepartures, {
    data: [{ id: session_id, product, start_time: '09:00', free: 17 }],
    fares: [{ id: fare, product_id: product.id, label: 'Adulto', code: 'ADT' }],
  } as unknown as ReplyOf<typeof listDepartures>);
  server.answers(listAllotments, { data: [] });
  server.answers(
    acceptExternalBooking,
    refuses('external-unbooked', { params: { fault: 'unknown-product' } }),
  );
  const person = await openPage(server, `/mar-azul/reservas-externas?open=${id}`, { as: 'admin' });
  await person.click(await screen.findByRole('button', { name: 'Reservar' }));
  await screen.findByText(/ainda não está ligado a um produto nosso/);
  const dialog = within(screen.getByRole('dialog', { name: 'Reservar BR-732' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  dialog.getByText('2 × Adulto');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Dia/).value).toBe('23/11/2026');
  server.answers(acceptExternalBooking, { id, state: 'mapped', booking_id: id, code: 'ABCDEF' } as object);
  await person.click(dialog.getByRole('button', { name: 'Reservar' }));
  await screen.findByText('Reserva ABCDEF aceita');
  expect(server.sent('POST /external-bookings/:id/acceptance').at(-1)).toMatchObject({
    session_id,
    passengers: [{ fare_type_id: fare, quantity: 2 }],
  });
});

import { listDepartures } from '@leme/contract/bookings/life/departure-endpoints';
import { listAllotments } from '@leme/contract/channels/allotments/allotment-endpoints';
import { channelMappings } from '@leme/contract/channels/channel-mappings';
import { createExternalBooking } from '@leme/contract/channels/external-endpoints';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
  await screen.findByRole('heading', { level: 1, name: 'Nova Reserva Externa' });
  expect(screen.getByLabelText<HTMLInputElement>(/^Parceiro/).value).toBe('');
  await person.click(screen.getByRole('button', { name: 'Lançar venda' }));
  await screen.findByText('Diga quantas pessoas vão');
  // All at once, each beside its own field.
  const lacking = [/^Parceiro/, /^Referência ou voucher/, /^Dia/, /^Saída/, /^Nome do cliente/];
  for (const label of lacking) expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(server.sent('POST /external-bookings')).toHaveLength(0);
  // A reload asks before what was typed is lost.
  await person.type(screen.getByLabelText(/^Referência ou voucher/), 'V-0042');
  const reload = new Event('beforeunload', { cancelable: true });
  dispatchEvent(reload);
  expect(reload.defaultPrevented).toBe(true);
});

test('[A2.3-96] who sold is chosen among the partners; the same voucher again opens the booking that is there', async () => {
  const server = aServer();
  const [partner_id, session_id, fare] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const product = { id: crypto.randomUUID(), name: 'Ilha do Campeche', color: '#0e7c86' };
  const departure = { id: session_id, product, start_time: '08:00', free: 17 };
  server.answers(listDepartures, {
    data: [departure],
    fares: [{ id: fare, product_id: product.id, label: 'Adulto' }],
  } as unknown as ReplyOf<typeof listDepartures>);
  server.answers(listAllotments, { data: [] });
  server.answers(resourceEndpoints(channelMappings).options, {
    data: [{ id: partner_id, label: 'Pousada do Farol' }],
  } as object);
  const booking_id = crypto.randomUUID();
  server.answers(createExternalBooking, { booking_id, code: 'ABCDEF', was_there: true, session_id });
  const person = await openPage(server, '/mar-azul/reservas-externas/criar', { as: 'admin' });
  await person.type(await screen.findByLabelText(/^Parceiro/), 'Pousada');
  await person.click(await screen.findByRole('option', { name: 'Pousada do Farol' }));
  await person.type(screen.getByLabelText(/^Referência ou voucher/), 'V-0042');
  await person.type(screen.getByLabelText(/^Dia/), '23/11/2026');
  await person.tab();
  await person.click(await screen.findByRole('combobox', { name: /^Saída/ }));
  await person.click(await screen.findByRole('option', { name: /08:00 · Ilha do Campeche · 17 livres/ }));
  await person.click(await screen.findByRole('button', { name: 'Um a mais: Adulto' }));
  await person.type(screen.getByLabelText(/^Nome do cliente/), 'Helena Prado');
  await person.click(screen.getByRole('button', { name: 'Lançar venda' }));
  await screen.findByText('Esta referência já era a reserva ABCDEF');
  expect(server.sent('POST /external-bookings')).toMatchObject([
    { partner_id, session_id, reference: 'V-0042', passengers: [{ fare_type_id: fare, quantity: 1 }] },
  ]);
  await vi.waitFor(() => expect(location.search).toContain(booking_id));
});

import { channelMessages } from '@leme/contract/channels/channel-messages';
import { channelPartners } from '@leme/contract/channels/channel-partners';
import { externalBookings } from '@leme/contract/channels/external-bookings';
import {
  acceptExternalBooking,
  readExternalBooking,
  rejectExternalBooking,
} from '@leme/contract/channels/external-endpoints';
import { tryPartner } from '@leme/contract/channels/octo/trial-endpoints';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { viewEndpoints } from '@leme/contract/kit/resource/view/view-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';
import { curlOf } from './lazy/trial/curl-of.ts';

const [id, partner_id] = [crypto.randomUUID(), crypto.randomUUID()];
const booking_id = crypto.randomUUID();
const external = {
  id,
  created_at: '2026-11-20T12:00:00.000Z',
  partner_id,
  reference: 'BR-730',
  customer_name: 'Helena Prado',
  state: 'needs_review',
  source: 'csv',
  code: 'ABCDEF',
  starts_at: '2026-11-23T11:00:00.000Z',
  total_price: 360,
  said_total: 300,
  fault: 'price-differs',
  booking_id,
  labels: { partner_id: 'Onda Viagens' },
};
const detail = {
  id,
  notes: null,
  phone: null,
  email: 'helena@exemplo.com.br',
  said: {
    product: 'Campeche VIP',
    date: '2026-11-23',
    time: '08:00',
    units: [{ name: 'Adulto', quantity: 2 }],
  },
  steps: [],
};

async function open(row: object = external) {
  const server = aServer();
  server.answers(viewEndpoints(externalBookings).list, { data: [row], count: 1 } as object);
  server.answers(readExternalBooking, detail);
  const person = await openPage(server, `/mar-azul/reservas-externas?open=${id}`, { as: 'admin' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Reserva BR-730' }));
  return { server, person, dialog };
}

test('a price that is not ours shows both and the difference; one press accepts the partner’s [A2.3-81]', async () => {
  const { server, person, dialog } = await open();
  await dialog.findByText(/O parceiro disse R\$\s300,00; o nosso preço é R\$\s360,00/);
  await dialog.findByText(/Campeche VIP/);
  server.answers(acceptExternalBooking, { id, state: 'mapped', booking_id, code: 'ABCDEF' });
  await person.click(dialog.getByRole('button', { name: 'Aceitar o preço do parceiro' }));
  await screen.findByText('Reserva ABCDEF aceita');
  expect(server.sent('POST /external-bookings/:id/acceptance')).toMatchObject([{ price: 'theirs' }]);
});

test('it is rejected for a reason; what was decided offers nothing more', async () => {
  const { server, person, dialog } = await open();
  await person.click(dialog.getByRole('button', { name: 'Recusar' }));
  const form = within(await screen.findByRole('dialog', { name: 'Recusar a reserva?' }));
  await person.type(form.getByLabelText(/^Motivo/), 'Preço antigo');
  server.answers(rejectExternalBooking, { id, state: 'rejected', booking_id, code: 'ABCDEF' });
  await person.click(form.getByRole('button', { name: 'Recusar' }));
  await screen.findByText('Reserva recusada');
  expect(server.sent('POST /external-bookings/:id/rejection')).toMatchObject([{ reason: 'Preço antigo' }]);
});

test('what is accepted already can only be opened', async () => {
  const { dialog } = await open({ ...external, state: 'mapped', fault: null });
  dialog.getByRole('button', { name: 'Abrir reserva' });
  expect(dialog.queryByRole('button', { name: 'Recusar' })).toBeNull();
});

test('a partner is tried: each question with its status and time, and as a command without a secret', async () => {
  const server = aServer();
  const { list, read } = resourceEndpoints(channelPartners);
  const partner = {
    id: partner_id,
    name: 'Onda Viagens',
    kind: 'marketplace',
    protocol: 'octo',
    agent_id: null,
    commission_bp: 1500,
    collects: 'partner',
    beyond_quota: true,
    product_ids: [],
    active: true,
    notes: null,
    version: 1,
    labels: {},
  };
  server.answers(list, { data: [partner], count: 1 } as object);
  server.answers(read, partner as object);
  const path = `/mar-azul/reservas-externas?tab=partners&open=${partner_id}`;
  const person = await openPage(server, path, { as: 'admin' });
  const panel = within(await screen.findByRole('region', { name: 'Testar conexão' }));
  const step = {
    step: 'availability' as const,
    method: 'POST',
    path: '/availability',
    request: '{"productId":"d\'água"}',
    answer: '[]',
    status: 200,
    ms: 12,
  };
  server.answers(tryPartner, { steps: [step], ended: 'no-departure' });
  await person.click(panel.getByRole('button', { name: 'Testar' }));
  await panel.findByText('Nenhuma saída à venda nos próximos 30 dias.');
  panel.getByText('200 · 12 ms');
  const command = curlOf(step, 'https://leme.example');
  expect(command).toContain("curl -X POST 'https://leme.example/api/octo/availability'");
  expect(command).toContain('Authorization: Bearer <TOKEN>');
  expect(command).toContain("d'\\''água");
});

test('a message opens with what was asked and answered, in lines', async () => {
  const server = aServer();
  const message = {
    id,
    created_at: '2026-11-20T12:00:00.000Z',
    partner_id,
    method: 'POST',
    path: '/bookings',
    status: 400,
    error: 'UNPROCESSABLE_ENTITY',
    ms: 12,
    is_test: false,
    request: '{"contact":{"fullName":"•••"}}',
    answer: '{"error":"UNPROCESSABLE_ENTITY","errorMess',
    labels: { partner_id: 'Onda Viagens' },
  };
  server.answers(viewEndpoints(channelMessages).list, { data: [message], count: 1 } as object);
  await openPage(server, `/mar-azul/reservas-externas?tab=messages&open=${id}`, { as: 'admin' });
  const dialog = within(await screen.findByRole('dialog', { name: 'POST /bookings' }));
  dialog.getByText(/"fullName": "•••"/);
  // One that was cut is no JSON, and is told as it is.
  dialog.getByText('{"error":"UNPROCESSABLE_ENTITY","errorMess');
});

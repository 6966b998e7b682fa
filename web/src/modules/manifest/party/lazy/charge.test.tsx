import { getBooking } from '@leme/contract/bookings/history-endpoints';
import { createCharge, listCharges, readReceiver } from '@leme/contract/finance/charges/charge-endpoints';
import { readPix } from '@leme/contract/kit/pix-reading';
import { getPassengerManifest } from '@leme/contract/manifest/endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aServer, openPage } from '../../../../testing/open-page.tsx';
import { aBooking, aPassenger, aSession } from '../manifest.testing.ts';

const date = '2026-11-20';
const id = (n: number) => `00000000-0000-7000-8000-0000000009${n}`;
const party = (n: number, customer_name: string, remaining_amount: number) =>
  aBooking({
    id: id(n),
    code: `K7Q2X${n === 11 ? 'A' : 'B'}`,
    customer_name,
    total_price: 180,
    paid_amount: 180 - remaining_amount,
    remaining_amount,
    passengers: [aPassenger(id(n + 50))],
  });

const charge = {
  id: id(40),
  kind: 'rest' as const,
  booking_id: id(11),
  invoice_id: null,
  entry_id: null,
  amount: 180,
  paid_amount: 0,
  surplus: 0,
  expires_at: '2026-11-23T02:59:59Z',
  txid: 'LMK7Q2XA01',
  account_id: id(41),
  payload: '000201',
  token: 'a'.repeat(43),
  status: 'open' as const,
  reason: null,
  version: 1,
  created_at: '2026-11-20T12:00:00Z',
};
const left = {
  left: 180,
  deposit: 0,
  extra: 0,
  has_key: true,
  locale: 'pt-BR' as const,
  message: '{amount} {link} {pix}',
};

const product = { id: id(31), name: 'Ilha do Campeche', color: '#0e8fa8' };

function aPier() {
  const server = aServer();
  const bookings = [party(11, 'Deve Tudo', 180), party(12, 'Pagou Tudo', 0)];
  server.answers(getPassengerManifest, {
    date,
    today: date,
    data: [aSession({ id: id(30), product, bookings })],
  });
  server.answers(getBooking, {
    id: id(11),
    code: 'K7Q2XA',
    customer_phone: null,
    customer_email: null,
  } as object);
  server.answers(listCharges, { ...left, data: [], free: 180 });
  server.answers(createCharge, charge);
  return server;
}

test('[B2.2-55] who owes is charged by Pix from the manifest: the code is there, and the manifest below it', async () => {
  const server = aPier();
  const person = await openPage(server, `/mar-azul/passenger-manifest?date=${date}`, { as: 'manager' });
  await person.click(await screen.findByRole('button', { name: 'Deve Tudo' }));
  await person.click(await screen.findByRole('button', { name: 'Cobrar por Pix' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cobrar K7Q2XA' }));
  server.answers(listCharges, { ...left, data: [charge], free: 0 });
  await person.click(dialog.getByRole('button', { name: 'Gerar Pix' }));
  await vi.waitFor(() =>
    expect(server.sent('POST /charges').at(-1)).toMatchObject({ booking_id: id(11), kind: 'rest' }),
  );
  await screen.findByText('000201');
  expect(location.search).toContain('new=charge');
});

test('who takes money and reads no payments shows the code of the booking itself, made on the device of what it owes', async () => {
  const server = aPier();
  server.answers(readReceiver, {
    receiver: { key: '11222333000181', name: 'Mar Azul Passeios', city: 'Florianópolis' },
  });
  const person = await openPage(server, `/mar-azul/passenger-manifest?date=${date}`, {
    as: 'manager',
    without: ['booking-payments:read'],
  });
  await person.click(await screen.findByRole('button', { name: 'Deve Tudo' }));
  await person.click(await screen.findByRole('button', { name: 'Cobrar por Pix' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pix de K7Q2XA' }));
  await dialog.findByRole('img', { name: /^QR do Pix de R\$.180,00$/ });
  const read = readPix((await dialog.findByText(/^000201/)).textContent);
  expect(read).toMatchObject({
    key: '11222333000181',
    name: 'MAR AZUL PASSEIOS',
    city: 'FLORIANOPOLIS',
    amount: 180,
    txid: 'LMK7Q2XA00',
  });
  server.answers(readReceiver, { receiver: null });
  await person.click(dialog.getByRole('button', { name: 'Fechar' }));
  await person.click(await screen.findByRole('button', { name: 'Cobrar por Pix' }));
  await screen.findByText(/^Este aparelho ainda não conhece a chave Pix/);
  expect(server.sent('GET /charges')).toEqual([]);
});

test('who owes nothing is not charged, nor does anybody who may not record payments', async () => {
  const server = aPier();
  const person = await openPage(server, `/mar-azul/passenger-manifest?date=${date}`, {
    as: 'manager',
    without: ['booking-payments:create'],
  });
  for (const name of ['Deve Tudo', 'Pagou Tudo']) {
    await person.click(await screen.findByRole('button', { name }));
    await screen.findAllByRole('button', { name: 'Código QR' });
  }
  expect(screen.queryByRole('button', { name: 'Cobrar por Pix' })).toBeNull();
});

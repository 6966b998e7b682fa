import { readPix } from '@leme/contract/kit/pix-reading';
import { dayIn } from '@leme/contract/kit/values/days';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axe } from '../axe/axe.ts';
import { ask, openAs, openPage } from '../browser.ts';
import { card, openOffice, shows } from '../pier/pier-day.ts';
import {
  findSignal,
  heldBy,
  loseSignal,
  openInstalledPhone,
  openSailing,
  readyForSea,
} from '../signal/at-sea.ts';
import { ofxFile } from './statements.ts';

const today = () => dayIn('America/Sao_Paulo', Temporal.Now.instant());
const admin = 'admin@mar-azul.test';

type Charge = { id: string; txid: string; token: string; status: string };
type Accounts = { data: { id: string; role: string | null }[] };

/** The file of the bank that receives Pix, chosen, looked at and taken in. */
async function bringIn(page: Page, account: string, lines: { amount: number; memo: string }[]) {
  const given = lines.map(({ amount, memo }) => ({
    day: today(),
    amount: amount.toFixed(2),
    fitid: memo,
    memo,
  }));
  await page.goto(`/mar-azul/finance/bank-reconciliation?account=${account}&does=import`);
  const dialog = page.getByRole('dialog', { name: /^Importar extrato/ });
  await dialog
    .getByLabel('Arquivo do extrato')
    .setInputFiles(ofxFile('pix.ofx', given, { account: 'PIX-4821' }));
  await dialog.getByText(`${lines.length} linha${lines.length > 1 ? 's' : ''} nova`).waitFor();
  await dialog.getByRole('button', { name: 'Importar', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Opens the page of a charge and searches all of it, in sight or not, for its customer. */
async function readsNoSecret(page: Page, { token, txid }: Charge): Promise<void> {
  await page.goto(`/payment-success?c=${token}`);
  await page.getByText(txid, { exact: false }).first().waitFor();
  const whole = (await page.content()).toLowerCase();
  for (const secret of ['pilar', '99914', 'exemplo.test', '52998224725', '529.982'])
    expect(whole, secret).not.toContain(secret);
}

test('sinal por Pix sem gateway: the deposit is paid by its code, the rest by one that the phone makes without a signal, and the bank’s file makes the booking green at the pier and its page paid [B2.2-55, A2.1-21]', async () => {
  const office = await openOffice();
  const { data } = await ask<Accounts>(admin, 'GET', '/finance/accounts');
  const account = data.find(({ role }) => role === 'pix')?.id ?? '';
  const session = await office.aSession(today(), '21:20');
  const booking = await office.aBooking(session, {
    name: 'Pilar do Sinal',
    adults: 2,
  });
  const { version, total_price } = await ask<{ version: number; total_price: number }>(
    admin,
    'GET',
    `/bookings/${booking.id}`,
  );
  await ask(admin, 'PATCH', `/bookings/${booking.id}`, { version, customer_email: 'pilar@exemplo.test' });
  const deposit = 100;
  const asked = { booking_id: booking.id, kind: 'free', amount: deposit };
  const charge = await ask<Charge>(admin, 'POST', '/charges', asked);

  // A visitor of any language reads what is paid for and of the customer nothing.
  for (const locale of ['en', 'es', 'fr', 'it'])
    await readsNoSecret(await openPage('phone', { locale }), charge);
  const guest = await openPage('phone');
  await readsNoSecret(guest, charge);
  await guest.getByRole('heading', { name: 'Aguardando o Pix' }).waitFor();
  expect(await axe(guest)).toEqual([]);

  // The seller hears of the deposit when the bank's file comes in, and so does who paid.
  const desk = await openAs(admin);
  await bringIn(desk, account, [
    { amount: deposit, memo: `PIX RECEBIDO ${charge.txid}` },
    { amount: 37.5, memo: `PIX RECEBIDO ${booking.code}` },
  ]);
  await guest.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor();
  expect(await axe(guest)).toEqual([]);
  expect((await ask<Charge>(admin, 'GET', `/charges/${charge.id}`)).status).toBe('paid');

  const phone = await openInstalledPhone();
  await openSailing(phone, session, today());
  await readyForSea(phone, today(), 'pix');
  const party = card(phone, 'Pilar do Sinal');
  await shows(party);
  await loseSignal(phone);
  await party.getByRole('button', { name: 'Mais sobre Pilar do Sinal' }).click();
  await party.getByRole('button', { name: 'Cobrar por Pix' }).click();
  const code = phone.getByRole('dialog', { name: `Pix de ${booking.code}` });
  await code.getByRole('img', { name: /^QR do Pix/ }).waitFor();
  const rest = total_price - deposit;
  const read = readPix(await code.getByText(/^000201/).innerText());
  expect(read).toMatchObject({ key: 'pix@mar-azul.test', amount: rest, txid: `LM${booking.code}00` });
  expect(await axe(phone, '[role=dialog]')).toEqual([]);
  await phone.reload();
  await code.getByRole('img', { name: /^QR do Pix/ }).waitFor();
  await code.getByRole('button', { name: 'Fechar' }).click();

  await bringIn(desk, account, [{ amount: rest, memo: `PIX RECEBIDO LM${booking.code}00` }]);
  await findSignal(phone);
  await shows(party.getByText('Pago', { exact: true }));
  expect(await heldBy(phone)).toMatchObject({ outbox: 0 });
  expect(await ask(admin, 'GET', `/bookings/${booking.id}`)).toMatchObject({ remaining_amount: 0 });

  // The same file once more pays nothing.
  await desk.goto(`/mar-azul/finance/bank-reconciliation?account=${account}&show=matched`);
  await desk.getByText(`txid LM${booking.code}00 no histórico`).waitFor();
  expect(await axe(desk)).toEqual([]);
  const { data: paid } = await ask<{ data: { amount: number }[] }>(
    admin,
    'GET',
    `/bookings/${booking.id}/payments`,
  );
  expect(paid.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual(
    [deposit, rest].toSorted((one, other) => one - other),
  );
});

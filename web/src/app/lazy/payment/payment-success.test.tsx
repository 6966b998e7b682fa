import {
  type PublicCharge,
  readPublicCharge,
  renewPublicCharge,
} from '@leme/contract/finance/charges/charge-endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const waiting: PublicCharge = {
  state: 'waiting',
  company: { name: 'Mar Azul', slug: 'mar-azul', logo_url: null, primary_color: '#0e7c86' },
  code: 'K7Q2XA',
  product: 'Ilha do Campeche',
  starts_at: '2031-02-07T11:00:00Z',
  timezone: 'America/Sao_Paulo',
  amount: 162,
  paid_amount: 0,
  paid_on: null,
  expires_at: '2031-02-06T23:00:00Z',
  payload: '000201',
  meeting_point: 'Trapiche',
  locale: 'pt-BR',
};

test('whoever holds the address sees the code to pay, and hears that it was paid while the page is open [A2.1-21, B2.1-10]', async () => {
  const server = aServer();
  server.answers(readPublicCharge, waiting);
  await openPage(server, '/payment-success?c=abc', { size: 'phone' });
  await screen.findByRole('heading', { name: 'Aguardando o Pix' });
  expect(screen.getByRole('img', { name: 'QR do Pix de K7Q2XA' })).toBeTruthy();
  expect(screen.getByText('Ilha do Campeche')).toBeTruthy();
  server.answers(readPublicCharge, {
    ...waiting,
    state: 'paid',
    payload: null,
    paid_amount: 162,
    paid_on: '2031-02-05',
  });
  await screen.findByRole('heading', { name: 'Pagamento confirmado' });
  expect(screen.getByText('Trapiche')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('one that ran out is renewed by a press, an unknown one says no more than that, and without an address it explains itself', async () => {
  const server = aServer();
  server.answers(readPublicCharge, { ...waiting, state: 'expired', payload: null });
  server.answers(renewPublicCharge, waiting);
  const user = await openPage(server, '/payment-success?c=abc');
  await user.click(await screen.findByRole('button', { name: 'Gerar outro código' }));
  await screen.findByRole('heading', { name: 'Aguardando o Pix' });
  const nothing = { company: null, code: null, product: null, starts_at: null, timezone: null, amount: null };
  const rest = {
    paid_amount: null,
    paid_on: null,
    expires_at: null,
    payload: null,
    meeting_point: null,
    locale: null,
  };
  server.answers(readPublicCharge, { state: 'unknown', ...nothing, ...rest });
  await openPage(server, '/payment-success?c=xyz');
  await screen.findByRole('heading', { name: 'Não encontramos este pagamento' });
  server.answers(readPublicCharge, { ...waiting, ...nothing, ...rest, state: 'settled', code: 'K7Q2XA' });
  await openPage(server, '/payment-success?c=def');
  await screen.findByRole('heading', { name: 'Este pagamento já foi feito' });
  await openPage(server, '/payment-success');
  await screen.findByText(/^Aqui se acompanha/);
});

import { getBooking } from '@leme/contract/bookings/history-endpoints';
import { listCredits } from '@leme/contract/bookings/life/credit-endpoints';
import { listLetters } from '@leme/contract/bookings/life/letters';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';
import { ana, customer_id, held, id, openBooking } from './booking-page.testing.ts';

test.each([
  ['on_hold', 'Pré-reserva', /guardados até o prazo/],
  ['confirmed', 'Confirmada', /são do cliente/],
  ['completed', 'Concluída', /já aconteceu/],
  ['cancelled', 'Cancelada', /voltaram à venda/],
  ['expired', 'Expirada', /Pode ser retomada/],
])('a booking that is %s says so, and what that means [A3-30]', async (status, word, meaning) => {
  await openBooking({ ...ana, status });
  const way = screen.getByRole('region', { name: 'Situação da reserva' });
  expect(way.querySelector('[aria-current="step"]')?.textContent).toContain(word);
  expect(within(way).getByText(meaning)).toBeTruthy();
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

test('of the hold of a colleague a plain seller is offered nothing but another one like it', async () => {
  const seller = { without: ['bookings:update', 'booking-payments:create'] };
  const { person } = await openBooking({ ...held, created_by: crypto.randomUUID() }, 'admin', seller);
  await person.click(screen.getByRole('button', { name: 'Mais ações da reserva' }));
  await screen.findByRole('menuitem', { name: 'Imprimir' });
  for (const act of ['Prorrogar', 'Liberar lugares'])
    expect(screen.queryByRole('menuitem', { name: act })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Prorrogar' })).toBeNull();
});

test('letters that were written to the customer stand with the messages, and what he has with the company beside him', async () => {
  const server = aServer();
  const created_at = '2031-02-07T12:00:00Z';
  const letter = { to_email: 'ana@mar.test', created_at };
  server.answers(listLetters, {
    data: [
      { ...letter, id: crypto.randomUUID(), letter: 'confirmation', status: 'sent', sent_at: created_at },
      { ...letter, id: crypto.randomUUID(), letter: 'option', status: 'failed', sent_at: null },
    ],
  });
  const credit = { id: customer_id, code: 'ABCD2345', amount: 300, expires_on: '2032-02-07' };
  server.answers(listCredits, {
    data: [
      { ...credit, amount_left: 120, is_usable: true },
      { ...credit, id, code: 'EFGH2345', amount_left: 0, is_usable: false },
    ],
  });
  await openBooking(ana, 'admin', {}, server);
  const letters = within(await screen.findByRole('region', { name: 'Emails da reserva' }));
  expect((await letters.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Confirmação ana@mar\.test.*enviado em 07\/02\/2031/),
    expect.stringMatching(/^Pré-reserva ana@mar\.test.*não saiu/),
  ]);
  const credits = within(await screen.findByRole('region', { name: 'Créditos' }));
  credits.getByText(/R\$\s120,00 de R\$\s300,00 · vale até/);
  credits.getByText(/R\$\s0,00 de R\$\s300,00 · usado/);
});

test('who got no letter and has no credit is told of no credit', async () => {
  await openBooking(ana);
  await screen.findByText('Nenhum email foi escrito.');
  expect(screen.queryByRole('region', { name: 'Créditos' })).toBeNull();
});

test('emails that cannot be looked up say so', async () => {
  const server = aServer();
  server.answers(listLetters, refuses('internal'));
  await openBooking(ana, 'admin', {}, server);
  await screen.findByText('Erro ao carregar os emails');
});

import { dayIn } from '@leme/contract/kit/days';
import { expect, test } from 'vitest';
import {
  findSignal,
  loseSignal,
  marksOf,
  openInstalledPhone,
  openSailing,
  queueIs,
  readyForSea,
} from './at-sea.ts';
import { card, checkIn, counts, farthestMove, openOffice, shows } from './pier-day.ts';

const today = () => dayIn('America/Sao_Paulo', Temporal.Now.instant());

type Owing = { id: string; remaining_amount?: number };
type Paid = { data: { amount: number; method: string; user_name: string }[] };

test('a debtor comes aboard without a signal: check-in and money wait in one queue and arrive once each [A2.5-52]', async () => {
  const office = await openOffice();
  const session = await office.aSession(today(), '21:30');
  const debtor: Owing = await office.aBooking(session, { name: 'Dina Devedora', adults: 2 });
  const rival: Owing = await office.aBooking(session, { name: 'Rui Rival' });
  const { remaining_amount: owed = 0 } = debtor;
  const rest = owed - 100;
  const page = await openInstalledPhone();
  await openSailing(page, session, today());
  await readyForSea(page, today());
  await loseSignal(page);

  const receive = (name: string) => card(page, name).getByRole('button', { name: /^Receber/ });
  const sheet = page.getByRole('dialog', { name: 'Registrar pagamento' });
  const take = async (name: string, amount: string) => {
    await receive(name).click();
    await sheet.getByLabel('Valor recebido').fill(amount);
    await sheet.getByRole('button', { name: 'Dinheiro' }).click();
    await sheet.getByRole('button', { name: /^Receber/ }).click();
  };
  const reais = (amount: number) => `${amount},00`;
  await card(page, 'Rui Rival').waitFor();
  const moved = farthestMove(page, [debtor.id, rival.id], /na fila/);
  await checkIn(page, 'Dina Devedora');
  // Neither what is owed nor that it waits moved the next card from under the thumb.
  expect(await moved).toBeLessThanOrEqual(1);
  await take('Dina Devedora', '100,00');
  // A disk that is slow at this moment has not kept it yet.
  await shows(page.getByText(/Pagamento de R\$\s100,00 na (fila|tela)/));
  await shows(receive('Dina Devedora').and(page.getByRole('button', { name: reais(rest) })));
  await take('Dina Devedora', reais(owed));
  await shows(sheet.getByText(`O máximo é R$ ${reais(rest)}`));
  await sheet.getByLabel('Valor recebido').fill(reais(rest));
  await sheet.getByRole('button', { name: /^Receber/ }).click();
  await sheet.waitFor({ state: 'hidden' });
  await checkIn(page, 'Rui Rival');
  await take('Rui Rival', '30,00');
  await sheet.waitFor({ state: 'hidden' });
  await queueIs(page, 5);
  expect(await receive('Dina Devedora').count()).toBe(0);

  await page.reload();
  await queueIs(page, 5);
  await counts(page, '3 de 3');
  expect(await receive('Dina Devedora').count()).toBe(0);
  await page.getByRole('button', { name: /, 5 na fila$/ }).click();
  const list = page.getByRole('dialog', { name: 'Marcações deste aparelho' });
  await list.getByText(/Pagamento de R\$\s100,00/).waitFor();
  await list.getByRole('button', { name: 'Fechar' }).click();

  // Somebody pays all of it at the desk before the phone is heard of.
  const all = rival.remaining_amount;
  const atDesk = { payment_id: crypto.randomUUID(), amount: all, method: 'pix', note: null };
  await office.send('POST', `/bookings/${rival.id}/payments`, atDesk);
  await findSignal(page);
  await queueIs(page, 0);
  const paid: Paid = await office.send('GET', `/bookings/${debtor.id}/payments`);
  expect(paid.data).toMatchObject([
    { amount: 100, method: 'dinheiro', user_name: 'Beto Carvalho' },
    { amount: rest, method: 'dinheiro', user_name: 'Beto Carvalho' },
  ]);
  expect(await marksOf(office, debtor)).toHaveLength(2);
  expect(await marksOf(office, rival)).toHaveLength(1);

  await page.getByRole('button', { name: /, 1 recusado$/ }).click();
  const refused = list.getByRole('region', { name: 'Pagamentos recusados' });
  await refused.getByText(/Pagamento de R\$\s30,00/).waitFor();
  await refused.getByText('É mais do que a reserva ainda devia.').waitFor();
  await refused.getByRole('button', { name: 'Entendi: Rui Rival' }).click();
  await list.getByText('Nada na fila').waitFor();
});

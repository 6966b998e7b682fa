import { dayIn } from '@leme/contract/kit/values/days';
import { expect, test } from 'vitest';
import { openAs } from '../browser.ts';
import {
  findSignal,
  loseSignal,
  marksOf,
  openInstalledPhone,
  openSailing,
  queueIs,
  readyForSea,
} from '../signal/at-sea.ts';
import { card, checkIn, counts, farthestMove, openOffice, shows } from './pier-day.ts';

const today = () => dayIn('America/Sao_Paulo', Temporal.Now.instant());

type Owing = { id: string; remaining_amount?: number };
type Paid = { data: { amount: number; method: string; user_name: string }[] };

// Who is cancelled or refused meanwhile: web/src/modules/manifest/day/rows.test.tsx.
test('a debtor comes aboard without a signal: the amount stands there, one tap further it is taken, check-in and money wait in one queue and arrive once each [A2.5-52]', async () => {
  const office = await openOffice();
  const session = await office.aSession(today(), '21:30');
  const debtor: Owing = await office.aBooking(session, { name: 'Dina Devedora', adults: 2 });
  const rival: Owing = await office.aBooking(session, { name: 'Rui Rival' });
  const paidUp: Owing = await office.aBooking(session, { name: 'Paulo Pago', paid: 'all' });
  const { remaining_amount: owed = 0 } = debtor;
  const rest = owed - 100;
  const page = await openInstalledPhone();
  await openSailing(page, session, today());
  await readyForSea(page, today());

  const receive = (name: string) => card(page, name).getByRole('button', { name: /^Receber/ });
  const sheet = page.getByRole('dialog', { name: 'Registrar pagamento' });
  const take = async (name: string, amount: string) => {
    await receive(name).click();
    await sheet.getByLabel('Valor recebido').fill(amount);
    await sheet.getByRole('button', { name: 'Dinheiro' }).click();
    await sheet.getByRole('button', { name: /^Receber/ }).click();
  };
  const reais = (amount: number) => amount.toFixed(2).replace('.', ',');
  expect(await page.getByRole('button', { name: 'Passageiro sem reserva' }).count()).toBe(0);
  await checkIn(page, 'Paulo Pago');
  expect(await receive('Paulo Pago').count()).toBe(0);
  // What is still on its way when the signal goes would wait with the others.
  await expect.poll(async () => (await marksOf(office, paidUp)).length).toBe(1);
  await queueIs(page, 0);
  await loseSignal(page);
  const moved = farthestMove(page, [debtor.id, rival.id], /na fila/);
  await checkIn(page, 'Dina Devedora');
  // Neither what is owed nor that it waits moved the next card from under the thumb.
  expect(await moved).toBeLessThanOrEqual(1);
  await receive('Dina Devedora').click();
  expect(await sheet.getByLabel('Valor recebido').inputValue()).toBe(reais(owed));
  for (const target of await sheet.getByRole('button').all())
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
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
  await counts(page, '4 de 4');
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
  for (const { id } of [rival, paidUp]) expect(await marksOf(office, { id })).toHaveLength(1);

  await page.getByRole('button', { name: /, 1 recusado$/ }).click();
  const refused = list.getByRole('region', { name: 'Pagamentos recusados' });
  await refused.getByText(/Pagamento de R\$\s30,00/).waitFor();
  await refused.getByText('É mais do que a reserva ainda devia.').waitFor();
  await refused.getByRole('button', { name: 'Entendi: Rui Rival' }).click();
  await list.getByText('Nada na fila').waitFor();
});

test('somebody comes without a booking: four fields, in the list at once, checked in; not without a signal, not beyond the seats', async () => {
  const office = await openOffice();
  const session = await office.aSession(today(), '21:45');
  const page = await openAs('manager@mar-azul.test', 'phone');
  await openSailing(page, session, today());
  const open = page.getByRole('button', { name: 'Passageiro sem reserva' });
  const sheet = page.getByRole('dialog', { name: 'Passageiro sem reserva' });
  await open.click();
  const adults = sheet.getByRole('spinbutton', { name: 'Adulto' });
  await expect.poll(() => adults.inputValue()).toBe('1');
  const add = sheet.getByRole('button', { name: /^Adicionar/ });

  // More than there are seats: said before anything is sent.
  await adults.fill('61');
  await add.click();
  await shows(sheet.getByText('Só restam 60 vagas nesta saída'));
  await loseSignal(page);
  await shows(sheet.getByText(/^Sem conexão: as vagas/));
  await expect.poll(() => add.isDisabled()).toBe(true);
  await findSignal(page);
  await expect.poll(() => add.isDisabled()).toBe(false);

  await adults.fill('2');
  await sheet.getByRole('button', { name: 'Dinheiro' }).click();
  await add.click();
  await sheet.waitFor({ state: 'hidden' });
  const party = card(page, 'Cliente avulso');
  await shows(party.getByText('Pago', { exact: true }));
  await party.getByRole('button', { name: /^Check-in de Cliente avulso \d\d:\d\d$/ }).click();
  await counts(page, '2 de 2');

  await open.click();
  await sheet.getByLabel('Nome').fill('Zulmira do Cais');
  await sheet.getByLabel('Valor recebido').fill('');
  await add.click();
  await sheet.waitFor({ state: 'hidden' });
  await shows(card(page, 'Zulmira do Cais').getByText('Pendente'));
  const focused = () => page.evaluate(() => document.activeElement?.closest('[data-booking]')?.textContent);
  await expect.poll(focused).toContain('Zulmira do Cais');
});

test('nothing moves under the finger on the next button: not at a check-in in a language of longer words, and what was marked a moment ago folds away later', async () => {
  const office = await openOffice();
  const session = await office.aSession(today(), '21:15');
  const alda = await office.aBooking(session, { name: 'Alda Primeira', paid: 'all' });
  const bento = await office.aBooking(session, { name: 'Bento Segundo', paid: 'all' });
  const page = await openAs('marinheiro@mar-azul.test', 'phone');
  await page.clock.install();
  await page.goto(`/mar-azul/passenger-manifest?date=${today()}&session=${session.id}&lang=fr`);
  const cardOf = ({ id }: { id: string }) => page.locator(`[data-booking="${id}"]`);
  const buttonOf = (booking: { id: string }) => cardOf(booking).locator('[data-control="check-in"]');
  await buttonOf(bento).waitFor();
  // The seconds a row keeps its place begin with the tap, however long the machine takes over each step.
  await page.clock.pauseAt(Date.now() + 1_000);
  let farthest = Number.NaN;
  const moved = farthestMove(page, [alda.id, bento.id], /^(?!.*En attente)/).then((far) => {
    farthest = far;
  });
  await buttonOf(alda).click();
  // It looks at each frame, and no frame comes by itself.
  await expect
    .poll(() => page.clock.runFor(10).then(() => farthest), { interval: 50 })
    .toBeLessThanOrEqual(1);
  await moved;
  const passesUntil = (text: string) =>
    expect
      .poll(() => page.clock.runFor(10).then(() => page.getByText(text).first().isVisible()), {
        interval: 50,
      })
      .toBe(true);
  await passesUntil('1 sur 2');
  const next = cardOf(bento);
  // In the middle of the screen, where no message lies over it.
  await next.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await buttonOf(bento).hover();
  const place = await next.boundingBox();
  await page.clock.runFor(2_000);
  await page.mouse.down();
  await page.clock.runFor(1_500);
  expect(await next.boundingBox()).toEqual(place);
  await page.mouse.up();
  await passesUntil('2 sur 2');
  await page.clock.runFor(3_500);
  await expect.poll(async () => (await next.boundingBox())?.y).not.toBe(place?.y);
});

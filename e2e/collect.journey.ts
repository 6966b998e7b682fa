import { dayIn } from '@leme/contract/kit/days';
import { describe, expect, test } from 'vitest';
import { openAs } from './browser.ts';
import { card, checkIn, counts, farthestMove, openOffice, shows } from './pier-day.ts';

const today = () => dayIn('America/Sao_Paulo', Temporal.Now.instant());

describe('who collects says so, on a phone', () => {
  test('a debtor comes aboard: the amount stands there, one tap further it is taken, and the office reads who took it [A2.5-52]', async () => {
    const office = await openOffice();
    const session = await office.aSession(today(), '21:00');
    const debtor = await office.aBooking(session, { name: 'Dora Devedora', adults: 2, paid: 100 });
    const next = await office.aBooking(session, { name: 'Paulo Pago', paid: 180 });
    const page = await openAs('marinheiro@mar-azul.test', 'phone');
    await page.goto(`/mar-azul/passenger-manifest?date=${today()}&session=${session.id}`);
    const receive = (name: string) => card(page, name).getByRole('button', { name: /^Receber/ });

    await card(page, 'Paulo Pago').waitFor();
    const moved = farthestMove(page, [debtor.id, next.id], /Receber/);
    await checkIn(page, 'Dora Devedora');
    await shows(receive('Dora Devedora'));
    // The button that takes the money came without moving the next card from under the thumb.
    expect(await moved).toBeLessThanOrEqual(1);
    await checkIn(page, 'Paulo Pago');
    expect(await receive('Paulo Pago').count()).toBe(0);
    await receive('Dora Devedora').click();

    const sheet = page.getByRole('dialog', { name: 'Registrar pagamento' });
    const amount = sheet.getByLabel('Valor recebido');
    const owed = await amount.inputValue();
    expect(owed).toMatch(/^\d+,00$/);
    for (const target of await sheet.getByRole('button').all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    // More than is owed never leaves the phone.
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/payments')) sent += 1;
    });
    await amount.fill('5000,00');
    await sheet.getByRole('button', { name: /^Receber/ }).click();
    await shows(sheet.getByText(`O máximo é R$ ${owed}`));
    expect(sent).toBe(0);

    await amount.fill('50,00');
    await sheet.getByRole('button', { name: 'Dinheiro' }).click();
    await sheet.getByRole('button', { name: 'Receber R$ 50,00' }).click();
    // Stored or, where the answer takes its time, on its way; the office reads it below.
    await shows(page.getByText(/^Pagamento de R\$\s50,00 (registrado|na fila)$/));
    await sheet.waitFor({ state: 'hidden' });
    expect(sent).toBe(1);
    await receive('Dora Devedora').click();
    await sheet.getByRole('button', { name: /^Receber/ }).click();
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => receive('Dora Devedora').count()).toBe(0);

    const desk = await openAs('manager@mar-azul.test');
    await desk.goto(`/mar-azul/passenger-manifest?date=${today()}&open=payment&of=${debtor.id}`);
    const history = desk.getByRole('dialog', { name: 'Registrar pagamento' }).getByRole('listitem');
    await expect.poll(() => history.count()).toBe(3);
    await shows(history.nth(1).getByText(/Dinheiro · Beto Carvalho · \d\d\/\d\d\/\d{4} \d\d:\d\d/));
  });

  test('no card moves at a check-in in a language of longer words', async () => {
    const office = await openOffice();
    const session = await office.aSession(today(), '21:15');
    const party = await office.aBooking(session, { name: 'Anne Longue', paid: 180 });
    const next = await office.aBooking(session, { name: 'Bea Suivante', paid: 180 });
    const page = await openAs('marinheiro@mar-azul.test', 'phone');
    await page.goto(`/mar-azul/passenger-manifest?date=${today()}&session=${session.id}&lang=fr`);
    await card(page, 'Bea Suivante').waitFor();
    const moved = farthestMove(page, [party.id, next.id], /^(?!.*En attente)/);
    await card(page, 'Anne Longue').locator('[data-control="check-in"]').click();
    expect(await moved).toBeLessThanOrEqual(1);
  });

  test('somebody comes without a booking: four fields, in the list at once, checked in; not without a signal, not beyond the seats', async () => {
    const office = await openOffice();
    const session = await office.aSession(today(), '21:30');
    const page = await openAs('manager@mar-azul.test', 'phone');
    await page.goto(`/mar-azul/passenger-manifest?date=${today()}&session=${session.id}`);
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
    await page.context().setOffline(true);
    await shows(sheet.getByText(/^Sem conexão: as vagas/));
    await expect.poll(() => add.isDisabled()).toBe(true);
    await page.context().setOffline(false);
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
    const guide = await openAs('marinheiro@mar-azul.test', 'phone');
    await guide.goto(`/mar-azul/passenger-manifest?date=${today()}&session=${session.id}`);
    await shows(card(guide, 'Zulmira do Cais'));
    expect(await guide.getByRole('button', { name: 'Passageiro sem reserva' }).count()).toBe(0);
  });
});

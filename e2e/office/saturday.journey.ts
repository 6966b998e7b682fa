import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aMark, ask, openAs } from '../browser.ts';
import { anOffice } from '../pier/departure-day.ts';

const office = 'admin@mar-azul.test';
const saturday = '2032-05-15';

/** A sale of that day with so many people counted and priced: the button that keeps their seats. */
async function atPeople(page: Page, people: string) {
  await page.goto(`/mar-azul/bookings/create?date=${saturday}`);
  await page.getByRole('button', { name: /08:00–10:00/ }).click();
  await page.getByRole('spinbutton').first().fill(people);
  const keep = page.getByRole('button', { name: 'Guardar lugares e continuar' });
  await expect.poll(() => keep.isEnabled()).toBe(true);
  return keep;
}

const reais = (amount: number) => amount.toFixed(2).replace('.', ',');

test('Saturday for four: two sellers look at the last seats, one keeps them as an option, the deposit comes by Pix, and it is confirmed for a customer with a record', async () => {
  const mark = aMark();
  const name = `Família Prado ${mark}`;
  const desk = await anOffice(office);
  const session = await desk.session({ date: saturday, product: 'Ilha do Campeche', total_capacity: 4 });
  const [ana, rui] = await Promise.all([openAs(office), openAs('manager@mar-azul.test')]);
  const [first, second] = [await atPeople(ana, '4'), await atPeople(rui, '2')];

  // Who holds first has them; the other reads what is left, and loses nothing of what was typed.
  await first.click();
  await ana.getByText(/Lugares guardados/).waitFor();
  await second.click();
  await rui.getByText(/Restam 0 lugares e a reserva pede 2/).waitFor();
  expect(await rui.getByRole('spinbutton').first().inputValue()).toBe('2');

  await ana.getByLabel(/^Nome do cliente/).fill(name);
  await ana.getByLabel(/^Telefone/).fill('48 99888-1234');
  await ana.getByLabel(/^CPF ou CNPJ/).fill('390.533.447-05');
  await ana.keyboard.press('Control+Enter');
  await ana.getByText('Condições').waitFor();
  await ana.getByRole('button', { name: 'Guardar até...' }).click();
  const option = ana.getByRole('dialog', { name: 'Guardar até...' });
  await option.getByRole('button', { name: 'Guardar lugares' }).click();
  await ana.getByText(/^Lugares guardados: [A-Z0-9]{6}$/).waitFor();

  const { data } = await ask(office, 'GET', `/bookings?q=${mark}`);
  expect(data).toMatchObject([{ customer_name: name, people: 4, status: 'on_hold', hold_kind: 'option' }]);
  const read = (): Promise<BookingDetail> => ask(office, 'GET', `/bookings/${data[0].id}`);
  const held = await read();
  const deposit = held.deposit_amount ?? 0;
  expect(deposit).toBeGreaterThan(0);
  const pix = await ana.getByText(new RegExp(`LM${held.code}01`)).textContent();
  expect(pix).toContain(`54${String(deposit.toFixed(2).length).padStart(2, '0')}${deposit.toFixed(2)}`);

  // An hour later the deposit is there: it is written down on the page of the booking, which is then confirmed.
  await ana.goto(`/mar-azul/bookings?open=${held.id}`);
  await ana.getByRole('heading', { name: `${held.code} · ${name}` }).waitFor();
  await ana.getByRole('button', { name: 'Registrar pagamento' }).first().click();
  const payment = ana.getByRole('dialog', { name: 'Registrar pagamento' });
  await payment.getByLabel(/^Valor/).fill(reais(deposit));
  await payment.getByRole('button', { name: 'Registrar pagamento' }).click();
  await payment.waitFor({ state: 'detached' });
  await ana.getByRole('button', { name: 'Confirmar', exact: true }).first().click();
  const question = ana.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await ana.getByText(`Reserva ${held.code} confirmada`).first().waitFor();

  const sold = await read();
  expect(sold).toMatchObject({ status: 'confirmed', paid_amount: deposit, hold_expires_at: null });
  const customer = await ask(office, 'GET', `/customers/${sold.customer_id}`);
  expect(customer).toMatchObject({ tax_id: '39053344705' });
  await rui.goto(`/mar-azul/bookings/create?date=${saturday}`);
  const full = rui.getByRole('button', { name: /08:00–10:00/ });
  await full.getByText('Lotada').waitFor();
  expect(await full.isDisabled()).toBe(true);
  expect((await ask(office, 'GET', `/sessions/${session.id}`)).remaining_capacity).toBe(0);
});

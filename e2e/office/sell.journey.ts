import { expect, test } from 'vitest';
import { axe } from '../axe/axe.ts';
import { ask, openAs } from '../browser.ts';
import { press, reach, watchPointers } from '../by-keyboard.ts';
import { anOffice } from '../pier/departure-day.ts';

const office = 'admin@mar-azul.test';
const agency = 'agent_admin@mar-azul.test';

test('walk-up by keyboard alone: the next departure, three people, paid in cash, in 25 keys', async () => {
  // Where the day has hours to go, one more departure sails late.
  const page = await openAs('admin@porto-cedo.test');
  const { date } = await ask(page, 'GET', '/sessions');
  const desk = await anOffice(page);
  const session = await desk.session({
    date,
    start_time: '23:10',
    end_time: '23:50',
    guide_name: 'Bia Reis',
  });
  const isTouched = await watchPointers(page);
  await page.goto('/porto-cedo/bookings/create?mode=quick');
  const departure = page.getByRole('radio', { name: /23:10/ });
  await departure.waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('departure');
  expect(await axe(page)).toEqual([]);
  let keys = 0;
  const type = async (...pressed: string[]) => {
    for (const key of pressed) {
      keys += 1;
      await page.keyboard.press(key);
    }
  };
  while (!(await departure.isChecked())) await type('ArrowDown');
  await type('Tab', '3');
  const sell = page.getByRole('button', { name: 'Vender' });
  await page.getByText('R$ 540,00').first().waitFor();
  await expect.poll(() => sell.isEnabled()).toBe(true);
  await type('Enter');
  await page.getByText(/[A-Z0-9]{6} vendida, R\$\s540,00/).waitFor();
  expect(keys).toBeLessThanOrEqual(25);
  expect(await isTouched()).toBe(false);
  const { data } = await ask(page, 'GET', `/sessions/${session.id}/bookings`);
  expect(data).toMatchObject([{ customer_name: 'Cliente do balcão', people: 3, paid_amount: 540 }]);
});

test('an agency’s desk: times and free seats, its own price, seats held while the customer is asked, and no money of the house', async () => {
  const desk = await anOffice(office);
  const date = '2032-05-11';
  const boat = desk.boats.find(({ boat_name }) => boat_name === 'Escuna Maré Alta');
  const session = await desk.session({ date, product: 'Ilha do Campeche', boat_ids: [boat?.id] });
  const page = await openAs(agency);
  const { status } = await page.request
    .get(`/api/sessions/${session.id}`)
    .then((answer) => ({ status: answer.status() }));
  expect(status).toBe(403);
  await page.goto(`/mar-azul/bookings/create?date=${date}`);
  await page.getByRole('button', { name: /08:00–10:00/ }).click();
  await page.getByRole('spinbutton').first().fill('2');
  await page.getByRole('button', { name: 'Por que este preço?' }).waitFor();
  expect(await page.getByText('Canal').count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Guardar lugares e continuar' }).click();
  await page.getByText(/Lugares guardados/).waitFor();
  await page.getByLabel(/^Nome do cliente/).fill('Família da Agência');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await page.getByText('Condições').waitFor();
  expect(await page.getByRole('button', { name: 'Desconto' }).count()).toBe(0);
  await reach(page, page.getByRole('button', { name: 'Confirmar reserva' }));
  await press(page, page.getByRole('button', { name: 'Confirmar reserva' }));
  await page.getByText(/Reserva [A-Z0-9]{6} confirmada/).waitFor();
  const { data } = await ask(office, 'GET', `/sessions/${session.id}/bookings`);
  expect(data).toMatchObject([{ customer_name: 'Família da Agência', people: 2, paid_amount: 0 }]);
});

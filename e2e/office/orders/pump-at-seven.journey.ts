import { expect, test } from 'vitest';
import { aMark, ask, openAs } from '../../browser.ts';
import { anOffice } from '../../pier/departure-day.ts';

const office = 'admin@mar-azul.test';

test('the pump at seven on a phone: an emergency, what is sold on the boat, another boat by one press, seats and both manifests right, and back', async () => {
  const desk = await anOffice(office);
  const page = await openAs(office, 'phone');
  const mark = aMark();
  const add = (path: string, body: object) => ask(page, 'POST', path, body);
  const [netuno, mare] = [
    await add('/boats', { boat_name: `Netuno ${mark}`, capacity: 12 }),
    await add('/boats', { boat_name: `Maré ${mark}`, capacity: 30 }),
  ];
  const date = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
  const session = await desk.session({
    date,
    product: 'Ilha do Campeche',
    boat_ids: [netuno.id],
    start_time: '23:00',
    end_time: '23:40',
    total_capacity: 10,
  });
  await desk.booking(session, { name: `Família ${mark}`, people: 4 });
  const seatsOf = async () => (await ask(page, 'GET', `/sessions/${session.id}`)).remaining_capacity;
  const seats = await seatsOf();

  await page.goto(`/mar-azul/work-orders/create?boat=${netuno.id}`);
  await page.getByLabel(/^Serviço/).fill(`Bomba ${mark}`);
  await page.getByRole('combobox', { name: /^Impede a saída/ }).click();
  await page.getByRole('option', { name: 'Parou agora' }).click();
  await page.getByRole('button', { name: 'Abrir ordem' }).click();
  const panel = page.getByRole('region', { name: 'Barco parado' });
  await panel.getByRole('button', { name: new RegExp(`por Maré ${mark} em `) }).click();
  await panel.getByText(/^0 saídas? por resolver/).waitFor();

  const boats = async () => (await ask(page, 'GET', `/sessions/${session.id}`)).boats;
  expect(await boats()).toMatchObject([{ id: mare.id }]);
  expect(await seatsOf()).toBe(seats);
  for (const path of [
    `/mar-azul/passenger-manifest?date=${date}`,
    `/mar-azul/sessions-manifest?date=${date}`,
  ]) {
    await page.goto(path);
    await page.getByText(`Maré ${mark}`).first().waitFor();
  }
  await page.goBack();
  await page.goBack();
  await panel.getByRole('button', { name: new RegExp(`^Desfazer: Netuno ${mark}`) }).click();
  await panel.getByText('1 saída por resolver').waitFor();
  expect(await boats()).toMatchObject([{ id: netuno.id }]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

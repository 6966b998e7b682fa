import { expect, test } from 'vitest';
import { aMark, ask, openAs } from '../../browser.ts';

const office = 'admin@mar-azul.test';

test('an order’s life: an alert, a part that is missing and comes, work done on the board, and the book has it', async () => {
  const page = await openAs(office);
  const mark = aMark();
  const add = (path: string, body: object) => ask(page, 'POST', path, body);
  const boat = await add('/boats', { boat_name: `Ordem ${mark}`, capacity: 12 });
  const shelf = await add('/stock-locations', { name: `Oficina ${mark}` });
  const rotor = await add('/stock', { name: `Rotor ${mark}`, sku: mark, kind: 'part' });
  const alert = await add('/alerts', { description: `Bomba ${mark}`, boat_id: boat.id });
  const order = await add(`/alerts/${alert.id}/work-order`, {});
  const part = { order_id: order.id, item_id: rotor.id, location_id: shelf.id, planned: 1, used: null };
  const line = await add('/work-order-parts', part);

  await page.goto(`/mar-azul/work-orders?shows=board&boat_id=${boat.id}`);
  const moves = page.getByRole('button', { name: `Mudar a situação de Bomba ${mark}` });
  await moves.click();
  await page.getByRole('menuitem', { name: 'Começar' }).click();
  await page
    .getByRole('region', { name: 'Em andamento' })
    .getByRole('link', { name: `Bomba ${mark}` })
    .click();
  await page.getByText('Falta 1 peça em estoque.').waitFor();
  await page.getByRole('button', { name: 'Esperar por peças' }).click();
  await page.getByText('Em espera').filter({ visible: true }).first().waitFor();
  await add('/stock/moves', { item_id: rotor.id, location_id: shelf.id, quantity: 2, reason: 'purchase' });
  await page.getByText('As peças que ela esperava estão no estoque.').waitFor();
  await page.getByRole('button', { name: 'Retomar' }).first().click();
  await ask(page, 'PATCH', `/work-order-parts/${line.id}`, { used: 1, version: line.version });
  await page.getByRole('button', { name: 'Concluir' }).click();
  await page.getByRole('button', { name: 'Encerrar' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox').fill('Rotor trocado');
  await question.getByRole('button', { name: 'Encerrar' }).click();
  await page.getByRole('button', { name: 'Reabrir' }).waitFor();

  expect(await ask(page, 'GET', `/stock/${rotor.id}`)).toMatchObject({ quantity: 1 });
  const book = await ask(page, 'GET', `/maintenance-logs?boat_id=${boat.id}`);
  expect(book.data).toMatchObject([{ description: 'Rotor trocado' }]);
  const { data } = await ask(page, 'GET', `/alerts?boat_id=${boat.id}`);
  expect(data).toMatchObject([{ status: 'resolvido', resolution: 'automatic' }]);
});

import { expect, test } from 'vitest';
import { aMark, ask, openAs } from '../browser.ts';

const office = 'admin@mar-azul.test';

test('counting stock on a phone: a code is typed, what is there is counted, and what was sold meanwhile stays sold', async () => {
  const page = await openAs(office, 'phone');
  const mark = aMark();
  const [place, item] = [
    await ask(page, 'POST', '/stock-locations', { name: `Armário ${mark}` }),
    await ask(page, 'POST', '/stock', { name: `Boia ${mark}`, sku: mark, barcode: `789${mark}`, min_qty: 2 }),
  ];
  const move = (quantity: number, reason: string) =>
    ask(page, 'POST', '/stock/moves', { item_id: item.id, location_id: place.id, quantity, reason });
  await move(10, 'purchase');

  await page.goto('/mar-azul/stock');
  await page.getByRole('button', { name: 'Contar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Contagem de estoque' });
  await dialog.getByRole('combobox', { name: 'Local' }).click();
  await page.getByRole('option', { name: `Armário ${mark}` }).click();
  await dialog.getByLabel('Código de barras, SKU ou nome').fill(`789${mark}`);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Contado').fill('9');
  await dialog.getByRole('button', { name: 'Anotar' }).click();
  await dialog.getByText('9 un contados, 10 un no sistema').waitFor();

  await move(-3, 'sale');
  await dialog.getByRole('button', { name: 'Lançar 1 item' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await ask(page, 'GET', `/stock/${item.id}`)).toMatchObject({ quantity: 6, state: 'ok' });

  await page.goto(`/mar-azul/stock?open=${item.id}`);
  await page.getByRole('img', { name: /90 dias/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

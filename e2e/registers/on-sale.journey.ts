import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { png } from '../../server/src/testing/input/png.ts';
import { aMark, ask, openAs } from '../browser.ts';

const manager = 'manager@mar-azul.test';
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const lines = {
  price: 'Tarifa à venda, preço do grupo ou preço base',
  meeting: 'Ponto de encontro',
  voucher: 'Texto do voucher: Português (Brasil), Inglês, Espanhol, Francês, Italiano',
};

/** What is still open on the list of the product. */
const openLines = (page: Page) =>
  panel(page, 'Ativação').getByRole('listitem').getByRole('button').allTextContents();

type Fare = { label: string; price: string; from: string; to: string };

/** Adds a fare called as its category, and types its price and its ages where they stand. */
async function addFare(page: Page, { label, price, from, to }: Fare) {
  const fares = panel(page, 'Tarifas');
  await fares.getByRole('button', { name: 'Adicionar tarifa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar tarifa' });
  await dialog.getByRole('textbox', { name: /^Nome/ }).fill(label);
  await dialog.getByRole('combobox', { name: /^Categoria/ }).click();
  await page.getByRole('option', { name: label, exact: true }).click();
  await dialog.getByRole('textbox', { name: /^Preço(?! m)/ }).fill('1');
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  for (const [field, value] of [
    ['Preço', price],
    ['Idade de', from],
    ['Idade até', to],
  ] as const) {
    const input = fares.getByLabel(`${field}: ${label}`, { exact: true });
    await input.fill(value);
    await input.press('Tab');
  }
}

test('a product goes on sale: a draft says what it lacks, each line leads to its field, and once nothing is open it is sold', async () => {
  const page = await openAs(manager);
  const name = `Baía dos Golfinhos ${aMark()}`;
  await page.goto('/mar-azul/products?open=new');
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(name);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await panel(page, 'Ativação').getByText('Faltam 3').waitFor();
  expect(await openLines(page)).toEqual(Object.values(lines));
  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  await page.getByText('Ponto de encontro: Preencha antes de ativar').waitFor();

  // The line of the price leads to the fares.
  await panel(page, 'Ativação').getByRole('button', { name: lines.price }).click();
  await addFare(page, { label: 'Adulto', price: '195,5', from: '12', to: '130' });
  await addFare(page, { label: 'Criança', price: '97,75', from: '5', to: '11' });
  await addFare(page, { label: 'Bebê', price: '0', from: '0', to: '4' });
  await expect.poll(() => openLines(page)).toEqual([lines.meeting, lines.voucher]);

  await panel(page, 'Ativação').getByRole('button', { name: lines.meeting }).click();
  await page.keyboard.type('Trapiche da Armação');
  const photos = page.getByRole('group', { name: 'Fotos' });
  await photos
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'baia.png', mimeType: 'image/png', buffer: png(640, 480) },
      { name: 'barco.png', mimeType: 'image/png', buffer: png(320, 240) },
    ]);
  await photos.getByText('Capa').waitFor();
  await expect.poll(() => photos.getByRole('listitem').count()).toBe(2);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect.poll(() => openLines(page)).toEqual([lines.voucher]);

  const voucher = panel(page, 'Voucher');
  await panel(page, 'Ativação').getByRole('button', { name: lines.voucher }).click();
  for (const [language, text] of [
    ['Português (Brasil)', 'Chegue 20 minutos antes.'],
    ['Inglês', 'Come 20 minutes early.'],
    ['Espanhol', 'Llegue 20 minutos antes.'],
    ['Francês', 'Venez 20 minutes avant.'],
    ['Italiano', 'Venite 20 minuti prima.'],
  ] as const) {
    await voucher.getByRole('tab', { name: language }).click();
    await voucher.getByLabel('Texto do voucher').fill(text);
    await voucher.getByLabel('Inclui', { exact: true }).focus();
  }
  await panel(page, 'Ativação').getByText('Pronto para vender').waitFor();

  // The company's policy made its line; this product goes by another one.
  const sale = panel(page, 'Venda');
  await sale.getByRole('combobox', { name: 'Política de cancelamento' }).click();
  await page.getByRole('option', { name: 'Embratur' }).first().click();
  await sale.getByText('deste produto').waitFor();
  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  await panel(page, 'Ativação').getByText('À venda', { exact: true }).waitFor();

  const [product] = (await ask(page, 'GET', `/products?q=${encodeURIComponent(name)}`)).data;
  expect(product).toMatchObject({ status: 'active', meeting_point: 'Trapiche da Armação' });
  expect(product.photos).toHaveLength(2);
  const calendar = `/price-calendar?product_id=${product.id}&from=2027-05-12&to=2027-05-12`;
  expect((await ask(page, 'GET', calendar)).days[0].prices).toHaveLength(3);
});

import { expect, test } from 'vitest';
import { aMark, ask, openAs } from '../browser.ts';
import { reach, watchPointers } from '../by-keyboard.ts';

const office = 'admin@mar-azul.test';
const [normal, high] = ['2027-05-12', '2027-06-15'];

/** A product on sale for 180 reais, which no rule but its own names by day in May and June. */
async function aProduct(mark: string) {
  const voucher_text = Object.fromEntries(
    ['pt-BR', 'en', 'es', 'fr', 'it'].map((locale) => [locale, 'Chegue cedo']),
  );
  const texts = { voucher_text, meeting_point: 'Trapiche', rounding: '0.50' };
  const product = await ask(office, 'POST', '/products', { name: `Passeio ${mark}`, price: 180, ...texts });
  const adult = { product_id: product.id, label: `Adulto ${mark}`, code: 'ADULT', cost_price: 180 };
  const fare = await ask(office, 'POST', '/fare-types', adult);
  await ask(office, 'POST', `/products/${product.id}/activation`, { version: product.version });
  const quote = (date: string) =>
    ask(office, 'POST', '/quotes', {
      product_id: product.id,
      date,
      channel: 'counter',
      sold_at: `${date}T12:00:00Z`,
      party: [{ fare_type_id: fare.id, quantity: 2 }],
    });
  const rule = (name: string, percent_bp: number, more: object) =>
    ask(office, 'POST', '/pricing-rules', {
      name: `${name} ${mark}`,
      percent_bp,
      product_ids: [product.id],
      ...more,
    });
  return { product, quote, rule };
}

test('the season is typed in: nothing counts until it is published, then the days of the season are dearer, what was quoted before stays, and the price list goes to paper [A2.3-50, B2.2-44]', async () => {
  const mark = aMark();
  const { product, quote, rule } = await aProduct(mark);
  const before = await quote(high);
  expect(before.total).toBe(360);

  const page = await openAs(office);
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  await page.goto('/mar-azul/pricing-rules?shows=seasons');
  await page.getByRole('button', { name: 'Nova temporada' }).click();
  const season = page.getByRole('dialog');
  await season.getByLabel(/^Nome/).fill(`Junho ${mark}`);
  await season.getByRole('button', { name: 'Adicionar período' }).click();
  await season.getByLabel('Primeiro dia').fill('01/06/2027');
  await season.getByLabel('Último dia').fill('30/06/2027');
  await season.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByRole('button', { name: `Junho ${mark}`, exact: true }).waitFor();

  await page.goto('/mar-azul/pricing-rules?open=new');
  await page.getByLabel(/^Nome/).fill(`Alta ${mark}`);
  await page.getByRole('textbox', { name: /^Percentual/ }).fill('20');
  const choose = async (label: string, name: string) => {
    await page.getByRole('combobox', { name: label }).fill(name);
    await page.getByRole('option', { name }).click();
  };
  await page.getByRole('checkbox', { name: 'Produtos' }).check();
  await choose('Produtos', `Passeio ${mark}`);
  await page.getByRole('combobox', { name: 'Dias do passeio' }).click();
  await page.getByRole('option', { name: 'De uma temporada' }).click();
  await choose('Temporada', `Junho ${mark}`);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `Alta ${mark}` }).waitFor();
  await rule('Quarta', 1000, { weekdays: [3], stackable: true });
  await rule('Grupo', -500, { party_min: 2, stackable: true });
  expect((await quote(high)).total).toBe(360);

  await page.goto('/mar-azul/pricing-rules?shows=publish');
  const dialog = page.getByRole('dialog', { name: 'Publicar regras' });
  await dialog.getByText(`Alta ${mark}`).waitFor();
  await dialog.getByRole('button', { name: /^Publicar \d+ regras?$/ }).click();
  await dialog.waitFor({ state: 'detached' });

  // 205,20 each in June and 188,10 on a Wednesday in May, to the nearest half.
  expect((await quote(high)).total).toBe(410);
  expect((await quote(normal)).total).toBe(376);
  const calendar = `/price-calendar?product_id=${product.id}&from=${high}&to=${high}`;
  expect(await ask(office, 'GET', calendar)).toMatchObject({ days: [{ date: high, prices: [205] }] });
  const { trace } = before;
  expect(await ask(office, 'POST', '/quotes/replay', { trace })).toEqual({
    total: 360,
    isSame: true,
    differs: [],
  });

  // Printed from a window over a list, the price list is alone on its sheet.
  await page.goto('/mar-azul/pricing-rules?shows=list');
  const list = page.getByRole('dialog', { name: 'Tabela de preços' });
  await list.getByRole('columnheader', { name: /^Alta temporada/ }).waitFor();
  await list.getByRole('button', { name: 'Imprimir' }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.on-paper');
  expect(await sheet.getByText(/^Impresso em/).isVisible()).toBe(true);
  expect(await sheet.getByText('Ilha do Campeche').isVisible()).toBe(true);
  expect(await list.isVisible()).toBe(false);
});

test('why this price: by keyboard alone every step is read from a table, and why the others did not count', async () => {
  const mark = aMark();
  const { rule } = await aProduct(mark);
  // Before those of weekends and of who buys early, whatever day it is.
  const first = { stackable: true, priority: 99 };
  const own = await rule('Manhã', -1000, { ...first, start_from: '06:00', start_to: '10:00' });
  await ask(office, 'POST', '/pricing-rules/publications', {
    rules: [{ id: own.id, version: 1, published_version: null, season_version: null }],
  });
  const page = await openAs(office);
  const wasTouched = await watchPointers(page);
  await page.goto('/mar-azul/pricing-rules?shows=simulate');
  const dialog = page.getByRole('dialog', { name: 'Simular preço' });
  await reach(page, dialog.getByRole('combobox', { name: 'Produto' }));
  await page.keyboard.type(`Passeio ${mark}`);
  await page.getByRole('option', { name: `Passeio ${mark}` }).waitFor();
  await page.keyboard.press('Enter');
  // Out of every season.
  await reach(page, dialog.getByRole('textbox', { name: 'Data', exact: true }));
  await page.keyboard.type('12052027');
  await reach(page, dialog.getByRole('spinbutton', { name: `Adulto ${mark}` }));
  await page.keyboard.press('ArrowUp');
  const steps = dialog.getByRole('region', { name: `Adulto ${mark} × 1` });
  await steps.getByRole('cell', { name: 'Tabela' }).waitFor();
  await reach(page, dialog.getByLabel('Saída'), 'Shift+Tab');
  await page.keyboard.type('0900');
  await steps.getByRole('row', { name: /Manhã.*R\$\s180,00.*[−-]10%.*R\$\s162,00.*hora da saída/ }).waitFor();
  await dialog.getByText('Regras que não contaram').waitFor();
  expect(await wasTouched()).toBe(false);
});

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { ask, axe, openAs } from './browser.ts';

const office = 'admin@mar-azul.test';
const unique = () => crypto.randomUUID().slice(0, 8);

const add = (page: Page, fields: object) => ask(page, 'POST', '/customers', fields);

const statusOf = async (page: Page, id: string) => (await page.request.get(`/api/customers/${id}`)).status();

async function openPair(size?: 'phone') {
  const page = await openAs(office, size);
  const mark = unique();
  const email = `${mark}@example.com`;
  const kept = await add(page, { name: `Maria ${mark}`, email, nationality: 'Brasileira' });
  const other = await add(page, { name: `Maria G. ${mark}`, email, notes: 'Prefere a proa' });
  await page.goto(`/mar-azul/customers?open=${kept.id}`);
  return { page, kept, other, mark, panel: page.getByRole('region', { name: 'Possíveis duplicados' }) };
}

test('two records of one person become one: what one did not say is taken over, the rest is chosen', async () => {
  const { page, panel, kept, other, mark } = await openPair();
  await panel.getByText('mesmo email').waitFor();
  await panel.getByRole('button', { name: `Comparar e unir com Maria G. ${mark}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Unir cadastros' });
  await dialog.getByText('A união não pode ser desfeita.').waitFor();
  const notes = dialog.getByRole('group', { name: 'Observações' });
  expect(await notes.getByRole('radio', { name: /Prefere a proa/ }).isChecked()).toBe(true);
  const name = dialog.getByRole('group', { name: 'Nome' });
  expect(await name.getByRole('radio', { name: /Este cadastro/ }).isChecked()).toBe(true);
  await name.getByRole('radio', { name: /O outro/ }).check();
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Unir', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await panel.getByText('Nenhum cadastro parecido.').waitFor();
  await expect.poll(() => page.getByLabel('Observações').inputValue()).toBe('Prefere a proa');
  expect(await page.getByRole('textbox', { name: /^Nome/ }).inputValue()).toBe(`Maria G. ${mark}`);
  expect([await statusOf(page, kept.id), await statusOf(page, other.id)]).toEqual([200, 404]);
});

test('a person takes all their data away, and is forgotten after a reason and a typed word', async () => {
  const { page, kept, mark } = await openPair();
  const panel = page.getByRole('region', { name: 'Privacidade (LGPD)' });
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Baixar dados' }).click();
  const told = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
  expect(told).toMatchObject({
    customer: { id: kept.id, name: `Maria ${mark}` },
    history: [{ action: 'created' }],
  });

  await panel.getByRole('button', { name: 'Apagar dados da pessoa' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Apagar para sempre' }).click();
  await question.getByText('Escreva o motivo com pelo menos 3 letras').waitFor();
  await question.getByLabel('Motivo').fill(`Maria ${mark} pediu`);
  await question.getByLabel('Digite APAGAR para confirmar').fill('apagar');
  await question.getByRole('button', { name: 'Apagar para sempre' }).click();
  await question.getByText('Não escreva aqui dados da pessoa').waitFor();
  expect(await axe(page)).toEqual([]);
  await question.getByLabel('Motivo').fill('Pedido por email');
  await question.getByRole('button', { name: 'Apagar para sempre' }).click();
  await question.waitFor({ state: 'hidden' });
  await page.getByText('Dados apagados').first().waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.has('open')).toBe(false);
  expect(await statusOf(page, kept.id)).toBe(404);
});

test('on a phone nothing of it sticks out and axe finds nothing', async () => {
  const { page, panel } = await openPair('phone');
  await panel.getByText('mesmo email').waitFor();
  expect(await axe(page)).toEqual([]);
  await panel.getByRole('button', { name: /Comparar e unir/ }).click();
  await page.getByRole('dialog', { name: 'Unir cadastros' }).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { ask, openAs } from '../browser.ts';

const office = 'admin@mar-azul.test';
const unique = () => crypto.randomUUID().slice(0, 8);

const add = (page: Page, fields: object) => ask(page, 'POST', '/customers', fields);

const statusOf = async (page: Page, id: string) => (await page.request.get(`/api/customers/${id}`)).status();

async function openPair() {
  const page = await openAs(office, 'phone');
  const mark = unique();
  const email = `${mark}@example.com`;
  const kept = await add(page, { name: `Maria ${mark}`, email, nationality: 'Brasileira' });
  const tag = await ask(page, 'POST', '/tags', { name: `Proa ${mark}` });
  const of = { notes: 'Prefere a proa', tags: [tag.id] };
  const other = await add(page, { name: `Maria G. ${mark}`, email, ...of });
  await page.goto(`/mar-azul/customers?open=${kept.id}`);
  return { page, kept, other, mark, panel: page.getByRole('region', { name: 'Possíveis duplicados' }) };
}

test('two records of one person become one, field by field; it takes its data away and is forgotten after a reason and a typed word; on a phone nothing sticks out', async () => {
  const { page, panel, kept, other, mark } = await openPair();
  await panel.getByText('mesmo email').waitFor();
  await panel.getByRole('button', { name: `Comparar e unir com Maria G. ${mark}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Unir cadastros' });
  await dialog.getByText('A união não pode ser desfeita.').waitFor();
  const notes = dialog.getByRole('group', { name: 'Observações' });
  expect(await notes.getByRole('radio', { name: /Prefere a proa/ }).isChecked()).toBe(true);
  const name = dialog.getByRole('group', { name: 'Nome' });
  expect(await name.getByRole('radio', { name: /^Este/ }).isChecked()).toBe(true);
  await name.getByRole('radio', { name: /O outro/ }).check();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await dialog.getByRole('button', { name: 'Unir', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await panel.getByText('Nenhum cadastro parecido.').waitFor();
  await expect.poll(() => page.getByLabel('Observações').inputValue()).toBe('Prefere a proa');
  expect(await page.getByRole('textbox', { name: /^Nome/ }).inputValue()).toBe(`Maria G. ${mark}`);
  await page.getByText(`Proa ${mark}`).filter({ visible: true }).first().waitFor();
  expect(await page.getByText('Registro excluído').count(), 'a tag without its name').toBe(0);
  expect([await statusOf(page, kept.id), await statusOf(page, other.id)]).toEqual([200, 404]);

  const privacy = page.getByRole('region', { name: 'Privacidade (LGPD)' });
  const saved = page.waitForEvent('download');
  await privacy.getByRole('button', { name: 'Baixar dados' }).click();
  const told = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
  expect(told).toMatchObject({
    customer: { id: kept.id, name: `Maria G. ${mark}` },
  });
  expect(told.history.map(({ action }: { action: string }) => action)).toContain('created');

  await privacy.getByRole('button', { name: 'Apagar dados da pessoa' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Apagar para sempre' }).click();
  await question.getByText('Escreva o motivo com pelo menos 3 letras').waitFor();
  await question.getByLabel('Motivo').fill(`Maria G. ${mark} pediu`);
  await question.getByLabel('Digite APAGAR para confirmar').fill('apagar');
  await question.getByRole('button', { name: 'Apagar para sempre' }).click();
  await question.getByText('Não escreva aqui dados da pessoa').waitFor();
  // Until the first press is done with.
  await expect.poll(() => question.locator('[aria-busy="true"]').count()).toBe(0);
  await question.getByLabel('Motivo').fill('Pedido por email');
  await question.getByRole('button', { name: 'Apagar para sempre' }).click();
  await question.waitFor({ state: 'hidden' });
  await page.getByText('Dados apagados').first().waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.has('open')).toBe(false);
  expect(await statusOf(page, kept.id)).toBe(404);
});

test('a customer is found by digits of the telephone, chosen for a booking, and the booking stands on its page', async () => {
  const mark = unique();
  const page = await openAs(office);
  const digits = String(10_000_000 + Math.floor(Math.random() * 80_000_000));
  const { id } = await add(page, { name: `Quitéria ${mark}`, phone: `+55489${digits}` });
  const day = await page.request.get('/api/sessions?date=2031-07-12');
  const { data } = await day.json();
  const session = data[0] ?? (await aDeparture(page, '2031-07-12'));
  await page.goto(`/mar-azul/sessions?date=2031-07-12&open=booking&session=${session.id}`);
  const form = page.getByRole('dialog', { name: 'Nova Reserva' });
  const name = form.getByLabel('Nome do cliente');
  await name.fill(digits.slice(0, 6));
  await page.getByRole('option', { name: `Quitéria ${mark}` }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await name.inputValue()).toBe(`Quitéria ${mark}`);
  expect(await form.getByLabel('Telefone').inputValue()).toBe(`+55489${digits}`);
  await form.getByText('Cliente cadastrado').waitFor();
  await page.keyboard.press('Control+Enter');
  const message = page.getByText(/Reserva [A-Z2-9]{6} criada/).first();
  await message.waitFor();
  const code = /[A-Z2-9]{6}/.exec(await message.innerText())?.[0] ?? '';
  await message.getByRole('link', { name: code }).click();
  await page.waitForURL('**/mar-azul/passenger-manifest?**');
  await page.getByText(`Quitéria ${mark}`).first().waitFor();
  await page.goto(`/mar-azul/customers?open=${id}`);
  const panel = page.getByRole('region', { name: 'Reservas' });
  await panel.getByRole('link', { name: `${code}, abrir no manifesto` }).waitFor();
  expect(await panel.innerText()).toContain('12/07/2031');
  await panel.getByRole('radio', { name: 'Passadas 0' }).click();
  await panel.getByText('Nenhuma reserva passada.').waitFor();
  await panel.getByRole('button', { name: 'Nova reserva' }).click();
  await page.getByRole('dialog', { name: 'Nova Reserva' }).waitFor();
  await page.goto(`${page.url()}&for=${session.id}`);
  await form.getByText('Cliente cadastrado').waitFor();
  expect(await name.inputValue()).toBe(`Quitéria ${mark}`);
});

async function aDeparture(page: Page, date: string) {
  const { products } = await ask(page, 'GET', '/sessions/options');
  const hours = { date, start_time: '09:00', end_time: '11:00' };
  const rest = { guide_name: null, sailor_name: null, notes: null, total_capacity: 20, boat_ids: [] };
  return await ask(page, 'POST', '/sessions', { product_id: products[0].id, ...hours, ...rest });
}

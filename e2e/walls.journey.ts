import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { demoPassword, openAs, openPage } from './browser.ts';

function coloursOf(part: Locator): Promise<{ fill: string; text: string; edge: string }> {
  return part.evaluate((element) => {
    const style = getComputedStyle(element);
    return { fill: style.backgroundColor, text: style.color, edge: style.borderTopColor };
  });
}

test('a visitor on a company’s address signs in on its own page, in its colours, and lands in that company [A2.2-30, A2.2-33]', async () => {
  const page = await openPage('phone');
  await page.goto('/costa-verde');
  await page.getByRole('heading', { name: 'Costa Verde Náutica' }).waitFor();
  const submit = page.getByRole('button', { name: 'Entrar' });
  const colours = await coloursOf(submit);
  expect(colours.text).toBe('rgb(0, 0, 0)');
  expect(colours.edge).not.toBe(colours.fill);
  await page.getByLabel('Email').fill('manager@costa-verde.test');
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
  await submit.click();
  await page.waitForURL('**/costa-verde/sessions-manifest');
  await page.getByRole('heading', { name: 'Manifesto de Sessões' }).waitFor();
});

test('an operator chooses a company, says why, works in it under a banner and leaves [A2.1-13, A3-09]', async () => {
  const page = await openAs('saas_admin@leme.test');
  await page.goto('/companies');
  await page.getByLabel('Buscar empresa').fill('mar azul');
  await page.getByRole('button', { name: /Mar Azul Passeios/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill('Chamado 4711: conferir a lista');
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await page.getByText(/Você está na empresa Mar Azul Passeios/).waitFor();
  await page.getByText('Ilha do Campeche').first().waitFor();
  await page.reload();
  await page.getByText(/Você está na empresa Mar Azul Passeios/).waitFor();
  await page.getByRole('button', { name: 'Sair da empresa' }).click();
  await page.waitForURL('**/companies');
  await page.getByLabel('Buscar empresa').waitFor();
});

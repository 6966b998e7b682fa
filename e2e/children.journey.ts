import { expect, test } from 'vitest';
import { axe, openAs } from './browser.ts';

const office = 'admin@mar-azul.test';

test('contacts of a supplier by keyboard: added, put first, changed, taken away and brought back', async () => {
  const page = await openAs(office);
  const [dora, elisa] = ['Dora', 'Elisa'].map((name) => `${name} ${crypto.randomUUID().slice(0, 8)}`);
  await page.goto('/mar-azul/suppliers?open=new');
  await page.getByLabel('Nome fantasia').fill(`Estaleiro ${crypto.randomUUID().slice(0, 8)}`);
  await page.keyboard.press('Control+Enter');
  const panel = page.getByRole('region', { name: 'Contatos' });
  await panel.getByText('Acrescente com quem se fala').waitFor();
  const add = panel.getByRole('button', { name: 'Adicionar' });
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Adicionar contato' });
  await dialog.waitFor();
  // The first field has the focus; with Shift another new one follows.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.type(dora ?? '');
  await page.keyboard.press('Control+Shift+Enter');
  await expect.poll(() => dialog.getByLabel('Nome').inputValue()).toBe('');
  await dialog.getByLabel('Nome').focus();
  await page.keyboard.type(elisa ?? '');
  expect(await axe(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'detached' });
  const names = () => panel.getByRole('listitem').locator('b').allTextContents();
  await expect.poll(names).toEqual([dora, elisa]);

  await panel.getByRole('button', { name: `Subir ${elisa}` }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(names).toEqual([elisa, dora]);
  // The focus stays with the one that moved.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('li')?.textContent))
    .toContain(elisa);
  expect(await axe(page)).toEqual([]);

  await panel.getByRole('button', { name: `Ações de ${dora}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Excluir' }).waitFor();
  const last = async () => {
    await page.keyboard.press('End');
    return await page.evaluate(() => document.activeElement?.textContent);
  };
  await expect.poll(last).toBe('Excluir');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect.poll(names).toEqual([elisa]);
  const deleted = page.locator('[data-messages] > li', { hasText: 'excluíd' });
  await deleted.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(names).toEqual([elisa, dora]);

  await page.getByRole('tab', { name: 'Histórico' }).click();
  const history = page.getByRole('list', { name: 'Histórico' });
  await history
    .getByText(dora ?? '')
    .first()
    .waitFor();
});

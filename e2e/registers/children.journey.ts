import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { ask, openAs } from '../browser.ts';
import { press, reach } from '../by-keyboard.ts';

const office = 'admin@mar-azul.test';

/** Chooses from the menu of a child. */
async function choose(page: Page, panel: Locator, name: string, item: string): Promise<void> {
  await press(page, panel.getByRole('button', { name: `Ações de ${name}` }));
  await press(page, page.getByRole('menuitem', { name: item }), 'ArrowDown');
}

/** Deletes a child and takes that back from the message. */
async function deleteAndTakeBack(page: Page, panel: Locator, name: string): Promise<void> {
  await choose(page, panel, name, 'Excluir');
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }));
  await panel.getByText(name).waitFor({ state: 'detached' });
  await page.locator('[data-messages] > li', { hasText: 'excluíd' }).waitFor();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await panel.getByText(name).waitFor();
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('li')?.textContent);

test('contacts of a supplier by keyboard alone: added, put first, changed, taken away and brought back', async () => {
  const page = await openAs(office);
  const [dora, elisa] = [`Dora ${crypto.randomUUID()}`, `Elisa ${crypto.randomUUID()}`] as const;
  const { id } = await ask(page, 'POST', '/suppliers', { name: `Estaleiro ${crypto.randomUUID()}` });
  await page.goto(`/mar-azul/suppliers?open=${id}`);
  const panel = page.getByRole('region', { name: 'Contatos' });
  await panel.getByText('Acrescente com quem se fala').waitFor();
  await press(page, panel.getByRole('button', { name: 'Adicionar' }));
  const dialog = page.getByRole('dialog', { name: 'Adicionar contato' });
  // The first field has the focus; with Shift another new one follows.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.type(dora);
  await page.keyboard.press('Control+Shift+Enter');
  await expect.poll(() => dialog.getByLabel('Nome').inputValue()).toBe('');
  await reach(page, dialog.getByLabel('Nome'));
  await page.keyboard.type(elisa);
  await page.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'detached' });
  const names = () => panel.getByRole('listitem').locator('b').allTextContents();
  await expect.poll(names).toEqual([dora, elisa]);

  await reach(page, panel.getByRole('button', { name: `Subir ${elisa}` }));
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(names).toEqual([elisa, dora]);
  // The focus stays with the one that moved.
  await expect.poll(() => focused(page)).toContain(elisa);

  await choose(page, panel, dora, 'Editar');
  const form = page.getByRole('dialog', { name: dora });
  await reach(page, form.getByLabel('Função'));
  await page.keyboard.type('Oficina');
  await page.keyboard.press('Control+Enter');
  await form.waitFor({ state: 'detached' });
  await panel.getByText('Oficina').waitFor();

  await deleteAndTakeBack(page, panel, dora);
  await expect.poll(names).toEqual([elisa, dora]);
  await page.getByRole('tab', { name: 'Histórico' }).click();
  await page.getByRole('list', { name: 'Histórico' }).getByText(dora).first().waitFor();
});

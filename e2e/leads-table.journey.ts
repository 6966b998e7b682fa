import { expect, test } from 'vitest';
import { aMark, ask, openAs } from './browser.ts';

const office = 'admin@mar-azul.test';

async function aTagged(mark: string) {
  const tag = (name: string) => ask(office, 'POST', '/tags', { name: `${name} ${mark}` });
  const tags = await Promise.all(['Alfa', 'Beta', 'Gama', 'Delta'].map(tag));
  return ask(office, 'POST', '/leads', {
    ...{ name: `Ana ${mark}`, country: 'Brasil', country_code: '+55', phone: '48991230042' },
    ...{ offered_value: 450, tags: tags.slice(0, 3).map(({ id }) => id) },
  });
}

test('tags are read and changed in the table by keyboard; the form is 600 pixels wide at most; a turned tablet shows the same leads [B2.7-25]', async () => {
  const mark = aMark();
  const lead = await aTagged(mark);
  const page = await openAs(office);
  await page.goto(`/mar-azul/leads?q=${mark}`);
  const cell = page.getByRole('button', { name: `Tags de ${lead.name}` });
  await cell.focus();
  await page.keyboard.press('Tab');
  await page.getByRole('tooltip').getByText(`Gama ${mark}`).waitFor();
  await cell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: `Tags de ${lead.name}` });
  await panel.waitFor();
  await page.getByRole('combobox', { name: 'Tags' }).fill(`Delta ${mark}`);
  await page.getByRole('option', { name: `Delta ${mark}`, exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Aplicar' }).press('Enter');
  await page.getByRole('button', { name: '+2' }).waitFor();
  expect((await ask(office, 'GET', `/leads/${lead.id}`)).tags).toHaveLength(4);

  await page.getByRole('button', { name: `Editar ${lead.name}` }).click();
  const form = page.getByRole('dialog', { name: 'Editar Lead' });
  await form.getByLabel(/^Nome Completo/).waitFor();
  expect((await form.boundingBox())?.width).toBe(600);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1280, height: 800 });
  // The oldest first: whoever is made meanwhile stands behind them.
  await page.goto('/mar-azul/leads?sort=created_at&offset=100');
  await page.getByText('Mostrando 101 a 150').waitFor();
  const first = await page.locator('[data-row-link]').first().innerText();
  await page.setViewportSize({ width: 800, height: 1280 });
  await page.getByText('Mostrando 101 a 120').waitFor();
  expect(await page.locator('[data-row-link]').first().innerText()).toBe(first);
});

import { expect, test } from 'vitest';
import { axe } from '../axe/axe.ts';
import { openPage, signIn } from '../browser.ts';

test('on Monday morning a card opens as many leads as it says, a figure below opens its own, and back is where one was', async () => {
  const page = await openPage();
  await signIn(page, 'manager@mar-azul.test');
  await page.waitForURL('**/mar-azul/dashboard');
  const cards = page.getByRole('region', { name: 'Indicadores' });
  const conversions = cards.getByRole('article').filter({ hasText: 'Leads convertidos' });
  await conversions.getByRole('link').waitFor();
  const said = await conversions.locator('p').first().innerText();
  expect(said).toMatch(/^\d+$/);
  // Drawn when their code has come.
  await page.locator('.recharts-bar-rectangle').first().waitFor();
  // Figures that are asked again, as after a lead of somebody else, are dimmed for that long.
  await expect.poll(() => axe(page)).toEqual([]);
  await conversions.getByRole('link').click();
  await page.waitForURL('**/leads?conversion=card');
  await page
    .getByText(new RegExp(`de ${said}\\b`))
    .first()
    .waitFor();
  await page.goBack();

  const table = page.getByRole('table', { name: 'Interesse por Produto / Mês' });
  const figure = table.getByRole('row').last().getByRole('link').first();
  await figure.scrollIntoViewIfNeeded();
  const [count, place] = [await figure.innerText(), await page.evaluate(() => scrollY)];
  await figure.click();
  await page.waitForURL('**/leads?product_id=*');
  await page
    .getByText(new RegExp(`de ${count}\\b`))
    .first()
    .waitFor();
  await page.goBack();
  await table.waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

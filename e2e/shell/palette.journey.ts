import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { openAs } from '../browser.ts';

const manifest = '/mar-azul/passenger-manifest';
const focused = (place: Locator) => place.evaluate((element) => element === document.activeElement);

test('the search holds the page below, also over a dialog, and gives the focus back', async () => {
  const page = await openAs('admin@mar-azul.test');
  await page.goto(manifest);
  await page.getByText('Ilha do Campeche').first().waitFor();
  const open = page.getByRole('button', { name: 'Nova Sessão' }).first();
  await open.focus();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Buscar ou ir para' });
  const field = palette.getByRole('combobox');
  const marked = palette.getByRole('option', { selected: true });
  const isHeld = page.locator('#pagina[inert]');
  await isHeld.waitFor();
  expect(await focused(field)).toBe(true);
  const [first, last] = [palette.getByRole('option').first(), palette.getByRole('option').last()];
  await page.keyboard.press('ArrowUp');
  expect(await marked.innerText()).toBe(await last.innerText());
  expect(await field.getAttribute('aria-activedescendant')).toBe(await last.getAttribute('id'));
  await page.keyboard.press('ArrowDown');
  expect(await marked.innerText()).toBe(await first.innerText());
  for (const _ of [1, 2]) await page.keyboard.press('Tab');
  expect(await focused(field)).toBe(true);
  await page.mouse.move(5, 500);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'detached' });
  expect(await isHeld.count()).toBe(0);
  await expect.poll(() => focused(open)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Nova Sessão' });
  const product = form.getByRole('combobox', { name: 'Produto' });
  await expect.poll(() => focused(product)).toBe(true);
  await page.keyboard.press('Control+k');
  await field.fill('clientes');
  await palette.getByRole('option', { name: 'Clientes' }).first().waitFor();
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'detached' });
  await expect.poll(() => focused(product)).toBe(true);
  expect(await form.isVisible()).toBe(true);
});

test('without a signal the search opens, finds the departures this device knows, and says that it is all', async () => {
  const page = await openAs('admin@mar-azul.test', 'phone');
  const palette = page.getByRole('dialog', { name: 'Buscar ou ir para' });
  const ahead = page.waitForResponse((answer) => /\/palette-[^/]+\.js/.test(answer.url()));
  await page.goto(manifest);
  await page.getByRole('main').getByText('Ilha do Campeche').first().waitFor();
  // Resolves when what that code imports has come as well; a text, because the test's own tools rewrite an import.
  await page.evaluate(`import(${JSON.stringify((await ahead).url())}).then(() => undefined)`);
  // Its words come by themselves: a second without anything new is enough.
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return performance.now() - Math.max(...fetched.map(({ responseEnd }) => responseEnd)) > 1000;
  });
  await page.context().setOffline(true);
  await page.getByRole('banner').getByText('Offline').first().waitFor();
  await page.getByRole('button', { name: 'Abrir a busca' }).click();
  await palette.getByRole('combobox').fill('campeche');
  await palette.getByText('Sem conexão: só o que este aparelho conhece.').waitFor();
  await palette
    .getByRole('option', { name: /Ilha do Campeche/ })
    .first()
    .click();
  await expect.poll(() => new URL(page.url()).searchParams.get('session')).not.toBeNull();
});

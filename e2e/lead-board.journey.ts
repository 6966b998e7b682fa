import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { aMark, ask, openAs } from './browser.ts';
import { press, reach, watchPointers } from './by-keyboard.ts';

const office = 'admin@mar-azul.test';

type Change = { field: string; before: unknown; after: unknown };
type Entry = { action: string; changes: Change[] };

const add = (name: string) =>
  ask(office, 'POST', '/leads', {
    ...{ name, country: 'Brasil', country_code: '+55', phone: '48991230043', offered_value: 300 },
  });

/** What the history of a lead says of changes, as it says it. */
async function changesOf(id: string): Promise<Entry[]> {
  const { data } = await ask(office, 'GET', `/leads/${id}/history`);
  return data
    .filter(({ action }: Entry) => action === 'updated')
    .map(({ action, changes }: Entry) => ({ action, changes }));
}

const hasFocus = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the board without a mouse: a card is carried by its handle and sent by its menu, and its history is that of a changed cell', async () => {
  const mark = aMark();
  const [carried, sent, inCell] = await Promise.all(
    ['Aída', 'Breno', 'Celina'].map((name) => add(`${name} ${mark}`)),
  );
  const page = await openAs(office);
  const wasTouched = await watchPointers(page);
  await page.goto(`/mar-azul/leads?q=${mark}&shows=board`);
  const card = (status: string, name: string) =>
    column(page, status).getByRole('link', { name: `${name} ${mark}` });
  const handle = (status: string, name: string) =>
    column(page, status).getByRole('button', { name: `Mover ${name} ${mark}` });
  await card('Novo', 'Aída').waitFor();

  await reach(page, handle('Novo', 'Aída'));
  await page.keyboard.press('Space');
  await page.getByText('Sobre Novo').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Sobre Contatado').waitFor();
  await page.keyboard.press('Space');
  await card('Contatado', 'Aída').waitFor();
  await card('Novo', 'Aída').waitFor({ state: 'detached' });
  await hasFocus(handle('Contatado', 'Aída'));

  await reach(page, handle('Novo', 'Breno'), 'Shift+Tab');
  await page.keyboard.press('Space');
  await page.getByText('Sobre Novo').waitFor();
  for (const status of ['Contatado', 'Qualificado', 'Proposta', 'Negociação', 'Ganho', 'Perdido']) {
    await page.keyboard.press('ArrowRight');
    await page.getByText(`Sobre ${status}`).waitFor();
  }
  await page.keyboard.press('Escape');
  await page.getByText('Ficou onde estava').waitFor();
  await card('Novo', 'Breno').waitFor();
  await hasFocus(handle('Novo', 'Breno'));

  await press(
    page,
    column(page, 'Novo').getByRole('button', { name: new RegExp(`^Status de Breno ${mark}`) }),
  );
  await page.getByRole('menu').waitFor();
  await reach(page, page.getByRole('menuitem', { name: /^Contatado/ }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await card('Contatado', 'Breno').waitFor();
  await hasFocus(handle('Contatado', 'Breno'));

  await page.goto(`/mar-azul/leads?q=${mark}`);
  await press(page, page.getByRole('button', { name: new RegExp(`^Status de Celina ${mark}`) }));
  await reach(page, page.getByRole('menuitem', { name: /^Contatado/ }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await changesOf(inCell.id)).length).toBe(1);
  expect(await changesOf(inCell.id)).toMatchObject([
    { changes: [{ field: 'status', before: 'new', after: 'contacted' }] },
  ]);
  expect(await changesOf(carried.id)).toEqual(await changesOf(inCell.id));
  expect(await changesOf(sent.id)).toEqual(await changesOf(inCell.id));
  expect(await wasTouched()).toBe(false);

  // However many cards stand to the right and below, only the board scrolls.
  await page.goto('/mar-azul/leads?shows=board');
  await column(page, 'Perdido').getByRole('link').first().waitFor();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});

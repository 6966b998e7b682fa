import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { aMark, ask, openAs, stands } from '../browser.ts';

const office = 'admin@mar-azul.test';

// What is chosen, set and exported beyond a thousand: web/src/modules/leads/leads/list/several.test.tsx.
test('thirty enquiries and more than a page holds: a name as long as names may be covers nothing, the head stays, all of the filter change at once, and three go into a file', async () => {
  const mark = aMark();
  const long = `${mark}${'maximiliana'.repeat(20)}`.slice(0, 120);
  const names = [long, ...Array.from({ length: 52 }, (_, at) => `Lia ${mark} ${at + 10}`)];
  for (const name of names)
    await ask(office, 'POST', '/leads', { name, phone: '48999112034', offered_value: 712.5 });
  const page = await openAs(office);
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(`/mar-azul/leads?q=${mark}`);
  await page.getByRole('row').nth(50).waitFor();
  await stands(page);

  // Status and value are seen whole beside the buttons of each row, whatever it is called.
  const boxes = await page.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const cells = [...row.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect());
      return { right: cells.at(-2)?.right ?? 0, left: cells.at(-1)?.left ?? 0 };
    }),
  );
  for (const { right, left } of boxes) expect(right).toBeLessThanOrEqual(left + 0.5);
  for (const name of ['Valor', 'Status']) await page.getByRole('columnheader', { name }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  // Head and bar stay, all are chosen beyond the page and change at once.
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).click();
  const bar = page.getByRole('region', { name: 'Ações em massa' });
  await bar.getByRole('button', { name: 'Selecionar todos os 53 do filtro' }).click();
  await bar.getByText('53 selecionados').waitFor();
  await page.mouse.wheel(0, 600);
  for (const part of [bar, page.getByRole('columnheader', { name: 'Status' })])
    await expect
      .poll(() =>
        part.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        }),
      )
      .toBe(true);
  await bar.getByRole('button', { name: 'Origem' }).click();
  await page.getByRole('menuitem', { name: 'Instagram' }).click();
  await page.getByText('53 registros alterados').first().waitFor();
  const { count } = await ask<{ count: number }>(office, 'GET', `/leads?q=${mark}&source=instagram`);
  expect(count).toBe(53);

  // Three are chosen, and three are in the file.
  for (const name of names.slice(-3))
    await page.getByRole('checkbox', { name: `Selecionar ${name}`, exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar selecionados (3)' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n').slice(1);
  expect(lines.map((line) => names.findIndex((name) => line.includes(name))).toSorted()).toEqual([
    50, 51, 52,
  ]);
});

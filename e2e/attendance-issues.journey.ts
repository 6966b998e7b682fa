import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openAs } from './browser.ts';
import { anIssuesDay } from './issues-day.ts';
import { shows } from './pier-day.ts';

const manifest = (date: string) => `/costa-verde/passenger-manifest?date=${date}`;
const list = (page: Page) => page.getByRole('dialog', { name: 'Conflitos e recusas' });
const rowOf = (page: Page, name: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ hasText: name, has: page.getByRole('button') });
const open = (page: Page) => page.getByRole('button', { name: 'Ver conflitos e recusas' }).click();
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);

test('a person two devices marked differently is shown with who said what and when, and is settled by a decision', async () => {
  const date = '2031-10-06';
  const day = await anIssuesDay(date, ['Rita Contradita', 'Davi Contradito']);
  await day.contradict('Rita Contradita');
  await day.contradict('Davi Contradito');
  const page = await openAs('admin@costa-verde.test');
  await page.goto(manifest(date));
  await shows(page.getByText('2 passageiros com marcações diferentes'));
  await open(page);
  await list(page).getByRole('heading', { name: 'Marcações diferentes' }).waitFor();
  const text = await rowOf(page, 'Rita Contradita').innerText();
  expect(text).toMatch(/: Check-in às 08:02 \(hora do aparelho; chegou em \d\d\/\d\d\/\d{4} às \d\d:\d\d\)/);
  expect(text).toMatch(/: No-show em \d\d\/\d\d\/\d{4} às \d\d:\d\d/);

  const guide = await openAs('marinheiro@costa-verde.test', 'phone');
  await guide.goto(manifest(date));
  await shows(guide.getByText('2 passageiros com marcações diferentes'));
  await open(guide);
  await rowOf(guide, 'Rita Contradita').waitFor();

  await list(page).getByRole('button', { name: 'No-show: Rita Contradita' }).focus();
  await page.keyboard.press('Enter');
  await rowOf(page, 'Rita Contradita').waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('No-show: Davi Contradito');
  await rowOf(guide, 'Rita Contradita').waitFor({ state: 'detached' });
  expect(await day.statusOf('Rita Contradita')).toMatchObject({ status: 'no_show', heads: [{}] });

  const box = await list(guide).getByRole('button', { name: 'Check-in: Davi Contradito' }).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(56);
  await list(guide).getByRole('button', { name: 'Check-in: Davi Contradito' }).tap();
  await shows(list(guide).getByText('Nada para decidir'));
  await shows(list(page).getByText('Nada para decidir'));
  expect(await day.statusOf('Davi Contradito')).toMatchObject({ status: 'checked_in', heads: [{}] });
  // A toast of the colleague's decision takes the first Escape for itself.
  await expect.poll(() => page.keyboard.press('Escape').then(() => list(page).count())).toBe(0);
  expect(await page.getByText(/passageiros? com marcações diferentes/).count()).toBe(0);
  await expect.poll(() => focused(page)).toBe('MAIN');
});

import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { ask, axe, openAs } from './browser.ts';
import { anIssuesDay } from './issues-day.ts';
import { shows } from './pier-day.ts';

const manifest = (date: string) => `/costa-verde/passenger-manifest?date=${date}`;
const office = 'admin@costa-verde.test';
const list = (page: Page) => page.getByRole('dialog', { name: 'Conflitos e recusas' });
const rowOf = (page: Page, name: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ hasText: name, has: page.getByRole('button') });
const open = (page: Page) => page.getByRole('button', { name: 'Ver conflitos e recusas' }).click();
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);

// One company's list is the same for all: a journey leaves it as it found it.
afterEach(async () => {
  const { refusals } = await ask(office, 'GET', '/attendance-issues');
  for (const { id } of refusals) await ask(office, 'POST', `/attendance-refusals/${id}/review`);
});

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
  expect(await axe(page)).toEqual([]);

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

test('refused marks stand together by person and reason, and are taken off the list by the office alone', async () => {
  const date = '2031-10-07';
  const day = await anIssuesDay(date, ['Nina Recusada', 'Ivo Recusado']);
  await day.refuse('Nina Recusada');
  await day.refuse('Ivo Recusado');
  await day.says(day.office, 'Ivo Recusado', { status: 'no_show' }, crypto.randomUUID());
  const guide = await openAs('marinheiro@costa-verde.test', 'phone');
  await guide.goto(manifest(date));
  await shows(guide.getByText('3 marcações recusadas'));
  await open(guide);
  const seen = list(guide).locator('[data-row]').filter({ hasText: 'Nina Recusada' });
  await shows(seen.getByText('A pessoa não estava mais na reserva.'));
  expect(await seen.innerText()).toMatch(/: 2 marcações/);
  expect(await seen.getByText('Ivo Recusado').count()).toBe(1);
  expect(await seen.innerText()).toContain(`Check-in em 07/10/2031 às 08:02 (hora do aparelho`);
  expect(
    await list(guide)
      .getByRole('button', { name: /^Já vi/ })
      .count(),
  ).toBe(0);
  expect(await axe(guide)).toEqual([]);

  const page = await openAs('manager@costa-verde.test');
  await page.goto(manifest(date));
  await open(page);
  const reviews = list(page).getByRole('button', { name: /^Já vi/ });
  await expect.poll(() => reviews.count()).toBe(2);
  await rowOf(page, 'Nina Recusada')
    .getByRole('button', { name: /^Já vi/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => reviews.count()).toBe(1);
  expect(await focused(page)).toMatch(/^Já vi/);
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('Ver conflitos e recusas');
  await page.reload();
  await shows(page.getByText('1 marcação recusada'));
  expect(await page.getByText('3 marcações recusadas').count()).toBe(0);
});

test('the list leads to the people of a session in the form of the present address', async () => {
  const date = '2031-10-08';
  const day = await anIssuesDay(date, ['Lia do Caminho']);
  await day.contradict('Lia do Caminho');
  const page = await openAs('admin@costa-verde.test');
  const wanted = `/passenger-manifest?date=${date}&session=${day.session.id}`;
  const link = list(page).getByRole('link', { name: `Ver manifesto: ${day.product}, 08:00` });
  await page.goto('/passenger-manifest?issues=true');
  expect(await link.getAttribute('href')).toBe(wanted);
  await page.goto('/costa-verde/sessions-manifest?issues=true');
  expect(await link.getAttribute('href')).toBe(`/costa-verde${wanted}`);
  await link.click();
  await page.waitForURL(
    (url) => url.pathname === '/costa-verde/passenger-manifest' && url.search.includes(date),
  );
  await list(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Lia do Caminho', exact: true }).waitFor();
  await open(page);
  await list(page).getByRole('button', { name: 'Pendente: Lia do Caminho' }).click();
  await shows(list(page).getByText('Nada para decidir'));
});

test('what could not be decided comes back; what cannot be loaded says so in the list and is silent beside it', async () => {
  const date = '2031-10-09';
  const day = await anIssuesDay(date, ['Zeca Teimoso']);
  await day.contradict('Zeca Teimoso');
  const page = await openAs('admin@costa-verde.test');
  await page.route('**/api/attendance-issues', (route) => route.abort());
  await page.goto(manifest(date));
  await page.getByRole('button', { name: 'Zeca Teimoso', exact: true }).waitFor();
  await page.goto(`${manifest(date)}&issues=true`);
  await shows(list(page).getByText('Erro ao carregar conflitos e recusas'));
  expect(await page.getByText(/passageiros? com marcações diferentes/).count()).toBe(0);
  await page.unroute('**/api/attendance-issues');
  await list(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await rowOf(page, 'Zeca Teimoso').waitFor();

  await page.route('**/api/attendance-events', (route) => route.abort());
  const choice = list(page).getByRole('button', { name: 'Check-in: Zeca Teimoso' });
  await choice.click();
  await shows(page.getByText('Decisão não registrada'));
  await choice.waitFor();
  await page.unroute('**/api/attendance-events');
  await choice.click();
  await rowOf(page, 'Zeca Teimoso').waitFor({ state: 'detached' });
  await expect.poll(() => day.statusOf('Zeca Teimoso')).toMatchObject({ status: 'checked_in', heads: [{}] });
});

test('whoever may not check people in neither asks nor sees', async () => {
  const date = '2031-10-10';
  const day = await anIssuesDay(date, ['Olga Discreta']);
  await day.refuse('Olga Discreta');
  const page = await openAs('user@costa-verde.test');
  const asked: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/attendance-issues') && asked.push(request.url()),
  );
  await page.goto(`${manifest(date)}&issues=true`);
  await page.getByText('Olga Discreta').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await page.getByText('marcação recusada').count()).toBe(0);
});

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openAs } from '../browser.ts';
import { anOffice } from '../pier/departure-day.ts';

const office = 'admin@mar-azul.test';

/** A departure as it is when it was sold before people were counted: the day answers with more than its boat carries. */
async function overfill(page: Page, limit: number) {
  const isDay = /\/api\/(sessions|passenger-manifest|sessions-manifest)(\/[0-9a-f-]{36}|\/people)?(\?.*)?$/;
  await page.route(isDay, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const full = (row: object) => ({ ...row, people_limit: limit, status: 'occupied' });
    await route.fulfill({
      response: answer,
      json: Array.isArray(body.data) ? { ...body, data: body.data.map(full) } : full(body),
    });
  });
}

test('above what the boat carries it says so in words on paper, seats and people apart', async () => {
  const page = await openAs(office);
  const date = '2032-03-09';
  const desk = await anOffice(office);
  const boat = desk.boats.find(({ boat_name }) => boat_name === 'Escuna Maré Alta');
  const session = await desk.session({ date, product: 'Ilha do Campeche', boat_ids: [boat?.id] });
  await desk.booking(session, { name: 'Família Grande', people: 5 });
  await overfill(page, 3);
  await page.addInitScript(() => Object.assign(globalThis, { print: () => undefined }));
  await page.goto(`/mar-azul/sessions-manifest?date=${date}`);
  await page.getByRole('button', { name: 'Imprimir o dia' }).click();
  await page
    .getByRole('dialog', { name: 'Imprimir manifesto' })
    .getByRole('button', { name: 'Imprimir' })
    .click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.print-sheet');
  await sheet.getByText('Acima do limite: 5 de 3 pessoas').waitFor();
  expect(await sheet.innerText()).toContain('5/40 lugares · 5 pessoas');
  await page.unrouteAll({ behavior: 'wait' });
});

import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { addDays } from '@leme/contract/kit/time';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { ask, openAs } from './browser.ts';
import { anOffice } from './departure-day.ts';
import { sessionsPath } from './sessions-day.ts';

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

test('held seats are listed with until when, and released they are for sale again', async () => {
  const page = await openAs(office);
  const today = (await ask<{ date: string }>(page, 'GET', '/sessions')).date;
  const found = await firstHeld(page, today);
  await page.goto(sessionsPath(found.date));
  const name = `Reservas de ${found.product.name}, ${found.start_time.slice(0, 5)}`;
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();
  const list = page.getByRole('dialog', { name: 'Reservas da sessão' });
  await list.getByRole('radio', { name: 'Pré-reservas' }).click();
  const hold = list.getByRole('listitem').filter({ hasText: /Pré-reserva até/ });
  await hold.first().waitFor();
  const before = await hold.count();
  await hold
    .first()
    .getByRole('button', { name: /Ações da reserva/ })
    .click();
  await page.getByRole('menuitem', { name: 'Liberar lugares' }).click();
  const question = page.getByRole('alertdialog', { name: /Liberar a pré-reserva/ });
  await question.getByRole('button', { name: 'Liberar lugares' }).click();
  await question.waitFor({ state: 'hidden' });
  await expect.poll(() => hold.count()).toBe(before - 1);
  const now = await ask<SessionRow>(page, 'GET', `/sessions/${found.id}`);
  const freed = found.held - now.held;
  expect(freed).toBeGreaterThan(0);
  expect([now.remaining_capacity, now.people < found.people]).toEqual([
    found.remaining_capacity + freed,
    true,
  ]);
});

async function firstHeld(page: Page, today: string): Promise<SessionRow> {
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const { data } = await ask<{ data: SessionRow[] }>(
      page,
      'GET',
      `/sessions?date=${addDays(today, ahead)}`,
    );
    const session = data.find(({ held, status }) => held > 0 && status !== 'cancelled');
    if (session) return session;
  }
  throw new Error('The demo data hold no seats');
}

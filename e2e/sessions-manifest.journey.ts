import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { ask, openAs, openPage, signIn } from './browser.ts';
import { anOffice } from './departure-day.ts';

const address = (date: string, more = '') => `/mar-azul/sessions-manifest?date=${date}${more}`;

const openManifest = (page: Page, product: string) =>
  page.getByRole('link', { name: new RegExp(`^Ver Manifesto: ${product}`) }).click();

// The same at a desk: web/src/modules/manifest/sessions/board-session.test.tsx.
test('a guide boards a session on a phone one by one, back again, all at once and undone, all of it stored [A1-19, A2.4-01, A2.4-11, A2.4-12, A2.4-13, A2.4-14, A2.4-15, A2.4-16, A2.4-21, A2.4-22, A2.4-23, A2.4-24, A2.4-25, A2.4-26, A2.4-27, A2.4-28, A2.4-29, A3-39, A3-40, A3-41, A3-43, A3-44, A3-45, A4-19, A4-20, A4-21]', async () => {
  const date = '2031-04-10';
  const office = await anOffice('admin@mar-azul.test');
  const boat = office.boats.find(({ boat_name }) => boat_name === 'Escuna Maré Alta');
  const session = await office.session({ date, product: 'Ilha do Campeche', boat_ids: [boat?.id] });
  await office.session({ date, product: 'Baía dos Golfinhos', start_time: '14:00', end_time: '16:00' });
  await office.booking(session, {
    name: 'Joana da Jornada',
    people: 3,
    phone: '48999142207',
    wish: 'Alergia a camarão',
  });
  await office.booking(session, { name: 'Saulo Sozinho', people: 1 });

  const page = await openPage('phone');
  await signIn(page, 'marinheiro@mar-azul.test');
  expect(new URL(page.url()).pathname).toBe('/mar-azul/sessions-manifest');
  await page.goto(address(date));
  const card = page.getByRole('article', { name: '08:00–10:00 Ilha do Campeche' });
  await card.getByText(boat?.boat_name ?? '').waitFor();
  expect(await card.getByText('4/40 lugares · 4 pessoas').isVisible()).toBe(true);
  const empty = page.getByRole('article', { name: '14:00–16:00 Baía dos Golfinhos' });
  expect(await empty.getByText('Sem reservas').isVisible()).toBe(true);
  expect(await empty.getByRole('link').count()).toBe(0);
  await openManifest(page, 'Ilha do Campeche');

  // A phone has the pier screen there, and in it the list by person.
  const dialog = page.getByRole('main');
  const atOnce = page.locator('#thumb-bar');
  await page.getByRole('button', { name: 'Por pessoa' }).click();
  await dialog.getByText('0 de 4 com check-in').waitFor();
  expect(page.url()).toContain(`session=${session.id}`);
  expect(
    await dialog
      .getByText(/08:00–10:00/)
      .first()
      .isVisible(),
  ).toBe(true);
  expect(
    await dialog
      .getByText(boat?.boat_name ?? '')
      .first()
      .isVisible(),
  ).toBe(true);
  for (const text of ['Joana da Jornada', 'Acompanhante 1', 'Acompanhante 2', 'Alergia a camarão'])
    expect(await dialog.getByText(text).first().isVisible(), text).toBe(true);
  expect(await dialog.getByText(/^1A/).first().isVisible()).toBe(true);
  expect(await dialog.getByRole('button', { name: 'Confirmar Todos' }).count()).toBe(0);

  await dialog.getByRole('button', { name: 'Check-in: Joana da Jornada, 1A' }).click();
  await dialog.getByText('1 de 4 com check-in').waitFor();
  await page.getByText('Check-in realizado').first().waitFor();
  await expect.poll(() => dialog.getByText(/^Check-in às \d\d:\d\d$/).count()).toBe(1);
  const back = dialog.getByRole('button', { name: 'Cancelar check-in: Joana da Jornada, 1A' });
  expect(await back.innerText()).toBe('Cancelar');
  // A second press on the row is ignored for a moment, as a slip of a wet finger.
  await expect
    .poll(async () => {
      if (await back.isVisible()) await back.click();
      return await dialog.getByText('0 de 4 com check-in').isVisible();
    })
    .toBe(true);
  await page.getByText('Check-in cancelado').first().waitFor();

  await dialog.getByLabel('Check-in em lote').click();
  await atOnce.getByText('4 passageiros ainda sem check-in').waitFor();
  await atOnce.getByRole('button', { name: 'Confirmar Todos' }).click();
  await dialog.getByText('4 de 4 com check-in').waitFor();
  await page.getByText('4 check-ins realizados').first().waitFor();
  await atOnce.getByRole('button', { name: 'Desfazer' }).click();
  await dialog.getByText('0 de 4 com check-in').waitFor();
  await page.getByText('Alteração desfeita').first().waitFor();
  await page.reload();
  await dialog.getByText('0 de 4 com check-in').waitFor();
  await dialog.getByLabel('Check-in em lote').click();
  await atOnce.getByRole('button', { name: 'Confirmar Todos' }).click();
  await page.getByText('4 check-ins realizados').first().waitFor();
  const second = await openAs('manager@mar-azul.test', 'phone');
  await second.goto(address(date, `&session=${session.id}&list=people`));
  await second.getByText('4 de 4 com check-in').first().waitFor();
  await page.getByRole('link', { name: 'Voltar' }).click();
  await card.waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(page.url()).not.toMatch(/session=|list=/);
});

test('the badge follows the clock, and the next departure alone has the filled button under the line of the hour [A2.4-17, A2.4-18, A2.4-19, A2.4-20]', async () => {
  const staff = await openAs('admin@porto-cedo.test');
  const office = await anOffice(staff);
  const { tenant } = await ask(staff, 'GET', '/auth/session');
  const now = Temporal.Now.zonedDateTimeISO(tenant.timezone);
  const date = now.toPlainDate().toString();
  const at = (minutes: number) => now.add({ minutes }).toPlainTime().toString({ smallestUnit: 'minute' });
  const sessions = await Promise.all(
    (
      [
        [-59, -40],
        [-30, 20],
        [21, 60],
        [45, 70],
      ] as const
    ).map(([from, to]) =>
      office.session({ date, start_time: at(from), end_time: at(to), guide_name: 'Do Relógio' }),
    ),
  );
  for (const session of sessions) await office.booking(session, { name: 'Cliente do Relógio', people: 1 });
  const page = await openAs('marinheiro@porto-cedo.test', 'phone');
  await page.clock.setFixedTime(now.epochMilliseconds);
  await page.goto('/porto-cedo/sessions-manifest?q=relogio');
  const badges = async () =>
    (await page.getByRole('article').allInnerTexts()).map(
      (text) => /Agendada|Em Andamento|Finalizada|Cancelada/.exec(text)?.[0],
    );
  await expect.poll(badges).toEqual(['Finalizada', 'Em Andamento', 'Agendada', 'Agendada']);
  const line = page.getByText(/^agora \d\d:\d\d$/);
  const next = page.getByRole('article').nth(2);
  await expect.poll(async () => (await line.boundingBox()) !== null).toBe(true);
  const [lineBox, nextBox] = [await line.boundingBox(), await next.boundingBox()];
  expect(lineBox && nextBox && lineBox.y < nextBox.y).toBe(true);
  const fills = await page
    .getByRole('link', { name: /^Ver Manifesto/ })
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
  expect(new Set([fills[0], fills[1], fills[3]]).size).toBe(1);
  expect(fills[2]).not.toBe(fills[0]);
  await page.waitForFunction(() => {
    const box = document.querySelector('[data-next]')?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
  });
});

test('a supplier sees names on its own boats, and neither phone nor health', async () => {
  const page = await openAs('supplier_admin@mar-azul.test');
  await page.goto('/mar-azul/sessions-manifest');
  await page.getByRole('heading', { name: 'Manifesto de Sessões' }).waitFor();
  await page
    .getByText(/\bsess(ão|ões)\b/)
    .first()
    .waitFor();
  const open = page.getByRole('link', { name: /^Ver Manifesto/ }).first();
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText(/com check-in/)
    .first()
    .waitFor();
  const text = await dialog.innerText();
  expect(text).not.toContain('Requisitos Especiais');
  expect(text).not.toContain('(48)');
  expect(await dialog.getByRole('switch').count()).toBe(0);
});

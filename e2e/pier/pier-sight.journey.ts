import { bookingCodeText } from '@leme/contract/manifest/scan';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { asksAboutDays, openAs, type Size, sizes } from '../browser.ts';
import { loseSignal } from '../signal/at-sea.ts';
import { counts, openOffice, scan, shows, tapCheckIn } from './pier-day.ts';

const guide = 'marinheiro@mar-azul.test';
const crowd = Array.from({ length: 24 }, (_, index) => `Passageiro ${String(index + 1).padStart(2, '0')}`);

async function aCrowdedDay(date: string) {
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  await Promise.all(crowd.map((name) => office.aBooking(session, { name })));
  await office.aBooking(session, { name: 'Zélia Última', adults: 3 });
  const later = await office.aSession(date, '14:00');
  await office.aBooking(later, { name: 'Otília da Tarde' });
  return { office, session, later };
}

/** Where nothing is marked: both sizes search in it. */
const searchedDay = '2031-07-01';
let searched: ReturnType<typeof aCrowdedDay> | undefined;

/** How far the first hit stands below what sticks to the top and above what sticks to the bottom; negative is covered. */
const roomOfFirstHit = (page: Page) =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const hit = document.querySelector('[data-booking]')?.getBoundingClientRect();
    if (!hit) return -1;
    const above = Math.max(...boxes('[data-sticky-head]').map(({ bottom }) => bottom));
    const bars = boxes('[data-keep-clear]').filter(({ height }) => height > 0);
    const below = Math.min(window.innerHeight, ...bars.map(({ top }) => top));
    return Math.min(hit.top - above, below - hit.bottom);
  });

describe.each(Object.keys(sizes) as Size[])('what was searched is in sight on a %s', (size) => {
  test('from a list scrolled half-way and to its end, by typing and by a chip, the first hit is never covered', async () => {
    const date = searchedDay;
    searched ??= aCrowdedDay(date);
    const { session, later } = await searched;
    const page = await openAs(guide, size);
    const inSession = size === 'phone' ? `&session=${session.id}` : '';
    for (const part of [0.5, 1])
      for (const way of ['search', 'chip'] as const) {
        await page.goto(`/mar-azul/passenger-manifest?date=${date}${inSession}`);
        await page.locator('[data-booking]').nth(20).waitFor();
        await page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), part);
        if (way === 'search') {
          await page.keyboard.press('/');
          await page.keyboard.type('passageiro 0');
          await page.locator('[data-booking]').nth(9).waitFor({ state: 'detached' });
        } else await page.getByRole('button', { name: 'Quem deve' }).click();
        await expect
          .poll(() => roomOfFirstHit(page), { message: `${way} from ${part}` })
          .toBeGreaterThanOrEqual(0);
      }
    if (size === 'desktop') return;

    // × gives everybody back; a name that is not here is found on the other departure of the day.
    const field = page.getByRole('searchbox');
    await page.goto(`/mar-azul/passenger-manifest?date=${date}${inSession}`);
    await field.fill('zélia');
    const clear = page.getByRole('button', { name: 'Limpar busca' });
    const target = await clear.boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await clear.click();
    expect(await field.inputValue()).toBe('');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await field.fill('otilia');
    await shows(page.getByText('Está em outra saída deste dia:'));
    await page.waitForURL(/q=otilia/);
    await page.getByRole('link', { name: /Otília da Tarde\s*14:00/ }).click();
    await page.getByRole('button', { name: 'Check-in de Otília da Tarde' }).waitFor();
    expect(page.url()).toContain(later.id);
    expect(await field.inputValue()).toBe('otilia');
    await page.goBack();
    await page.getByRole('button', { name: 'Limpar busca' }).last().click();
    await page.getByText('Passageiro 01').first().waitFor();
  });
});

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(place: Locator): Promise<Box> {
  const box = await place.boundingBox();
  if (!box) throw new Error('Nothing to see there');
  return box;
}

/** Whether no message on screen covers any of the places. */
async function leavesFree(page: Page, ...places: Locator[]): Promise<boolean> {
  const messages = await page.locator('[data-messages] > li').filter({ visible: true }).all();
  const covers = await Promise.all(messages.map(boxOf));
  const free = await Promise.all(places.map(boxOf));
  const meet = (a: Box, b: Box) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  return covers.length > 0 && !covers.some((cover) => free.some((place) => meet(cover, place)));
}

const isFree = (page: Page, ...places: Locator[]) =>
  expect.poll(() => leavesFree(page, ...places)).toBe(true);

test('messages on a phone stand above the thumb bar and the buttons of a sheet, let the last party be seen, and go by themselves', async () => {
  const date = '2031-07-03';
  const { session } = await aCrowdedDay(date);
  const page = await openAs(guide, 'phone');
  await page.goto(`/mar-azul/passenger-manifest?date=${date}&session=${session.id}`);
  await tapCheckIn(page, 'Passageiro 01');
  const undo = page.getByRole('button', { name: 'Desfazer' });
  // Pointed at, it waits for as long as this machine takes to look at it.
  await undo.hover();
  const bar = [page.getByRole('searchbox'), page.getByRole('button', { name: 'Ler código QR' })];
  const nav = page.getByRole('navigation').last();
  await isFree(page, ...bar, nav);
  const last = page.locator('[data-booking]').last();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await isFree(page, ...bar, nav, last);

  // The key and Tab lead to its button; what is taken back is said for five seconds, whatever has the focus.
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Desfazer');
  await page.keyboard.press('Enter');
  const undone = page.locator('[data-messages] > li', { hasText: 'Alteração desfeita' });
  await undone.hover({ force: true });
  await page.keyboard.press('F8');
  await undone.waitFor({ state: 'detached', timeout: 8_000 });

  await page.getByRole('button', { name: 'Status de Zélia Última' }).click();
  await page.getByRole('menuitem', { name: 'Só uma parte…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Quem embarca?' });
  await sheet
    .getByRole('button', { name: /^Acompanhante 2/ })
    .first()
    .click();
  await page.getByText('Check-in realizado').first().hover();
  await isFree(
    page,
    sheet.getByRole('button', { name: 'Pronto' }),
    sheet.getByRole('button', { name: /marcar no-show/ }),
    sheet.getByRole('listitem').last(),
  );
});

test('messages on a desk cover neither search, QR, the last row nor the buttons of the dialog', async () => {
  const date = '2031-07-04';
  const { session } = await aCrowdedDay(date);
  const page = await openAs(guide);
  await page.goto(`/mar-azul/passenger-manifest?date=${date}`);
  await page.getByRole('button', { name: 'Status de Passageiro 01' }).click();
  await page.getByRole('menuitem', { name: /^Check-in/ }).click();
  await page.getByText('Check-in realizado').first().waitFor();
  await isFree(
    page,
    page.getByRole('searchbox', { name: 'Nome, código' }),
    page.getByRole('button', { name: 'Ler código QR' }),
  );
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await isFree(page, page.locator('[data-booking]').last());
  await page.goto(`/mar-azul/sessions-manifest?date=${date}&session=${session.id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Check-in em lote').click();
  await dialog.getByRole('button', { name: 'Confirmar Todos' }).click();
  await page
    .getByText(/check-ins realizados/)
    .first()
    .waitFor();
  await isFree(page, dialog);
});

// By button, menu, part and all at once: web/src/modules/manifest/attendance/other-day/asked-days.test.tsx.
test('a scanned code asks about a day that is not today before its first mark, also without a signal, and only once', async () => {
  const date = '2031-07-05';
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  await office.aBooking(session, { name: 'Ivo Embarcado' });
  const boarding = await office.aBooking(session, { name: 'Quim Leitor' });
  const page = await openAs(guide, 'phone');
  await asksAboutDays(page);
  await page.goto(`/mar-azul/passenger-manifest?date=${date}&session=${session.id}`);
  await shows(page.getByText('Não é hoje · sábado, 05/07/2031'));
  const question = page.getByRole('alertdialog', { name: 'Marcar em outro dia?' });
  await scan(page, bookingCodeText({ tenant_id: await office.tenantId(), booking_id: boarding.id }));
  const scanner = page.getByRole('dialog', { name: 'Ler código' });
  await scanner.getByRole('button', { name: /Check-in \(1\)/ }).click();
  await shows(question.getByText('sábado, 5 de julho de 2031'));
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await counts(page, '0 de 2');
  // Nothing was marked: the party still waits for its tap.
  await scanner.getByRole('button', { name: /Check-in \(1\)/ }).waitFor();
  await scanner.getByRole('button', { name: 'Fechar' }).click();

  await loseSignal(page);
  await tapCheckIn(page, 'Ivo Embarcado', question);
  await question.getByRole('button', { name: 'Marcar neste dia' }).click();
  await counts(page, '1 de 2');
  await tapCheckIn(page, 'Quim Leitor');
  await counts(page, '2 de 2');
  expect(await question.count()).toBe(0);
});

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { forgetComplaints, openAs } from '../browser.ts';
import { guide, loseSignal } from '../signal/at-sea.ts';
import { counts, openOffice, shows, tapCheckIn } from './pier-day.ts';

const longName = 'Maria Aparecida Albuquerque de Vasconcelos Cavalcanti';
const longProduct = 'Passeio de escuna pela Baía dos Golfinhos e pela Ilha de Anhatomirim';

/** Runs in the page: words of named controls that are cut at all, and any text cut or off the screen without a sign. */
function cutTexts(): string[] {
  const named = '[data-control], [data-booking] h2, [data-booking] strong, [role="dialog"] li strong';
  const isShort = ({ scrollWidth, clientWidth }: Element) => clientWidth > 0 && scrollWidth > clientWidth + 1;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const all = [
    ...document.querySelectorAll('header *, main *, footer *, nav *, #thumb-bar *, [role="dialog"] *'),
  ];
  const withText = all.filter(
    (element) =>
      element.checkVisibility() &&
      !element.closest('[class*="sr-only"]') &&
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
  );
  const isCut = (element: Element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const hasSign = textOverflow === 'ellipsis' && !element.closest(named);
    return isShort(element) && overflowX !== 'visible' && !hasSign && !scrolls(element);
  };
  const isOff = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left < -1 || right > window.innerWidth + 1) && !scrolls(element);
  };
  const controls = [...document.querySelectorAll(named)].filter((element) => element.checkVisibility());
  return [...withText.filter((each) => isCut(each) || isOff(each)), ...controls.filter(isShort)].map(
    (element) => element.textContent ?? '',
  );
}

test('at 390 and at 320 pixels no word is cut without a sign, and nothing that matters is cut at all', async () => {
  const date = '2031-06-12';
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  await office.aBooking(session, { name: longName, adults: 3, needs: 'Alergia a camarão; 1 sem glúten' });
  for (const name of ['Rui Folgado', 'Ana Ausente']) await office.aBooking(session, { name, adults: 2 });
  const page = await openAs(guide, 'phone');
  await page.route('**/api/passenger-manifest?**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replaceAll('"Ilha do Campeche"', JSON.stringify(longProduct)),
    });
  });
  const nothingCut = async (where: string) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(() => page.evaluate(cutTexts), { message: `${where} at ${width} pixels` })
        .toEqual([]);
    }
  };

  await page.goto('/mar-azul/sessions-manifest');
  await page.getByRole('article').first().waitFor();
  await nothingCut('landing');
  await page.getByRole('button', { name: /^Conta / }).click();
  for (const name of ['Sair', 'English'])
    await shows(page.getByRole(/^S/.test(name) ? 'menuitem' : 'menuitemradio', { name }));
  await page.keyboard.press('Escape');

  await page.goto(`/mar-azul/passenger-manifest?date=${date}`);
  await page.getByRole('article').first().waitFor();
  await nothingCut('day');
  const bar = page.getByRole('searchbox');
  const atTop = await bar.boundingBox();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect((await bar.boundingBox())?.y).toBe(atTop?.y);

  await page.getByRole('link', { name: /Ver Manifesto/ }).click();
  await nothingCut('session');
  await page.getByRole('button', { name: `Status de ${longName}` }).click();
  await page.getByRole('menuitem', { name: 'Só uma parte…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Quem embarca?' });
  await nothingCut('sheet');
  await sheet
    .getByRole('button', { name: /^Acompanhante 1/ })
    .first()
    .click();
  await sheet.getByRole('button', { name: 'Pronto' }).click();
  await page.getByRole('button', { name: 'Status de Ana Ausente' }).click();
  await page.getByRole('menuitem', { name: 'No-show' }).click();
  await tapCheckIn(page, 'Rui Folgado');
  await counts(page, '3 de 7');
  await nothingCut('settled');

  // Who is aboard is said, and the big button takes who is missing.
  const rest = page.getByRole('button', { name: `Check-in dos 2 que faltam: ${longName}` });
  await shows(page.getByText('1 de 3 a bordo'));
  expect(await rest.innerText()).toMatch(/Check-in\s+dos 2 que faltam/);
  await rest.click();
  await counts(page, '5 de 7');

  // Answers that the journey fetches itself would come without a signal too.
  await page.unrouteAll({ behavior: 'wait' });
  await loseSignal(page);
  await page.getByRole('button', { name: 'Atualizar' }).first().click();
  const header = page.getByRole('banner').first();
  await shows(header.getByText('Offline'));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const stale = page.getByText(/Não foi possível atualizar\. Dados de/);
  await shows(stale);
  expect(await stale.count()).toBe(1);
  expect((await stale.boundingBox())?.y).toBeGreaterThan(0);
  expect((await stale.boundingBox())?.y).toBeLessThan(200);
  await nothingCut('offline');
  expect(await wordsIn(page)).toContain('Offline');
  forgetComplaints();
});

const wordsIn = (page: Page) => page.getByRole('banner').first().innerText();

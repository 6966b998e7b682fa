import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { address, demoPassword, openPage } from '../browser.ts';
import { warningOf } from './alert-page.ts';

function coloursOf(part: Locator): Promise<{ fill: string; text: string; edge: string }> {
  return part.evaluate((element) => {
    const style = getComputedStyle(element);
    return { fill: style.backgroundColor, text: style.color, edge: style.borderTopColor };
  });
}

const isSignedIn = async (page: Page) =>
  (await page.context().request.get(`${address}/api/auth/user`)).status() === 200;

/** Of a day without sessions: a page that brings the next departure into sight scrolls, which counts as somebody's hand. */
const quiet = (page: string) => `/costa-verde/${page}?date=2033-01-01`;

// An operator's way in and out: links.journey.ts. What a role may open: web/src/app/lazy/doors and app/shell/menu.test.tsx.
test('a visitor signs in on the company’s own page, in its colours; whoever then does nothing for hours is one person in all tabs: warned, kept by a button, and out in each once there is a connection; links are swept [A2.2-30, A2.2-33, A4-22, A4-26, A4-27, A7.1-08]', async () => {
  const page = await openPage();
  await page.clock.install();
  await page.goto('/costa-verde');
  await page.getByRole('heading', { name: 'Costa Verde Náutica' }).waitFor();
  const submit = page.getByRole('button', { name: 'Entrar' });
  const colours = await coloursOf(submit);
  expect(colours.text).toBe('rgb(0, 0, 0)');
  expect(colours.edge).not.toBe(colours.fill);
  await page.getByLabel('Email').fill('manager@costa-verde.test');
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
  await submit.click();
  await page.waitForURL('**/costa-verde/dashboard');

  await page.goto(quiet('passenger-manifest'));
  await page.getByText('Nenhuma sessão encontrada').first().waitFor();
  const swept = page.waitForRequest('**/api/rpc/cleanup_expired_tokens');
  await page.clock.fastForward('00:01:00');
  expect((await swept).headers()['leme-background']).toBe('1');
  const other = await page.context().newPage();
  await other.goto(quiet('sessions-manifest'));
  await other.getByText('Nenhuma sessão encontrada').first().waitFor();
  await page.clock.fastForward('02:01:00');
  await Promise.all([warningOf(page).waitFor(), warningOf(other).waitFor()]);
  await page.keyboard.press('Escape');
  await page.mouse.click(20, 20);
  await page.mouse.move(400, 400);
  await warningOf(page).waitFor();
  await page.getByRole('button', { name: 'Continuar Sessão' }).click();
  await warningOf(other).waitFor({ state: 'detached' });
  await page.clock.fastForward('02:01:00');
  await warningOf(other).waitFor();
  await page.context().setOffline(true);
  await page.clock.fastForward('01:00:00');
  await warningOf(page).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Manifesto de Passageiros' }).waitFor();
  await page.context().setOffline(false);
  for (const tab of [page, other]) await tab.getByText('Sessão Expirada').waitFor();
  expect(await isSignedIn(page)).toBe(false);
});

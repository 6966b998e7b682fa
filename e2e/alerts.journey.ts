import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openStill, warningOf } from './alert-page.ts';
import { address } from './browser.ts';

const isSignedIn = async (page: Page) =>
  (await page.context().request.get(`${address}/api/auth/user`)).status() === 200;

test('whoever does nothing for hours is one person in all tabs: warned, kept by a button, and out in each once there is a connection; links are swept [A4-22, A4-26, A4-27, A7.1-08]', async () => {
  const page = await openStill();
  const swept = page.waitForRequest('**/api/rpc/cleanup_expired_tokens');
  await page.clock.fastForward('00:01:00');
  expect((await swept).headers()['leme-background']).toBe('1');
  const other = await page.context().newPage();
  await other.goto('/mar-azul/sessions');
  await other.getByRole('main').waitFor();
  await page.clock.fastForward('02:01:00');
  await Promise.all([warningOf(page).waitFor(), warningOf(other).waitFor()]);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Continuar Sessão');
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

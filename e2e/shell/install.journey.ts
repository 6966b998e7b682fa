import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { allAnswered } from '../all-answered.ts';
import { openAs, openPage, signIn } from '../browser.ts';

const guide = 'marinheiro@mar-azul.test';
const start = '/mar-azul/sessions-manifest';
const crewOffer = 'Instale o Leme neste aparelho para fazer check-in também sem sinal.';
const iosHint = /^Para instalar o Leme, toque em Compartilhar/;
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** The browser's own offer, which it makes when it pleases. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => document.documentElement.setAttribute('data-prompted', 'yes');
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });

test('a guide is offered the installation in the words of the crew, and the browser asks when they want it', async () => {
  const page = await openAs(guide, 'phone');
  await page.goto(start);
  await page.getByRole('article').first().waitFor();
  await offer(page);
  await page.getByText(crewOffer).waitFor();
  await page.getByRole('button', { name: 'Instalar' }).click();
  await page.locator('html[data-prompted]').waitFor();
  await page.getByText(crewOffer).waitFor({ state: 'detached' });
});

test('"Agora não" is remembered for 24 hours [A9-41]', async () => {
  const first = await openPage('phone');
  const now = Date.now();
  const openAt = async (minutes: number) => {
    const page = await first.context().newPage();
    await page.clock.install({ time: now + minutes * 60_000 });
    return page;
  };
  const page = await openAt(0);
  await signIn(page, guide);
  await page.goto(start);
  await page.getByRole('article').first().waitFor();
  await offer(page);
  await page.getByText(crewOffer).waitFor();
  await page.getByRole('button', { name: 'Agora não' }).click();
  await page.getByText(crewOffer).waitFor({ state: 'detached' });
  await page.close();

  // By then one has been signed out.
  await first.context().clearCookies();
  const dayLater = await openAt(23 * 60 + 50);
  await signIn(dayLater, guide);
  await dayLater.goto(start);
  await dayLater.getByRole('article').first().waitFor();
  await offer(dayLater);
  await allAnswered(dayLater);
  expect(await dayLater.getByText(crewOffer).count()).toBe(0);
  await dayLater.close();

  const after = await openAt(24 * 60 + 10);
  await after.goto(start);
  await after.getByRole('article').first().waitFor();
  await offer(after);
  await after.getByText(crewOffer).waitFor();
});

test('an iPhone is told how after three seconds and not before [A9-42]', async () => {
  const page = await openAs(guide, 'phone', { userAgent: iPhone });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.goto(start);
  const bar = page.getByRole('navigation', { name: 'Atalhos da equipe' });
  await expect.poll(() => page.clock.runFor(20).then(() => bar.count()), { interval: 100 }).toBe(1);
  await page.clock.runFor(2_000);
  expect(await page.getByText(iosHint).count()).toBe(0);
  await page.clock.runFor(1_000);
  // Its words come now, and are drawn in the page's own time.
  const hint = page.getByText(iosHint);
  await expect.poll(() => page.clock.runFor(20).then(() => hint.count()), { interval: 100 }).toBe(1);
  expect(await page.getByRole('button', { name: 'Instalar' }).count()).toBe(0);
});

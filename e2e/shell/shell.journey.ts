import { describe, expect, test } from 'vitest';
import { allAnswered } from '../all-answered.ts';
import { forgetComplaints, leave, openAs, openPage } from '../browser.ts';

const manifest = '/mar-azul/passenger-manifest';

describe('the menu', () => {
  test('is 16 rem wide, folds by Ctrl+B, and is still folded after a reload for seven days [A9-22, A2.3-107, A2.3-108, A9-24, A4-56]', async () => {
    const page = await openAs('admin@mar-azul.test');
    await page.goto(manifest);
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    const width = async () => Math.round((await menu.boundingBox())?.width ?? 0);
    await expect.poll(width).toBe(256);
    await page.keyboard.press('Control+b');
    await expect.poll(width).toBe(48);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(604_000);
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(604_800);
    await page.reload();
    await expect.poll(width).toBe(48);
    await page.keyboard.press('Control+b');
    await expect.poll(width).toBe(256);
  });

  test('is a sheet of 18 rem on a phone [A2.3-109, A9-23]', async () => {
    const page = await openAs('admin@mar-azul.test', 'phone');
    await page.goto(manifest);
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('link', { name: 'Manifesto de Passageiros' }).waitFor();
    await expect.poll(async () => Math.round((await sheet.boundingBox())?.width ?? 0)).toBe(288);
    await leave(page, sheet);
    const opener = page.getByRole('button', { name: 'Abrir menu' });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

test('losing the connection and getting it back is said for a moment and marked for as long as it lasts [A2.7-02, A1-17, A4-46, A4-47]', async () => {
  const page = await openAs('admin@mar-azul.test');
  await page.clock.install();
  // A call that is still answered would prove the connection; this one is the last of an administrator's page.
  const last = page.waitForResponse((answer) => answer.url().endsWith('/api/trail-alarms'));
  await page.goto(manifest);
  await page.getByText('Ilha do Campeche').first().waitFor();
  await last;
  await allAnswered(page);
  await page.context().setOffline(true);
  await page.getByText('Você está sem conexão.', { exact: false }).waitFor();
  await page.getByRole('banner').getByText('Offline').first().waitFor();
  await page.clock.fastForward(8000);
  await page.getByText('Você está sem conexão.', { exact: false }).waitFor({ state: 'hidden' });
  expect(await page.getByRole('banner').getByText('Offline').last().isVisible()).toBe(true);
  await page.context().setOffline(false);
  await page.getByText('Conexão restabelecida.').waitFor();
  await page.clock.fastForward(5000);
  await page.getByText('Conexão restabelecida.').waitFor({ state: 'hidden' });
});

test('from sign-in to a stored check-in without a mouse', async () => {
  const page = await openPage();
  await page.goto('/auth');
  await page.getByLabel('Email').waitFor();
  await page.keyboard.type('marinheiro@costa-verde.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Leme-demo-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/costa-verde/sessions-manifest');
  await page
    .getByRole('link', { name: /Ver Manifesto/ })
    .first()
    .waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('passageiros');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/costa-verde/passenger-manifest');
  const waiting = page
    .getByRole('button', { name: /^Status de/ })
    .filter({ hasText: 'Pendente' })
    .first();
  await waiting.waitFor();
  const name = (await waiting.getAttribute('aria-label')) ?? '';
  for (
    let step = 0;
    step < 200 && !(await waiting.evaluate((button) => button === document.activeElement));
    step += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /Check-in/ }).waitFor();
  await page.keyboard.press('2');
  await page.getByText('Check-in realizado').first().waitFor();
  await page.reload();
  await expect
    .poll(() =>
      page
        .getByRole('button', { name: name || /^Status de/ })
        .first()
        .innerText(),
    )
    .toContain('Check-in');
});

test('texts that cannot be fetched are said to be missing, and asked for again [A2.7-08]', async () => {
  const page = await openPage();
  await page.route('**/assets/pt-BR*', (route) => route.abort());
  await page.goto('/auth');
  const retry = page.getByRole('button', { name: 'Tentar novamente' });
  await retry.waitFor();
  forgetComplaints();
  await page.unroute('**/assets/pt-BR*');
  await retry.click();
  await page.getByRole('button', { name: 'Entrar' }).waitFor();
});

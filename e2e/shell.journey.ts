import { describe, expect, test } from 'vitest';
import { forgetComplaints, leave, openAs, openPage } from './browser.ts';

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

  test('asks for a page’s data while the pointer rests on its entry, and not again for half a minute [A2.3-102, A2.3-103]', async () => {
    // Whoever checks nobody in keeps no coming days, which are asked for behind the pages too.
    const page = await openAs('user@mar-azul.test');
    await page.goto('/mar-azul/sessions-manifest');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/passenger-manifest'))
        asked.push(request.headers()['leme-background'] ?? '');
    });
    const entry = page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Manifesto de Passageiros' });
    await entry.hover();
    await expect.poll(() => asked).toEqual(['1']);
    for (let again = 0; again < 3; again += 1) {
      await page.getByRole('main').hover();
      await entry.hover();
    }
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(['1']);
  });

  test('is a sheet of 18 rem on a phone [A2.3-109, A9-23]', async () => {
    const page = await openAs('admin@mar-azul.test', 'phone');
    await page.goto(manifest);
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('link', { name: 'Manifesto de Passageiros' }).waitFor();
    await expect.poll(async () => Math.round((await sheet.boundingBox())?.width ?? 0)).toBe(288);
    await leave(page, sheet);
    expect(
      await page
        .getByRole('button', { name: 'Abrir menu' })
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
  });

  test('finds pages by other words for them, and keeps a starred page among the favourites', async () => {
    const page = await openAs('manager@costa-verde.test');
    await page.goto('/costa-verde/passenger-manifest');
    const kept = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().includes('favourites'),
    );
    await page.getByRole('button', { name: 'Adicionar aos favoritos' }).click();
    await page.getByText('Favoritos').first().waitFor();
    await kept;
    await page.reload();
    await page.getByText('Favoritos').first().waitFor();
    await page.getByLabel('Buscar no menu').fill('MANIFESTO passag');
    await page
      .getByRole('link', { name: /Manifesto de Passageiros/ })
      .first()
      .waitFor();
    await page.getByLabel('Buscar no menu').fill('combustível');
    expect(await page.getByRole('link', { name: /Abastecimento/ }).count()).toBe(0);
  });
});

test('an address may name a language, and what looks like script is not a language [A9-48, A5-16, A5-17, A5-19]', async () => {
  const page = await openPage();
  await page.goto('/auth?lang=fr-CA');
  await page.getByRole('button', { name: 'Se connecter' }).waitFor();
  await page.goto(`/auth?lang=${encodeURIComponent('<script>alert(1)</script>')}`);
  await page.getByRole('button', { name: 'Se connecter' }).waitFor();
  await page.goto('/auth?lang=pt-PT');
  await page.getByRole('button', { name: 'Entrar' }).waitFor();
});

test('a screen that breaks says so inside the shell, with a way on [A2.7-05, A2.7-06, A2.7-07, A8-36, A2.2-10]', async () => {
  const page = await openAs('admin@mar-azul.test');
  let isBroken = true;
  await page.route('**/api/passenger-manifest*', async (route) => {
    if (!isBroken) return await route.continue();
    await route.fulfill({ json: { date: '2026-11-20', today: '2026-11-20', data: [{ id: 1 }] } });
  });
  await page.goto(manifest);
  await page.getByText('Ocorreu um erro').waitFor();
  forgetComplaints();
  expect(await page.getByRole('button', { name: 'Recarregar' }).isVisible()).toBe(true);
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  isBroken = false;
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await page.getByText('Ilha do Campeche').first().waitFor();
});

test('losing the connection and getting it back is said for a moment and marked for as long as it lasts [A2.7-02, A1-17, A4-46, A4-47]', async () => {
  const page = await openAs('admin@mar-azul.test');
  // A call that is still answered would prove the connection; this one is the last of an administrator's page.
  const last = page.waitForResponse((answer) => answer.url().endsWith('/api/trail-alarms'));
  await page.goto(manifest);
  await page.getByText('Ilha do Campeche').first().waitFor();
  await Promise.all([last, page.waitForLoadState('networkidle')]);
  await page.context().setOffline(true);
  await page.getByText('Você está sem conexão.', { exact: false }).waitFor();
  await page.getByRole('banner').getByText('Offline').first().waitFor();
  await page
    .getByText('Você está sem conexão.', { exact: false })
    .waitFor({ state: 'hidden', timeout: 8000 });
  expect(await page.getByRole('banner').getByText('Offline').last().isVisible()).toBe(true);
  await page.context().setOffline(false);
  await page.getByText('Conexão restabelecida.').waitFor();
  await page.getByText('Conexão restabelecida.').waitFor({ state: 'hidden', timeout: 5000 });
});

test('pages and actions are found by Ctrl+K, shortcuts are listed by ?', async () => {
  const page = await openAs('admin@mar-azul.test');
  await page.goto(manifest);
  await page.getByText('Ilha do Campeche').first().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('sessoes');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/mar-azul/sessions');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await sheet.getByText('Ctrl').first().waitFor();
  await leave(page, sheet);
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

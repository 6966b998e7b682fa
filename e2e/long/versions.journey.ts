import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { address, demoPassword, openAs } from '../browser.ts';
import { olderBuild } from '../older-build.ts';

const start = '/porto-velho/passenger-manifest';

async function openHistory(page: Page) {
  await footerOf(page).getByRole('button', { name: 'Histórico de versões' }).click();
  const history = page.getByRole('dialog', { name: 'Histórico de versões' });
  await history.waitFor();
  // The builds come after the changelog, which is there at once.
  await history.getByText(`Versão ${olderBuild}`).waitFor();
  return history;
}

// Behind an open dialog the footer has no role.
const footerOf = (page: Page) => page.locator('footer', { hasText: '© 2024' });

const buildOf = async (page: Page) =>
  /\d{4}\.\d{2}\.\d{2}\.\d{4}/.exec(await footerOf(page).innerText())?.[0];

test('with a service worker restoring needs the password, says that data stay, reloads into the version, and leads back [A4-40, A4-41, A4-42, A4-43, A5-15, A8-01, A9-43]', async () => {
  const page = await openAs('admin@porto-velho.test', 'desktop', { serviceWorkers: 'allow' });
  await page.goto(start);
  await letWorkerTakeOver(page);
  const current = await buildOf(page);
  const history = await openHistory(page);
  await history.getByRole('button', { name: `Restaurar a versão ${olderBuild}` }).click();
  const dialog = page.getByRole('dialog', { name: `Restaurar a versão ${olderBuild}?` });
  await dialog.getByText(/Os dados nunca voltam atrás/).waitFor();
  await dialog.getByRole('button', { name: 'Restaurar' }).click();
  await page.getByText('Digite a senha de administrador para continuar.').first().waitFor();
  expect(await dialog.getByText('Senha obrigatória').count()).toBe(1);
  await dialog.getByLabel('Senha de administrador').fill(`${demoPassword}x`);
  await page.keyboard.press('Enter');
  await dialog.getByText('Senha incorreta').waitFor();
  await restoreWith(page, dialog.getByLabel('Senha de administrador'));
  await expect.poll(() => buildOf(page)).toBe(olderBuild);

  const sailor = await openAs('marinheiro@porto-velho.test');
  await sailor.goto(start);
  expect(await buildOf(sailor)).toBe(olderBuild);
  const stranger = await openAs('admin@mar-azul.test');
  await stranger.goto('/mar-azul/passenger-manifest');
  expect(await buildOf(stranger)).toBe(current);

  const again = await openHistory(page);
  const inUse = again.getByRole('listitem').filter({ hasText: `Versão ${olderBuild}` });
  // The page's own build stands there at once, and what the company uses is known when the server has answered.
  await inUse.getByText('Em uso', { exact: true }).waitFor();
  await again.getByRole('button', { name: 'Voltar à atual' }).click();
  const back = page.getByRole('dialog', { name: 'Voltar à versão atual?' });
  await restoreWith(page, back.getByLabel('Senha de administrador'));
  await expect.poll(() => buildOf(page)).toBe(current);
});

test('whose device keeps another version is told so and reloads when it suits [A4-45]', async () => {
  const admin = await openAs('admin@porto-velho.test');
  await admin.goto(start);
  const current = await buildOf(admin);
  const sailor = await openAs('marinheiro@porto-velho.test', 'phone', { serviceWorkers: 'allow' });
  await sailor.goto(start);
  const [restored, returned] = [{ build_id: olderBuild }, { build_id: null }].map(
    (choice) => () =>
      admin.context().request.post('/api/version-restorations', {
        headers: { origin: address },
        data: { ...choice, password: demoPassword },
      }),
  );
  for (const [choose, before, after] of [
    [restored, current, olderBuild],
    [returned, olderBuild, current],
  ] as const) {
    // A worker that did not make way in time was taken off, and the page came from the server.
    await letWorkerTakeOver(sailor);
    expect((await choose?.())?.status()).toBe(200);
    await sailor.reload();
    await sailor.getByText('A versão do Leme mudou.').waitFor();
    expect(await buildOf(sailor)).toBe(before);
    const reloaded = sailor.waitForEvent('load', { timeout: 90_000 });
    await sailor.getByRole('button', { name: 'Recarregar' }).click();
    await reloaded;
    await expect.poll(() => buildOf(sailor)).toBe(after);
    await expect.poll(() => sailor.getByText('A versão do Leme mudou.').count()).toBe(0);
  }
});

async function restoreWith(page: Page, field: ReturnType<Page['getByLabel']>): Promise<void> {
  await field.fill(demoPassword);
  // A worker that takes over brings a whole build first.
  const reloaded = page.waitForEvent('load', { timeout: 90_000 });
  await page.keyboard.press('Enter');
  await page.getByText('A página será recarregada em 3 segundos.').first().waitFor();
  await reloaded;
  await footerOf(page).waitFor();
}

async function letWorkerTakeOver(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await footerOf(page).waitFor();
}

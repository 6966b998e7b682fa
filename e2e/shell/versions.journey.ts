import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { demoPassword, openAs } from '../browser.ts';
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

test('restoring needs the password, says that data stay, reloads into the version, and leads back [A4-40, A4-41, A4-42, A4-43, A5-15, A8-01, A9-43]', async () => {
  const page = await openAs('admin@porto-velho.test');
  await page.goto(start);
  const current = await buildOf(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/user-roles') && asked.push(request.url()));
  const history = await openHistory(page);
  await history.getByRole('button', { name: `Restaurar a versão ${olderBuild}` }).click();
  expect(asked).toHaveLength(1);
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

  const again = await openHistory(page);
  const inUse = again.getByRole('listitem').filter({ hasText: `Versão ${olderBuild}` });
  // The page's own build stands there at once, and what the company uses is known when the server has answered.
  await inUse.getByText('Em uso', { exact: true }).waitFor();
  await again.getByRole('button', { name: 'Voltar à atual' }).click();
  const back = page.getByRole('dialog', { name: 'Voltar à versão atual?' });
  await restoreWith(page, back.getByLabel('Senha de administrador'));
  await expect.poll(() => buildOf(page)).toBe(current);
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

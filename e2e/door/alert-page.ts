import type { Page } from 'playwright';
import { inject } from 'vitest';
import { openAs, openPage, type Size } from '../browser.ts';

const manifest = '/mar-azul/passenger-manifest';
export const warningOf = (page: Page) => page.getByRole('alertdialog', { name: 'Você ainda está aí?' });

/**
 * The manifest in a browser whose clock can be put forward; the server's goes on as ever. Of a day without sessions,
 * because a page that brings the next departure into sight scrolls, which counts as somebody's hand.
 */
export async function openStill(size: Size = 'desktop', day = '?date=2033-01-01'): Promise<Page> {
  const page = await openAs('manager@mar-azul.test', size);
  await page.clock.install();
  await page.goto(manifest + day);
  await page.getByRole('heading', { name: 'Manifesto de Passageiros' }).waitFor();
  await page
    .getByText(day ? 'Nenhuma sessão encontrada' : 'Ilha do Campeche')
    .first()
    .waitFor();
  return page;
}

/** A browser with a session whose access ends in thirty hours. */
export async function openEnding(size: Size): Promise<Page> {
  const page = await openPage(size);
  const value = inject('endingAccess');
  await page
    .context()
    .addCookies([
      { name: '__Host-leme', value, domain: 'localhost', path: '/', secure: true, httpOnly: true },
    ]);
  await page.goto('/porto-aviso/passenger-manifest');
  await page.getByText(/Seu acesso termina em/).waitFor();
  return page;
}

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { address, demoPassword, openPage } from './browser.ts';
import { linkFor } from './mails.ts';

async function askFor(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await page.getByRole('heading', { name: 'Confira seu email' }).waitFor();
}

test('a forgotten password: a link by mail, a new password, signed in; used, it leads to another [A2.1-16, A2.1-06, A8-18, A8-19, B2.1-05]', async () => {
  const email = 'esquecida@porto-novo.test';
  const page = await openPage('phone');
  await page.goto('/reset-password?next=/porto-novo');
  await askFor(page, email);
  const link = await linkFor(email);
  // What a mail scanner does: it opens the address and runs nothing.
  expect((await page.request.get(link)).status()).toBe(200);
  await page.goto(link);
  await page.getByLabel('Nova senha').fill('Nova-senha-1');
  await page.getByLabel('Confirmar senha').fill('Nova-senha-1');
  await page.getByRole('button', { name: 'Definir senha' }).click();
  await page.getByRole('link', { name: 'Ir para o login' }).click();
  await page.getByRole('heading', { name: 'Porto Novo' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('Nova-senha-1');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/porto-novo/**');
  await page.goto(link);
  await page.getByText('Token inválido ou expirado').waitFor();
});

test('a login link signs in by itself; one of an account that holds every right by its password as well, and fits a phone [A2.1-04, A4-36, A4-38]', async () => {
  const page = await openPage('phone');
  await page.goto('/auth-token');
  await askFor(page, 'ligado@porto-novo.test');
  await page.goto(await linkFor('ligado@porto-novo.test'));
  await page.waitForURL('**/porto-novo/**');
  const email = 'chefe@porto-novo.test';
  const sent = await page.request.post('/api/functions/send-auth-email', {
    headers: { origin: address },
    data: { email, type: 'login' },
  });
  expect(sent.status()).toBe(200);
  await page.context().clearCookies();
  await page.goto(await linkFor(email));
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/porto-novo/**');
});

test('the pages of links fit a phone in every language', async () => {
  const titles = {
    en: 'Reset password',
    es: 'Restablecer contraseña',
    fr: 'Mot de passe oublié',
    it: 'Reimposta password',
  };
  const page = await openPage('phone', { locale: 'en' });
  await page.goto('/auth-token?tab=reset');
  for (const [locale, title] of Object.entries(titles)) {
    await page.getByLabel(/Idioma|Language|Langue|Lingua/).selectOption(locale);
    await page.getByRole('tab', { name: title, selected: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

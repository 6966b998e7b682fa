import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import type { Received } from '../server/src/testing/relay.ts';
import { axe, demoPassword, forgetComplaints, openAs, openPage } from './browser.ts';

function mailsTo(email: string): Received[] {
  const lines = readFileSync(inject('mailFile'), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line)).filter(({ to }) => to === email);
}

/** The path of the newest link somebody was sent, once there are `count` mails. */
async function linkFor(email: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(count);
  const { pathname, search } = new URL(mailsTo(email).at(-1)?.link ?? '');
  return `${pathname}${search}`;
}

async function askFor(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await page.getByRole('heading', { name: 'Confira seu email' }).waitFor();
}

test('a forgotten password: a link by mail, a new password, signed in; used, it says so before a password is typed [A2.1-16, A2.1-06, A4-39, A5-13, A8-18, A8-19, B2.1-05]', async () => {
  const email = 'esquecida@porto-novo.test';
  const page = await openPage('phone');
  await page.goto('/porto-novo');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await page.waitForURL('**/reset-password?next=/porto-novo');
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await page.getByText('Digite seu email').waitFor();
  await page.getByLabel('Email').fill('esquecida');
  await page.keyboard.press('Enter');
  await page.getByText('Email inválido').waitFor();
  expect(await page.getByLabel('Email').evaluate((input) => input === document.activeElement)).toBe(true);
  await askFor(page, email);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enviar novamente' }).click();
  await page.getByText('Aguarde alguns segundos antes de tentar novamente por segurança.').waitFor();
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
  const again = await openPage();
  await again.goto(link);
  await again.getByText('Token inválido ou expirado').waitFor();
  expect(await again.getByLabel('Nova senha').count(), 'a password typed for nothing').toBe(0);
  await again.getByRole('link', { name: 'Pedir um novo link' }).click();
  await again.waitForURL('**/auth-token?tab=reset');
});

test('a login link signs in by itself, once; a used one says so and offers another [A2.1-04, A4-38, A7.2-05, A8-18]', async () => {
  const email = 'ligado@porto-novo.test';
  const page = await openPage();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Entrar com link por email' }).click();
  await askFor(page, email);
  const link = await linkFor(email);
  await page.goto(link);
  await page.waitForURL('**/porto-novo/**');
  const again = await openPage('phone');
  await again.goto(link);
  await again.getByText('Token inválido ou expirado').waitFor();
  await again.getByRole('tab', { name: 'Redefinir senha' }).click();
  await again.getByText('escolher uma nova senha').waitFor();
});

test('the link of an account that holds every right asks for its password as well [A4-36]', async () => {
  const email = 'chefe@porto-novo.test';
  const page = await openPage('phone');
  await page.goto('/auth-token');
  await askFor(page, email);
  await page.goto(await linkFor(email));
  const submit = page.getByRole('button', { name: 'Entrar', exact: true });
  await submit.click();
  await page.getByText('Digite uma senha').waitFor();
  await page.getByLabel('Senha', { exact: true }).fill('errada-1A');
  await submit.click();
  await page.getByText('Senha incorreta').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/porto-novo/**');
});

test('the address opens the tab it names, and choosing one writes it there [A2.1-02, A2.1-03, A4-37, B2.1-04]', async () => {
  const page = await openPage();
  const selected = (name: string) => page.getByRole('tab', { name, selected: true });
  await page.goto('/auth-token?tab=reset');
  await selected('Redefinir senha').waitFor();
  await selected('Redefinir senha').focus();
  await page.keyboard.press('ArrowLeft');
  await selected('Entrar com link').waitFor();
  await page.waitForURL('**/auth-token?tab=login');
  expect(await selected('Entrar com link').evaluate((tab) => tab === document.activeElement)).toBe(true);
  await page.goto('/auth-token?tab=login');
  await selected('Entrar com link').waitFor();
  await page.goto('/auth-token');
  await selected('Entrar com link').waitFor();
});

test('a link without its token, or of a kind nobody knows, is refused, with a way to another [A5-09, A2.1-09]', async () => {
  const page = await openPage();
  await page.goto('/auth-token?type=login');
  await page.getByText('Token não encontrado').waitFor();
  await page.goto('/auth-token?type=magic&token=x');
  await page.getByText('Token inválido ou expirado').waitFor();
  await page.getByRole('button', { name: 'Enviar link' }).waitFor();
});

test('a mail that could not be asked for says so, and what was typed stays [A8-21]', async () => {
  const page = await openPage();
  await page.route('**/api/functions/send-auth-email', (route) => route.abort());
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill('alguem@exemplo.com.br');
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await page.getByText('Falha ao enviar email de autenticação').waitFor();
  forgetComplaints();
  expect(await page.getByLabel('Email').inputValue()).toBe('alguem@exemplo.com.br');
});

test('a link that could not be checked can be tried again', async () => {
  const page = await openPage();
  await page.route('**/api/functions/check-auth-token', (route) => route.abort());
  await page.goto('/auth-token?type=recovery&token=x');
  await page.getByText('Não foi possível verificar o link').waitFor();
  forgetComplaints();
  await page.unroute('**/api/functions/check-auth-token');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await page.getByRole('link', { name: 'Pedir um novo link' }).waitFor();
  await page.route('**/api/functions/verify-auth-token', (route) => route.abort());
  await page.goto('/auth-token?type=login&token=x');
  await page.getByText('Não foi possível verificar o link').waitFor();
  forgetComplaints();
  await page.unroute('**/api/functions/verify-auth-token');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await page.getByText('Token inválido ou expirado').waitFor();
});

test('the pages of links fit a phone and speak the language of the browser', async () => {
  const titles = {
    en: 'Reset password',
    es: 'Restablecer contraseña',
    fr: 'Mot de passe oublié',
    it: 'Reimposta password',
  };
  for (const [locale, title] of Object.entries(titles)) {
    const page = await openPage('phone', { locale });
    await page.goto('/auth-token?tab=reset');
    await page.getByRole('tab', { name: title, selected: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test('opening the application has expired links swept, which is no act of the person [A7.1-08]', async () => {
  const page = await openAs('manager@mar-azul.test');
  const swept = page.waitForRequest('**/api/rpc/cleanup_expired_tokens');
  await page.goto('/mar-azul/sessions');
  expect((await swept).headers()['leme-background']).toBe('1');
});

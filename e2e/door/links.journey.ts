import { expect, test } from 'vitest';
import { openAs, openPage } from '../browser.ts';
import { linkFor } from '../mails.ts';

// Login links, and each refusal: web/src/app/lazy/links/links.test.tsx.
test('a forgotten password, in every language on a phone: a link by mail, a new password, signed in; used, it leads to another [A2.1-16, A2.1-06, A8-18, A8-19, B2.1-05]', async () => {
  const email = 'esquecida@porto-novo.test';
  const page = await openPage('phone');
  await page.goto('/auth-token?tab=reset');
  const language = page.getByLabel(/Idioma|Language|Langue|Lingua/);
  for (const [locale, title] of [
    ['en', 'Reset password'],
    ['es', 'Restablecer contraseña'],
    ['fr', 'Mot de passe oublié'],
    ['it', 'Reimposta password'],
    ['pt-BR', 'Redefinir senha'],
  ] as const) {
    await language.selectOption(locale);
    await page.getByRole('tab', { name: title, selected: true }).waitFor();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, locale).toBeLessThanOrEqual(0);
  }
  await page.goto('/reset-password?next=/porto-novo');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await page.getByRole('heading', { name: 'Confira seu email' }).waitFor();
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

test('an operator is invited by a letter, chooses a password, comes in to what the level may, enters a company, says why, works in it under a banner and leaves [A2.1-13, A3-09]', async () => {
  const [email, own] = ['nina.convidada@leme.test', 'Vento-Sul-2031'];
  const desk = await openAs('saas_super_admin@leme.test');
  await desk.goto('/saas-user-permissions');
  await desk.getByRole('button', { name: 'Convidar operador' }).click();
  const invitation = desk.getByRole('dialog', { name: 'Convidar operador' });
  await invitation.getByLabel(/^Nome Completo/).fill('Nina Convidada');
  await invitation.getByLabel(/^Email/).fill(email);
  await invitation.getByRole('combobox', { name: /^Nível de Acesso/ }).click();
  await desk.getByRole('option', { name: /^SaaS User/ }).click();
  await invitation.getByRole('button', { name: 'Enviar convite' }).click();
  await desk.getByText(`Convite enviado para ${email}`).first().waitFor();

  const page = await openPage();
  await page.goto(await linkFor(email));
  await page.getByLabel('Nova senha').fill(own);
  await page.getByLabel('Confirmar senha').fill(own);
  await page.getByRole('button', { name: 'Definir senha' }).click();
  await page.getByRole('link', { name: 'Ir para o login' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(own);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/companies');
  await page.getByLabel('Buscar empresa').fill('mar azul');
  expect(await page.getByRole('link', { name: 'Permissões de Operadores' }).count()).toBe(0);
  await page.getByRole('button', { name: /Mar Azul Passeios/ }).click();
  const why = page.getByRole('dialog');
  await why.getByLabel('Motivo').fill('Chamado 4711: conferir a lista');
  await why.getByRole('button', { name: 'Entrar' }).click();
  const banner = page.getByText(/Você está na empresa Mar Azul Passeios/);
  await banner.waitFor();
  await page.goto('/mar-azul/leads');
  await page.getByRole('row').nth(5).waitFor();
  await banner.waitFor();
  await page.getByRole('button', { name: 'Sair da empresa' }).click();
  // The page is left before its reload has ended: only where one is counts.
  await expect.poll(() => new URL(page.url()).pathname).toBe('/companies');
  await page.getByLabel('Buscar empresa').waitFor();
  await page.goto('/saas-user-permissions');
  await page.getByRole('heading', { name: 'Acesso negado' }).waitFor();
});

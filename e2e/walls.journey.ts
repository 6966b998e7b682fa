import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { address, axe, openAs, openPage, type Size, sizes } from './browser.ts';

function coloursOf(part: Locator): Promise<{ fill: string; text: string; edge: string }> {
  return part.evaluate((element) => {
    const style = getComputedStyle(element);
    return { fill: style.backgroundColor, text: style.color, edge: style.borderTopColor };
  });
}

describe('addresses, guards and sign-in', () => {
  test('the root sends a visitor to /auth, and so does a page of the shell, which opens after sign-in [A2.1-24, A2.1-25, A2.1-26]', async () => {
    const page = await openPage();
    await page.goto('/');
    await page.waitForURL('**/auth**');
    await page.goto('/passenger-manifest');
    await page.waitForURL('**/auth?next=**');
    await page.getByLabel('Email').fill('manager@mar-azul.test');
    await page.getByLabel('Senha', { exact: true }).fill('Leme-demo-2026');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL('**/passenger-manifest');
  });

  test('signing out ends at /auth, and the address asked for again needs a sign-in [A2.1-14, A2.1-17, A2.1-15]', async () => {
    const page = await openAs('manager@mar-azul.test');
    await page.goto('/logout');
    await page.waitForURL('**/auth');
    await page.goto('/mar-azul/passenger-manifest');
    await page.getByRole('heading', { name: 'Mar Azul Passeios' }).waitFor();
  });

  test('a visitor on a company’s address signs in on its own page, in its name and colours [A2.2-22, A2.2-23, A2.2-24, A2.2-25, A2.2-26, A2.2-27, A2.2-28, A2.2-29, A2.2-30, A2.2-31]', async () => {
    for (const size of Object.keys(sizes) as Size[]) {
      const page = await openPage(size);
      await page.goto('/costa-verde');
      await page.getByRole('heading', { name: 'Costa Verde Náutica' }).waitFor();
      const submit = page.getByRole('button', { name: 'Entrar' });
      const colours = await coloursOf(submit);
      expect(colours.text).toBe('rgb(0, 0, 0)');
      expect(colours.edge).not.toBe(colours.fill);
      const secret = page.getByLabel('Senha', { exact: true });
      await secret.fill('abc');
      await page.getByRole('button', { name: 'Mostrar senha' }).click();
      expect(await secret.getAttribute('type')).toBe('text');
      await page.getByRole('link', { name: 'Voltar' }).waitFor();
      expect(await axe(page)).toEqual([]);
    }
  });

  test('after signing in on a company’s page one lands in that company [A2.2-33]', async () => {
    const page = await openPage();
    await page.goto('/costa-verde');
    await page.getByLabel('Email').fill('manager@costa-verde.test');
    await page.getByLabel('Senha', { exact: true }).fill('Leme-demo-2026');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL('**/costa-verde/sessions-manifest');
    await page.getByText('Costa Verde Náutica').first().waitFor();
  });

  test('a partner sees the sessions of its own boats, names only, and no money', async () => {
    const page = await openAs('supplier_admin@mar-azul.test');
    await page.goto('/mar-azul/passenger-manifest');
    await page.getByRole('heading', { name: 'Manifesto de Passageiros' }).waitFor();
    await page
      .getByText(/reserva\(s\)|Nenhuma sessão encontrada/)
      .first()
      .waitFor();
    const text = await page.getByRole('main').innerText();
    expect(text).not.toContain('R$');
    expect(text).not.toContain('(48)');
    const staff = await openAs('admin@mar-azul.test');
    await staff.goto('/mar-azul/passenger-manifest');
    await staff
      .getByText(/reserva\(s\)/)
      .first()
      .waitFor();
    const count = (where: typeof page) => where.getByText(/reserva\(s\)/).count();
    expect(await count(page)).toBeLessThan(await count(staff));
  });

  test('an operator chooses a company, says why, works in it under a banner and leaves [A2.1-13, A3-09]', async () => {
    const page = await openAs('saas_admin@leme.test');
    await page.goto('/');
    await page.waitForURL('**/companies');
    await page.getByLabel('Buscar empresa').fill('mar azul');
    await page.getByRole('button', { name: /Mar Azul Passeios/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Motivo').fill('Chamado 4711: conferir a lista');
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await page.getByText(/Você está na empresa Mar Azul Passeios/).waitFor();
    await page.goto('/mar-azul/passenger-manifest');
    await page.getByText(/Você está na empresa Mar Azul Passeios/).waitFor();
    await page.getByText('Ilha do Campeche').first().waitFor();
    await page.getByRole('button', { name: 'Sair da empresa' }).click();
    await page.waitForURL('**/companies');
    await page.goto('/mar-azul/passenger-manifest');
    await page.getByRole('dialog').getByLabel('Motivo').waitFor();
  });

  test('an operator opens what all companies share without entering one; a page of a company waits until one is chosen [A2.1-13, A2.3-41]', async () => {
    const page = await openAs('saas_super_admin@leme.test');
    await page.goto('/');
    await page.waitForURL('**/companies');
    await page.getByRole('link', { name: 'Cidades Costeiras' }).click();
    await page.getByRole('heading', { name: 'Cidades Costeiras' }).waitFor();
    await page.getByRole('link', { name: 'Acaraú' }).waitFor();
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    expect(await menu.getByRole('link', { name: 'Manifesto de Sessões' }).count()).toBe(0);
    await page.goto('/passenger-manifest');
    await page.getByText('A página /passenger-manifest é de uma empresa.', { exact: false }).waitFor();
    await page.getByRole('button', { name: /Mar Azul Passeios/ }).click();
    await page.getByRole('dialog').getByLabel('Motivo').fill('Chamado 4712: conferir a lista');
    await page.getByRole('dialog').getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL('**/mar-azul/passenger-manifest');
  });

  test('where no redirect may go: only own paths are followed after sign-in', async () => {
    for (const next of [
      'https://evil.test',
      '//evil.test',
      '/\\evil.test',
      'javascript:alert(1)',
      '/%2f%2fevil.test',
    ]) {
      const page = await openPage();
      await page.goto(`/auth?next=${encodeURIComponent(next)}`);
      await page.getByLabel('Email').fill('manager@mar-azul.test');
      await page.getByLabel('Senha', { exact: true }).fill('Leme-demo-2026');
      await page.getByRole('button', { name: 'Entrar' }).click();
      await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
      expect(new URL(page.url()).origin).toBe(address);
      await page.context().close();
    }
  });
});

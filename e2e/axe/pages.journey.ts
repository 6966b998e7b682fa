import { describe, expect, test } from 'vitest';
import { leave, openAs, openPage, type Size, sizes, stands } from '../browser.ts';
import { axe } from './axe.ts';

describe('axe finds nothing', () => {
  const screens = [
    ['', '/auth'],
    ['', '/404'],
    ['', '/landing'],
    ['', '/supplier-login'],
    ['admin@mar-azul.test', '/mar-azul/leads'],
    ['admin@mar-azul.test', '/mar-azul/leads?shows=board'],
    ['admin@mar-azul.test', '/mar-azul/leads?open=new'],
    ['admin@mar-azul.test', '/mar-azul/availability'],
    ['admin@mar-azul.test', '/mar-azul/combos'],
    ['admin@mar-azul.test', '/mar-azul/stock'],
    ['admin@mar-azul.test', '/mar-azul/pricing-rules'],
    ['admin@mar-azul.test', '/mar-azul/special-pricing'],
    ['admin@mar-azul.test', '/mar-azul/nada-aqui'],
    ['saas_super_admin@leme.test', '/companies?next=%2Fsessions'],
    ['', '/auth-token?type=first_access&token=x'],
    ['', '/auth-token?tab=reset'],
    ['', '/auth-token?type=login&token=x'],
    ['', '/reset-password'],
    ['admin@mar-azul.test', '/mar-azul/passenger-manifest'],
    ['admin@mar-azul.test', '/mar-azul/sessions'],
    ['admin@costa-verde.test', '/costa-verde/sessions'],
    ['marinheiro@mar-azul.test', '/mar-azul/sessions'],
    ['saas_admin@leme.test', '/companies'],
  ] as const;

  test.each(screens)('as %s on %s, in light, dark and sun', async (email, path) => {
    for (const size of Object.keys(sizes) as Size[]) {
      const page = await (email ? openAs(email, size) : openPage(size));
      await page.goto(path);
      await stands(page);
      // What a head that stays half hides is no small target.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await axe(page), size).toEqual([]);
      await page.context().close();
    }
  });

  test('in dialogs, menus, palette and shortcut sheet', async () => {
    const page = await openAs('admin@mar-azul.test');
    await page.goto('/mar-azul/sessions');
    await page.getByRole('button', { name: 'Nova Sessão' }).first().click();
    await page.getByRole('dialog', { name: 'Nova Sessão' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await leave(page, page.getByRole('dialog'));
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    expect(await axe(page)).toEqual([]);
    await leave(page, page.getByRole('dialog'));
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await axe(page)).toEqual([]);
  });
});

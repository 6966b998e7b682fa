import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axe } from '../axe/axe.ts';
import { openAs, stands } from '../browser.ts';
import { anOffice } from '../pier/departure-day.ts';
import { aPartner, bySystem, office } from './reseller.ts';

const date = '2036-03-18';

/** A token as the office makes it; it is read where it stands once. */
async function makeToken(page: Page, label: string): Promise<string> {
  const panel = page.getByRole('region', { name: 'Tokens de acesso' });
  await panel.getByRole('button', { name: 'Criar token' }).click();
  const form = page.getByRole('dialog', { name: 'Criar token' });
  await form.getByLabel(/^Nome do token/).fill(label);
  await form.getByRole('button', { name: 'Criar token' }).click();
  const told = page.getByRole('dialog', { name: 'Guarde este token' });
  const secret = (await told.locator('code').textContent()) ?? '';
  expect(secret).toMatch(/^leme_live_/);
  expect(await axe(page)).toEqual([]);
  await told.getByRole('button', { name: 'Fechar' }).first().click();
  await panel.getByText(label).waitFor();
  expect(await page.getByText(secret).count()).toBe(0);
  return secret;
}

test('o token vazou: trocar sem parar as vendas [A2.3-81]', async () => {
  const partner = await aPartner({ kind: 'ota' });
  const desk = await anOffice(office);
  const session = await desk.session({ date, product: 'Ilha do Campeche', total_capacity: 20 });
  const page = await openAs(office);
  await page.goto(`/mar-azul/reservas-externas?tab=partners&open=${partner.id}`);
  await page.getByText('Nenhum token').waitFor();
  await stands(page);
  expect(await axe(page)).toEqual([]);

  const leaked = bySystem(await makeToken(page, 'Produção'));
  const begun = await leaked.reserve(session, 2);
  expect(begun.body.status).toBe('ON_HOLD');

  // Both are good while the partner takes the new one.
  const fresh = bySystem(await makeToken(page, 'Produção nova'));
  expect((await leaked.reserve(session, 1)).body.status).toBe('ON_HOLD');
  expect((await fresh.reserve(session, 1)).body.status).toBe('ON_HOLD');

  const row = page.getByRole('listitem').filter({ hasText: /^Produção ·/ });
  await row.getByRole('button', { name: 'Revogar' }).click();
  const question = page.getByRole('alertdialog', { name: 'Revogar o token?' });
  await question.getByText(/“Produção”/).waitFor();
  await question.getByRole('button', { name: 'Revogar' }).click();
  await page.getByText('Token revogado').first().waitFor();
  await row.getByText(/Revogado em/).waitFor();
  expect(await axe(page)).toEqual([]);

  const refused = await leaked.send('GET', '/products');
  expect([refused.status, refused.body.error]).toEqual([400, 'FORBIDDEN']);
  // What was begun with the old one is ended with the new one.
  const confirmed = await fresh.confirm(begun.body.uuid, `Giulia Rossi ${partner.mark}`);
  expect(confirmed.body.status).toBe('CONFIRMED');
  expect((await fresh.reserve(session, 1)).body.status).toBe('ON_HOLD');
});

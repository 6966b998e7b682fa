import { test } from 'vitest';
import { ask, openAs } from '../browser.ts';

// Which modules go together, and what is asked before: web/src/modules/tenancy/saas-tenant/saas-tenant.test.tsx.
test('a module is taken away while its page is open: the page is denied without a reload, and given back it stands there again [A7.4-02]', async () => {
  const admin = 'admin@porto-curto.test';
  const { tenant } = await ask<{ tenant: { id: string } }>(admin, 'GET', '/auth/session');
  await ask(admin, 'POST', '/tags', { name: 'Vela' });
  const page = await openAs(admin);
  await page.goto('/porto-curto/tags');
  await page.getByText('Vela').first().waitFor();

  const desk = await openAs('saas_admin@leme.test');
  await desk.goto(`/saas-tenants/${tenant.id}?tab=modules`);
  const sales = desk.getByRole('checkbox', { name: 'Vendas' });
  await sales.click();
  await desk.getByRole('button', { name: 'Salvar módulos' }).click();
  const question = desk.getByRole('alertdialog');
  await question.getByText('Vendas: 1 pessoa usou em 30 dias').waitFor();
  await question.getByRole('button', { name: 'Desligar' }).click();
  await desk.getByText('Módulos de Porto Curto salvos').first().waitFor();
  await page.getByRole('heading', { name: 'Acesso negado' }).waitFor();

  await sales.click();
  await desk.getByRole('button', { name: 'Salvar módulos' }).click();
  await page.getByText('Vela').first().waitFor();
});

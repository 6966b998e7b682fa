import { expect, test } from 'vitest';
import { openAs, openPage } from './browser.ts';

test('an administrator finds in the menu who was kept out, narrows to that network and asks again when it fails', async () => {
  const stranger = await openPage();
  await stranger.goto('/auth');
  await stranger.request.post('/api/auth/sign-in', {
    headers: { origin: new URL(stranger.url()).origin },
    data: { email: 'manager@mar-azul.test', password: 'nao-e-esta' },
  });

  const page = await openAs('admin@mar-azul.test');
  await page.goto('/mar-azul/sessions');
  // Written behind the request, two seconds later at most.
  const noted = async () =>
    (await (await page.request.get('/api/access-log?kind=sign-in-failed')).json()).data.length;
  await expect.poll(noted, { timeout: 15_000 }).toBeGreaterThan(0);
  const entry = page.getByRole('link', { name: 'Registro de acesso' });
  if (!(await entry.isVisible())) await page.getByRole('button', { name: 'Relatórios' }).click();
  await entry.click();
  await page.getByRole('heading', { name: 'Registro de acesso' }).waitFor();
  const lines = page.locator('tbody').getByRole('row');
  await lines.first().waitFor();

  await page.getByRole('combobox', { name: 'O que' }).click();
  await page.getByRole('option', { name: 'Senha ou link errado' }).click();
  await expect.poll(() => lines.filter({ hasText: 'Entrou' }).count()).toBe(0);
  await lines.filter({ hasText: '127.0.0.0/24' }).first().waitFor();
  await page.getByRole('button', { name: 'Mostrar só a rede 127.0.0.0/24' }).first().click();
  await page.getByText('Rede: 127.0.0.0/24').waitFor();
  expect(new URL(page.url()).search).toContain('kind=sign-in-failed');

  await page.goto('/mar-azul/access-log?person=00000000-0000-7000-8000-00000000abcd');
  await page.getByText('Nada com estes filtros').waitFor();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await lines.first().waitFor();

  await page.route('**/api/access-log?*', (route) => route.fulfill({ status: 503, body: '' }), { times: 3 });
  await page.goto('/mar-azul/access-log?days=1');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await lines.first().waitFor();

  await page.context().setOffline(true);
  await expect.poll(() => page.getByRole('button', { name: 'Exportar CSV' }).isDisabled()).toBe(true);
});

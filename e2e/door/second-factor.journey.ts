import { test } from 'vitest';
import { codeOf, stepAt } from '../../server/src/modules/access/second-factor/totp.ts';
import { demoPassword, openAs } from '../browser.ts';

const email = 'lia.menezes@mar-azul.test';

test('on a phone somebody sets a second factor up in the own account, and comes in with a code that is pasted, then with a recovery code', async () => {
  const page = await openAs(email, 'phone');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Ativar' }).click();
  await page.getByLabel('Senha', { exact: false }).first().fill(demoPassword);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('img', { name: 'Código QR para o aplicativo' }).waitFor();
  const secret = (await page.locator('main code').innerText()).replace(/\s/g, '');
  // The next code counts already, and is not the one that confirmed.
  const code = (ahead: number) => codeOf(secret, stepAt(Temporal.Now.instant()) + ahead);
  await page.getByRole('textbox', { name: /^Código/ }).fill(code(0));
  await page.getByRole('button', { name: 'Ativar' }).click();
  const codes = page.getByRole('list', { name: 'Códigos de recuperação' });
  await codes.waitFor();
  const [recovery = ''] = await codes.getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: 'Já guardei os códigos' }).click();
  await page.getByText('Restam 10 códigos de recuperação.').waitFor();

  const giveCode = async (given: string) => {
    await page.goto('/logout');
    await page.waitForURL('**/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Entrar' }).click();
    if (given === recovery) await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
    const field = page.getByRole('textbox', { name: /^Código/ });
    await field.waitFor();
    await page.evaluate((text) => navigator.clipboard.writeText(text), given);
    await field.focus();
    await page.keyboard.press('Control+v');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await page.waitForURL('**/mar-azul/**');
  };
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await giveCode(code(1));
  await giveCode(recovery);
});

import { expect, test } from 'vitest';
import { ask, openAs, openPage } from '../browser.ts';
import { checkIn, openOffice, openSession } from '../pier/pier-day.ts';

const date = '2031-10-17';
const customer = 'Marta da Sexta';
const guide = { name: 'Duda Reis', email: 'duda.reis@mar-azul.test' };
const own = 'Vento-Sul-2031';

test('Friday night: on a phone a guide is made, comes in by the temporary password, sets an own one and checks in [B2.4-07, B2.4-25, B8.2-11]', async () => {
  const office = await openOffice();
  await office.aBooking(await office.aSession(date, '08:00'), { name: customer });
  const page = await openAs('admin@mar-azul.test', 'phone');
  await page.goto('/mar-azul/users');
  await page
    .getByRole('button', { name: /^Ações de/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Novo Usuário' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar Novo Usuário' });
  await dialog.getByLabel(/^Nome Completo/).fill(guide.name);
  await dialog.getByLabel(/^Email/).fill(guide.email);
  await dialog.getByRole('button', { name: 'Gerar senha' }).click();
  const password = await dialog.getByLabel(/^Senha Temporária/).inputValue();
  await dialog.getByRole('combobox', { name: /^Nível de Acesso/ }).click();
  await page.getByRole('option', { name: /^Marinheiro/ }).click();
  await dialog.getByRole('button', { name: 'Criar Usuário' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Usuário criado e email de boas-vindas enviado com sucesso!').first().waitFor();
  const row = page.getByRole('listitem').filter({ hasText: guide.email });
  await row.getByText('Senha temporária').waitFor();

  const pier = await openPage('phone');
  await pier.goto('/auth');
  await pier.getByLabel('Email').fill(guide.email);
  await pier.getByLabel('Senha', { exact: true }).fill(password);
  await pier.getByRole('button', { name: 'Entrar' }).click();
  await pier.getByLabel('Nova senha').fill(own);
  await pier.getByLabel('Confirmar senha').fill(own);
  await pier.getByRole('button', { name: 'Definir senha' }).click();
  await pier.getByRole('main').waitFor();
  await pier.waitForURL('**/mar-azul/**');
  await openSession(pier, date);
  await checkIn(pier, customer);
});

test('a name of 120 letters and an address without a gap widen no page and no dialog of people on a phone', async () => {
  const page = await openAs('admin@mar-azul.test', 'phone');
  const full_name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4).slice(0, 120);
  const email = `${'wolfeschlegel.steinhausen'.repeat(2)}@${'bergerdorff-'.repeat(4)}sul.example`;
  const made = { full_name, email, role: 'agent_user', password: 'Onda-77' };
  const agent_id = (await ask(page, 'POST', '/customers', { name: 'Agência Norte', kind: 'agente' })).id;
  const { id } = await ask(page, 'POST', '/users', { ...made, agent_id });
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > 390);
  const isCut = () =>
    page.evaluate(() => {
      const open = document.querySelector('[role=dialog], [role=alertdialog]');
      return [...(open?.querySelectorAll('*') ?? [])].some(
        (each) => each.getBoundingClientRect().right > (open?.getBoundingClientRect().right ?? 0) + 1,
      );
    });

  await page.goto(`/mar-azul/users/${id}`);
  await page.getByText(email).first().waitFor();
  expect(await isWide()).toBe(false);
  await page.goto('/mar-azul/users');
  await page.getByRole('button', { name: `Ações de ${full_name}` }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').waitFor();
  expect([await isWide(), await isCut()]).toEqual([false, false]);
  await page.goto('/mar-azul/user-roles?role=agent_user');
  await page.getByRole('checkbox', { name: `Selecionar ${full_name}` }).check();
  expect(await isWide()).toBe(false);
  await page.getByRole('button', { name: 'Mudar função' }).click();
  await page.getByRole('dialog', { name: 'Mudar a função de 1 pessoa' }).waitFor();
  expect([await isWide(), await isCut()]).toEqual([false, false]);
});

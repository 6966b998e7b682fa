import { expect, test } from 'vitest';
import { ask, openAs, openPage } from './browser.ts';
import { press, reach, watchPointers } from './by-keyboard.ts';
import { linkFor } from './mails.ts';
import { checkIn, openOffice, openSession } from './pier-day.ts';

const date = '2031-10-17';
const customer = 'Marta da Sexta';
const guides = [
  { name: 'Caio Ferro', email: 'caio.ferro@mar-azul.test' },
  { name: 'Duda Reis', email: 'duda.reis@mar-azul.test' },
];
const own = 'Vento-Sul-2031';

test('Friday night: on a phone two guides are made, and one of them comes in by the temporary password, sets an own one and checks in [B2.4-07, B2.4-25, B8.2-11]', async () => {
  const office = await openOffice();
  await office.aBooking(await office.aSession(date, '08:00'), { name: customer });
  const page = await openAs('admin@mar-azul.test', 'phone');
  await page.goto('/mar-azul/users');
  await page
    .getByRole('button', { name: /^Ações de/ })
    .first()
    .waitFor();
  let password = '';
  for (const { name, email } of guides) {
    await page.getByRole('button', { name: 'Novo Usuário' }).click();
    const dialog = page.getByRole('dialog', { name: 'Adicionar Novo Usuário' });
    await dialog.getByLabel(/^Nome Completo/).fill(name);
    await dialog.getByLabel(/^Email/).fill(email);
    await dialog.getByRole('button', { name: 'Gerar senha' }).click();
    password = await dialog.getByLabel(/^Senha Temporária/).inputValue();
    await dialog.getByRole('combobox', { name: /^Nível de Acesso/ }).click();
    await page.getByRole('option', { name: /^Marinheiro/ }).click();
    await dialog.getByRole('button', { name: 'Criar Usuário' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Usuário criado e email de boas-vindas enviado com sucesso!').first().waitFor();
    const card = page.getByRole('listitem').filter({ hasText: email });
    await card.getByText('Senha temporária').waitFor();
  }

  const pier = await openPage('phone');
  await pier.goto('/auth');
  await pier.getByLabel('Email').fill(guides[1]?.email ?? '');
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

test('by keyboard alone a manager removes somebody and makes the person again within the levels there are to give; the letter that is refused is told, and the person is there [B6.1-06, B8.2-08]', async () => {
  const page = await openAs('manager@mar-azul.test');
  const touched = await watchPointers(page);
  const [name, email] = ['Nina do Teclado', 'nina.teclado@mar-azul.test'];
  await ask(page, 'POST', '/users', { full_name: name, email, role: 'user', password: 'Onda-77' });
  await page.goto('/mar-azul/users');
  await press(page, page.getByRole('button', { name: `Ações de ${name}` }));
  await press(page, page.getByRole('menuitem', { name: 'Excluir' }), 'ArrowDown');
  const question = page.getByRole('alertdialog', { name: 'Excluir usuário' });
  expect(await question.innerText()).toContain(email);
  await press(page, question.getByRole('button', { name: 'Excluir' }));
  await page.getByText('Usuário excluído com sucesso!').first().waitFor();

  await press(page, page.getByRole('button', { name: 'Novo Usuário' }));
  const dialog = page.getByRole('dialog', { name: 'Adicionar Novo Usuário' });
  await reach(page, dialog.getByLabel(/^Nome Completo/));
  await page.keyboard.type(name);
  await reach(page, dialog.getByLabel(/^Email/));
  await page.keyboard.type(email);
  await press(page, dialog.getByRole('button', { name: 'Gerar senha' }));
  await press(page, dialog.getByRole('combobox', { name: /^Nível de Acesso/ }));
  await page.getByRole('option', { name: /^Marinheiro/ }).waitFor();
  const offered = (await page.getByRole('option').allInnerTexts()).map((words) => words.split('\n')[0]);
  expect(offered).toEqual(['Admin', 'Gerente', 'Marinheiro', 'Usuário']);
  await page.keyboard.type('Mar');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'detached' });
  // One letter a minute goes to an address, and the first one was of the person who is gone.
  await page
    .getByText('Usuário criado com sucesso, mas houve erro no envio do email de boas-vindas.')
    .first()
    .waitFor();
  await page.getByRole('row').filter({ hasText: email }).getByText('Senha temporária').waitFor();
  expect(await touched()).toBe(false);
});

test('an operator is invited by a letter, chooses a password, and comes in to what the level may', async () => {
  const email = 'nina.convidada@leme.test';
  const desk = await openAs('saas_super_admin@leme.test');
  await desk.goto('/saas-user-permissions');
  await desk.getByRole('button', { name: 'Convidar operador' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Convidar operador' });
  await dialog.getByLabel(/^Nome Completo/).fill('Nina Convidada');
  await dialog.getByLabel(/^Email/).fill(email);
  await dialog.getByRole('combobox', { name: /^Nível de Acesso/ }).click();
  await desk.getByRole('option', { name: /^SaaS User/ }).click();
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await desk.getByText(`Convite enviado para ${email}`).first().waitFor();
  const row = desk.getByRole('row').filter({ hasText: email });
  await row.getByText('Aguarda primeiro acesso').waitFor();

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
  await page.getByLabel('Buscar empresa').waitFor();
  expect(await page.getByRole('link', { name: 'Permissões de Operadores' }).count()).toBe(0);
  await page.goto('/saas-user-permissions');
  await page.getByRole('heading', { name: 'Acesso negado' }).waitFor();
  await desk.reload();
  await row.waitFor();
  expect(await row.getByText('Aguarda primeiro acesso').count()).toBe(0);
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

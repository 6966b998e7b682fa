import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { axe } from '../axe/axe.ts';
import { ask, openAs } from '../browser.ts';
import { press, reach, watchPointers } from '../by-keyboard.ts';
import { aCompany } from '../own-companies.ts';
import { ofxFile } from './statements.ts';

type Accounts = { data: { id: string; role: string | null }[] };

/** A company of its own, whose bank nobody else moves money on, with what it owes and is owed in the month before. */
async function aMonth() {
  const subdomain = `porto-livro-${crypto.randomUUID().slice(0, 6)}`;
  await aCompany(inject('databaseUrls'), { subdomain, name: 'Porto Livro', roles: ['admin'] });
  const admin = `admin@${subdomain}.test`;
  const first = Temporal.Now.plainDateISO('America/Sao_Paulo').with({ day: 1 }).subtract({ months: 1 });
  const on = (day: number) => first.with({ day }).toString();
  const { data } = await ask<Accounts>(admin, 'GET', '/finance/accounts');
  const account = (role: string) => data.find((each) => each.role === role)?.id ?? '';
  const owe = async (kind: 'payable' | 'receivable', description: string, amount: number) =>
    await ask(admin, 'POST', '/finance/entries', {
      kind,
      description,
      amount,
      due_on: on(10),
      account_id: account(kind === 'payable' ? '4.6' : '1.4'),
    });
  await owe('payable', 'Aluguel do galpão', 1200);
  await owe('receivable', 'Grupo Sol', 300);
  await owe('receivable', 'Grupo Lua', 200);
  return { subdomain, admin, on, account };
}

/** Goes down a list to an option that begins with these letters, and takes it. */
async function choose(page: Page, list: Locator, words: string): Promise<void> {
  await reach(page, list);
  await page.keyboard.press('Enter');
  const active = async () => {
    const id = await list.getAttribute('aria-activedescendant');
    return id ? await page.locator(`[id="${id}"]`).innerText() : '';
  };
  await page.getByRole('option', { name: words }).first().waitFor();
  for (let pressed = 0; pressed < 60 && !(await active()).startsWith(words); pressed += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => list.innerText()).toContain(words);
}

/** The lines of one kind, by the arrows of the switch. */
async function show(page: Page, from: string, to: string, arrow: string): Promise<void> {
  await reach(page, page.getByRole('radio', { name: from }), 'Shift+Tab');
  await press(page, page.getByRole('radio', { name: to }), arrow);
}

test('conciliar novembro só com o teclado: a file is brought in, matched, combined with its fee, entered, ignored and undone by keys alone, and bank and books agree [B2.2-57]', async () => {
  const { subdomain, admin, on, account } = await aMonth();
  const lines = [
    { day: on(10), amount: '-1200.00', fitid: 'A', memo: 'PAGTO BOLETO ALUGUEL' },
    { day: on(12), amount: '496.00', fitid: 'B', memo: 'TED RECEBIDA GRUPOS' },
    { day: on(15), amount: '-9.90', fitid: 'C', memo: 'TARIFA PACOTE' },
    { day: on(16), amount: '-250.00', fitid: 'D', memo: 'APLICACAO AUTOMATICA' },
    { day: on(17), amount: '250.00', fitid: 'E', memo: 'RESGATE AUTOMATICO' },
  ];
  const page = await openAs(admin);
  const wasTouched = await watchPointers(page);
  await page.goto(`/${subdomain}/finance/bank-reconciliation?account=${account('bank')}`);
  await page.getByText('Nenhum extrato desta conta ainda').waitFor();
  expect(await axe(page)).toEqual([]);

  await press(page, page.getByRole('button', { name: 'Importar extrato' }).first());
  const dialog = page.getByRole('dialog', { name: /^Importar extrato/ });
  const chooser = page.waitForEvent('filechooser');
  await press(page, dialog.getByRole('button', { name: 'Escolher arquivo' }));
  const closing = lines.reduce((sum, { amount }) => sum + Number(amount), 0).toFixed(2);
  // The bank says what is on the account by the last day of that month.
  const file = ofxFile('novembro.ofx', lines, { closing });
  const last = Temporal.PlainDate.from(on(1)).add({ months: 1 }).subtract({ days: 1 });
  const said = file.buffer.toString('latin1').replace('20261130', last.toString().replaceAll('-', ''));
  await (await chooser).setFiles({ ...file, buffer: Buffer.from(said, 'latin1') });
  await dialog.getByText('5 linhas novas').waitFor();
  expect(await axe(page, '[role=dialog]')).toEqual([]);
  await press(page, dialog.getByRole('button', { name: 'Importar', exact: true }));
  await dialog.waitFor({ state: 'detached' });

  const lineOf = (memo: string) => page.getByRole('button', { name: new RegExp(`^${memo}`) });
  const goTo = async (memo: string) => {
    // A switch takes the arrows for itself.
    const isSwitch = await page.evaluate(() => document.activeElement?.getAttribute('role') === 'radio');
    if (isSwitch) await reach(page, page.locator('[data-line]').first());
    await page.keyboard.press('ArrowUp');
    await reach(page, lineOf(memo), 'ArrowDown');
    await page.getByRole('heading', { name: memo }).waitFor();
  };
  const gone = (memo: string) => lineOf(memo).waitFor({ state: 'detached' });
  await lineOf('PAGTO BOLETO ALUGUEL').waitFor();
  await page.getByText(/^Banco menos livros: -R\$.713,90$/).waitFor();
  expect(await axe(page)).toEqual([]);

  // Enter: the bill is what the line is.
  await goTo('PAGTO BOLETO ALUGUEL');
  await page.getByRole('button', { name: 'Conciliar com Aluguel do galpão' }).waitFor();
  await page.keyboard.press('Enter');
  await gone('PAGTO BOLETO ALUGUEL');

  // M: two of the books make one line, and the bank kept four.
  await goTo('TED RECEBIDA GRUPOS');
  await page.keyboard.press('m');
  for (const name of ['Grupo Sol', 'Grupo Lua']) {
    await reach(page, page.getByRole('checkbox', { name: new RegExp(name) }));
    await page.keyboard.press('Space');
  }
  await page.getByText(/^Falta explicar -R\$.4,00$/).waitFor();
  await press(page, page.getByRole('button', { name: /^Lançar a diferença/ }));
  const rest = page.getByRole('dialog', { name: 'A diferença' });
  await choose(page, rest.getByRole('combobox', { name: /^Conta/ }), '4.6.1');
  expect(await axe(page, '[role=dialog]')).toEqual([]);
  await press(page, rest.getByRole('button', { name: 'Conciliar' }));
  await gone('TED RECEBIDA GRUPOS');

  // N: what nothing was written down of.
  await goTo('TARIFA PACOTE');
  await page.keyboard.press('n');
  const entry = page.getByRole('dialog', { name: 'Novo lançamento' });
  await choose(page, entry.getByRole('combobox', { name: /^Conta/ }), '4.6.1');
  await press(page, entry.getByRole('button', { name: 'Conciliar' }));
  await gone('TARIFA PACOTE');

  // I: what the bank moves by night; U takes one back, and it is left out again.
  for (const memo of ['APLICACAO AUTOMATICA', 'RESGATE AUTOMATICO']) {
    await goTo(memo);
    await page.keyboard.press('i');
    await gone(memo);
  }
  await page.getByText('Tudo conciliado neste mês').waitFor();
  await show(page, 'Em aberto', 'Ignoradas', 'ArrowRight');
  await goTo('RESGATE AUTOMATICO');
  await page.keyboard.press('u');
  await gone('RESGATE AUTOMATICO');
  await page.getByText('4 de 5 linhas resolvidas').first().waitFor();
  await show(page, 'Ignoradas', 'Em aberto', 'ArrowLeft');
  await goTo('RESGATE AUTOMATICO');
  await page.keyboard.press('i');
  await gone('RESGATE AUTOMATICO');

  await page.getByText('Banco e livros batem').waitFor();
  await page.getByText('5 de 5 linhas resolvidas').first().waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await wasTouched()).toBe(false);
  const month = `account_id=${account('bank')}&month=${on(1)}`;
  expect(await ask(admin, 'GET', `/finance/bank-reconciliation/month?${month}`)).toMatchObject({
    difference: 0,
    missing: 0,
    done: 5,
  });
});

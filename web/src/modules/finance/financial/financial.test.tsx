import { listAccounts } from '@leme/contract/finance/book-endpoints';
import {
  createEntry,
  readEntry,
  reverseSettlement,
  settleEntry,
} from '@leme/contract/finance/entry-endpoints';
import { financial } from '@leme/contract/finance/financial';
import { closeTill, listTills, openTill } from '@leme/contract/finance/till-endpoints';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = (n: number) => `00000000-0000-7000-8000-0000000006${String(n).padStart(2, '0')}`;
const rent = {
  id: id(1),
  description: 'Aluguel do trapiche',
  kind: 'payable',
  status: 'partial',
  amount: 1200,
  settled_amount: 200,
  due_on: '2031-02-10',
  competence_on: '2031-02-01',
  document_no: null,
  repeats: null,
  supplier_id: id(11),
  customer_id: null,
  boat_id: null,
  labels: { supplier_id: 'Marina Sul' },
};
const paid = { ...rent, id: id(2), description: 'Diesel', status: 'paid', settled_amount: 1200 };
const account = (n: number, code: string, role: string, money_kind: 'bank' | null) => ({
  id: id(n),
  code,
  name: null,
  kind: money_kind ? ('asset' as const) : ('result' as const),
  role,
  money_kind,
  line: money_kind ? null : role,
  allocation: 'none' as const,
  active: true,
  opening_balance: 0,
  opening_on: null,
  version: 1,
  balance: 0,
});

function someEntries() {
  const server = aServer();
  keepsRegister(server, financial, [rent, paid]);
  server.answers(listAccounts, {
    data: [account(21, '1.1.02', 'bank', 'bank'), account(22, '4.6.2', '6.2', null)],
  });
  return server;
}

async function choose(user: UserEvent, name: string, option: RegExp) {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${name}`) }));
  await user.click(await screen.findByRole('option', { name: option }));
}

test('an entry is settled from its row: what is left stands there, and who was first is told [B2.2-53, A2.2-11]', async () => {
  const server = someEntries();
  const user = await openPage(server, '/mar-azul/financial', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Ações de Aluguel do trapiche' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dar baixa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dar baixa em Aluguel do trapiche' }));
  await user.click(dialog.getByRole('button', { name: 'Dar baixa' }));
  expect((await dialog.findAllByText(/^(Escolha a conta|Preencha este campo)$/)).length).toBeGreaterThan(1);
  await choose(user, 'Conta', /^1\.1\.02 Banco/);
  const params = { by: 'Bia Rocha', amount: 1000, left: 0, at: '2031-02-07T12:00:00Z' };
  server.answers(settleEntry, refuses('entry-settled', { params }));
  await user.click(dialog.getByRole('button', { name: 'Dar baixa' }));
  await dialog.findByText(/^Bia Rocha já baixou/);
  server.answers(settleEntry, {});
  await user.click(dialog.getByRole('button', { name: 'Dar baixa' }));
  await screen.findByText('Baixa feita');
  expect(server.sent('POST /finance/entries/:id/settlements').at(-1)).toMatchObject({
    id: rent.id,
    amount: 1000,
    account_id: id(21),
  });
});

test('the line of a boleto fills what it says, and one with a wrong digit names its field', async () => {
  const server = someEntries();
  const user = await openPage(server, '/mar-azul/financial?does=new', { as: 'admin' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Novo lançamento' }));
  const line = await dialog.findByLabelText<HTMLInputElement>(/^Linha digitável/);
  await user.type(dialog.getByLabelText(/^Descrição/), 'Motor');
  await choose(user, 'Conta', /^4\.6\.2/);
  await user.click(line);
  await user.paste('00190000090285000000700001234178716560000123457');
  await user.click(dialog.getByRole('button', { name: 'Lançar' }));
  await dialog.findByText('Confira o campo 4: um número não bate');
  await user.clear(line);
  await user.click(line);
  await user.paste('00190000090285000000700001234178716560000123456');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Valor/).value).toMatch(/1\.?234,56/);
  server.answers(createEntry, { data: [{ id: id(3) }] });
  await user.click(dialog.getByRole('button', { name: 'Lançar' }));
  await screen.findByText('Lançamento feito');
  expect(server.sent('POST /finance/entries').at(-1)).toMatchObject({ amount: 1234.56, account_id: id(22) });
});

test('an open entry tells what was paid of it, and a settlement is taken back with a reason', async () => {
  const server = someEntries();
  const settlement = {
    id: id(31),
    amount: 200,
    paid_on: '2031-02-05',
    user_name: 'Bia Rocha',
    is_reversed: false,
  };
  server.answers(readEntry, { settlements: [{ ...settlement, reverses_id: null }] });
  const user = await openPage(server, `/mar-azul/financial?open=${rent.id}`, { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: /^Estornar a baixa/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Estornar esta baixa?' }));
  await user.type(dialog.getByLabelText(/^Motivo/), 'Conta errada');
  server.answers(reverseSettlement, {});
  await user.click(dialog.getByRole('button', { name: 'Estornar' }));
  await screen.findByText('Desfeito');
  expect(server.sent('POST /finance/entries/:id/reversal').at(-1)).toMatchObject({
    settlement_id: id(31),
    reason: 'Conta errada',
  });
});

test('who may only read is offered no verb', async () => {
  const without = ['financial:create', 'financial:update'];
  const user = await openPage(someEntries(), '/mar-azul/financial', { as: 'admin', without });
  await user.click(await screen.findByRole('button', { name: 'Ações de Aluguel do trapiche' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Ver lançamento']);
  expect(screen.queryByRole('button', { name: 'Novo lançamento' })).toBeNull();
});

test('by the keys alone a bill is typed and another one settled [A2.2-11]', async () => {
  const server = someEntries();
  server.answers(createEntry, { data: [{ id: id(3) }] });
  server.answers(settleEntry, {});
  const user = await openPage(server, '/mar-azul/financial', { as: 'admin' });
  const press = async (keys: string) => await user.keyboard(keys);
  const reach = async (name: RegExp) => {
    for (let step = 0; step < 60; step += 1) {
      await user.tab();
      const at = document.activeElement;
      const said = at?.getAttribute('aria-label') ?? nameOf(at);
      if (name.test(said)) return;
    }
    throw new Error(`No key leads to ${name}`);
  };
  (await screen.findByRole('button', { name: 'Novo lançamento' })).focus();
  await press('{Enter}');
  await screen.findByRole('dialog', { name: 'Novo lançamento' });
  await reach(/^Descrição/);
  await press('Luz');
  await reach(/^Valor/);
  await press('80');
  await reach(/^Conta\*?$/);
  await press('{Enter}');
  await screen.findByRole('option', { name: /^4\.6\.2/ });
  await press('4{Enter}');
  await press('{Control>}{Enter}{/Control}');
  await screen.findByText('Lançamento feito');
  expect(server.sent('POST /finance/entries').at(-1)).toMatchObject({ description: 'Luz', amount: 80 });
  (await screen.findByRole('button', { name: 'Ações de Aluguel do trapiche' })).focus();
  await press('{Enter}');
  const settle = await screen.findByRole('menuitem', { name: 'Dar baixa' });
  settle.focus();
  await press('{Enter}');
  await screen.findByRole('dialog', { name: /^Dar baixa em/ });
  await reach(/^Conta\*?$/);
  await press('{Enter}');
  await screen.findByRole('option', { name: /^1\.1\.02/ });
  await press('1{Enter}');
  await press('{Control>}{Enter}{/Control}');
  await screen.findByText('Baixa feita');
  expect(server.sent('POST /finance/entries/:id/settlements').at(-1)).toMatchObject({ account_id: id(21) });
});

/** What somebody who listens hears of where the keys are. */
function nameOf(at: Element | null): string {
  const labels = (at as HTMLInputElement | null)?.labels?.[0]?.textContent;
  const by = at?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  return (labels ?? by.map((each) => document.getElementById(each)?.textContent ?? '').join(' ')).trim();
}

const till = {
  id: id(41),
  user_id: id(51),
  user_name: 'Bia Rocha',
  day: '2031-02-07',
  opening_float: 100,
  cash: 300,
  withdrawn: 250,
  expected: 150,
  counted_amount: null,
  reason: null,
  status: 'open' as const,
  withdrawals: [],
};

test('the till of a day is counted by notes and coins; what differs says why [B2.2-53]', async () => {
  const server = someEntries();
  server.answers(listTills, { data: [till], without: [{ user_id: id(52), user_name: 'Léo', cash: 80 }] });
  server.answers(closeTill, {});
  server.answers(openTill, {});
  const user = await openPage(server, '/mar-azul/financial?does=till', { as: 'admin', size: 'phone' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Caixa do dia' }));
  await user.click(await dialog.findByRole('button', { name: /^Abrir o caixa de Léo/ }));
  await screen.findByText('Caixa aberto');
  expect(server.sent('POST /finance/tills').at(-1)).toMatchObject({ user_id: id(52), opening_float: 0 });
  await user.click(dialog.getByRole('button', { name: 'Contar e fechar' }));
  const count = within(await screen.findByRole('dialog', { name: 'Contar e fechar' }));
  await user.type(count.getByRole('spinbutton', { name: /100,00/ }), '1');
  await count.findByText(/^Contado: R\$.100,00/);
  await user.click(count.getByRole('button', { name: 'Fechar caixa' }));
  await count.findByText('Preencha este campo');
  await user.type(count.getByLabelText(/^Motivo da diferença/), 'Faltou troco');
  await user.click(count.getByRole('button', { name: 'Fechar caixa' }));
  await screen.findByText('Caixa fechado');
  expect(server.sent('POST /finance/tills/:id/closing').at(-1)).toEqual({
    id: till.id,
    counted: [{ cents: 10_000, count: 1 }],
    reason: 'Faltou troco',
  });
});

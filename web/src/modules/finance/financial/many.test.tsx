import { listAccounts } from '@leme/contract/finance/book-endpoints';
import { createEntry, readEntry, settleEntries, splitEntry } from '@leme/contract/finance/entry-endpoints';
import { importEntries } from '@leme/contract/finance/entry-sheets';
import { financial } from '@leme/contract/finance/financial';
import { suppliers } from '@leme/contract/fleet/suppliers';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = (n: number) => `00000000-0000-7000-8000-0000000007${String(n).padStart(2, '0')}`;
const rent = {
  id: id(1),
  description: 'Aluguel',
  kind: 'payable',
  status: 'open',
  amount: 100,
  settled_amount: 0,
  due_on: '2031-02-10',
  competence_on: '2031-02-01',
  document_no: null,
  repeats: null,
  supplier_id: null,
  customer_id: null,
  boat_id: null,
};
const fuel = { ...rent, id: id(2), description: 'Diesel', status: 'partial', settled_amount: 40 };
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
  keepsRegister(server, financial, [rent, fuel]);
  server.answers(listAccounts, {
    data: [account(21, '1.1.02', 'bank', 'bank'), account(22, '4.6.2', '6.2', null)],
  });
  return server;
}

async function choose(user: UserEvent, name: RegExp, option: RegExp) {
  await user.click(await screen.findByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function verbOf(user: UserEvent, name: string, verb: string) {
  await user.click(await screen.findByRole('button', { name: `Ações de ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: verb }));
}

test('ticked entries are settled on one day from one account; where one changed meanwhile none is, and it is named [A2.3-59]', async () => {
  const server = someEntries();
  const user = await openPage(server, '/mar-azul/financial', { as: 'admin' });
  for (const name of ['Aluguel', 'Diesel'])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  await user.click(await screen.findByRole('button', { name: 'Dar baixa juntos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dar baixa em 2 lançamentos' }));
  dialog.getByText(/^R\$.160,00 no mesmo dia/);
  await choose(user, /^Conta/, /^1\.1\.02/);
  const told = { id: id(2), description: 'Diesel', left: 0, by: 'Bia Rocha' };
  server.answers(settleEntries, refuses('entries-settled', { params: { entries: [told] } }));
  await user.click(dialog.getByRole('button', { name: 'Dar baixa' }));
  await dialog.findByText(/^Nenhum foi baixado.*Diesel \(faltam R\$.0,00, Bia Rocha\)$/);
  server.answers(settleEntries, { data: [rent, fuel] as never });
  await user.click(dialog.getByRole('button', { name: 'Dar baixa' }));
  await screen.findByText('2 baixas feitas');
  expect(server.sent('POST /finance/entries/settlements').at(-1)).toMatchObject({
    entries: [
      { id: id(1), left: 100 },
      { id: id(2), left: 60 },
    ],
    account_id: id(21),
  });
});

test('an entry is split, and the instalment with the odd centavo is told before', async () => {
  const server = someEntries();
  server.answers(splitEntry, { data: [rent, rent, rent] as never });
  const user = await openPage(server, '/mar-azul/financial', { as: 'admin' });
  await verbOf(user, 'Aluguel', 'Parcelar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Parcelar Aluguel' }));
  const parts = await dialog.findByLabelText(/^Parcelas/);
  await user.clear(parts);
  await user.type(parts, '3');
  await dialog.findByText(/^3 de R\$.33,33; a última, de R\$.33,34,/);
  await user.click(dialog.getByRole('button', { name: 'Parcelar' }));
  await screen.findByText('3 parcelas lançadas');
  expect(server.sent('POST /finance/entries/:id/instalments').at(-1)).toMatchObject({
    instalments: [
      { amount: 33.33, due_on: '2031-02-10' },
      { amount: 33.33, due_on: '2031-03-10' },
      { amount: 33.34, due_on: '2031-04-10' },
    ],
  });
});

test('an entry is typed again from one that is there, and comes again each month on a day of its own', async () => {
  const server = someEntries();
  server.answers(readEntry, { ...rent, account_id: id(22), from_account_id: null, settlements: [] } as never);
  server.answers(createEntry, { data: [1, 2].map(() => ({ ...rent, repeats: 'monthly' })) as never });
  const user = await openPage(server, '/mar-azul/financial', { as: 'admin' });
  await verbOf(user, 'Aluguel', 'Duplicar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Novo lançamento' }));
  expect((await dialog.findByLabelText<HTMLInputElement>(/^Descrição/)).value).toBe('Aluguel');
  await choose(user, /^Repete/, /^Todo mês/);
  expect(dialog.queryByLabelText(/^Parcelas/)).toBeNull();
  await user.type(await dialog.findByLabelText(/^Dia do mês/), '5');
  await user.click(dialog.getByRole('button', { name: 'Lançar' }));
  await dialog.findByText('Diga quantas vezes ou até quando');
  await user.type(dialog.getByLabelText(/^Quantas vezes/), '2');
  await user.click(dialog.getByRole('button', { name: 'Lançar' }));
  await screen.findByText('2 lançamentos feitos, um para cada vez');
  expect(server.sent('POST /finance/entries').at(-1)).toMatchObject({
    description: 'Aluguel',
    account_id: id(22),
    parts: 1,
    repeats: 'monthly',
    repeat_day: 5,
    repeat_times: 2,
    repeat_until: null,
  });
});

test('an open bill of whom has a Pix key shows the code to scan, of what is left [A2.2-11]', async () => {
  const server = aServer();
  keepsRegister(server, financial, [
    { ...fuel, supplier_id: id(31), labels: { supplier_id: 'Marina Sul' } },
    { ...rent, supplier_id: id(32), labels: { supplier_id: 'Porto' } },
  ]);
  const both = [
    { id: id(31), name: 'Marina Sul', pix_key: 'caixa@marina.com.br' },
    { id: id(32), name: 'Porto', pix_key: 'chave errada' },
  ];
  keepsRegister(server, suppliers, both);
  server.answers(readEntry, { settlements: [] } as never);
  const user = await openPage(server, `/mar-azul/financial?open=${id(2)}`, { as: 'admin' });
  await screen.findByRole('img', { name: /^QR do Pix de R\$.60,00 para Marina Sul/ });
  await user.click(screen.getByRole('button', { name: 'Copiar código' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^000201.*0119caixa@marina\.com\.br.*540560\.00.*6304/,
  );
  await user.keyboard('{Escape}');
  await verbOf(user, 'Aluguel', 'Ver lançamento');
  await screen.findByText(/^A chave Pix de Porto não é válida/);
});

test('a file of entries is looked through first: a column that means two things is asked about once, and then it comes in [B2.2-53]', async () => {
  const server = someEntries();
  const user = await openPage(server, '/mar-azul/financial?does=sheet', { as: 'admin' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Lançamentos de um CSV' }));
  const errors = [{ pointer: '/rows/4/account_id', code: 'unknown' }];
  server.answers(importEntries, refuses('validation', { errors }));
  const file = new File(['Tipo;Descrição'], 'contas.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('Arquivo CSV'), file);
  await user.click(dialog.getByRole('button', { name: 'Conferir' }));
  await dialog.findByText('Linha 4: Conta: Este registro não existe mais');
  const asks = [{ column: 'Valor', by: 'numbers' as const, cells: ['1.234'] }];
  server.answers(importEntries, { entries: 3, receivable: 0, payable: 0, asks });
  await user.click(dialog.getByRole('button', { name: 'Conferir' }));
  await dialog.findByText('Valor tem células que podem significar duas coisas: 1.234');
  await choose(user, /^Como está escrita a coluna Valor/, /^1\.500,00/);
  server.answers(importEntries, { entries: 3, receivable: 50, payable: 1234, asks: [] });
  await user.click(dialog.getByRole('button', { name: 'Conferir' }));
  await dialog.findByText(/^3 lançamentos: R\$.50,00 a receber, R\$.1\.234,00 a pagar/);
  await user.click(dialog.getByRole('button', { name: 'Lançar' }));
  await screen.findByText('3 lançamentos feitos');
});

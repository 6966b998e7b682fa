import { readPending } from '@leme/contract/finance/bank/match-endpoints';
import {
  listStatements,
  lookAtStatement,
  takeStatement,
  undoStatement,
  updateMapping,
} from '@leme/contract/finance/bank/statement-endpoints';
import { listAccounts } from '@leme/contract/finance/book-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = (n: number) => `00000000-0000-7000-8000-0000000009${String(n).padStart(2, '0')}`;
const address = '/mar-azul/finance/bank-reconciliation';

const file = {
  id: id(1),
  account_id: id(21),
  file_name: 'novembro.ofx',
  file_kind: 'ofx' as const,
  status: 'taken' as const,
  total: 12,
  known: 2,
  done: 12,
  refused_count: 0,
  refused: [],
  with_txid: 3,
  matched: 4,
  first_on: '2026-11-01',
  last_on: '2026-11-30',
  closing_amount: 1000,
  closing_on: '2026-11-30',
  created_at: '2026-11-30T12:00:00Z',
  user_name: 'Bia Rocha',
};

function anAccount() {
  const server = aServer();
  server.answers(listAccounts, {
    data: [
      {
        id: id(21),
        code: '1.1.02',
        name: null,
        kind: 'asset',
        role: 'bank',
        money_kind: 'bank',
        line: null,
        allocation: 'none',
        active: true,
        opening_balance: 0,
        opening_on: null,
        version: 1,
        balance: 0,
      },
    ],
  });
  server.answers(readPending, { count: 0, sum: 0, oldest: null, accounts: [] });
  server.answers(listStatements, { data: [file] });
  return server;
}

test('[B2.2-57] a file is looked at before it comes in: of another account it is refused, new and known lines are told', async () => {
  const server = anAccount();
  const user = await openPage(server, address, { as: 'admin' });
  await screen.findByText('Nenhum extrato desta conta ainda');
  await user.click(screen.getAllByRole('button', { name: 'Importar extrato' })[0] ?? expect.fail());
  const dialog = within(await screen.findByRole('dialog', { name: /^Importar extrato: 1\.1\.02/ }));
  const params = { why: 'other-account', found: '99', expected: '12345-6' };
  server.answers(lookAtStatement, refuses('statement-refused', { params }));
  const ofx = new File(['<OFX></OFX>'], 'novembro.ofx');
  await user.upload(dialog.getByLabelText('Arquivo do extrato'), ofx);
  await dialog.findByText('O arquivo é da conta 99; aqui entra a 12345-6.');
  const looked = { ...file, status: 'looked' as const, done: 0, refused_count: 1 };
  const refused = [{ at: 7, why: 'day', text: '19990101 10,00' }];
  server.answers(lookAtStatement, { statement: { ...looked, refused }, asks: null });
  await user.click(dialog.getByRole('button', { name: 'É a mesma conta, continuar' }));
  await dialog.findByText('10 linhas novas');
  dialog.getByText('2 linhas já estavam aqui');
  dialog.getByText('7: data que não existe (19990101 10,00)');
  server.answers(takeStatement, file);
  await user.click(dialog.getByRole('button', { name: 'Importar' }));
  await screen.findByText('10 linhas importadas');
});

test('the columns of a CSV are told once, as they are guessed or otherwise', async () => {
  const server = anAccount();
  const user = await openPage(server, `${address}?does=import`, { as: 'admin' });
  const dialog = within(await screen.findByRole('dialog', { name: /^Importar extrato/ }));
  const rows = [
    ['Data', 'Histórico', 'Valor'],
    ['03/11/2026', 'PADARIA', '-12,50'],
  ];
  const guess = {
    first_row: 2,
    date: 0,
    order: 'dmy' as const,
    memo: 1,
    payer: null,
    id: null,
    amount: 2,
    side: null,
    incoming: null,
    outgoing: null,
    decimal: ',' as const,
  };
  server.answers(lookAtStatement, { statement: null, asks: { rows, guess } });
  const csv = new File(['Data;Valor'], 'novembro.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('Arquivo do extrato'), csv);
  await dialog.findByRole('cell', { name: 'PADARIA' });
  await user.click(dialog.getByRole('radio', { name: 'mês/dia/ano' }));
  server.answers(updateMapping, guess);
  server.answers(lookAtStatement, { statement: { ...file, status: 'looked', done: 0 }, asks: null });
  await user.click(dialog.getByRole('button', { name: 'Ler com estas colunas' }));
  await dialog.findByText('10 linhas novas');
  expect(server.sent('PUT /csv-mappings/:account_id').at(-1)).toMatchObject({
    account_id: id(21),
    order: 'mdy',
    amount: 2,
  });
});

test('a file that came in goes again as a whole, once somebody is asked', async () => {
  const server = anAccount();
  server.answers(undoStatement, { ...file, status: 'undone' });
  const user = await openPage(server, `${address}?does=files`, { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Desfazer novembro.ofx' }));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText('4 conciliações são desfeitas, e os pagamentos delas, estornados.');
  await user.click(question.getByRole('button', { name: 'Desfazer' }));
  await vi.waitFor(() =>
    expect(server.sent('POST /bank-statements/:id/undoing').at(-1)).toMatchObject({ id: id(1) }),
  );
});

test('an import that broke off stands among the files with how far it came, and goes on from there', async () => {
  const server = anAccount();
  const running = { ...file, status: 'running' as const, total: 600, done: 250, known: 0 };
  server.answers(listStatements, { data: [running] });
  let asked = 0;
  server.answers(takeStatement, () => {
    asked += 1;
    return asked === 1 ? { ...running, done: 500 } : { ...running, status: 'taken' as const, done: 600 };
  });
  const user = await openPage(server, `${address}?does=files`, { as: 'admin' });
  await screen.findByText(/250 de 600 linhas/);
  expect(screen.queryByRole('button', { name: 'Desfazer novembro.ofx' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continuar novembro.ofx' }));
  await screen.findByText('600 linhas importadas');
  expect(asked).toBe(2);
});

import {
  type BankLine,
  createMatch,
  ignoreLine,
  listBankItems,
  listBankLines,
  readBankMonth,
  readPending,
  suggestMatches,
  undoLine,
} from '@leme/contract/finance/bank/match-endpoints';
import { listAccounts } from '@leme/contract/finance/book-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = (n: number) => `00000000-0000-7000-8000-0000000008${String(n).padStart(2, '0')}`;
const address = '/mar-azul/finance/bank-reconciliation';

/** On whose page something is read. */
const read = (page_kind: 'booking' | 'invoice' | 'entry', page_id: string) => ({ page_kind, page_id });

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

const line = (n: number, given: Partial<BankLine> = {}): BankLine => ({
  id: id(n),
  account_id: id(21),
  statement_id: id(90),
  day: '2026-11-18',
  amount: 162,
  matched: 0,
  payer: '',
  memo: `LINHA ${n}`,
  txid: null,
  status: 'suggested',
  points: 60,
  reason: 'day',
  matches: [],
  ...given,
});

const month = {
  opening: 1000,
  incoming: 324,
  outgoing: -9.9,
  reckoned: 1314.1,
  closing: 1314.1,
  closing_on: '2026-11-30',
  missing: 0,
  books: 1162,
  difference: 152.1,
  why: [
    { what: 'lines' as const, count: 2, amount: 152.1 },
    { what: 'opening' as const, count: 0, amount: 0 },
  ],
  lines: 3,
  done: 1,
};

function aBank(lines: readonly BankLine[]) {
  const server = aServer();
  server.answers(listAccounts, {
    data: [account(21, '1.1.02', 'bank', 'bank'), account(22, '4.6.1', '6.1', null)],
  });
  server.answers(readPending, {
    count: 2,
    sum: 152.1,
    oldest: '2026-11-18',
    accounts: [{ account_id: id(21), count: 2, lines: 3, closing_on: '2026-11-30' }],
  });
  server.answers(readBankMonth, month);
  server.answers(listBankLines, {
    data: [...lines],
    has_more: false,
    counts: { open: lines.length, matched: 1, ignored: 0 },
    with_txid: 1,
    lines: 3,
  });
  server.answers(suggestMatches, {
    data: [
      {
        kind: 'booking',
        id: id(41),
        ...read('booking', id(41)),
        label: 'K7Q2XA',
        party: 'Maria Lopes',
        day: '2026-11-18',
        left: 162,
        points: 90,
        reason: 'day-name',
        note: null,
      },
    ],
    rule: null,
  });
  server.answers(listBankItems, {
    data: [
      {
        kind: 'booking',
        id: id(41),
        ...read('booking', id(41)),
        label: 'K7Q2XA',
        party: 'Maria Lopes',
        day: '2026-11-18',
        left: 100,
      },
      {
        kind: 'entry',
        id: id(42),
        ...read('entry', id(42)),
        label: 'Grupo Sol',
        party: null,
        day: '2026-11-17',
        left: 62,
      },
    ],
    has_more: false,
  });
  return server;
}

test('[B2.2-57] a month is matched by the keyboard: arrows lead, Enter matches, I ignores, U takes it back', async () => {
  const server = aBank([line(1), line(2, { memo: 'TARIFA', amount: -9.9 })]);
  server.answers(createMatch, { data: [line(1, { status: 'matched', matched: 162 })] });
  server.answers(ignoreLine, line(2, { status: 'ignored' }));
  server.answers(undoLine, line(2));
  const user = await openPage(server, address, { as: 'admin' });
  await screen.findByRole('heading', { name: 'LINHA 1' });
  await screen.findByRole('button', { name: 'Conciliar com K7Q2XA' });
  await user.keyboard('{Enter}');
  await vi.waitFor(() =>
    expect(server.sent('POST /bank-matches').at(-1)).toEqual({
      line_ids: [id(1)],
      items: [{ kind: 'booking', id: id(41), amount: 162 }],
      rest: null,
    }),
  );
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('heading', { name: 'TARIFA' });
  expect(screen.getByRole('button', { name: /^TARIFA/ })).toBe(document.activeElement);
  await user.keyboard('i');
  const undo = await screen.findByRole('button', { name: 'Desfazer' });
  expect(server.sent('POST /bank-lines/:id/ignoring').at(-1)).toMatchObject({ id: id(2) });
  await user.click(undo);
  await vi.waitFor(() => expect(server.sent('POST /bank-lines/:id/undoing')).toHaveLength(1));
});

test('what is combined says what it differs by, and a fee is the rest', async () => {
  const server = aBank([line(1, { amount: 158 })]);
  server.answers(createMatch, { data: [line(1)] });
  const user = await openPage(server, address, { as: 'admin' });
  await screen.findByRole('heading', { name: 'LINHA 1' });
  await user.keyboard('m');
  await screen.findByText(/^Falta explicar R\$.158,00$/);
  await user.click(await screen.findByRole('checkbox', { name: /K7Q2XA/ }));
  await user.click(screen.getByRole('checkbox', { name: /Grupo Sol/ }));
  await screen.findByText(/^Falta explicar -R\$.4,00$/);
  await user.click(screen.getByRole('button', { name: /^Lançar a diferença/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'A diferença' }));
  await user.click(dialog.getByRole('combobox', { name: /^Conta/ }));
  await user.click(await screen.findByRole('option', { name: /^4\.6\.1/ }));
  await user.click(dialog.getByRole('button', { name: 'Conciliar' }));
  await vi.waitFor(() =>
    expect(server.sent('POST /bank-matches').at(-1)).toMatchObject({
      line_ids: [id(1)],
      items: [
        { kind: 'booking', id: id(41), amount: 100 },
        { kind: 'entry', id: id(42), amount: 62 },
      ],
      rest: { account_id: id(22), description: 'Tarifa' },
    }),
  );
});

test('the month says what the bank has against the books, and why they differ', async () => {
  const server = aBank([line(1)]);
  await openPage(server, address, { as: 'admin' });
  await screen.findByText(/^Banco menos livros: R\$.152,10$/);
  screen.getByText('2 linhas sem par no extrato');
  screen.getByText(/^1 de 3 linhas desta conta traz o txid/);
});

test('on a phone what a line may be is a sheet over the list; who was first is told', async () => {
  const server = aBank([line(1)]);
  const user = await openPage(server, address, { as: 'admin', size: 'phone' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^LINHA 1/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'O que é esta linha?' }));
  server.answers(
    createMatch,
    refuses('line-matched', { params: { by: 'Bia Rocha', at: '2026-11-20T12:00:00Z' } }),
  );
  await user.click(await sheet.findByRole('button', { name: 'Conciliar com K7Q2XA' }));
  await screen.findByText(/^Bia Rocha já conciliou esta linha/);
});

test('who may only read matches nothing', async () => {
  const server = aBank([line(1)]);
  await openPage(server, address, {
    as: 'admin',
    without: ['finance-bank-reconciliation:update', 'finance-bank-reconciliation:create'],
  });
  await screen.findByText('K7Q2XA', { exact: false });
  expect(screen.queryByRole('button', { name: /^(Conciliar|Ignorar|Importar extrato)/ })).toBeNull();
});

test('a charge and an invoice are named with their words and lead to the page of what they are for, for who may read it', async () => {
  const server = aBank([line(1)]);
  const some = { party: 'Agência Sol', day: '2026-11-18', left: 162 };
  const charge = {
    ...some,
    kind: 'charge' as const,
    id: id(43),
    ...read('booking', id(41)),
    label: 'K7Q2XA',
  };
  const invoice = {
    ...some,
    kind: 'invoice' as const,
    id: id(44),
    ...read('invoice', id(44)),
    label: 'F-000001',
  };
  server.answers(suggestMatches, {
    data: [
      { ...charge, points: 100, reason: 'txid', note: 'LMK7Q2XA01' },
      { ...invoice, points: 85, reason: 'number', note: null },
    ],
    rule: null,
  });
  server.answers(createMatch, { data: [line(1, { status: 'matched', matched: 162 })] });
  const user = await openPage(server, address, { as: 'admin', without: ['finance-invoices:read'] });
  const list = within(await screen.findByRole('list', { name: 'Sugestões' }));
  list.getByText(/^Cobrança:/);
  list.getByText(/txid LMK7Q2XA01 no histórico/);
  expect(list.getByRole('link', { name: 'K7Q2XA' }).getAttribute('href')).toBe(
    `/mar-azul/bookings?open=${id(41)}`,
  );
  list.getByText(/^Fatura: F-000001/);
  list.getByText(/número no histórico/);
  expect(list.queryByRole('link', { name: 'F-000001' })).toBeNull();
  await user.click(list.getByRole('button', { name: 'Conciliar com F-000001' }));
  await vi.waitFor(() =>
    expect(server.sent('POST /bank-matches').at(-1)).toMatchObject({
      line_ids: [id(1)],
      items: [{ kind: 'invoice', id: id(44), amount: 162 }],
    }),
  );
});

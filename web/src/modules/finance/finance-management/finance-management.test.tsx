import { listAccounts, readChecks } from '@leme/contract/finance/book-endpoints';
import { readForecast, readOverview } from '@leme/contract/finance/overview-endpoints';
import {
  closePeriod,
  createAgreement,
  listAgreements,
  listMethods,
  listPeriods,
  listTaxRates,
  reopenPeriod,
  updateAccount,
  updateMethod,
} from '@leme/contract/finance/setup-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = (n: number) => `00000000-0000-7000-8000-0000000007${String(n).padStart(2, '0')}`;
const address = (tab: string) => `/mar-azul/finance-management?tab=${tab}`;

test('the overview tells money by account, and what is owed on both sides with what of it is late [B2.2-54]', async () => {
  const server = aServer();
  server.answers(readOverview, {
    money: [{ id: id(1), code: '1.1.03', name: null, role: 'pix', balance: 200 }],
    course: [],
    result: -350,
    receivable: 250,
    payable: 70,
    overdue_receivable: 0,
    overdue_payable: 70,
    advances: 0,
  });
  const week = (from: string, to: string, balance: number, departures: number) => ({
    from,
    to,
    balance,
    entries: 40,
    departures,
    on_top: departures,
  });
  server.answers(readForecast, {
    weeks: [week('2026-11-14', '2026-11-20', 100, 0), week('2026-11-21', '2026-11-27', 140, 350)],
    ageing: [
      { age: '0', from: '2026-11-20', to: null, receivable: 0, payable: 100 },
      { age: '60', from: '2026-09-21', to: '2026-10-20', receivable: 70, payable: 0 },
    ],
  });
  const user = await openPage(server, '/mar-azul/finance-management', { as: 'admin' });
  await screen.findByRole('cell', { name: 'Pix' });
  screen.getByText(/70,00 vencidos/);
  screen.getByText(/^-R\$.350,00$/);
  const tableOf = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `${name} como tabela` }));
    return within(screen.getByRole('table', { name }));
  };
  const weeks = await tableOf('Dinheiro por semana');
  const opens = (name: RegExp) => weeks.getByRole('link', { name }).getAttribute('href');
  expect(opens(/^R\$.140,00$/)).toBe('/mar-azul/financial?due_on=2026-11-21..2026-11-27');
  expect(opens(/^R\$.350,00$/)).toBe('/mar-azul/bookings?starts_at=2026-11-21..2026-11-27&status=confirmed');
  const late = await tableOf('A receber por atraso');
  expect(late.getByRole('link', { name: /70,00/ }).getAttribute('href')).toBe(
    '/mar-azul/financial?kind=receivable&status=open,partial&due_on=2026-09-21..2026-10-20',
  );
});

test('how an account is shared is changed from its row, with the version that was read', async () => {
  const server = aServer();
  const fuel = {
    id: id(2),
    code: '4.4.1',
    name: null,
    kind: 'result' as const,
    role: '4.1',
    money_kind: null,
  };
  const rest = {
    line: '4.1',
    allocation: 'none' as const,
    active: true,
    opening_balance: 0,
    opening_on: null,
  };
  server.answers(listAccounts, { data: [{ ...fuel, ...rest, version: 3, balance: 10 }] });
  server.answers(updateAccount, { id: id(2), version: 4 });
  const user = await openPage(server, address('accounts'), { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Mudar Combustível' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Combustível' }));
  await user.type(dialog.getByLabelText(/^Nome/), 'Diesel');
  await user.click(dialog.getByRole('button', { name: 'Mudar' }));
  await screen.findByText('Conta salva');
  expect(server.sent('PATCH /finance/accounts/:id').at(-1)).toMatchObject({
    id: id(2),
    version: 3,
    name: 'Diesel',
  });
});

test('of an agreement is sent what belongs to its kind', async () => {
  const server = aServer();
  server.answers(listAgreements, { data: [] });
  server.answers(listTaxRates, { data: [] });
  server.answers(createAgreement, {});
  server.answers(listMethods, { data: [] });
  server.answers(listAccounts, { data: [] });
  const user = await openPage(server, address('terms'), { as: 'admin' });
  await screen.findByText('Nenhum acordo ainda');
  await user.click(screen.getByRole('button', { name: 'Novo acordo ou imposto' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('combobox', { name: /^Tipo/ }));
  await user.click(await screen.findByRole('option', { name: 'Diária por saída' }));
  await user.type(await dialog.findByLabelText(/^Valor/), '150');
  await user.click(dialog.getByRole('button', { name: 'Novo acordo ou imposto' }));
  await screen.findByText('Acordo salvo');
  expect(server.sent('POST /finance/agreements').at(-1)).toMatchObject({
    kind: 'per_sailing',
    amount: 150,
    bp: null,
    agent_id: null,
  });
});

test('a month says what is in the way of closing it, and is opened again with a reason [A2.3-58]', async () => {
  const server = aServer();
  const period = {
    id: id(3),
    month: '2031-01-01',
    closed_at: '2031-02-02T12:00:00Z',
    closed_by: 'Bia Rocha',
  };
  const open = { reopened_at: null, reopened_by: null, reason: null, lines: [{ code: '14', amount: 900 }] };
  server.answers(listPeriods, { data: [{ ...period, ...open }] });
  const params = { in_the_way: [{ what: 'allocation', count: 1 }] };
  server.answers(closePeriod, refuses('month-not-ready', { params }));
  const user = await openPage(server, address('periods'), { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Fechar mês' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Fechar mês' }));
  await screen.findByText('Falta resolver: o rateio não está zerado');
  server.answers(reopenPeriod, {});
  const reopen = await screen.findByRole('button', { name: 'Reabrir janeiro de 2031' });
  reopen.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reabrir janeiro de 2031' }));
  await user.type(dialog.getByLabelText(/^Motivo/), 'Faltou a luz');
  await user.click(dialog.getByRole('button', { name: 'Reabrir' }));
  await screen.findByText('Mês reaberto');
  expect(server.sent('POST /finance/periods/:id/reopening').at(-1)).toEqual({
    id: id(3),
    reason: 'Faltou a luz',
  });
});

test('each rule of the books is right or says how many rows are not', async () => {
  const server = aServer();
  server.answers(readChecks, {
    data: [
      { rule: 'I3', count: 0 },
      { rule: 'I7', count: 2 },
    ],
  });
  await openPage(server, address('checks'), { as: 'admin' });
  await screen.findByText('2 a conferir');
  screen.getByText('Certo');
});

test('where money of a way to pay goes and what it costs is decided in its row', async () => {
  const server = aServer();
  server.answers(listAgreements, { data: [] });
  server.answers(listTaxRates, { data: [] });
  server.answers(listMethods, { data: [] });
  const cards = { id: id(4), code: '1.1.04', name: null, role: 'cards', kind: 'asset' as const };
  const rest = {
    line: null,
    allocation: 'none' as const,
    active: true,
    opening_balance: 0,
    opening_on: null,
  };
  server.answers(listAccounts, {
    data: [{ ...cards, ...rest, money_kind: 'card' as const, version: 1, balance: 0 }],
  });
  server.answers(updateMethod, {});
  const user = await openPage(server, address('terms'), { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Mudar Cartão' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cartão' }));
  const fee = await dialog.findByLabelText(/^Tarifa \(%\)/);
  await user.clear(fee);
  await user.type(fee, '3,1');
  await user.click(dialog.getByRole('button', { name: 'Mudar' }));
  await screen.findByText('Forma de pagamento salva');
  expect(server.sent('PUT /finance/methods/:method').at(-1)).toMatchObject({
    method: 'cartao',
    account_id: id(4),
    fee_bp: 310,
  });
});

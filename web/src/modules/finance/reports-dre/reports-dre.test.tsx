import { listPostings } from '@leme/contract/finance/book-endpoints';
import { readResultCourse, readResults, readSailings } from '@leme/contract/finance/report-endpoints';
import { boats } from '@leme/contract/fleet/boats';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = (n: number) => `00000000-0000-7000-8000-0000000005${String(n).padStart(2, '0')}`;
const address = '/mar-azul/reports/dre?from=2026-11-01';

const sign = { unit: 'money' as const };
const lines = [
  { code: '1', amount: 2525, ...sign },
  { code: '1.1', amount: 2435, ...sign },
  { code: '1.6', amount: 90, ...sign },
  { code: '2', amount: -151.5, ...sign },
  { code: '3', amount: 2373.5, ...sign },
  { code: '4', amount: -1894.41, ...sign },
  { code: '4.1', amount: -1000.01, ...sign },
  { code: '6', amount: -1267.95, ...sign },
  { code: '7', amount: -788.86, ...sign },
];
const drawn = ['1', '1.1', '1.6', '2', '3', '4', '4.1', '6', '7'].map((code) => ({
  code,
  kind: code.includes('.')
    ? ('sum' as const)
    : code === '3' || code === '7'
      ? ('formula' as const)
      : ('group' as const),
  name: null,
}));
const results = { lines, drawn, without_line: 0, net_revenue: 2373.5 };
const column = (net: number, cost: number, margin: number) => ({
  lines: [
    { code: '1.1', amount: net, ...sign },
    { code: '3', amount: net, ...sign },
    { code: '4', amount: cost, ...sign },
    { code: '4.1', amount: cost, ...sign },
    { code: '6', amount: 0, ...sign },
  ],
  margin,
});
const sailing = (n: number, product: string, margin: number) => ({
  session_id: id(n),
  date: '2026-11-20',
  start_time: '08:00',
  product,
  boat: 'Lancha Netuno',
  people: 6,
  ...column(930.6, 842.35, margin),
  margin_per_person: 14.71,
});

function aStatement() {
  const server = aServer();
  server.answers(readResults, results);
  const month = (month: string, result: number) => ({ month, net_revenue: 0, ebitda: result, result });
  server.answers(readResultCourse, { data: [month('2026-10-01', 100), month('2026-11-01', -788.86)] });
  keepsRegister(server, boats, [{ id: id(21), boat_name: 'Lancha Netuno' }]);
  server.answers(readSailings, {
    data: [sailing(1, 'Ilha do Campeche', 88.25), sailing(2, 'Volta à Ilha', -38.51)],
    drawn,
    without: column(0, 0, -1200),
    total: column(2373.5, -1894.41, -788.86),
  });
  server.answers(listPostings, {
    data: [
      {
        id: id(11),
        date: '2026-12-01',
        true_date: '2026-11-20',
        debit: '1.2.01',
        credit: '4.1.1',
        amount: 540,
        fact_kind: 'booking',
        fact_id: id(12),
        source: { kind: 'booking', id: id(12), label: 'ABC234' },
      },
    ],
    has_more: false,
    sum: 540,
  });
  return server;
}

test('the statement tells each line with its share of net revenue; a figure opens its postings, and each its booking [B2.2-87]', async () => {
  const server = aStatement();
  const user = await openPage(server, address, { as: 'admin' });
  const [first] = await screen.findAllByRole('row', { name: /^3 Receita líquida/ });
  const row = within(first as HTMLElement);
  row.getByText('R$ 2.373,50');
  row.getByText('100%');
  await user.click(screen.getByRole('button', { name: /^Passeios: R\$.2\.435,00/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lançamentos: Passeios' }));
  await dialog.findByText('01/12/2026 (20/11/2026)');
  dialog.getByText('Soma: R$ 540,00');
  expect(dialog.getByRole('link', { name: 'ABC234' }).getAttribute('href')).toBe(
    `/mar-azul/bookings?open=${id(12)}`,
  );
  expect(server.sent('GET /finance/postings').at(-1)).toMatchObject({ line: '1.1', from: '2026-11-01' });
});

test('of cash there are no postings by line; beside it stands the period before', async () => {
  const server = aStatement();
  const user = await openPage(server, address, { as: 'admin' });
  await user.click(await screen.findByRole('radio', { name: 'Caixa' }));
  await user.click(screen.getByRole('radio', { name: 'Anterior' }));
  await screen.findByRole('columnheader', { name: 'Comparado' });
  expect(screen.queryByRole('button', { name: /^Passeios/ })).toBeNull();
  expect(server.sent('GET /finance/dre').at(-1)).toMatchObject({ regime: 'cash', from: '2026-10-01' });
});

test('the departures end in the figures of the statement, and the worst come first where margin orders [A2.3-61]', async () => {
  const user = await openPage(aStatement(), `${address}&tab=sailings`, { as: 'admin' });
  await screen.findByText(/^Ilha do Campeche/);
  await user.click(screen.getByRole('button', { name: 'Margem' }));
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
  expect(rows[1]).toMatch(/^Volta à Ilha/);
  expect(rows.slice(-2)).toEqual([
    expect.stringMatching(/^Sem saída.*-R\$.1\.200,00/),
    expect.stringMatching(/^Total.*-R\$.788,86/),
  ]);
});

test('a month without anything says what will stand here', async () => {
  const server = aServer();
  server.answers(readResults, { ...results, lines: [] });
  await openPage(server, address, { as: 'admin' });
  await screen.findByText('Nada lançado neste período');
});

test('where it cannot be read it says so, and asks again on a press', async () => {
  const server = aServer();
  server.answers(readResults, refuses('internal'));
  const user = await openPage(server, address, { as: 'admin' });
  await screen.findByText('Não foi possível carregar a DRE');
  server.answers(readResults, results);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findAllByRole('row', { name: /^3 Receita líquida/ });
});

test('the way from gross to result and the months beside it are tables, too; a boat narrows all of it [B2.2-96]', async () => {
  const server = aStatement();
  const user = await openPage(server, address, { as: 'admin' });
  const way = within(await screen.findByRole('table', { name: 'Da receita bruta ao resultado' }));
  within(way.getByRole('row', { name: /^4 Custo dos serviços/ })).getByText('R$ 479,09');
  screen.getByText('De R$ 2.525,00 ficaram -R$ 788,86');
  const months = within(await screen.findByRole('table', { name: 'Resultado em doze meses' }));
  months.getByRole('row', { name: /^10\/2026/ });
  await user.click(await screen.findByRole('combobox', { name: 'Embarcação' }));
  await user.click(await screen.findByRole('option', { name: 'Lancha Netuno' }));
  await waitFor(() =>
    expect(server.sent('GET /finance/dre').at(-1)).toMatchObject({ boat_id: id(21), from: '2026-11-01' }),
  );
  await waitFor(() =>
    expect(server.sent('GET /finance/dre/course').at(-1)).toMatchObject({
      boat_id: id(21),
      on: '2026-11-30',
    }),
  );
});

import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Column } from './column.ts';
import { ListTable } from './list-table.tsx';

type Sale = { id: string; who: string; amount: number };

const sales: Sale[] = [
  { id: 'a', who: 'Ana', amount: 120 },
  { id: 'b', who: 'Rui', amount: 80 },
];
const who: Column<Sale> = { id: 'who', head: 'Quem', cell: (sale) => sale.who };
const amount: Column<Sale> = { id: 'amount', head: 'Valor', end: true, cell: (sale) => sale.amount };

afterEach(cleanup);

test('a table is its columns: what each shows of a row, and how one orders by it', async () => {
  const asked: string[] = [];
  render(
    <ListTable
      name="Vendas"
      rows={sales}
      columns={[{ ...who, sort: 'ascending', onSort: () => asked.push('who') }, amount]}
      isSelected={({ id }) => id === 'b'}
    />,
  );
  const [head, ...rows] = screen.getAllByRole('row');
  const order = within(head ?? document.body).getByRole('columnheader', { name: 'Quem' });
  expect(order.getAttribute('aria-sort')).toBe('ascending');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Ana120', 'Rui80']);
  expect(rows.map((row) => row.hasAttribute('data-selected'))).toEqual([false, true]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Quem' }));
  expect(asked).toEqual(['who']);
  expect(document.querySelector('tfoot')).toBeNull();
});

test('totals stand at the foot, each under its column', () => {
  render(
    <ListTable
      name="Vendas"
      rows={sales}
      columns={[
        { ...who, total: '2 vendas' },
        { ...amount, total: 200 },
      ]}
    />,
  );
  const foot = [...document.querySelectorAll('tfoot td')].map(({ textContent }) => textContent);
  expect(foot).toEqual(['2 vendas', '200']);
});

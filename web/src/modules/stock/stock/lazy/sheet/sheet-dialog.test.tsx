import { importStockMoves } from '@leme/contract/stock/endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../../../testing/fake-server.ts';
import { openPage } from '../../../../../testing/open-page.tsx';
import { aServerWithStock } from '../../stock.testing.ts';

test('a sheet with one bad row is refused by its row and column, and a mended one is taken in', async () => {
  const server = aServerWithStock();
  const user = await openPage(server, '/mar-azul/stock?does=sheet', { as: 'admin' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Planilha de movimentos' }));
  const errors = [{ pointer: '/rows/2713/unit_cost', code: 'money-decimals' }];
  server.answers(importStockMoves, refuses('validation', { errors }));
  const file = new File(['SKU;Local'], 'movimentos.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('Arquivo CSV'), file);
  await dialog.findByText('movimentos.csv');
  await user.click(dialog.getByRole('button', { name: 'Enviar movimentos' }));
  await dialog.findByText('Linha 2713: Custo unitário: Use no máximo duas casas decimais');
  server.answers(importStockMoves, { moves: 5000, items: 3, standing: [] });
  await user.click(dialog.getByRole('button', { name: 'Enviar movimentos' }));
  await screen.findByText(/^5\.?000 movimentos lançados/);
  expect(server.sent('POST /stock/moves/sheet')).toHaveLength(2);
});

test('rows that stand already are named and the dialog stays open to be read', async () => {
  const server = aServerWithStock();
  const user = await openPage(server, '/mar-azul/stock?does=sheet', { as: 'admin' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Planilha de movimentos' }));
  server.answers(importStockMoves, { moves: 1, items: 1, standing: [2, 3, 4, 7] });
  const file = new File(['ID;SKU;Local'], 'movimentos.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('Arquivo CSV'), file);
  await user.click(dialog.getByRole('button', { name: 'Enviar movimentos' }));
  await dialog.findByText('4 linhas já estavam lançadas e ficaram de fora: 2–4, 7');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Enviar movimentos' }).disabled).toBe(true);
});

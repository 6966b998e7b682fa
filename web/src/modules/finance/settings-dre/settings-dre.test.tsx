import type { StatementLine } from '@leme/contract/finance/lines/lines';
import { readStatement, updateStatement } from '@leme/contract/finance/statement-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = (n: number) => `00000000-0000-7000-8000-0000000008${String(n).padStart(2, '0')}`;
const line = (code: string, formula: string | null = null): StatementLine => ({
  code,
  name: null,
  sign: 'plus',
  kind: formula ? 'formula' : code.includes('.') ? 'sum' : 'group',
  formula,
});
const account = (n: number, code: string, role: string, amount: number) => ({
  id: id(n),
  code: `4.${code}`,
  name: null,
  role,
  line: code,
  amount,
});

function aDrawing() {
  const server = aServer();
  const drawn = {
    version: 0,
    lines: [line('1'), line('1.1'), line('2'), line('2.6'), line('3', '1 + 2')],
    accounts: [account(1, '1.1', '1.1', 1000), account(2, '2.6', '2.6', -60)],
  };
  server.answers(readStatement, drawn);
  server.answers(updateStatement, { ...drawn, version: 1 });
  return server;
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Linhas' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.match(/^[\d.]+/)?.[0]);

test('a line is moved with what stands below it, an account is put on another line, and all of it is saved at once [B2.2-59, A2.3-62]', async () => {
  const server = aDrawing();
  const user = await openPage(server, '/mar-azul/settings/dre', { as: 'admin' });
  const list = within(await screen.findByRole('list', { name: 'Linhas' }));
  expect(list.getAllByRole('listitem').at(-1)?.textContent).toMatch(/940,00/);
  await user.click(list.getByRole('button', { name: 'Deduções para cima' }));
  expect(rows()).toEqual(['2', '2.6', '1', '1.1', '3']);
  const handle = list.getByRole('button', { name: 'Mover Deduções' });
  handle.focus();
  await user.keyboard('{ArrowDown}');
  expect(rows()).toEqual(['1', '1.1', '2', '2.6', '3']);
  await user.click(screen.getByRole('combobox', { name: 'Linha de DAS' }));
  await user.click(await screen.findByRole('option', { name: 'Sem linha' }));
  await screen.findByText('1 sem linha');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('DRE salva');
  expect(server.sent('PUT /finance/statement').at(-1)).toMatchObject({
    version: 0,
    accounts: [
      { id: id(1), line: '1.1' },
      { id: id(2), line: null },
    ],
  });
});

test('a formula that uses itself or an unknown line is refused where it is typed; a share shows its month', async () => {
  const user = await openPage(aDrawing(), '/mar-azul/settings/dre', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Nova linha' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova linha' }));
  await user.type(await dialog.findByLabelText(/^Código/), '4');
  await user.click(dialog.getByRole('combobox', { name: /^Tipo/ }));
  await user.click(await screen.findByRole('option', { name: 'Fórmula' }));
  const formula = await dialog.findByLabelText(/^Fórmula/);
  await user.type(formula, '2 / 9');
  await user.click(dialog.getByRole('button', { name: 'Usar linha' }));
  await dialog.findByText('Não há linha 9');
  await user.clear(formula);
  await user.type(formula, '2 / 4');
  await user.click(dialog.getByRole('button', { name: 'Usar linha' }));
  await dialog.findByText('A linha 4 não pode usar a si mesma');
  await user.clear(formula);
  await user.type(formula, '2 / 3');
  await user.click(dialog.getByRole('button', { name: 'Usar linha' }));
  const list = within(screen.getByRole('list', { name: 'Linhas' }));
  expect((await list.findAllByRole('listitem')).at(-1)?.textContent).toMatch(/-6,38/);
});

test('a template draws the lines anew; who may only read draws nothing', async () => {
  const user = await openPage(aDrawing(), '/mar-azul/settings/dre', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Modelo do lucro presumido' }));
  expect(rows().includes('2.6')).toBe(false);
  await screen.findByText('1 sem linha');
});

test('who may only read is offered no verb', async () => {
  await openPage(aDrawing(), '/mar-azul/settings/dre', { as: 'admin', without: ['settings-dre:update'] });
  await screen.findByRole('list', { name: 'Linhas' });
  expect(screen.queryByRole('button', { name: 'Nova linha' })).toBeNull();
});

import { listStockLevels, postStockCount } from '@leme/contract/stock/endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../../../testing/fake-server.ts';
import { openPage } from '../../../../../testing/open-page.tsx';
import { aServerWithStock, room, water } from '../../stock.testing.ts';

async function openCount(server = aServerWithStock()) {
  const user = await openPage(server, '/mar-azul/stock?does=count', { as: 'admin', size: 'phone' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Contagem de estoque' }));
  await user.click(await dialog.findByRole('combobox', { name: 'Local' }));
  await user.click(await screen.findByRole('option', { name: 'Almoxarifado' }));
  const code = () => dialog.findByLabelText('Código de barras, SKU ou nome');
  return { server, user, dialog, code };
}

test('a typed code finds its line, what was counted stands beside what the system says, and all is posted with its mark', async () => {
  const { server, user, dialog, code } = await openCount();
  await user.type(await code(), '7891000100103{Enter}');
  await user.type(await dialog.findByLabelText(/^Contado/), '9{Enter}');
  const line = within(await dialog.findByRole('listitem'));
  line.getByText('9 un contados, 10 un no sistema');
  line.getByText('-1');
  const answer = { item_id: water.id, expected: 10, counted: 9, difference: -1, level: 9 };
  server.answers(postStockCount, { id: crypto.randomUUID(), data: [answer] });
  await user.click(dialog.getByRole('button', { name: 'Lançar 1 item' }));
  await screen.findByText('Contagem lançada');
  expect(server.sent('POST /stock/counts')).toEqual([
    { location_id: room.id, lines: [{ item_id: water.id, counted: 9, mark: 7 }] },
  ]);
});

test('a name offers what is like it; an unknown code says so and nothing is chosen', async () => {
  const { user, dialog, code } = await openCount();
  await user.type(await code(), 'óleo');
  await user.click(await dialog.findByRole('button', { name: /Óleo 2T/ }));
  await user.click(await dialog.findByRole('button', { name: 'Outro item' }));
  await user.type(await code(), 'xyz{Enter}');
  await dialog.findByText('Nenhum item com “xyz”');
});

test('without a connection the number stays and nothing is noted; what was counted is not lost by a slip', async () => {
  const { server, user, dialog, code } = await openCount();
  server.answers(listStockLevels, refuses('unavailable'));
  await user.type(await code(), 'BEB-AGUA{Enter}');
  await user.type(await dialog.findByLabelText(/^Contado/), '9{Enter}');
  await dialog.findByText(/indisponível/);
  expect((await dialog.findByLabelText<HTMLInputElement>(/^Contado/)).value).toBe('9');
  server.answers(listStockLevels, { data: [] });
  await user.click(dialog.getByRole('button', { name: 'Anotar' }));
  await dialog.findByText('9 un contados, 0 un no sistema');
  await user.click(dialog.getByRole('button', { name: 'Fechar' }));
  await screen.findByRole('alertdialog', { name: 'Descartar alterações?' });
});

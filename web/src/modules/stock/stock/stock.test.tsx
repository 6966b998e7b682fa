import { readStockOverview } from '@leme/contract/stock/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aServerWithStock, counter, water } from './stock.testing.ts';

const open = (address = '', as: 'admin' | 'user' = 'admin') => {
  const server = aServerWithStock();
  return openPage(server, `/mar-azul/stock${address}`, { as }).then((user) => ({ server, user }));
};

test('the list has quantity, minimum, state and value, and tiles over it say what all comes to [B2.2-08, A2.3-34]', async () => {
  const { server, user } = await open();
  const row = within(await screen.findByRole('row', { name: /Água 500 ml/ }));
  for (const text of ['10', '12', 'Abaixo do mínimo', /20,00/]) row.getByText(text);
  await screen.findByText(/1\.234,50/);
  await screen.findByText(/Entrou.*200,00/);
  await screen.findByText(/Saiu.*80,00/);
  await user.click(screen.getByRole('link', { name: '1' }));
  await expect.poll(() => server.sent('GET /stock').at(-1)).toMatchObject({ state: ['low', 'out'] });
});

test('tiles that do not come say so and leave the list alone', async () => {
  const server = aServerWithStock();
  server.answers(readStockOverview, refuses('internal'));
  await openPage(server, '/mar-azul/stock', { as: 'admin' });
  await screen.findByText(/Os totais não vieram/);
  await screen.findByRole('row', { name: /Água 500 ml/ });
});

test('an item tells where it lies, its line with the minimum, and who took what for which cost', async () => {
  await open(`?open=${water.id}`);
  const stock = within(await screen.findByRole('region', { name: 'Em estoque' }));
  await stock.findByText('Almoxarifado');
  const line = await stock.findByRole('img', { name: /de 13 un a 10 un/ });
  expect(line.getAttribute('aria-label')).toContain('o mínimo desejado é 12 un');
  const row = within(await screen.findByRole('row', { name: /Escuna Maré Alta/ }));
  for (const text of ['Consumo', '-3', 'Bia Rocha', 'Almoxarifado', /2,00/]) row.getByText(text);
});

test('who may only look moves and counts nothing', async () => {
  const server = aServerWithStock();
  await openPage(server, '/mar-azul/stock', { as: 'manager', without: ['stock:update'] });
  await screen.findByRole('row', { name: /Água 500 ml/ });
  expect(screen.queryByRole('button', { name: 'Movimentar' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Contar' })).toBeNull();
});

test('places are a list of their own in a dialog', async () => {
  const { user } = await open('?does=places');
  const dialog = within(await screen.findByRole('dialog', { name: 'Locais de estoque' }));
  await user.click(await dialog.findByRole('button', { name: 'Balcão' }));
  await screen.findByRole('dialog', { name: 'Balcão' });
});

test('a place is deleted from its row after a question, which gives the focus back to the row', async () => {
  const { user, server } = await open('?does=places');
  const dialog = within(await screen.findByRole('dialog', { name: 'Locais de estoque' }));
  const menu = await dialog.findByRole('button', { name: 'Ações de Balcão' });
  const ask = async () => {
    await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    return await screen.findByRole('alertdialog');
  };
  await ask();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(menu));
  const question = await ask();
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Balcão' })).toBeNull());
  expect(server.sent('DELETE /stock-locations/:id')).toEqual([{ id: counter.id }]);
});

test('who may only look opens places, and neither adds nor deletes one', async () => {
  const server = aServerWithStock();
  const without = ['stock:create', 'stock:update', 'stock:delete'] as const;
  await openPage(server, '/mar-azul/stock?does=places', { as: 'manager', without });
  const dialog = within(await screen.findByRole('dialog', { name: 'Locais de estoque' }));
  await dialog.findByRole('button', { name: 'Balcão' });
  for (const name of ['Novo local', 'Ações de Balcão'])
    expect(dialog.queryByRole('button', { name })).toBeNull();
});

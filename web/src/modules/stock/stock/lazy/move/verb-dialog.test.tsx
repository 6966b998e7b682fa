import { postStockMove } from '@leme/contract/stock/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noAnswer } from '../../../../../testing/fake-server.ts';
import { openPage } from '../../../../../testing/open-page.tsx';
import { aServerWithStock, counter, room, water } from '../../stock.testing.ts';

const posted = { id: crypto.randomUUID(), item_id: water.id, location_id: room.id, quantity: -2, level: 8 };

async function open() {
  const server = aServerWithStock();
  const person = await openPage(server, '/mar-azul/stock?does=move', { as: 'admin' });
  const dialog = await screen.findByRole('dialog', { name: 'Movimentar estoque' });
  // A dialog takes the pointer when all of it stands.
  await waitFor(() => expect(getComputedStyle(dialog).pointerEvents).toBe('auto'));
  const choose = async (name: RegExp, option: RegExp) => {
    await person.click(await screen.findByRole('combobox', { name }));
    await person.click(await screen.findByRole('option', { name: option }));
  };
  const quantity = within(dialog).getByLabelText<HTMLInputElement>(/^Quantidade/);
  return { server, person, choose, quantity };
}

test('the message names the fields that are missing, each kind of fault once', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Dar saída' }));
  await screen.findByText('Item, Local, Quantidade: Preencha este campo');
});

test('what is typed is not lost by a slip, and Ctrl+Enter sends it once however often it is pressed', async () => {
  const { server, person, choose, quantity } = await open();
  await choose(/^Item/, /Água/);
  await choose(/^Local/, /Almoxarifado/);
  await person.type(quantity, '2');
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  await person.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(quantity.value).toBe('2');
  server.answers(postStockMove, posted);
  await person.click(quantity);
  await person.keyboard('{Control>}{Enter}{Enter}{/Control}');
  await screen.findByText('Saída lançada');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.times('POST /stock/moves')).toBe(1);
});

test('without an answer the dialog says so, keeps what is typed, and can be sent again', async () => {
  const { server, person, choose, quantity } = await open();
  await choose(/^Item/, /Água/);
  await choose(/^Local/, /Balcão/);
  await person.type(quantity, '3');
  server.answers(postStockMove, noAnswer);
  await person.click(screen.getByRole('button', { name: 'Dar saída' }));
  await within(screen.getByRole('dialog')).findByText(/^Sem conexão com o servidor/);
  expect(quantity.value).toBe('3');
  server.answers(postStockMove, posted);
  await person.click(screen.getByRole('button', { name: 'Dar saída' }));
  await screen.findByText('Saída lançada');
  expect(server.sent('POST /stock/moves').at(-1)).toMatchObject({ location_id: counter.id, quantity: -3 });
});

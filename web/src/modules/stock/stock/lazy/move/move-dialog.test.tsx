import { postStockMove, postStockTransfer } from '@leme/contract/stock/endpoints';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refuses } from '../../../../../testing/fake-server.ts';
import { openPage } from '../../../../../testing/open-page.tsx';
import { aServerWithStock, counter, room, water } from '../../stock.testing.ts';

async function openMove(server = aServerWithStock()) {
  const user = await openPage(server, '/mar-azul/stock?does=move', { as: 'admin' });
  const dialog = await screen.findByRole('dialog', { name: 'Movimentar estoque' });
  return { server, user, dialog: within(dialog) };
}

async function choose(user: UserEvent, name: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${name}`) }));
  await user.click(await screen.findByRole('option', { name: new RegExp(option) }));
}

const posted = { id: crypto.randomUUID(), item_id: water.id, location_id: room.id, quantity: -2, level: 8 };

test('something is taken out with its reason, and what is missing is said beside its field before anything is sent', async () => {
  const { server, user, dialog } = await openMove();
  server.answers(postStockMove, posted);
  await choose(user, 'Item', 'Água');
  await user.click(dialog.getByRole('button', { name: 'Dar saída' }));
  expect(dialog.getAllByText('Preencha este campo')).toHaveLength(2);
  await choose(user, 'Local', 'Almoxarifado');
  await user.type(dialog.getByLabelText(/^Quantidade/), '2');
  await choose(user, 'Motivo', 'Perda');
  await user.type(dialog.getByLabelText(/^Para quê/), 'Caixa caiu');
  await user.click(dialog.getByRole('button', { name: 'Dar saída' }));
  await screen.findByText('Saída lançada');
  expect(server.sent('POST /stock/moves')).toEqual([
    {
      item_id: water.id,
      location_id: room.id,
      quantity: -2,
      reason: 'loss',
      ref: 'Caixa caiu',
      unit_cost: null,
    },
  ]);
});

test('what is not there says how much there is and who took the last of it, in the unit of the item', async () => {
  const { server, user, dialog } = await openMove();
  const taken = { by: 'Bia Rocha', at: '2031-02-07T12:00:00Z', quantity: 4 };
  const params = { item: water.name, location: room.name, available: 10, taken };
  server.answers(postStockMove, refuses('stock-short', { params }));
  await choose(user, 'Item', 'Água');
  await choose(user, 'Local', 'Almoxarifado');
  await user.type(dialog.getByLabelText(/^Quantidade/), '11');
  await user.click(dialog.getByRole('button', { name: 'Dar saída' }));
  await dialog.findByText(/Há 10 un em Almoxarifado\. Bia Rocha retirou os últimos 4 un em 07\/02\/2031/);
  expect(dialog.getByLabelText<HTMLInputElement>(/^Quantidade/).value).toBe('11');
});

test('a transfer names both places, and one to the same place is refused beside its field', async () => {
  const { server, user, dialog } = await openMove();
  await user.click(dialog.getByRole('radio', { name: 'Transferência' }));
  await choose(user, 'Item', 'Água');
  await choose(user, 'De', 'Almoxarifado');
  await choose(user, 'Para', 'Almoxarifado');
  await user.type(dialog.getByLabelText(/^Quantidade/), '3');
  const errors = [{ pointer: '/to_location_id', code: 'same-place' }];
  server.answers(postStockTransfer, refuses('validation', { errors }));
  await user.click(dialog.getByRole('button', { name: 'Transferir' }));
  await dialog.findByText('Escolha outro local');
  server.answers(postStockTransfer, { data: [posted] });
  await choose(user, 'Para', 'Balcão');
  await user.click(dialog.getByRole('button', { name: 'Transferir' }));
  await screen.findByText('Transferência lançada');
  expect(server.sent('POST /stock/transfers').at(-1)).toMatchObject({
    from_location_id: room.id,
    to_location_id: counter.id,
    quantity: 3,
  });
});

test('on a phone an item goes out from its card, without being chosen again', async () => {
  const server = aServerWithStock();
  server.answers(postStockMove, posted);
  const user = await openPage(server, '/mar-azul/stock', { as: 'admin', size: 'phone' });
  await user.click(await screen.findByRole('button', { name: `Saída de ${water.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: water.name }));
  await choose(user, 'Local', 'Almoxarifado');
  await user.type(dialog.getByLabelText(/^Quantidade/), '2');
  await user.click(dialog.getByRole('button', { name: 'Dar saída' }));
  await screen.findByText('Saída lançada');
  expect(server.sent('POST /stock/moves')).toMatchObject([{ item_id: water.id, quantity: -2 }]);
});

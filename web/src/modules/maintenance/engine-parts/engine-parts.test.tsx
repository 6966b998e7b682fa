import {
  createEnginePart,
  readEnginePart,
  updateEnginePart,
} from '@leme/contract/maintenance/parts/endpoints';
import { engineShelf } from '@leme/contract/maintenance/parts/engine-parts';
import { listPartPlaces, postPartMove } from '@leme/contract/maintenance/parts/part-moves';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = '00000000-0000-7000-8000-000000000501';
const shelved = {
  id,
  name: 'Rotor da bomba',
  sku: 'ROT-300',
  state: 'low',
  quantity: 1,
  min_qty: 2,
  unit: 'un',
  supplier_id: null,
  location_id: null,
  life_hours: 300,
  life_months: null,
  fits: 'Yamaha F300',
};
const part = {
  ...shelved,
  version: 1,
  part_version: 1,
  barcode: null,
  notes: null,
  fits: [{ brand: 'Yamaha', model: 'F300', serial_from: null, serial_to: null }],
};

async function open(as: 'admin' | 'manager' = 'admin', without: string[] = []) {
  const server = aServer();
  keepsRegister(server, engineShelf, [shelved]);
  server.answers(readEnginePart, part);
  const user = await openPage(server, '/mar-azul/engine-parts', { as, without });
  return { server, user };
}

test('the shelf says how much there is of a part and which engines it fits [B2.2-21]', async () => {
  await open();
  const row = within(await screen.findByRole('row', { name: /Rotor da bomba/ }));
  for (const text of ['Abaixo do mínimo', 'Yamaha F300', 'ROT-300']) row.getByText(text);
});

test('one form makes the item of stock and what it has as a part', async () => {
  const { server, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Nova peça' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova peça' }));
  await user.type(dialog.getByLabelText(/^Nome/), 'Filtro');
  await user.type(dialog.getByLabelText(/^Código \(SKU\)/), 'FIL');
  await user.click(dialog.getByRole('button', { name: 'Acrescentar motor' }));
  await user.click(dialog.getByRole('button', { name: 'Nova peça' }));
  await dialog.findByText('Preencha este campo');
  await user.type(dialog.getByLabelText(/^Marca/), 'Yamaha');
  server.answers(createEnginePart, part);
  await user.click(dialog.getByRole('button', { name: 'Nova peça' }));
  await screen.findByText('Peça salva');
  expect(server.sent('POST /engine-parts')).toMatchObject([
    {
      name: 'Filtro',
      sku: 'FIL',
      fits: [{ brand: 'Yamaha', model: null, serial_from: null, serial_to: null }],
    },
  ]);
});

test('a part is changed over the state it was read in', async () => {
  const { server, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ações de Rotor da bomba' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Alterar' }));
  const life = await screen.findByLabelText(/^Vida \(horas\)/);
  await user.clear(life);
  await user.type(life, '250');
  server.answers(updateEnginePart, part);
  await user.click(screen.getByRole('button', { name: 'Alterar peça' }));
  await screen.findByText('Peça salva');
  expect(server.sent('PATCH /engine-parts/:id')).toMatchObject([
    { id, version: 1, part_version: 1, life_hours: 250, fits: [{ brand: 'Yamaha', model: 'F300' }] },
  ]);
});

test('who may only read makes and changes no part', async () => {
  await open('manager', ['engine-parts:create', 'engine-parts:update']);
  await screen.findByRole('row', { name: /Rotor da bomba/ });
  expect(screen.queryByRole('button', { name: 'Nova peça' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Ações de/ })).toBeNull();
});

test('a part goes out of the stock by the right to parts, and what is not there is told', async () => {
  const { server, user } = await open();
  const place = { id: '00000000-0000-7000-8000-000000000991', name: 'Oficina', quantity: 1 };
  server.answers(listPartPlaces, { unit: 'un', data: [place] });
  await user.click(await screen.findByRole('button', { name: 'Ações de Rotor da bomba' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Entrada ou saída' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Entrada ou saída: Rotor da bomba' }));
  await user.click(dialog.getByRole('combobox', { name: /^Motivo/ }));
  await user.click(await screen.findByRole('option', { name: 'Consumo' }));
  await user.click(dialog.getByRole('combobox', { name: /^Local/ }));
  await user.click(await screen.findByRole('option', { name: 'Oficina (1)' }));
  await user.type(dialog.getByLabelText(/^Quantidade/), '2');
  const params = { item: 'Rotor da bomba', location: 'Oficina', available: 1, taken: null };
  server.answers(postPartMove, refuses('stock-short', { params }));
  await user.click(dialog.getByRole('button', { name: 'Entrada ou saída' }));
  await dialog.findByText('Há 1 em Oficina: nada foi movido.');
  expect(server.sent('POST /engine-parts/:id/moves')).toMatchObject([
    { id, location_id: place.id, quantity: -2, reason: 'consumption' },
  ]);
});

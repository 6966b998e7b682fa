import { products } from '@leme/contract/catalog/products';
import { boats } from '@leme/contract/fleet/boats';
import { productBoats } from '@leme/contract/pricing/product-boats';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const ids = {
  island: '01980000-0000-7000-8000-000000000001',
  sunset: '01980000-0000-7000-8000-000000000002',
};
const fleet = {
  mermaid: '01980000-0000-7000-8000-0000000000b1',
  neptune: '01980000-0000-7000-8000-0000000000b2',
};
const boat = (id: string, boat_name: string, capacity: number) => ({
  id,
  boat_name,
  capacity,
  capacity_includes_crew: true,
  min_crew: 2,
});
const pair = {
  id: '01980000-0000-7000-8000-0000000000c1',
  product_id: ids.island,
  boat_id: fleet.mermaid,
  status: 'active',
  priority: 1,
  capacity_for_product: 14,
  setup_min: 0,
  note: null,
};

async function opened(without: readonly string[] = []) {
  const server = aServer();
  keepsRegister(server, products, [
    { id: ids.island, name: 'Ilha do Campeche' },
    { id: ids.sunset, name: 'Pôr do sol' },
  ]);
  keepsRegister(server, boats, [boat(fleet.mermaid, 'Sereia', 20), boat(fleet.neptune, 'Netuno', 12)]);
  keepsRegister(server, productBoats, [pair]);
  const person = await openPage(server, '/mar-azul/product-boats', { as: 'manager', without });
  const grid = within(await screen.findByRole('grid', { name: 'Embarcações por produto' }));
  return { server, person, grid };
}

test('products stand against boats: priority and places where it sails, nothing where it may not [A2.3-48, B2.2-42]', async () => {
  const { grid } = await opened();
  screen.getByRole('heading', { level: 1, name: 'Produtos por Embarcação' });
  grid.getByRole('columnheader', { name: 'Sereia 18 lugares' });
  const value = (name: string) => grid.getByRole<HTMLInputElement>('textbox', { name }).value;
  expect(value('Prioridade de Sereia em Ilha do Campeche')).toBe('1');
  expect(value('Lugares de Sereia em Ilha do Campeche')).toBe('14');
  expect(value('Prioridade de Netuno em Ilha do Campeche')).toBe('');
});

test('what is typed in a cell brings a boat into a product, changes it there and takes it out', async () => {
  const { server, person, grid } = await opened();
  await person.type(
    grid.getByRole('textbox', { name: 'Prioridade de Netuno em Ilha do Campeche' }),
    '2{Enter}',
  );
  await waitFor(() => expect(server.sent('POST /product-boats')).toHaveLength(1));
  expect(server.sent('POST /product-boats')[0]).toMatchObject({
    product_id: ids.island,
    boat_id: fleet.neptune,
    priority: 2,
    capacity_for_product: null,
  });
  const places = grid.getByRole('textbox', { name: 'Lugares de Sereia em Ilha do Campeche' });
  await person.clear(places);
  await person.type(places, '16');
  await person.tab();
  await waitFor(() => expect(server.sent('PATCH /product-boats/:id')).toHaveLength(1));
  expect(server.sent('PATCH /product-boats/:id')[0]).toMatchObject({ capacity_for_product: 16, priority: 1 });
  const priority = grid.getByRole('textbox', { name: 'Prioridade de Sereia em Ilha do Campeche' });
  await person.clear(priority);
  await person.keyboard('{Enter}');
  await screen.findByText('Sereia não faz mais Ilha do Campeche');
  expect(server.times('DELETE /product-boats/:id')).toBe(1);
});

test('more places than the boat has are refused in their cell, with its number', async () => {
  const { server, person, grid } = await opened();
  const errors = [{ pointer: '/capacity_for_product', code: 'too-large', params: { maximum: 18 } }];
  const { update } = await import('@leme/contract/kit/resource/resource-endpoints').then((kit) =>
    kit.resourceEndpoints(productBoats as never),
  );
  server.answers(update, refuses('validation', { errors }) as never);
  const places = grid.getByRole('textbox', { name: 'Lugares de Sereia em Ilha do Campeche' });
  await person.clear(places);
  await person.type(places, '30{Enter}');
  const told = await grid.findByRole('alert');
  expect(told.textContent).toContain('18');
  expect(places.getAttribute('aria-invalid')).toBe('true');
});

test('who may not change it reads it; the rows are a press away', async () => {
  const { person, grid } = await opened(['product-boats:update', 'product-boats:create']);
  const cell = grid.getByRole<HTMLInputElement>('textbox', {
    name: 'Prioridade de Sereia em Ilha do Campeche',
  });
  expect(cell.readOnly).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Ver como linhas' }));
  await screen.findByRole('columnheader', { name: /Lugares neste passeio/ });
  expect(location.search).toBe('?shows=rows');
});

import { supplierContacts } from '@leme/contract/fleet/supplier-contacts';
import { suppliers } from '@leme/contract/fleet/suppliers';
import { orderEndpoint, resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const supplier = crypto.randomUUID();
const people = ['Ana Vendas', 'Beto Oficina', 'Caio Financeiro'].map((name, at) => ({
  id: crypto.randomUUID(),
  supplier_id: supplier,
  name,
  place: at + 1,
  version: 1,
  position: at === 1 ? 'Oficina' : null,
  phone: at === 0 ? '+5548999990000' : null,
}));
const endpoints = resourceEndpoints(supplierContacts);
const answer = (data: object[]) => ({ data, count: data.length }) as object;

/** A supplier that is open with its contacts. */
async function openSupplier(contacts: object[], as: 'admin' | 'user' = 'admin') {
  const server = aServer();
  const { list, read } = resourceEndpoints(suppliers);
  const row = { id: supplier, name: 'Estaleiro Sul', version: 1 };
  server.answers(list, answer([row]));
  server.answers(read, row as object);
  server.answers(endpoints.list, answer(contacts));
  const person = await openPage(server, `/mar-azul/suppliers?open=${supplier}`, { as });
  return { server, person, panel: within(await screen.findByRole('region', { name: 'Contatos' })) };
}

const names = (panel: ReturnType<typeof within>) =>
  panel
    .getAllByRole('listitem')
    .map((item: HTMLElement) => within(item).getAllByRole('button')[0]?.textContent);

test('the contacts of a supplier stand in their order, and only those of this supplier are asked for', async () => {
  const { server, panel } = await openSupplier(people);
  await panel.findByText('Beto Oficina');
  expect(names(panel)).toEqual(['Ana Vendas', 'Beto Oficina', 'Caio Financeiro']);
  await panel.findByText('Oficina');
  for (const asked of server.sent('GET /supplier-contacts')) expect(asked.supplier_id).toEqual([supplier]);
});

test('without any, it says whom to add', async () => {
  const { panel } = await openSupplier([]);
  await panel.findByText(/Acrescente com quem se fala/);
  panel.getByRole('button', { name: 'Adicionar' });
});

test('a new contact belongs to the supplier that is open', async () => {
  const { server, person, panel } = await openSupplier(people);
  await person.click(await panel.findByRole('button', { name: 'Adicionar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar contato' }));
  await person.type(dialog.getByLabelText(/^Nome/), 'Dora Nova');
  server.answers(endpoints.create, { ...people[0], id: crypto.randomUUID(), name: 'Dora Nova' } as object);
  await person.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Registro criado');
  expect(server.sent('POST /supplier-contacts')).toEqual([
    expect.objectContaining({ supplier_id: supplier, name: 'Dora Nova' }),
  ]);
});

test('Alt with an arrow moves a contact, its place is said, and the message takes it back', async () => {
  const { server, person, panel } = await openSupplier(people);
  const order = orderEndpoint(supplierContacts);
  const [ana, beto, caio] = people.map(({ id }) => id);
  server.answers(order, answer(people));
  (await panel.findByRole('button', { name: 'Descer Ana Vendas' })).focus();
  await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await panel.findByText('Ana Vendas: 2 de 3');
  expect(server.sent('PUT /supplier-contacts/order')).toEqual([{ parent: supplier, ids: [beto, ana, caio] }]);
  await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await expect
    .poll(() => server.sent('PUT /supplier-contacts/order').at(-1))
    .toEqual({ parent: supplier, ids: [ana, beto, caio] });
});

test('an order that could not be kept is said, and nothing has moved', async () => {
  const { server, person, panel } = await openSupplier(people);
  server.answers(orderEndpoint(supplierContacts), refuses('unavailable'));
  await person.click(await panel.findByRole('button', { name: 'Subir Beto Oficina' }));
  await screen.findByText('Não foi possível mudar a ordem');
  expect(names(panel)).toEqual(['Ana Vendas', 'Beto Oficina', 'Caio Financeiro']);
});

test('a contact is deleted after asking, and comes back from the message', async () => {
  const { server, person, panel } = await openSupplier(people);
  server.answers(endpoints.remove, { ...people[1], deleted_at: '2031-01-01T00:00:00Z' } as object);
  server.answers(endpoints.restore, people[1] as object);
  await person.click(await panel.findByRole('button', { name: 'Ações de Beto Oficina' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  await person.click(await screen.findByRole('button', { name: 'Excluir' }));
  await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await expect.poll(() => server.sent('POST /supplier-contacts/:id/restoration').length).toBe(1);
});

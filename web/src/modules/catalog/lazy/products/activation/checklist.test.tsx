import { copyProduct, readComingDepartures, readProductChecklist } from '@leme/contract/catalog/endpoints';
import { fareTypes } from '@leme/contract/catalog/fare-types';
import { products } from '@leme/contract/catalog/products';
import { stateEndpoints } from '@leme/contract/kit/resource/move-endpoints';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../../../testing/fake-register.ts';
import { refuses } from '../../../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../../../testing/open-page.tsx';

const product = (status: string) => ({ id: crypto.randomUUID(), name: 'Fretamento', status, labels: {} });

function aServerOf(row: ReturnType<typeof product>) {
  const server = aServer();
  keepsRegister(server, products, [row]);
  server.answers(readProductChecklist, {
    data: [
      { line: 'price', field: 'price', isDone: true, missing: [] },
      { line: 'meeting', field: 'meeting_point', isDone: false, missing: [] },
      { line: 'voucher', field: 'voucher_text', isDone: false, missing: ['en', 'it'] },
    ],
  });
  return server;
}

test('a draft tells what it needs before it is sold, and each open line leads to its field', async () => {
  const row = product('draft');
  const person = await openPage(aServerOf(row), `/mar-azul/products?open=${row.id}`, { as: 'admin' });
  const card = within(await screen.findByRole('region', { name: 'Ativação' }));
  await card.findByText('Faltam 2');
  const lines = (await card.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'feito: Tarifa à venda, preço do grupo ou preço base',
    'falta: Ponto de encontro',
    'falta: Texto do voucher: Inglês, Italiano',
  ]);
  await person.click(card.getByRole('button', { name: 'Ponto de encontro' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Ponto de encontro' }));
});

test('an activation that is refused says what the product lacks, field by field', async () => {
  const row = product('draft');
  const server = aServerOf(row);
  const [activation] = stateEndpoints(products);
  const errors = [
    { pointer: '/price', code: 'price-to-sell' },
    { pointer: '/meeting_point', code: 'needed-to-sell' },
  ];
  server.answers(activation as NonNullable<typeof activation>, refuses('validation', { errors }));
  const person = await openPage(server, `/mar-azul/products?open=${row.id}`, { as: 'admin' });
  await person.click(await screen.findByRole('button', { name: 'Ativar' }));
  await screen.findByText(
    /Preço base: Cadastre uma tarifa à venda .* antes de ativar; Ponto de encontro: Preencha antes de ativar/,
  );
});

test('what is on sale has no such list, and its prices, its way to be sold and its voucher beside its data [A2.2-06, B2.2-06, A2.3-33]', async () => {
  const row = product('active');
  const server = aServerOf(row);
  await openPage(server, `/mar-azul/products?open=${row.id}`, { as: 'admin' });
  for (const name of ['Tarifas', 'Preços por grupo', 'Venda', 'Voucher'])
    await screen.findByRole('region', { name });
  const card = within(screen.getByRole('region', { name: 'Ativação' }));
  card.getByText('À venda');
  expect(card.queryByRole('list')).toBeNull();
  expect(server.asked.map(({ address }) => address)).not.toContain('GET /products/:id/checklist');
});

test('a copy opens in place of the product, and the message takes it back', async () => {
  const row = product('draft');
  const server = aServerOf(row);
  const copy = { ...product('draft'), name: 'Fretamento (cópia)' };
  server.answers(copyProduct, copy as object);
  const person = await openPage(server, `/mar-azul/products?open=${row.id}`, { as: 'admin' });
  await person.click(await screen.findByRole('button', { name: 'Duplicar' }));
  await waitFor(() =>
    expect(server.sent('POST /products/:id/copies')).toEqual([{ id: row.id, name: 'Fretamento (cópia)' }]),
  );
  await waitFor(() => expect(window.location.search).toContain(copy.id));
});

test('who takes a product off sale reads first what still sails of it, with its bookings', async () => {
  const row = product('active');
  const server = aServerOf(row);
  server.answers(readComingDepartures, {
    data: [{ id: crypto.randomUUID(), date: '2031-02-08', start_time: '08:00', bookings: 3 }],
    departures: 1,
    bookings: 3,
  });
  const person = await openPage(server, `/mar-azul/products?open=${row.id}`, { as: 'admin' });
  await person.click(await screen.findByRole('button', { name: 'Desativar' }));
  const question = within(await screen.findByRole('alertdialog'));
  await question.findByText(/Saídas futuras: 1; reservas: 3/);
  await question.findByText('3 reservas');
  await person.click(question.getByRole('button', { name: 'Desativar' }));
  await waitFor(() => expect(server.sent('POST /products/:id/deactivation')).toHaveLength(1));
});

test('a fare is changed where it stands, and ages that two fares take or none are named [B3-21]', async () => {
  const row = product('draft');
  const server = aServerOf(row);
  const fare = (label: string, code: string, min_age: number, max_age: number) => ({
    id: crypto.randomUUID(),
    product_id: row.id,
    label,
    code,
    min_age,
    max_age,
    cost_price: 90,
    active: true,
    order_index: 1,
    labels: {},
    accompanied_by: [],
  });
  keepsRegister(server, fareTypes, [
    fare('Bebê', 'INFANT', 0, 4),
    fare('Criança', 'CHILD', 6, 12),
    fare('Adulto', 'ADULT', 12, 130),
  ]);
  const person = await openPage(server, `/mar-azul/products?open=${row.id}`, { as: 'admin' });
  const card = within(await screen.findByRole('region', { name: 'Tarifas' }));
  await card.findByText('Sem tarifa: 5 anos');
  card.getByText('As idades se cruzam: 12 anos (Criança, Adulto)');
  const price = await card.findByRole('textbox', { name: 'Preço: Criança' });
  await person.clear(price);
  await person.type(price, '85,5');
  await person.tab();
  await waitFor(() =>
    expect(server.sent('PATCH /fare-types/:id')).toMatchObject([{ version: 1, cost_price: 85.5 }]),
  );
});

test('values of one fare that are typed one after another are all kept, each on what the one before it left', async () => {
  const row = product('draft');
  const server = aServerOf(row);
  const fare = { id: crypto.randomUUID(), product_id: row.id, label: 'Criança', code: 'CHILD' };
  const register = keepsRegister(server, fareTypes, [
    { ...fare, cost_price: 1, active: true, order_index: 1, min_age: null, max_age: null },
  ]);
  await openPage(server, `/mar-azul/products?open=${row.id}`, { as: 'admin' });
  await screen.findByRole('textbox', { name: 'Preço: Criança' });
  const typed = { 'Preço: Criança': '90', 'Idade de: Criança': '5', 'Idade até: Criança': '11' };
  for (const [name, value] of Object.entries(typed))
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  for (const name of Object.keys(typed)) fireEvent.blur(screen.getByRole('textbox', { name }));
  await waitFor(() =>
    expect(register.row(fare.id)).toMatchObject({ cost_price: 90, min_age: 5, max_age: 11 }),
  );
  const versions = (server.sent('PATCH /fare-types/:id') as { version: number }[]).map(
    ({ version }) => version,
  );
  expect(versions).toEqual(versions.map((_, at) => at + 1));
});

test('a new fare is typed over its product, which stays where it is', async () => {
  const row = product('draft');
  const server = aServerOf(row);
  keepsRegister(server, fareTypes, []);
  server.answers(
    resourceEndpoints(fareTypes).create,
    (fields) => ({ ...fields, id: crypto.randomUUID(), version: 1, labels: {}, deleted_at: null }) as object,
  );
  const person = await openPage(server, `/mar-azul/products?open=${row.id}`, { as: 'admin' });
  await person.click(await screen.findByRole('button', { name: 'Adicionar tarifa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar tarifa' }));
  await person.type(await dialog.findByRole('textbox', { name: 'Nome' }), 'Adulto');
  await person.type(dialog.getByRole('textbox', { name: 'Preço' }), '180');
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(server.sent('POST /fare-types')).toMatchObject([{ product_id: row.id, cost_price: 180 }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByRole('heading', { level: 1, name: 'Fretamento' });
});

test('fares of all products have a page of their own [B2.2-43, A2.3-49]', async () => {
  await openPage(aServer(), '/mar-azul/fare-types', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Tipos de Tarifa' });
  await screen.findByRole('link', { name: 'Tipos de Tarifa' });
});

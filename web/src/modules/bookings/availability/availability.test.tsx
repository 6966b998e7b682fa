import { readAvailability, readProof } from '@leme/contract/bookings/availability/availability-endpoints';
import { schedules } from '@leme/contract/bookings/availability/schedules';
import { listDepartures } from '@leme/contract/bookings/life/departure-endpoints';
import { products } from '@leme/contract/catalog/products';
import { createQuote } from '@leme/contract/pricing/quote-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const island = { id: '01980000-0000-7000-8000-000000000001', name: 'Ilha do Campeche', color: '#0ea5e9' };
const sunset = { id: '01980000-0000-7000-8000-000000000002', name: 'Pôr do sol', color: '#f97316' };
const session = '01980000-0000-7000-8000-0000000000f1';
const departure = (given: object = {}) => ({
  session_id: session,
  start_time: '10:30',
  end_time: '13:00',
  state: 'open' as const,
  reason: null,
  free: 12,
  free_people: 12,
  ...given,
});
const cell = (product: typeof island, date: string, given: object = {}) => ({
  product,
  date,
  state: 'AVAILABLE' as const,
  free: 12,
  fits: true,
  departures: [departure()],
  ...given,
});
const cells = [
  cell(island, '2027-01-02'),
  cell(island, '2027-01-09', {
    state: 'LIMITED',
    free: 4,
    fits: false,
    departures: [departure({ free: 4 })],
  }),
  cell(island, '2027-01-16', {
    state: 'SOLD_OUT',
    free: 0,
    departures: [departure({ state: 'full', free: 0 })],
  }),
  cell(sunset, '2027-01-02', {
    state: 'CLOSED',
    free: 0,
    departures: [departure({ state: 'blacked-out', reason: 'Ressaca' })],
  }),
  cell(sunset, '2027-01-09', { state: 'ON_REQUEST', departures: [departure({ state: 'on-request' })] }),
];

function aServerOf() {
  const server = aServer();
  server.answers(readAvailability, ({ product_ids, from, to }) => ({
    data: cells.filter(
      ({ product, date }) => date >= from && date <= to && (!product_ids || product_ids.includes(product.id)),
    ),
    next: [{ product_id: island.id, date: '2027-01-02' }],
  }));
  server.answers(readProof, { looked_at: '2031-01-01T12:00:00Z' });
  keepsRegister(server, products, [
    { ...island, category_id: 'c1', coastal_city_id: null, labels: { category_id: 'Passeios' } },
    { ...sunset, category_id: 'c2', coastal_city_id: null, labels: { category_id: 'Noite' } },
  ]);
  return server;
}

const month = '/mar-azul/availability?date=2027-01-01';

test('a month of days stands against products, each as icon and word with free seats and departures [A2.3-55, B2.2-46]', async () => {
  await openPage(aServerOf(), month, { as: 'manager' });
  await screen.findByRole('heading', { level: 1, name: 'Disponibilidade' });
  const grid = within(await screen.findByRole('grid', { name: 'Disponibilidade por produto e dia' }));
  expect(grid.getAllByRole('columnheader')).toHaveLength(32);
  const told = grid.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(told).toEqual([
    'Ilha do Campeche, sáb., 02 de jan., Disponível, 12 lugares livres, 1 saída',
    'Ilha do Campeche, sáb., 09 de jan., Limitado, 4 lugares livres, 1 saída',
    'Ilha do Campeche, sáb., 16 de jan., Esgotado, nenhum lugar livre, 1 saída',
    'Pôr do sol, sáb., 02 de jan., Fechado, Ressaca, nenhum lugar livre, 1 saída',
    'Pôr do sol, sáb., 09 de jan., Sob consulta, 12 lugares livres, 1 saída',
  ]);
});

test('of a month of 500 products sixty are drawn, and a press draws as many more', async () => {
  const server = aServerOf();
  const many = Array.from({ length: 500 }, (_, at) => {
    const last = String(at).padStart(12, '0');
    return cell({ ...island, id: `01980000-0000-7000-8000-${last}`, name: `Passeio ${at}` }, '2027-01-02');
  });
  server.answers(readAvailability, { data: many, next: [] });
  const person = await openPage(server, month, { as: 'manager' });
  const grid = within(await screen.findByRole('grid', { name: 'Disponibilidade por produto e dia' }));
  expect(grid.getAllByRole('rowheader')).toHaveLength(60);
  await person.click(screen.getByRole('button', { name: 'Mostrar mais (440)' }));
  expect(grid.getAllByRole('rowheader')).toHaveLength(120);
});

test('a cell opens its times with boats and the lowest price; one books there and edits by right', async () => {
  const server = aServerOf();
  server.answers(listDepartures, {
    data: [{ id: session, boats: ['Sereia'] }],
    fares: [{ id: island.id, product_id: island.id, pax_count: 1 }],
  });
  server.answers(createQuote, ({ party }) => ({
    lines: party.map(({ fare_type_id, quantity }) => ({
      fare_type_id,
      label: 'Adulto',
      quantity,
      unit_price: 180,
      total_price: 180,
      trace: [],
    })),
    total: 180,
    adjustments: [],
    trace: { inputs: { date: '2027-01-02', sold_on: '2027-01-02' }, said: { total: 18_000 } },
  }));
  const person = await openPage(server, month, { as: 'manager' });
  await person.click(await screen.findByRole('button', { name: /Ilha do Campeche, sáb., 02 de jan./ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ilha do Campeche' }));
  await dialog.findByText(/a partir de R\$\s180,00/);
  await dialog.findByText('À venda · Sereia');
  const way = (name: RegExp) => dialog.getByRole('link', { name }).getAttribute('href');
  expect(way(/^Reservar ?, 10:30–13:00$/)).toBe(
    `/mar-azul/bookings/create?session=${session}&date=2027-01-02`,
  );
  expect(way(/^Editar ?, 10:30–13:00$/)).toBe(
    `/mar-azul/sessions?date=2027-01-02&open=edit&session=${session}`,
  );
  expect(location.search).toContain('on=2027-01-02');
});

test('who may neither sell nor change departures reads the times alone, and sees no proof', async () => {
  const without = ['bookings:create', 'sessions:update', 'manage-availability:read'];
  await openPage(aServerOf(), `${month}&of=${island.id}&on=2027-01-02`, { as: 'manager', without });
  const dialog = within(await screen.findByRole('dialog', { name: 'Ilha do Campeche' }));
  await dialog.findByText('10:30–13:00');
  expect(dialog.queryAllByRole('link')).toEqual([]);
  expect(screen.queryByText('Prova dos lugares')).toBeNull();
});

test('twelve together: cells without room say so, and the next date with twelve seats opens its times', async () => {
  const server = aServerOf();
  const person = await openPage(server, month, { as: 'manager' });
  await person.type(await screen.findByRole('textbox', { name: 'Pessoas juntas' }), '12');
  await screen.findByText('Próxima data com 12 lugares:');
  expect(location.search).toContain('party=12');
  await screen.findByRole('button', { name: /09 de jan., Limitado.*Não cabem 12$/ });
  expect(server.sent('GET /availability').at(-1)).toMatchObject({ party: 12 });
  await person.click(screen.getByRole('button', { name: /^Ilha do Campeche · sáb., 02 de jan/ }));
  await screen.findByRole('dialog', { name: 'Ilha do Campeche' });
});

test('filters stand in the address and leave the products they name', async () => {
  const person = await openPage(aServerOf(), `${month}&category=c2`, { as: 'manager' });
  const grid = within(await screen.findByRole('grid', { name: 'Disponibilidade por produto e dia' }));
  expect(grid.queryByText('Ilha do Campeche')).toBeNull();
  await person.click(await screen.findByRole('button', { name: /Categoria/ }));
  await grid.findByText('Ilha do Campeche');
  expect(location.search).not.toContain('category');
});

test('on a phone it is one day as a list', async () => {
  const server = aServerOf();
  const address = '/mar-azul/availability?date=2027-01-02';
  const person = await openPage(server, address, { as: 'manager', size: 'phone' });
  const list = within(await screen.findByRole('list', { name: 'Disponibilidade por produto e dia' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(server.sent('GET /availability').at(-1)).toMatchObject({ from: '2027-01-02', to: '2027-01-02' });
  await person.click(screen.getByRole('button', { name: 'Próximo dia' }));
  await screen.findByText('Nenhuma saída nestes dias');
});

test('the proof says whether what is sold holds, and a button looks now', async () => {
  const server = aServerOf();
  const proof = { looked_at: '2031-01-01T12:00:00Z', sessions: 40, seats: 720, taken: 310, people: 322 };
  server.answers(readProof, { ...proof, oversold: 0, differences: 0 });
  const person = await openPage(server, month, { as: 'manager' });
  const card = within(await screen.findByRole('region', { name: 'Prova dos lugares' }));
  await card.findByText('Confere: nada vendido a mais.');
  server.answers(readProof, { ...proof, oversold: 0, differences: 2 });
  const looked = server.times('GET /availability/proof');
  await person.click(card.getByRole('button', { name: 'Conferir agora' }));
  await card.findByText('Não confere: veja os números abaixo.');
  expect(server.times('GET /availability/proof')).toBe(looked + 1);
});

test('one page reads and sells, the other changes: each says so and leads to the other [B2.2-99]', async () => {
  const server = aServerOf();
  keepsRegister(server, schedules, []);
  const person = await openPage(server, month, { as: 'manager' });
  await screen.findByText(/Aqui se vê e se vende/);
  const main = () => within(screen.getByRole('main'));
  await main().findByText(/Aqui se vê e se vende/);
  await person.click(main().getByRole('link', { name: 'Gerenciar Disponibilidade' }));
  await main().findByText(/Aqui se mudam temporadas e horários/);
  await person.click(main().getByRole('link', { name: 'Disponibilidade' }));
  await main().findByText(/Aqui se vê e se vende/);
});

test('an answer that does not come is asked for again', async () => {
  const server = aServerOf();
  server.answers(readAvailability, refuses('internal') as never);
  await openPage(server, month, { as: 'manager' });
  await screen.findByText('Erro ao carregar a disponibilidade');
  screen.getByRole('button', { name: 'Tentar novamente' });
});

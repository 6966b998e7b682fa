import { listLeads } from '@leme/contract/leads/endpoints';
import { leads } from '@leme/contract/leads/leads';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const campeche = crypto.randomUUID();
const charter = crypto.randomUUID();
const vip = crypto.randomUUID();

const bare = {
  email: null,
  country: 'Brasil',
  country_code: '+55',
  phone: '48999112034',
  status: 'new',
  product_id: campeche,
  interest_date: null,
  adult_count: 2,
  child_count: 1,
  passenger_count: 3,
  adult_price: 180,
  child_price: 90,
  offered_value: 450,
  value_mode: 'auto',
  tags: [],
  source: null,
  fare_type_adjustments: null,
  owner_id: null,
  lost_reason: null,
  user_name: 'Helena',
  first_contact_at: null,
  last_interaction_at: null,
  next_due_at: null,
};
const fernanda = {
  ...bare,
  id: crypto.randomUUID(),
  name: 'Fernanda Albuquerque',
  status: 'negotiation',
  interest_date: { from: '2026-11-22', to: '2026-11-24' },
  tags: [vip, crypto.randomUUID(), crypto.randomUUID()],
  labels: { product_id: 'Ilha do Campeche', tags: ['VIP', 'Família', 'Retorno'] },
  colours: { product_id: '#0e7c86', tags: ['#b45309', null, null] },
};
const juan = {
  ...bare,
  id: crypto.randomUUID(),
  name: 'Juan Pereyra',
  country_code: '+598',
  phone: '99552880',
  product_id: charter,
  adult_count: null,
  child_count: null,
  passenger_count: 8,
  labels: { product_id: 'Charter privativo' },
};
const nobody = {
  ...bare,
  id: crypto.randomUUID(),
  name: 'Ana Reis',
  adult_count: 0,
  child_count: 0,
  passenger_count: 0,
  labels: {},
};

const products = {
  [campeche]: { id: campeche, name: 'Ilha do Campeche', sharing_mode: 'shared' as const },
  [charter]: { id: charter, name: 'Charter privativo', sharing_mode: 'private' as const },
};

function aServerOfLeads(
  rows: readonly ({ id: string } & Record<string, unknown>)[] = [fernanda, juan, nobody],
) {
  const server = aServer();
  const kept = keepsRegister(server, leads, rows);
  server.answers(listLeads, ((asked: { status?: string[]; limit: number }) => {
    const shown = rows
      .map(({ id }) => kept.row(id))
      .filter((row) => row.deleted_at === null && (asked.status?.includes(String(row.status)) ?? true));
    return {
      leads: shown,
      count: shown.length,
      facets: { status: { new: 2, negotiation: 1 } },
      totals: {},
      productsById: products,
    };
  }) as never);
  return server;
}

const rowOf = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') as HTMLTableRowElement;

test('leads are a table of ten columns in the order of the specification [B1-01, B2.2-10, B2.5-01, B2.5-02, B2.5-10, B2.5-11, B2.5-12, B2.5-13, B2.5-14, B2.5-15, B2.5-16, B2.5-17, B2.5-18, B2.5-19]', async () => {
  await openPage(aServerOfLeads(), '/mar-azul/leads', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Gestão de Leads' });
  const table = await screen.findByRole('table');
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
  expect(heads).toEqual([
    ...['Nome', 'Email', 'Telefone', 'Produto', 'Data Interesse'],
    ...['Passageiros', 'Valor', 'Status', 'Tags', 'Ações'],
  ]);
  screen.getByRole('button', { name: /^Novo Lead/ });
});

test('passengers are told as adults and children, as one number of a private product, and N/A of nobody; two tags and how many more [B2.5-27, B2.5-28, B9-30, B9-41, B9-42, B9-43, B4-08, B4-12]', async () => {
  await openPage(aServerOfLeads(), '/mar-azul/leads', { as: 'admin' });
  const row = within(await rowOf('Fernanda Albuquerque'));
  row.getByText('2A 1C');
  row.getByText('22–24/11/26');
  row.getByText('(48) 99911-2034');
  row.getByText('VIP');
  row.getByText('Família');
  row.getByText('+1');
  row.getByRole('button', { name: /Negociação/ });
  within(await rowOf('Juan Pereyra')).getByText('8 passageiros');
  within(await rowOf('Juan Pereyra')).getByText('+598 99552880');
  within(await rowOf('Ana Reis')).getByText('N/A');
});

test('a row has its buttons: interactions, edit, delete; and deleting asks by name [B2.5-24, B2.5-25, B2.5-26, B8.3-13, B8.3-14]', async () => {
  const server = aServerOfLeads();
  const person = await openPage(server, '/mar-azul/leads', { as: 'admin' });
  const row = within(await rowOf('Ana Reis'));
  row.getByRole('button', { name: 'Interações de Ana Reis' });
  row.getByRole('button', { name: 'Editar Ana Reis' });
  await person.click(row.getByRole('button', { name: 'Excluir Ana Reis' }));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText('Tem certeza que deseja excluir o lead Ana Reis?');
  await person.click(question.getByRole('button', { name: 'Excluir' }));
  await screen.findByText('Lead excluído com sucesso!');
});

test('status tabs count and filter, a filter goes back to the first page, and its chip takes it away [B4-31, B7.3-06]', async () => {
  const server = aServerOfLeads();
  const person = await openPage(server, '/mar-azul/leads?page=2', { as: 'admin' });
  const tab = await screen.findByRole('tab', { name: /^Novo 2/ });
  await person.click(tab);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Fernanda Albuquerque' })).toBeNull());
  expect(location.search).toBe('?status=new');
});

test('fifty on a desk, and where one stands is told [B2.5-30, B9-26]', async () => {
  const server = aServerOfLeads();
  await openPage(server, '/mar-azul/leads', { as: 'admin' });
  await screen.findByText('Mostrando 1 a 3 de 3 leads');
  expect(server.asked.find(({ address }) => address === 'GET /leads')?.input.limit).toBe(50);
});

test('where there are no leads yet it says so and leads to the first [B2.5-22, B2.6-09]', async () => {
  const server = aServerOfLeads([]);
  await openPage(server, '/mar-azul/leads', { as: 'admin' });
  await screen.findByText('Nenhum lead encontrado');
  screen.getByRole('button', { name: /Adicionar Lead/ });
});

test('a list that does not load says so and is asked for again [B2.5-20, B2.5-21, B8.3-10]', async () => {
  const server = aServerOfLeads();
  server.answers(listLeads, refuses('internal'));
  const person = await openPage(server, '/mar-azul/leads', { as: 'admin' });
  await screen.findByText('Erro ao carregar leads');
  server.answers(listLeads, (() => ({ leads: [], count: 0 })) as never);
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Nenhum lead encontrado');
});

test('a lead is talked with and written to from its row [B2.6-10]', async () => {
  const person = await openPage(aServerOfLeads(), '/mar-azul/leads', { as: 'admin' });
  const row = within(await rowOf('Fernanda Albuquerque'));
  await person.click(row.getByRole('button', { name: 'Interações de Fernanda Albuquerque' }));
  const talks = await screen.findByRole('dialog', { name: /Fernanda Albuquerque|Interações/ });
  await within(talks).findByText('Histórico de Interações');
  await person.keyboard('{Escape}');
  await person.click(row.getByRole('button', { name: 'Mais ações de Fernanda Albuquerque' }));
  await person.click(await screen.findByRole('menuitem', { name: 'WhatsApp' }));
  await waitFor(() => expect(location.search).toBe(`?chat=${fernanda.id}`));
  await screen.findByRole('dialog');
});

test('on a phone leads are cards, twenty at once, with a search, a status and what is done to each [B2.5-31, B2.6-01, B2.6-02, B2.6-03, B2.6-04, B2.6-05, B2.6-11, B2.6-12, B2.6-13, B8.3-15, B9-27]', async () => {
  const server = aServerOfLeads();
  const person = await openPage(server, '/mar-azul/leads', { as: 'admin', size: 'phone' });
  const card = within((await screen.findByRole('link', { name: 'Ana Reis' })).closest('li') as HTMLElement);
  expect(screen.queryByRole('table')).toBeNull();
  expect(server.asked.find(({ address }) => address === 'GET /leads')?.input.limit).toBe(20);
  screen.getByText('Gestão de Leads 3');
  screen.getByRole('searchbox');
  screen.getByRole('combobox', { name: 'Status' });
  screen.getByRole('button', { name: 'Novo' });
  expect(screen.queryByRole('navigation', { name: 'Páginas' })).toBeNull();
  card.getByRole('button', { name: 'Editar Ana Reis' });
  await person.click(card.getByRole('button', { name: 'Excluir Ana Reis' }));
  within(await screen.findByRole('alertdialog')).getByText('Tem certeza que deseja excluir este lead?');
});

test('the filters open and close; name, digits and days stand in the address and on chips [B2.5-03, B2.5-04, B2.5-05, B2.5-06]', async () => {
  const server = aServerOfLeads();
  const person = await openPage(server, '/mar-azul/leads?interest_date=2026-11-20..2026-12-13', {
    as: 'admin',
  });
  await screen.findByRole('table');
  await person.click(screen.getByRole('button', { name: /^Filtros/ }));
  await person.type(screen.getByRole('searchbox', { name: 'Nome' }), 'fer');
  await person.type(screen.getByRole('searchbox', { name: 'Telefone' }), '(48) 9');
  await waitFor(() => {
    const { input } = server.asked.findLast(({ address }) => address === 'GET /leads') ?? {};
    expect(input).toMatchObject({ name: ['fer'], phone: ['(48) 9'] });
  });
  screen.getByText(/20\/11\/2026/);
  await person.click(screen.getByRole('button', { name: /^Filtros/ }));
  expect(screen.queryByRole('searchbox', { name: 'Nome' })).toBeNull();
});

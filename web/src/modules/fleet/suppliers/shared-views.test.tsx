import { suppliers } from '@leme/contract/fleet/suppliers';
import { Problem } from '@leme/contract/kit/problem';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import {
  createSharedView,
  deleteSharedView,
  listSharedViews,
  type SharedView,
  updateSharedView,
} from '@leme/contract/tenancy/shared-view-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = '0190a0b0-0000-7000-8000-00000000000a';
const held: SharedView = {
  id,
  version: 1,
  list: 'suppliers',
  name: 'Ativos por data',
  pinned: false,
  compact: true,
  search: { status: 'active', sort: '-created_at' },
  columns: ['phone'],
};
const supplier = {
  id: '0190a0b0-0000-7000-8000-000000000001',
  name: 'Costa Norte',
  status: 'active',
  labels: {},
} as const;

/** A company with one supplier that keeps these views; what is written is kept. */
function aCompany(...views: SharedView[]) {
  const server = aServer();
  server.answers(resourceEndpoints(suppliers).list, { data: [supplier], count: 1 } as never);
  server.answers(listSharedViews, () => ({ data: views }));
  server.answers(createSharedView, (view) => {
    const made = { ...view, id, version: 1 } as SharedView;
    views.push(made);
    return made;
  });
  server.answers(updateSharedView, ({ version, ...view }) => {
    const at = views.findIndex((each) => each.id === view.id);
    if (views[at]?.version !== version) throw new Problem('stale-version', { params: {} });
    views[at] = { ...views[at], ...view, version: version + 1 } as SharedView;
    return views[at] as SharedView;
  });
  server.answers(deleteSharedView, () => {
    views.length = 0;
  });
  return { server, views };
}

const path = '/mar-azul/suppliers';
const choose = async (person: Awaited<ReturnType<typeof openPage>>, button: string | RegExp) => {
  await person.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('menu'));
};

test('a view of the company stands beside one’s own, and opens with its filters, order and columns', async () => {
  const { server } = aCompany(held);
  const person = await openPage(server, path, { as: 'manager' });
  const menu = await choose(person, 'Visões');
  menu.getByText('Da empresa');
  await person.click(menu.getByRole('menuitemradio', { name: 'Ativos por data' }));
  await waitFor(() => expect(location.search).toBe(`?sort=-created_at&status=active&view=${id}`));
  const table = within(await screen.findByRole('table'));
  await waitFor(() =>
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['', 'Nome fantasia', 'Telefone', 'Ações'],
    ]),
  );
});

test('what is kept for everybody holds filters and order, not what was searched', async () => {
  const { server } = aCompany();
  const person = await openPage(server, `${path}?status=active&q=joana`, { as: 'manager' });
  const menu = await choose(person, 'Visões');
  await person.click(menu.getByRole('menuitem', { name: 'Salvar como nova visão' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/Só você vê/);
  await person.type(dialog.getByLabelText(/Nome da visão/), 'Ativos');
  await person.click(dialog.getByLabelText('Para toda a empresa'));
  dialog.getByText(/Todos os que veem esta lista/);
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(server.sent('POST /shared-views')).toMatchObject([
      { name: 'Ativos', list: 'suppliers', search: { status: 'active' }, pinned: false },
    ]),
  );
  await waitFor(() => expect(location.search).toContain(`view=${id}`));
});

test('who may not change the company’s settings keeps none for everybody, and changes and removes none', async () => {
  const { server } = aCompany(held);
  const person = await openPage(server, `${path}?status=inactive&view=${id}`, {
    as: 'manager',
    without: ['tenant-settings:update'],
  });
  const menu = await choose(person, /Ativos por data/);
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    ...['Desfazer alterações', 'Salvar como nova visão'],
  ]);
  await person.click(menu.getByRole('menuitem', { name: 'Salvar como nova visão' }));
  await screen.findByLabelText(/Nome da visão/);
  expect(screen.queryByLabelText('Para toda a empresa')).toBeNull();
});

test('a pinned view stands in the menu under its page, and leaves it', async () => {
  const { server, views } = aCompany(held);
  const person = await openPage(server, `${path}?status=active&sort=-created_at&view=${id}`, {
    as: 'manager',
  });
  const menu = await choose(person, /Ativos por data/);
  await person.click(menu.getByRole('menuitem', { name: 'Fixar Ativos por data no menu' }));
  const pages = within(await screen.findByRole('navigation', { name: 'Menu principal' }));
  const link = await pages.findByRole('link', { name: 'Ativos por data' });
  expect(link.getAttribute('href')).toBe(`${path}?status=active&sort=-created_at&view=${id}`);
  expect(views).toMatchObject([{ pinned: true, version: 2 }]);
  const again = await choose(person, /Ativos por data/);
  await person.click(again.getByRole('menuitem', { name: 'Tirar Ativos por data do menu' }));
  await waitFor(() => expect(pages.queryByRole('link', { name: 'Ativos por data' })).toBeNull());
});

test('a view of the company goes after a question, since it goes for everybody', async () => {
  const { server } = aCompany(held);
  const person = await openPage(server, `${path}?view=${id}`, { as: 'manager' });
  const menu = await choose(person, /Ativos por data/);
  await person.click(menu.getByRole('menuitem', { name: 'Excluir visão Ativos por data' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(server.times('DELETE /shared-views/:id')).toBe(0);
  await person.click(question.getByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(location.search).toBe(''));
  await screen.findByRole('button', { name: 'Visões' });
});

test('of a view whose field is gone stays what can still be understood', async () => {
  const { server } = aCompany({
    ...held,
    search: { vanished: 'x', status: 'active' },
    columns: ['vanished', 'phone'],
  });
  const person = await openPage(server, path, { as: 'manager' });
  const menu = await choose(person, 'Visões');
  await person.click(menu.getByRole('menuitemradio', { name: 'Ativos por data' }));
  await waitFor(() => expect(location.search).toBe(`?status=active&view=${id}`));
  const table = within(await screen.findByRole('table'));
  await waitFor(() => expect(table.getAllByRole('columnheader')).toHaveLength(4));
});

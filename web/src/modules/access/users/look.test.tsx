import { exportUsers, listUsers } from '@leme/contract/access/people/user-endpoints';
import {
  createSharedView,
  listSharedViews,
  type SharedView,
} from '@leme/contract/tenancy/shared-view-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aServerWith, person } from './users.testing.ts';

const list = '/mar-azul/users';
const people = [person(1), person(2, { status: 'inactive', role: 'manager' })];
const id = crypto.randomUUID();
const held: SharedView = {
  id,
  version: 1,
  list: 'users',
  name: 'Quem saiu',
  pinned: false,
  compact: true,
  search: { status: 'inactive', sort: 'full_name', vanished: 1 },
  columns: ['status', 'gone'],
};
const heads = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

test('a view of the company opens the list of people with its filters, order, columns and density', async () => {
  const server = aServerWith(people);
  server.answers(listSharedViews, { data: [held] });
  const hands = await openPage(server, `${list}?q=Pessoa&page=3`, { as: 'admin' });
  await hands.click(await screen.findByRole('button', { name: 'Visões' }));
  const menu = within(await screen.findByRole('menu'));
  menu.getByText('Da empresa');
  await hands.click(menu.getByRole('menuitemradio', { name: 'Quem saiu' }));
  await waitFor(() => expect(location.search).toBe(`?status=inactive&sort=full_name&view=${id}`));
  await waitFor(async () => expect(await heads()).toEqual(['Nome', 'Status', 'Ações']));
  await screen.findByRole('button', { name: 'Quem saiu' });
});

test('what is seen is kept under a name, for oneself with the search and for everybody without it', async () => {
  const server = aServerWith(people);
  server.answers(createSharedView, (view) => ({ ...view, id, version: 1 }));
  const hands = await openPage(server, `${list}?role=manager&q=Pessoa&page=2`, { as: 'admin' });
  const keep = async (name: string, forAll: boolean) => {
    await hands.click(await screen.findByRole('button', { name: /^Visões|alterada/ }));
    await hands.click(await screen.findByRole('menuitem', { name: 'Salvar como nova visão' }));
    const dialog = within(await screen.findByRole('dialog'));
    await hands.type(dialog.getByLabelText(/Nome da visão/), name);
    if (forAll) await hands.click(dialog.getByLabelText('Para toda a empresa'));
    await hands.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await keep('Da casa', true);
  await waitFor(() =>
    expect(server.sent('POST /shared-views')).toMatchObject([
      { name: 'Da casa', list: 'users', search: { role: 'manager' }, columns: null, compact: false },
    ]),
  );
  await waitFor(() => expect(location.search).toContain(`view=${id}`));
  await keep('Minha', false);
  await waitFor(() =>
    expect(server.sent('PUT /user-preferences/:key')).toContainEqual({
      key: 'users.views',
      value: [
        {
          id: expect.any(String),
          name: 'Minha',
          columns: null,
          compact: false,
          search: { q: 'Pessoa', role: 'manager' },
        },
      ],
    }),
  );
});

test('columns are taken away and put back, and that is kept', async () => {
  const server = aServerWith(people);
  const hands = await openPage(server, list, { as: 'admin' });
  expect(await heads()).toEqual(['Nome', 'Email', 'Nível', 'Status', 'Criado em', 'Ações']);
  await hands.click(screen.getByRole('button', { name: 'Colunas e densidade' }));
  await hands.click(await screen.findByRole('checkbox', { name: 'Email' }));
  await waitFor(async () => expect(await heads()).toEqual(['Nome', 'Nível', 'Status', 'Criado em', 'Ações']));
  await waitFor(() =>
    expect(server.sent('PUT /user-preferences/:key')).toContainEqual({
      key: 'users.list',
      value: { columns: ['role', 'status', 'created_at'], compact: false },
    }),
  );
});

test.each(['desk', 'phone'] as const)(
  'the list leaves as a file as it is filtered, on a %s',
  async (size) => {
    const server = aServerWith(people);
    const keeps = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const hands = await openPage(server, `${list}?status=inactive&sort=email&page=2`, {
      as: 'manager',
      ...(size === 'phone' && { size }),
    });
    const press = async () => {
      if (size === 'phone') await hands.click(await screen.findByRole('button', { name: 'Mais ações' }));
      const role = size === 'phone' ? 'menuitem' : 'button';
      await hands.click(await screen.findByRole(role, { name: 'Exportar' }));
    };
    await press();
    await waitFor(() => expect(keeps).toHaveBeenCalledTimes(1));
    expect(server.sent('GET /users/export')).toEqual([{ status: 'inactive', sort: 'email' }]);
    server.answers(exportUsers, refuses('too-many-requests'));
    await press();
    await screen.findByText('Erro');
    expect(keeps).toHaveBeenCalledTimes(1);
  },
);

test('beyond ten thousand people the next page goes on behind the last one, and the way back is the browser’s', async () => {
  const server = aServerWith([]);
  server.answers(listUsers, ({ limit, cursor }) => ({
    data: [person(cursor ? 2 : 1)],
    count: 10_001,
    countIsEstimate: true,
    page: 1,
    limit,
    hasMore: !cursor,
    nextCursor: cursor ? null : 'behind',
    facets: { status: { active: 1_000, inactive: 0 } },
  }));
  const hands = await openPage(server, `${list}?page=1000`, { as: 'admin' });
  await screen.findByText('Pessoa 1');
  await hands.click(screen.getByRole('button', { name: 'Próxima página' }));
  await screen.findByText('Pessoa 2');
  expect(location.search).toBe('?page=1001&cursor=behind');
  expect(server.sent('GET /users').at(-1)).toMatchObject({ cursor: 'behind', limit: 10 });
  expect(screen.getByRole('button', { name: 'Próxima página' })).toHaveProperty('disabled', true);
  await hands.click(screen.getByRole('tab', { name: /^Ativo/ }));
  await waitFor(() => expect(location.search).toBe('?status=active'));
});

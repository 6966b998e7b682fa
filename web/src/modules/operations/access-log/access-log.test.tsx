import { viewEndpoints } from '@leme/contract/kit/resource/view/view-endpoints';
import { accessLog } from '@leme/contract/operations/access-log';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordCall } from '#kit/api/connectivity.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const { list, options } = viewEndpoints(accessLog);
const nobody = '00000000-0000-7000-8000-00000000abcd';
const network = '127.0.0.0/24';
const created_at = '2031-02-07T11:00:00Z';
const events = [
  { id: crypto.randomUUID(), created_at, kind: 'sign-in-failed', address: network, times: 1 },
  { id: crypto.randomUUID(), created_at, kind: 'sign-in', address: '10.2.0.0/24', times: 1 },
] as const;

/** A log of two lines that is narrowed as the server does. */
function aServerWithLog() {
  const server = aServer();
  server.answers(list, (asked: Partial<Record<string, readonly string[]>>) => {
    const data = events
      .filter(() => !asked.person_id)
      .filter(({ kind }) => asked.kind?.includes(kind) ?? true)
      .filter(({ address }) => asked.address?.includes(address) ?? true);
    return { data, count: data.length, page: 1 } as object;
  });
  server.answers(options, { data: [] });
  return server;
}

const lines = () => screen.getAllByRole('button', { name: /^Mostrar só a rede/ });
const searched = () => Object.fromEntries(new URLSearchParams(location.search));

test('an administrator finds in the menu who was kept out, and narrows to that network', async () => {
  const person = await openPage(aServerWithLog(), '/mar-azul/sessions', { as: 'admin' });
  await person.click(await screen.findByRole('button', { name: 'Relatórios' }));
  await person.click(await screen.findByRole('link', { name: 'Registro de acesso' }));
  await screen.findByRole('heading', { name: 'Registro de acesso' });
  await waitFor(() => expect(lines()).toHaveLength(2));
  await person.click(screen.getByRole('button', { name: 'Filtros' }));
  await person.click(await screen.findByRole('button', { name: 'O quê' }));
  await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Senha ou link errado' }));
  await waitFor(() => expect(lines()).toHaveLength(1));
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: `Mostrar só a rede ${network}` }));
  await screen.findByRole('button', { name: 'Remover filtro Rede' });
  expect(searched()).toEqual({ kind: 'sign-in-failed', address: network });
});

test('where nothing fits the filters they are cleared with one press', async () => {
  const person = await openPage(aServerWithLog(), `/mar-azul/access-log?person_id=${nobody}`, {
    as: 'admin',
  });
  await screen.findByText('Nada com estes filtros');
  await person.click(screen.getByRole('button', { name: 'Remover filtro Pessoa' }));
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(searched()).toEqual({});
});

test('a log that does not come is asked for again; without a connection there is no file', async () => {
  const server = aServerWithLog();
  server.answers(list, refuses('not-found'));
  const person = await openPage(server, '/mar-azul/access-log?kind=sign-in-failed', { as: 'admin' });
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.getByRole('button', { name: 'Exportar' })).toHaveProperty('disabled', false);
  server.answers(list, { data: [events[0]], count: 1, page: 1 } as object);
  await person.click(retry);
  await waitFor(() => expect(lines()).toHaveLength(1));
  act(() => {
    for (const ms of [0, 0]) recordCall({ answered: false, ms });
  });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Exportar' })).toHaveProperty('disabled', true),
  );
});

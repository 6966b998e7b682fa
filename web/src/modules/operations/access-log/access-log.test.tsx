import { listSecurityEventPeople, listSecurityEvents } from '@leme/contract/operations/access-log-endpoints';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordCall } from '#kit/api/connectivity.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const nobody = '00000000-0000-7000-8000-00000000abcd';
const network = '127.0.0.0/24';
const events = [
  { id: crypto.randomUUID(), kind: 'sign-in-failed', address: network },
  { id: crypto.randomUUID(), kind: 'sign-in', address: '10.2.0.0/24' },
] as const;
const at = '2031-02-07T11:00:00Z';

/** A log of two lines that is narrowed as the server does. */
function aServerWithLog() {
  const server = aServer();
  server.answers(listSecurityEvents, ({ kind, address, person }) => {
    const data = events
      .filter((event) => !person && event.kind === (kind ?? event.kind))
      .filter((event) => event.address === (address ?? event.address))
      .map((event) => ({ ...event, at, times: 1 }));
    return { data, count: data.length, page: 1 };
  });
  server.answers(listSecurityEventPeople, { data: [] });
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
  await person.click(screen.getByRole('combobox', { name: 'O que' }));
  await person.click(await screen.findByRole('option', { name: 'Senha ou link errado' }));
  await waitFor(() => expect(lines()).toHaveLength(1));
  await person.click(screen.getByRole('button', { name: `Mostrar só a rede ${network}` }));
  await screen.findByRole('button', { name: 'Mostrar todas as redes' });
  expect(searched()).toEqual({ kind: 'sign-in-failed', address: network });
});

test('where nothing fits the filters they are cleared with one press', async () => {
  const person = await openPage(aServerWithLog(), `/mar-azul/access-log?person=${nobody}`, { as: 'admin' });
  await screen.findByText('Nada com estes filtros');
  await person.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(searched()).toEqual({});
});

test('a log that does not come is asked for again; without a connection there is no file', async () => {
  const server = aServerWithLog();
  server.answers(listSecurityEvents, refuses('not-found'));
  const person = await openPage(server, '/mar-azul/access-log?days=1', { as: 'admin' });
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.getByRole('button', { name: 'Exportar CSV' })).toHaveProperty('disabled', false);
  server.answers(listSecurityEvents, { data: [{ ...events[0], at, times: 1 }], count: 1, page: 1 });
  await person.click(retry);
  await waitFor(() => expect(lines()).toHaveLength(1));
  act(() => {
    for (const ms of [0, 0]) recordCall({ answered: false, ms });
  });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Exportar CSV' })).toHaveProperty('disabled', true),
  );
});

import { decider } from '@leme/contract/access/grants';
import { getUserRights } from '@leme/contract/access/people/rights-endpoints';
import { actions } from '@leme/contract/access/permission';
import { resources, type Subject } from '@leme/contract/access/resources';
import type { Role } from '@leme/contract/access/roles';
import { boats } from '@leme/contract/fleet/boats';
import { tags } from '@leme/contract/sales/tags';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { aServer, knows, openPage } from '../../../testing/open-page.tsx';

const address = 'GET /users/:id/permissions';
const why = () => screen.findByRole('button', { name: 'Por que não posso?' });

function deniedServer(role: Role, activeResources: ReadonlySet<Subject> | null = null) {
  const server = aServer();
  const decide = decider({ role, differences: [], activeResources });
  const rights = resources.flatMap((resource) =>
    actions.map((action) => ({ resource, action, ...decide(resource, action), expires_at: null })),
  );
  server.answers(getUserRights, { rights });
  return server;
}

test('whoever reads users is told on request which line keeps a page closed, and asks for nothing before', async () => {
  const server = deniedServer('manager');
  const person = await openPage(server, '/mar-azul/user-roles', { as: 'manager' });
  const button = await why();
  expect(server.times(address)).toBe(0);
  await person.click(button);
  await screen.findByText('Fica com os administradores');
  expect(server.sent(address)).toContainEqual({ id: '00000000-0000-4000-8000-00000000000c' });
});

test.each([
  ['says so', new Set<Subject>(['users']), 'O módulo não está ativo'],
  ['is explained to whoever holds its right', null, /fora dos módulos ativos/],
])('a page whose module is off %s', async (_, active, words) => {
  const person = await openPage(deniedServer('admin', active), '/mar-azul/boats', {
    as: 'admin',
    session: { active_paths: [] },
  });
  await person.click(await why());
  await screen.findByText(words);
});

test('whoever may not read users is denied without the question', async () => {
  await openPage(aServer(), '/mar-azul/sessions', { as: 'marinheiro' });
  await screen.findByRole('heading', { name: 'Acesso negado' });
  expect(screen.queryByRole('button', { name: 'Por que não posso?' })).toBeNull();
});

test('a right that is taken closes the open page and hands back what was typed, once', async () => {
  const server = aServer();
  const id = crypto.randomUUID();
  keepsRegister(server, tags, [{ id, name: 'Escola', color: '#0e7c86' }]);
  const person = await openPage(server, `/mar-azul/tags?open=${id}`, { as: 'admin' });
  const field = await screen.findByRole('textbox', { name: /^Nome/ });
  await person.clear(field);
  await person.type(field, 'Escola de vela');
  await waitFor(() => expect(server.streams()).toBe(1));
  const before = server.times('GET /auth/session');
  knows(server, { as: 'admin', without: ['tags:read'] });
  server.tells('bye');
  await waitFor(() => expect(server.times('GET /auth/session')).toBe(before + 1));
  await screen.findByRole('heading', { name: 'Acesso negado' });
  screen.getByText('Nome: Escola de vela');
  await person.click(screen.getByRole('button', { name: 'Copiar o que foi digitado' }));
  await screen.findByRole('button', { name: 'Copiado' });
  expect(await navigator.clipboard.readText()).toBe('Nome: Escola de vela');

  // The right comes back while the page says that it is missing.
  await waitFor(() => expect(server.streams()).toBe(1));
  knows(server, { as: 'admin' });
  server.tells('bye');
  await screen.findByRole('textbox', { name: /^Nome/ });
  await openPage(server, '/mar-azul/tags', { as: 'admin', without: ['tags:read'] });
  await screen.findByRole('heading', { name: 'Acesso negado' });
  expect(screen.queryByText('Nome: Escola de vela')).toBeNull();
});

test('a form nobody typed into hands nothing back', async () => {
  const server = aServer();
  const id = crypto.randomUUID();
  keepsRegister(server, boats, [{ id, name: 'Netuno' }]);
  await openPage(server, `/mar-azul/boats?open=${id}`, { as: 'admin' });
  await screen.findByRole('textbox', { name: /^Nome/ });
  await waitFor(() => expect(server.streams()).toBe(1));
  knows(server, { as: 'admin', without: ['boats:read'] });
  server.tells('bye');
  await screen.findByRole('heading', { name: 'Acesso negado' });
  expect(screen.queryByRole('button', { name: 'Copiar o que foi digitado' })).toBeNull();
});

test('rights that changed while nobody listened are known once the stream opens again, and the same ones ask nothing', async () => {
  const server = aServer();
  await openPage(server, '/mar-azul/tags', { as: 'admin' });
  await waitFor(() => expect(server.streams()).toBe(1));
  const before = server.times('GET /auth/session');
  knows(server, { as: 'admin', without: ['tags:read'], session: { rights_mark: 'other' } });
  server.opensAgain('as told');
  server.opensAgain('other');
  await screen.findByRole('heading', { name: 'Acesso negado' });
  expect(server.times('GET /auth/session')).toBe(before + 1);
});

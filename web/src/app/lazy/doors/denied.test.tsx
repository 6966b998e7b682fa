import { boats } from '@leme/contract/fleet/boats';
import { tags } from '@leme/contract/sales/tags';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { aServer, knows, openPage } from '../../../testing/open-page.tsx';

test('a right that is taken closes the open page within a second and hands back what was typed, once', async () => {
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
  await waitFor(() => expect(server.times('GET /auth/session')).toBe(before + 1), { timeout: 1_000 });
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

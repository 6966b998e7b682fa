import { boats } from '@leme/contract/fleet/boats';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../../testing/fake-register.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

test('filters and order stand in the address, are asked for by it, and go with it [B2.2-17, B2.2-22, B2.2-07, B2.2-15]', async () => {
  const server = aServer();
  keepsRegister(server, boats, [
    { id: crypto.randomUUID(), boat_name: 'Lancha Netuno', capacity: 20, status: 'active' },
  ]);
  const person = await openPage(server, '/mar-azul/boats?status=maintenance', { as: 'admin' });
  // Which of its questions comes last nobody promises: a list asks for some by itself.
  const asked = () => server.sent('GET /boats');
  const filtered = expect.objectContaining({ status: ['maintenance'] });
  await waitFor(() => expect(asked()).toContainEqual(filtered));
  const [clear] = await screen.findAllByRole('button', { name: 'Limpar tudo' });
  const before = asked().length;
  await person.click(clear ?? document.body);
  await waitFor(() => expect(location.search).toBe(''));
  const isFree = (question: object) => !('status' in question);
  await waitFor(() => expect(asked().slice(before).some(isFree)).toBe(true));
  const head = await screen.findByRole('columnheader', { name: /Lotação/ });
  await person.click(within(head).getByRole('button'));
  await waitFor(() => expect(new URLSearchParams(location.search).get('sort')).toBe('capacity'));
  await waitFor(() => expect(asked()).toContainEqual(expect.objectContaining({ sort: 'capacity' })));
  history.back();
  await waitFor(() => expect(new URLSearchParams(location.search).get('sort')).toBeNull());
});

test('a register is closed to a role without its right, whatever the address says', async () => {
  await openPage(aServer(), '/mar-azul/boats?status=maintenance', { as: 'marinheiro' });
  await screen.findAllByText('Acesso negado');
});

test.each([
  ['boat-features', 'Características de Embarcações'],
  ['product-categories', 'Categorias de Produtos'],
  ['supplier-types', 'Tipos de Fornecedor'],
])('%s is a register with its own heading and its own list', async (path, heading) => {
  const server = aServer();
  await openPage(server, `/mar-azul/${path}`, { as: 'admin' });
  await screen.findByRole('heading', { name: heading });
  await waitFor(() => expect(server.times(`GET /${path}`)).toBeGreaterThan(0));
});

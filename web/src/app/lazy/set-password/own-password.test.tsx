import { changePassword } from '@leme/contract/access/people/user-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

test('who came in by a temporary password sees nothing but the page that asks for one of the own [A5-07]', async () => {
  const server = aServer();
  const session = { must_change_password: true, permissions: [], pages: [] };
  const person = await openPage(server, '/mar-azul/passenger-manifest', { as: 'marinheiro', session });
  const first = await screen.findByLabelText('Nova senha');
  expect(screen.queryByRole('navigation')).toBeNull();
  await person.type(first, 'curta');
  await person.click(screen.getByRole('button', { name: 'Definir senha' }));
  await screen.findByText('Use pelo menos 8 caracteres');
  expect(server.sent('POST /auth/password')).toEqual([]);
  server.answers(changePassword, undefined as never);
  await person.clear(first);
  await person.type(first, 'Correnteza-mansa-9');
  await person.type(screen.getByLabelText('Confirmar senha'), 'Correnteza-mansa-9');
  await person.click(screen.getByRole('button', { name: 'Definir senha' }));
  await waitFor(() => expect(server.sent('POST /auth/password')).toHaveLength(1));
  await screen.findByText(/Senha definida/);
});

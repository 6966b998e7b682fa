import { suppliers } from '@leme/contract/fleet/suppliers';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../../testing/fake-register.ts';
import { refuses } from '../../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

test('of several deleted at once the one in use is refused by name, the others can come back [B2.2-18, B2.2-23]', async () => {
  const server = aServer();
  const [free, used] = [crypto.randomUUID(), crypto.randomUUID()];
  const register = keepsRegister(server, suppliers, [
    { id: free, name: 'Livre' },
    { id: used, name: 'Dono' },
  ]);
  const { remove } = resourceEndpoints(suppliers);
  const by = [{ resource: 'boats', count: 1, names: ['Barco Preso'] }];
  const inUse = refuses('in-use', { params: { by } });
  server.answers(remove, ({ id }) => (id === used ? inUse() : (register.deletes(id) as object)));
  const person = await openPage(server, '/mar-azul/suppliers', { as: 'admin' });
  await screen.findByRole('link', { name: 'Dono' });
  await person.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
  const bar = within(screen.getByRole('region', { name: 'Ações em massa' }));
  await person.click(bar.getByRole('button', { name: 'Excluir' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Excluir' }));
  await screen.findByText('1 registro não foi excluído.');
  screen.getByText(/Em uso por Embarcações: Barco Preso/);
  expect(register.row(free).deleted_at).not.toBeNull();
  await person.click(screen.getByRole('button', { name: 'Desfazer os outros' }));
  await waitFor(() => expect(register.row(free).deleted_at).toBeNull());
});

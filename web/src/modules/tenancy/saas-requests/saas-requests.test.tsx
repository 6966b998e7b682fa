import { viewEndpoints } from '@leme/contract/kit/resource/view/view-endpoints';
import { requestList } from '@leme/contract/tenancy/requests/company-requests';
import { moveRequest } from '@leme/contract/tenancy/requests/request-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const request = {
  id: crypto.randomUUID(),
  company: 'Escunas Mar e Sol',
  name: 'Ieda Paz',
  status: 'new',
  email: 'ieda@mar-e-sol.test',
  phone: '+5548999990000',
  city: 'Porto Belo',
  boats: 2,
  message: 'Duas escunas',
  notes: null,
  created_at: '2031-02-07T11:00:00Z',
  version: 1,
} as const;

function aPlatform() {
  const server = aServer();
  server.answers(viewEndpoints(requestList).list, { data: [request], count: 1, page: 1 } as object);
  server.answers(moveRequest, { status: 'contacted', version: 2 });
  return server;
}

test('a request is noted as contacted, with what is to be remembered', async () => {
  const server = aPlatform();
  const person = await openPage(server, '/saas-requests', { as: 'saas_admin' });
  await person.click(await screen.findByRole('button', { name: 'Ações de Escunas Mar e Sol' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Marcar como contatado' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText(/^Notas/), 'Liga de tarde');
  await person.click(dialog.getByRole('button', { name: 'Marcar como contatado' }));
  await waitFor(() =>
    expect(server.sent('POST /company-requests/:id/moves')).toMatchObject([
      { version: 1, status: 'contacted', notes: 'Liga de tarde' },
    ]),
  );
});

test('from a request the wizard begins with what was told', async () => {
  const person = await openPage(aPlatform(), '/saas-requests', { as: 'saas_admin' });
  await person.click(await screen.findByRole('button', { name: 'Ações de Escunas Mar e Sol' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Abrir empresa' }));
  expect(await screen.findByLabelText(/^Nome/)).toHaveProperty('value', 'Escunas Mar e Sol');
  expect(screen.getByLabelText(/^Email do contato/)).toHaveProperty('value', 'ieda@mar-e-sol.test');
});

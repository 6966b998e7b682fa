import { askForCompany } from '@leme/contract/tenancy/requests/request-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

test('who asks for a company says who they are and agrees, and reads that it came [A2.1-18, B2.1-07]', async () => {
  const server = aServer();
  server.answers(askForCompany, { message: 'request-received' });
  const person = await openPage(server, '/landing');
  await person.type(await screen.findByLabelText(/^Seu nome/), 'Ieda Paz');
  await person.click(screen.getByRole('button', { name: 'Enviar pedido' }));
  await screen.findByText('Marque para podermos responder');
  expect(server.sent('POST /company-requests')).toEqual([]);
  await person.type(screen.getByLabelText(/^Empresa/), 'Escunas Mar e Sol');
  await person.type(screen.getByLabelText(/^Email/), 'ieda@mar-e-sol.test');
  await person.type(screen.getByLabelText(/^Telefone/), '48999990000');
  await person.type(screen.getByLabelText(/^Embarcações/), '2');
  await person.click(screen.getByRole('checkbox'));
  await person.click(screen.getByRole('button', { name: 'Enviar pedido' }));
  await screen.findByText(/Recebemos seu pedido/);
  await waitFor(() =>
    expect(server.sent('POST /company-requests')).toMatchObject([
      { company: 'Escunas Mar e Sol', boats: 2, city: null, locale: 'pt-BR', consent: '2026-11' },
    ]),
  );
});

import { decider, type Reason } from '@leme/contract/access/grants';
import { lookUpPerson } from '@leme/contract/access/people/rights-endpoints';
import { actions } from '@leme/contract/access/permission';
import { resources } from '@leme/contract/access/resources';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';
import { person } from '../users/users.testing.ts';

const address = '/saas-user-permissions?tab=person';
const visit = { as: 'saas_admin' } as const;
const lia = person(1, { full_name: 'Lia Menezes', email: 'lia@mar-azul.test', role: 'user', is_kept: false });
const decide = decider({ role: 'user', differences: [], activeResources: null });
const exception = {
  ...({ resource: 'customers', action: 'read', granted: true, reason: 'Cobre a recepção' } as const),
  expires_at: '2031-02-08T12:00:00Z',
  created_at: '2031-02-07T12:00:00Z',
  created_by: 'Helena Duarte',
};
const told = {
  tenant: { id: crypto.randomUUID(), name: 'Mar Azul', subdomain: 'mar-azul' },
  user: lia,
  exceptions: [exception],
  rights: resources.flatMap((resource) =>
    actions.map((action) =>
      resource === 'customers' && action === 'read'
        ? { resource, action, granted: true, by: 'exception' as Reason, expires_at: exception.expires_at }
        : { resource, action, ...decide(resource, action), expires_at: null },
    ),
  ),
  is_read_only: false,
};

test('somebody is looked up by address and reason: company, level, exceptions, what decides each right, and the way in [B2.2-71]', async () => {
  const server = aServer();
  server.answers(lookUpPerson, told);
  const hands = await openPage(server, address, visit);
  await hands.click(await screen.findByRole('button', { name: 'Consultar' }));
  expect((await screen.findAllByText('Preencha este campo')).length).toBeGreaterThan(1);
  expect(server.times('POST /saas-user-permissions/look-ups')).toBe(0);
  await hands.type(screen.getByLabelText(/^Email exato/), ' lia@mar-azul.test ');
  await hands.type(screen.getByLabelText(/^Motivo/), 'Chamado 4711');
  await hands.click(screen.getByRole('button', { name: 'Consultar' }));
  await screen.findByRole('heading', { name: 'Lia Menezes' });
  expect(server.sent('POST /saas-user-permissions/look-ups')).toEqual([
    { email: 'lia@mar-azul.test', reason: 'Chamado 4711' },
  ]);
  within(screen.getByRole('main')).getByText('Mar Azul');
  screen.getByText(/Cobre a recepção/);
  expect(screen.getAllByText(/Exceção desta pessoa, até 08\/02\/2031/).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Nova exceção' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
  const link = screen.getByRole('link', { name: 'Entrar na empresa para mudar' });
  expect(link.getAttribute('href')).toBe(`/mar-azul/users/${lia.id}?tab=permissions`);
});

test('an address nobody has is told beside its field, and what was shown before is gone', async () => {
  const server = aServer();
  server.answers(lookUpPerson, told);
  const hands = await openPage(server, address, visit);
  await hands.type(await screen.findByLabelText(/^Email exato/), 'lia@mar-azul.test');
  await hands.type(screen.getByLabelText(/^Motivo/), 'Chamado 4711');
  await hands.click(screen.getByRole('button', { name: 'Consultar' }));
  await screen.findByRole('heading', { name: 'Lia Menezes' });
  server.answers(lookUpPerson, refuses('not-found'));
  await hands.click(screen.getByRole('button', { name: 'Consultar' }));
  await screen.findByText('Ninguém tem este email.');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Lia Menezes' })).toBeNull());
});

test('an operator who was found is changed among the operators, not in a company', async () => {
  const server = aServer();
  const operator = { ...lia, role: 'saas_user' as const };
  server.answers(lookUpPerson, { ...told, user: operator, exceptions: [], rights: [] });
  const hands = await openPage(server, address, { ...visit, size: 'phone' });
  await hands.type(await screen.findByLabelText(/^Email exato/), 'lia@leme.test');
  await hands.type(screen.getByLabelText(/^Motivo/), 'Chamado 4711');
  await hands.click(screen.getByRole('button', { name: 'Consultar' }));
  await screen.findByRole('heading', { name: 'Lia Menezes' });
  expect(screen.queryByRole('link', { name: 'Entrar na empresa para mudar' })).toBeNull();
});

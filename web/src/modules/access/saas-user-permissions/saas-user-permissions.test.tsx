import { leaveCompany } from '@leme/contract/access/endpoints';
import { listOperatorVisits, listRoles } from '@leme/contract/access/people/rights-endpoints';
import {
  deactivateUser,
  inviteUsers,
  listUsers,
  updateUser,
} from '@leme/contract/access/people/user-endpoints';
import { assignableRoles, isPlatformRole, type Role, roles } from '@leme/contract/access/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { authSessionOf } from '#kit/auth-session/auth-session.testing.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aServerWith, person } from '../users/users.testing.ts';

const address = '/saas-user-permissions';
const nara = person(1, { full_name: 'Nara Toledo', email: 'nara@leme.test', role: 'saas_manager' });
const otilia = person(2, { full_name: 'Otília Brandão', role: 'saas_super_admin', is_kept: false });
const caio = person(3, {
  full_name: 'Caio Reis',
  email: 'caio@leme.test',
  role: 'saas_user',
  last_sign_in_at: null,
  link_until: '2024-02-07T01:00:00Z',
});

function aPlatform(as: Role = 'saas_super_admin') {
  const server = aServerWith([nara, otilia, caio]);
  const visit = { user_id: nara.id, visits: 12, last_visit_at: '2031-02-06T18:00:00Z' };
  server.answers(listOperatorVisits, { data: [visit] });
  const given = assignableRoles(as, false);
  server.answers(listRoles, {
    data: roles.filter(isPlatformRole).map((name, at) => ({
      name,
      rank: at + 1,
      is_assignable: given.includes(name),
      is_editable: false,
      partner: null,
      gives: [],
      people: 1,
    })),
  });
  return server;
}

const visit = { as: 'saas_super_admin' } as const;
const menuOf = (name: string) => screen.findByRole('button', { name: `Ações de ${name}` });

test('operators stand with level, state, last sign-in and visits to companies, which the menu leads to [B2.2-71] [A2.3-10]', async () => {
  await openPage(aPlatform(), address, visit);
  await screen.findByRole('heading', { name: 'Permissões de Operadores' });
  const table = within(await screen.findByRole('table'));
  await waitFor(() => expect(table.getByText('12')).toBeDefined());
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toContain('Nara Toledonara@leme.testSaaS ManagerAtivo07/02/2031 09:00');
  expect(rows[1]).toContain('1206/02/2031 15:00');
  expect(rows[3]).toContain('AtivoConvite vencidoNunca entrou0–');
  expect(screen.queryByRole('button', { name: 'Ações de Otília Brandão' })).toBeNull();
  const link = screen.getAllByRole('link', { name: /Permissões de Operadores/ })[0];
  expect(link?.getAttribute('href')).toContain(address);
});

test('on a phone the operators are cards', async () => {
  await openPage(aPlatform(), address, { ...visit, size: 'phone' });
  await screen.findByText('Nara Toledo');
  expect(screen.queryByRole('table')).toBeNull();
  await screen.findByText('12');
});

test('an operator is invited by a link; an address in use is told beside its field', async () => {
  const server = aPlatform();
  const refused = { outcome: 'refused', id: null, errors: [{ pointer: '/email', code: 'email-in-use' }] };
  server.answers(inviteUsers, { data: [refused] } as never);
  const hands = await openPage(server, address, visit);
  await hands.click(await screen.findByRole('button', { name: 'Convidar operador' }));
  await screen.findByRole('dialog', { name: 'Convidar operador' });
  await hands.type(await screen.findByLabelText(/^Nome Completo/), 'Ivo Paz');
  await hands.type(screen.getByLabelText(/^Email/), 'ivo@leme.test');
  await hands.click(screen.getByRole('combobox', { name: /^Nível de Acesso/ }));
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names).toHaveLength(4);
  await hands.click(screen.getByRole('option', { name: /^SaaS Manager/ }));
  await hands.click(screen.getByRole('button', { name: 'Enviar convite' }));
  await screen.findByText('Este email já está em uso');
  const invited = { outcome: 'invited', id: crypto.randomUUID(), errors: [] };
  server.answers(inviteUsers, { data: [invited] } as never);
  await hands.click(screen.getByRole('button', { name: 'Enviar convite' }));
  await screen.findByText('Convite enviado para ivo@leme.test');
  expect(server.sent('POST /users/invitations')).toMatchObject([
    {},
    { rows: [{ full_name: 'Ivo Paz', email: 'ivo@leme.test', role: 'saas_manager' }], locale: 'pt-BR' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who never came gets another invitation', async () => {
  const server = aPlatform();
  const hands = await openPage(server, address, visit);
  await hands.click(await menuOf('Caio Reis'));
  await hands.click(await screen.findByRole('menuitem', { name: 'Reenviar convite' }));
  await screen.findByText('Novo convite enviado para caio@leme.test');
  expect(server.sent('POST /functions/send-password-reset')).toMatchObject([
    { email: 'caio@leme.test', isNewUser: true },
  ]);
});

test('another level is given, and the last who may do everything stays', async () => {
  const server = aPlatform();
  server.answers(updateUser, refuses('last-administrator'));
  server.answers(deactivateUser, refuses('last-administrator'));
  const hands = await openPage(server, address, visit);
  await hands.click(await menuOf('Nara Toledo'));
  await hands.click(await screen.findByRole('menuitem', { name: 'Inativar' }));
  const stays = 'Alguém ativo precisa ficar com este nível de acesso.';
  await screen.findByText(stays);
  await hands.click(await menuOf('Nara Toledo'));
  await hands.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  await hands.click(await screen.findByRole('combobox', { name: /^Nível de Acesso/ }));
  await hands.click(await screen.findByRole('option', { name: /^SaaS User/ }));
  await hands.click(screen.getByRole('button', { name: 'Salvar Alterações' }));
  await screen.findByText(`Não foi possível atualizar o usuário: ${stays}`);
  server.answers(updateUser, { ...nara, role: 'saas_user' });
  await hands.click(screen.getByRole('button', { name: 'Salvar Alterações' }));
  await screen.findByText('Usuário atualizado com sucesso!');
  expect(server.sent('PATCH /users/:id').at(-1)).toEqual({ id: nara.id, version: 1, role: 'saas_user' });
});

test('a list that does not come says so, visits that do not come leave the list', async () => {
  const server = aPlatform();
  server.answers(listUsers, refuses('not-found'));
  server.answers(listOperatorVisits, refuses('not-found'));
  const hands = await openPage(server, address, visit);
  await screen.findByText('Não foi possível carregar os operadores.');
  server.answers(listUsers, {
    data: [nara],
    count: 1,
    countIsEstimate: false,
    page: 1,
    limit: 50,
    hasMore: false,
    nextCursor: null,
  });
  await hands.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Nara Toledo');
  await screen.findByText('Não foi possível carregar as visitas às empresas.');
});

test('in a company its people are not taken for operators: whoever wants those leaves it', async () => {
  const server = aPlatform();
  const { tenant, acting } = authSessionOf('saas_super_admin', [], true);
  server.answers(leaveCompany, undefined as never);
  const hands = await openPage(server, address, { ...visit, session: { tenant, acting } });
  await screen.findByText('Você está em Mar Azul');
  expect(server.times('GET /users')).toBe(0);
  await hands.click(screen.getAllByRole('button', { name: 'Sair da empresa' }).at(-1) as HTMLElement);
  await waitFor(() => expect(server.times('DELETE /auth/acting-tenant')).toBe(1));
});

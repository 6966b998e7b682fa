import { decider } from '@leme/contract/access/grants';
import { getUserRights, listRoles, putUserRights } from '@leme/contract/access/people/rights-endpoints';
import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import {
  endUserSessions,
  listUserLetters,
  listUserSessions,
  userHistory,
} from '@leme/contract/access/people/user-endpoints';
import { actions } from '@leme/contract/access/permission';
import { resources } from '@leme/contract/access/resources';
import { removeSecondFactor } from '@leme/contract/access/sign-in/second-factor-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';
import type { Exception } from './user.queries.ts';

const id = crypto.randomUUID();
const user: UserRow = {
  id,
  full_name: 'Bia Rocha',
  email: 'bia@exemplo.com.br',
  status: 'active',
  role: 'marinheiro',
  supplier_id: null,
  agent_id: null,
  partner_name: null,
  version: 3,
  is_kept: true,
  created_at: '2026-11-01T12:00:00Z',
  updated_at: '2026-11-01T12:00:00Z',
  last_sign_in_at: '2026-11-20T11:00:00Z',
  must_change_password: false,
  has_second_factor: false,
  temporary_until: null,
  link_until: null,
};
const exception: Exception = {
  resource: 'boats',
  action: 'read',
  granted: true,
  reason: 'Cobre o turno da Ana',
  expires_at: '2031-02-07T03:00:00Z',
  created_at: '2026-11-20T11:00:00Z',
  created_by: 'Rui Sá',
};
const differences = [{ resource: 'logbook', action: 'read', granted: false }] as const;

function rightsOf(exceptions: readonly Exception[]) {
  const decide = decider({ role: 'marinheiro', differences, exceptions, activeResources: null });
  return resources.flatMap((resource) =>
    actions.map((action) => {
      const decision = decide(resource, action);
      const expires_at = decision.by === 'exception' ? exception.expires_at : null;
      return { resource, action, ...decision, expires_at };
    }),
  );
}

function aPerson(more: object = {}) {
  const server = aServer();
  server.answers(getUserRights, {
    user,
    exceptions: [exception],
    rights: rightsOf([exception]),
    is_read_only: false,
    ...more,
  });
  server.answers(listRoles, { data: [] });
  server.answers(listUserLetters, {
    data: [
      {
        id,
        template: 'first_access',
        locale: 'pt-BR',
        status: 'sent',
        created_at: '2026-11-01T12:00:00Z',
        sent_at: '2026-11-01T12:01:00Z',
      },
    ],
  });
  const session = { created_at: '2026-11-20T11:00:00Z', last_active_at: '2026-11-20T12:00:00Z' };
  server.answers(listUserSessions, {
    data: [
      {
        ...session,
        key: 'k1',
        access_expires_at: '2026-11-27T11:00:00Z',
        is_own: false,
        user_agent: 'Mozilla/5.0 (Linux; Android 15) Chrome/150',
      },
    ],
  });
  return server;
}
const address = (tab = 'facts') => `/mar-azul/users/${id}?tab=${tab}`;

test('the record says that signing in takes a code, and whoever may keep the person takes it away after a question', async () => {
  const server = aPerson({ user: { ...user, has_second_factor: true } });
  const person = await openPage(server, address(), { as: 'admin' });
  await screen.findByText('Verificação em duas etapas');
  screen.getByText('Ativada');
  screen.getByText('Com duas etapas');
  const choose = async () => {
    await person.click(screen.getByRole('button', { name: 'Ações de Bia Rocha' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Remover verificação em duas etapas' }));
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText(/Confirme antes que o pedido veio mesmo dessa pessoa/);
    await person.click(question.getByRole('button', { name: 'Remover verificação em duas etapas' }));
  };
  server.answers(removeSecondFactor, refuses('person-not-yours'));
  await choose();
  await screen.findByText('Não foi possível remover a verificação em duas etapas.');
  server.answers(removeSecondFactor, { ...user });
  server.answers(getUserRights, { user, exceptions: [], rights: rightsOf([]), is_read_only: false });
  await choose();
  await screen.findByText('Verificação em duas etapas removida');
  expect(server.sent('DELETE /users/:id/second-factor')).toHaveLength(2);
  await person.click(screen.getByRole('button', { name: 'Ações de Bia Rocha' }));
  await screen.findByRole('menuitem', { name: 'Enviar redefinição de senha' });
  expect(screen.queryByRole('menuitem', { name: 'Remover verificação em duas etapas' })).toBeNull();
});

test('the record tells role, last visit, letters and where the person is signed in, and ends a session', async () => {
  const server = aPerson();
  const person = await openPage(server, address(), { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Bia Rocha' });
  await screen.findByText('Primeiro acesso');
  screen.getByText('Marinheiro');
  await screen.findByText(/Chrome, Android/);
  server.answers(endUserSessions, { ended: 1 });
  server.answers(listUserSessions, { data: [] });
  await person.click(screen.getByRole('button', { name: 'Encerrar' }));
  await screen.findByText('1 sessão encerrada');
  await screen.findByText('Nenhuma sessão aberta');
  expect(server.sent('DELETE /users/:id/sessions')).toMatchObject([{ key: 'k1' }]);
});

test('each right says which line decides it: the role, the company, an exception or what nobody of the role reaches', async () => {
  const person = await openPage(aPerson(), address('permissions'), { as: 'admin' });
  const table = within(await screen.findByRole('table'));
  const cellsOf = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cellsOf('Embarcações')[1]).toMatch(/^Pode: Exceção desta pessoa, até 07\/02\/2031/);
  expect(cellsOf('Presença no manifesto')[2]).toBe('Pode: Faz parte do nível');
  await person.click(screen.getByRole('radio', { name: 'Tudo' }));
  expect(cellsOf('Diário')[1] ?? cellsOf('Logbook')[1]).toBe('Não pode: A empresa retirou do nível');
  await person.type(screen.getByLabelText('Buscar recurso'), 'presenca');
  expect(table.getAllByRole('row')).toHaveLength(2);
});

test('an exception needs a resource and a reason, is saved beside the others, and one taken away comes back by undo', async () => {
  const server = aPerson();
  const person = await openPage(server, address('permissions'), { as: 'admin' });
  await person.click(await screen.findByRole('button', { name: 'Nova exceção' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  dialog.getByText('Explique em pelo menos 5 letras');
  expect(server.sent('PUT /users/:id/permissions')).toEqual([]);
  await person.click(dialog.getByRole('combobox', { name: /Recurso/ }));
  await person.click(await screen.findByRole('option', { name: 'Reservas' }));
  await person.type(dialog.getByLabelText(/Motivo/), 'Atende o balcão');
  server.answers(putUserRights, refuses('stale-version'));
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await dialog.findByText(/outra pessoa/i);
  server.answers(putUserRights, { version: 4 });
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  const [, saved] = server.sent('PUT /users/:id/permissions') as { exceptions: object[]; version: number }[];
  expect(saved?.version).toBe(3);
  expect(saved?.exceptions).toMatchObject([
    { resource: 'boats' },
    { resource: 'bookings', action: 'read', granted: true, reason: 'Atende o balcão' },
  ]);
  await person.click(screen.getByRole('button', { name: 'Remover a exceção: Ler: Embarcações' }));
  // A dialog that just closed keeps the page from the pointer for a moment.
  const undo = await screen.findByRole('button', { name: /Desfazer/ });
  await waitFor(() => person.click(undo));
  const last = server.sent('PUT /users/:id/permissions').at(-1) as { exceptions: object[]; version: number };
  expect([last.version, last.exceptions.length]).toEqual([4, 1]);
});

test('whoever may not keep the person changes nothing, and a role of rules takes no exceptions', async () => {
  await openPage(aPerson({ user: { ...user, is_kept: false } }), address('permissions'), { as: 'admin' });
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: 'Nova exceção' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Remover/ })).toBeNull();
});

test('the exception of a manager says before it is written that it only takes away', async () => {
  const manager = aPerson({ user: { ...user, role: 'manager' } });
  const person = await openPage(manager, address('permissions'), { as: 'admin' });
  await person.click(await screen.findByRole('button', { name: 'Nova exceção' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Gerente tem tudo por regra: uma exceção só retira um direito, não dá nenhum.');
  expect(dialog.queryByRole('radio', { name: 'Liberado' })).toBeNull();
});

test('an exception about a right the reader does not hold cannot be taken back by that reader', async () => {
  const denial = { ...exception, resource: 'access-log', granted: false } as const;
  await openPage(aPerson({ exceptions: [exception, denial] }), address('permissions'), { as: 'manager' });
  await screen.findByRole('button', { name: 'Remover a exceção: Ler: Embarcações' });
  expect(screen.getAllByRole('button', { name: /Remover a exceção/ })).toHaveLength(1);
});

test('the history tells who changed what', async () => {
  const server = aPerson();
  server.answers(userHistory, {
    data: [
      {
        id,
        at: '2026-11-20T11:00:00Z',
        actor: 'Rui Sá',
        action: 'updated',
        changes: [{ field: 'status', before: 'active', after: 'inactive', isErased: false }],
      },
    ],
    hasMore: false,
  });
  await openPage(server, address('history'), { as: 'admin' });
  await screen.findByText('Rui Sá', { exact: false });
  const list = screen.getByRole('list', { name: 'Histórico' });
  expect(list.textContent).toMatch(/Status.*Ativo.*Inativo/);
});

test('the history tells in words which exceptions came and went, and nothing of those that stayed', async () => {
  const server = aPerson();
  const stays = '+customers:read (Fica como está)';
  const before = `${stays}\n-logbook:read (Pediu)`;
  const after = `+boats:read < 2031-02-07T03:00:00Z (Cobre o turno\nda Ana)\n${stays}`;
  server.answers(userHistory, {
    data: [
      {
        id,
        at: '2026-11-20T11:00:00Z',
        actor: 'Rui Sá',
        action: 'updated',
        changes: [{ field: 'exceptions', before, after, isErased: false }],
      },
    ],
    hasMore: false,
  });
  await openPage(server, address('history'), { as: 'admin' });
  const list = await screen.findByRole('list', { name: 'Histórico' });
  expect(list.textContent).toContain('Retirado · Ler: Diário de Bordo, sem fim (Pediu)');
  expect(list.textContent).toMatch(
    /Liberado · Ler: Embarcações.*, até 07\/02\/2031 00:00 \(Cobre o turno\sda Ana\)/,
  );
  expect(list.textContent).not.toContain('Fica como está');
});

test('a person nobody knows is told as missing, and nothing else is shown', async () => {
  const server = aServer();
  server.answers(getUserRights, refuses('not-found'));
  await openPage(server, `/mar-azul/users/${crypto.randomUUID()}`, { as: 'admin' });
  await screen.findByText('Não foi possível carregar a pessoa');
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

import { listRoles } from '@leme/contract/access/people/rights-endpoints';
import { deactivateUser, listUsers, removeUser } from '@leme/contract/access/people/user-endpoints';
import { sendPasswordReset } from '@leme/contract/access/sign-in/link-endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { noAnswer, refuses } from '../../../testing/fake-server.ts';
import { afterMoment } from '../../../testing/moment.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aServerWith, person } from './users.testing.ts';

const list = '/mar-azul/users';
const many = Array.from({ length: 30 }, (_, at) => person(at + 1));
const searched = () => Object.fromEntries(new URLSearchParams(location.search));
const menuOf = (name: string) => screen.findByRole('button', { name: `Ações de ${name}` });

test('people stand in six columns with level, status and day [B2.2-03] [B2.2-93] [B2.4-01] [B2.4-02] [B2.4-19] [B2.4-20] [B2.4-21] [B2.4-22] [B2.4-23] [B2.4-24] [B2.4-25] [B6.2-14] [B6.2-16]', async () => {
  const people = [
    person(1, { full_name: 'Ana Lima' }),
    person(2, { role: null, status: 'inactive' }),
    person(3, { last_sign_in_at: null, link_until: '2024-02-07T01:00:00Z' }),
  ];
  await openPage(aServerWith(people), list, { as: 'admin' });
  const table = within(await screen.findByRole('table'));
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Nome', 'Email', 'Nível', 'Status', 'Criado em', 'Ações']);
  screen.getByText('Gerenciar usuários e permissões do sistema');
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toContain('Ana Limapessoa1@mar-azul.testMarinheiroAtivo06/02/2031');
  expect(rows[2]).toContain('Sem nívelInativo');
  expect(rows[3]).toContain('AtivoConvite vencido');
  const link = table.getByRole('link', { name: 'Ana Lima' });
  expect(link.getAttribute('href')).toContain(`/users/${person(1).id}`);
});

test('on a phone they are cards with the same facts [B2.4-25]', async () => {
  await openPage(aServerWith([person(1)]), list, { as: 'admin', size: 'phone' });
  await screen.findByText('pessoa1@mar-azul.test');
  expect(screen.queryByRole('table')).toBeNull();
  screen.getByText('06/02/2031');
  screen.getByRole('button', { name: 'Novo Usuário' });
});

test('ten stand on a page until another size is chosen, which begins at the first and is kept [B2.4-26] [B4-32] [B9-11]', async () => {
  const server = aServerWith(many);
  const hands = await openPage(server, `${list}?page=2`, { as: 'admin' });
  await screen.findByText('Pessoa 11');
  expect(screen.queryByText('Pessoa 10')).toBeNull();
  await hands.click(screen.getByRole('combobox', { name: 'Registros por página' }));
  const sizes = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(sizes.map((text) => Number.parseInt(text ?? '', 10))).toEqual([10, 20, 50, 100]);
  await hands.click(screen.getByRole('option', { name: '20 por página' }));
  await screen.findByText('Pessoa 20');
  expect(searched()).toEqual({});
  await waitFor(() =>
    expect(server.sent('PUT /user-preferences/:key')).toContainEqual({ key: 'users.page-size', value: 20 }),
  );
});

test('status, level, order and search narrow the list and stand in its address', async () => {
  const people = [person(1), person(2, { status: 'inactive' }), person(3, { role: 'manager' })];
  const server = aServerWith(people);
  const hands = await openPage(server, list, { as: 'admin' });
  await hands.click(await screen.findByRole('tab', { name: /^Inativo\D*1/ }));
  await waitFor(() => expect(screen.queryByText('Pessoa 1')).toBeNull());
  screen.getByText('Pessoa 2');
  await hands.click(screen.getByRole('tab', { name: /^Todos/ }));
  await hands.click(screen.getByRole('combobox', { name: 'Nível' }));
  await hands.click(await screen.findByRole('option', { name: 'Gerente' }));
  await waitFor(() => expect(screen.queryByText('Pessoa 1')).toBeNull());
  await hands.click(screen.getByRole('button', { name: 'Email' }));
  await waitFor(() => expect(searched()).toEqual({ role: 'manager', sort: 'email' }));
  await hands.click(screen.getByRole('button', { name: 'Remover filtro Nível' }));
  await hands.type(screen.getByRole('searchbox', { name: 'Buscar por nome ou email' }), 'Ninguém');
  await screen.findByText('Nenhum usuário encontrado');
  expect(searched()).toEqual({ q: 'Ninguém', sort: 'email' });
  await hands.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await screen.findByText('Pessoa 1');
});

test('an empty list offers the first user [B2.4-28] [B2.4-29]', async () => {
  const hands = await openPage(aServerWith([]), list, { as: 'admin' });
  await screen.findByText('Nenhum usuário encontrado');
  await hands.click(screen.getByRole('button', { name: 'Criar Primeiro Usuário' }));
  await screen.findByRole('dialog', { name: 'Adicionar Novo Usuário' });
});

test('a list that does not come says so in a message and is asked for again [B8.2-01] [B8.2-02]', async () => {
  const server = aServerWith([person(1)]);
  server.answers(listUsers, refuses('not-found'));
  const hands = await openPage(server, list, { as: 'admin' });
  await screen.findByText('Erro');
  expect(screen.getAllByText('Não foi possível carregar os usuários.')).toHaveLength(2);
  server.answers(listUsers, { data: [person(1)], count: 1, page: 1, limit: 10 });
  await hands.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Pessoa 1');
});

test('what others change shows by itself, and waits while the page is hidden [B2.4-35] [B2.4-36] [B7.2-17]', async () => {
  const server = aServerWith([person(1)]);
  await openPage(server, list, { as: 'admin' });
  await screen.findByText('Pessoa 1');
  await waitFor(() => expect(server.streams()).toBe(1));
  const tells = () => act(() => server.tells({ table: 'users', ids: null, kind: 'updated', own: false }));
  server.held.people = [person(1, { full_name: 'Outro Nome' })];
  tells();
  await screen.findByText('Outro Nome');
  const asked = server.times('GET /users');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await afterMoment(1_000, tells);
  expect(server.times('GET /users')).toBe(asked);
  hidden.mockRestore();
});

test('who may create nobody finds the button disabled with the reason, and no menu on whom one may not keep [B2.4-05] [B6.1-12]', async () => {
  const server = aServerWith([person(1, { is_kept: false })], 'user');
  await openPage(server, `${list}?open=new`, { as: 'manager' });
  await screen.findByText('Pessoa 1');
  const create = await screen.findByRole('button', {
    name: /Novo Usuário.*Seu nível não pode criar usuários/,
  });
  expect(create.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Ações de/ })).toBeNull();
});

test('without the right to delete the menu has no such line', async () => {
  const visit = { as: 'manager', without: ['users:delete'] } as const;
  const hands = await openPage(aServerWith([person(1)]), list, visit);
  await hands.click(await menuOf('Pessoa 1'));
  const lines = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(lines).toEqual([
    ...['Editar', 'Inativar', 'Enviar redefinição de senha', 'Encerrar sessões'],
    ...['Copiar permissões de…', 'Ver permissões'],
  ]);
});

test('somebody is shut out from the menu, which one press takes back [B2.4-31] [B4-18] [B4-19] [B4-20] [B8.2-03]', async () => {
  const server = aServerWith([person(1)]);
  const hands = await openPage(server, list, { as: 'admin' });
  await hands.click(await menuOf('Pessoa 1'));
  await hands.click(await screen.findByRole('menuitem', { name: 'Inativar' }));
  await screen.findByText('Usuário inativado com sucesso!');
  await hands.click(screen.getByRole('button', { name: 'Desfazer' }));
  await screen.findByText('Usuário ativado com sucesso!');
  expect(server.sent('DELETE /users/:id/deactivation')).toEqual([{ id: person(1).id }]);
  server.answers(deactivateUser, refuses('last-administrator'));
  await hands.click(await menuOf('Pessoa 1'));
  await hands.click(await screen.findByRole('menuitem', { name: 'Inativar' }));
  await screen.findByText('Não foi possível alterar o status do usuário.');
  screen.getByText('Alguém ativo precisa ficar com este nível de acesso.');
});

test('a reset goes out by mail, and too many are told to wait [B2.4-32] [B8.2-04] [B8.2-14] [A8-19]', async () => {
  const server = aServerWith([person(1)]);
  const hands = await openPage(server, list, { as: 'admin' });
  const send = async () => {
    await hands.click(await menuOf('Pessoa 1'));
    await hands.click(await screen.findByRole('menuitem', { name: 'Enviar redefinição de senha' }));
  };
  await send();
  await screen.findByText('Email de redefinição enviado para pessoa1@mar-azul.test');
  expect(server.sent('POST /functions/send-password-reset')).toMatchObject([
    { email: 'pessoa1@mar-azul.test', isNewUser: false, locale: 'pt-BR' },
  ]);
  server.answers(sendPasswordReset, refuses('too-many-requests'));
  await send();
  await screen.findByText('Aguarde alguns segundos antes de tentar novamente por segurança.');
  server.answers(sendPasswordReset, noAnswer);
  await send();
  await screen.findByText('Não foi possível enviar o email de redefinição.');
});

test('deleting asks with the address first [B2.4-33] [B5.3-06] [B8.2-05] [B8.2-13]', async () => {
  const server = aServerWith([person(1)]);
  const hands = await openPage(server, list, { as: 'admin' });
  const remove = async () => {
    await hands.click(await menuOf('Pessoa 1'));
    await hands.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    await screen.findByText('Tem certeza que deseja excluir o usuário pessoa1@mar-azul.test?');
    await hands.click(screen.getByRole('button', { name: 'Excluir' }));
  };
  server.answers(removeUser, refuses('last-administrator'));
  await remove();
  await screen.findByText('Não foi possível excluir o usuário.');
  server.answers(removeUser, {});
  await remove();
  await screen.findByText('Usuário excluído com sucesso!');
  expect(server.sent('DELETE /users/:id')).toHaveLength(2);
});

test('while the levels have not come three of them are offered [B6.1-13]', async () => {
  const server = aServerWith([person(1)]);
  server.answers(listRoles, () => new Promise(() => undefined));
  const hands = await openPage(server, `${list}?open=new`, { as: 'manager' });
  await hands.click(await screen.findByRole('combobox', { name: /Nível de Acesso/ }));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options.map((text) => /^(Admin|Gerente|Usuário)[A-Z]/.test(text ?? ''))).toEqual([true, true, true]);
});

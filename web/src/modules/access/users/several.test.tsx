import { copyUserRights } from '@leme/contract/access/people/rights-endpoints';
import { inviteUsers } from '@leme/contract/access/people/user-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aServerWith, person } from './users.testing.ts';

const list = '/mar-azul/users';
const invites = `${list}?open=invite`;
const lines = ['Ana Lima; ana@mar.test; Marinheiro', 'Rui Sá; rui@mar.test; Capitão'];

test('several people are checked line by line before those who are ready are invited', async () => {
  const server = aServerWith([]);
  server.answers(inviteUsers, ({ rows, dry_run }) => ({
    data: rows.map(({ role }) =>
      role === 'marinheiro'
        ? { outcome: dry_run ? ('ready' as const) : ('invited' as const), id: null, errors: [] }
        : {
            outcome: 'refused' as const,
            id: null,
            errors: [{ pointer: '/role', code: 'role-not-yours-to-create' }],
          },
    ),
  }));
  const hands = await openPage(server, list, { as: 'admin' });
  await hands.click(await screen.findByRole('button', { name: 'Convidar várias pessoas' }));
  await hands.click(await screen.findByLabelText(/^Uma pessoa por linha/));
  await hands.paste(lines.join('\n'));
  screen.getByText('2 pessoas');
  await hands.click(screen.getByRole('button', { name: 'Conferir' }));
  const results = within(await screen.findByRole('list', { name: 'Linha a linha' }));
  results.getByText('Pronta');
  results.getByText('Nível de Acesso: não existe este nível');
  await hands.click(screen.getByRole('button', { name: 'Convidar 1 pessoa' }));
  await results.findByText('Convidada');
  results.getByText('Recusada');
  const sent = server.sent('POST /users/invitations');
  expect(sent.map(({ dry_run, rows }) => [dry_run, (rows as object[]).length])).toEqual([
    [true, 2],
    [false, 1],
  ]);
  const [, close] = screen.getAllByRole('button', { name: 'Fechar' });
  await hands.click(close ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who was made and got no letter, and who has to wait, are told in words', async () => {
  const server = aServerWith([]);
  const wait = { pointer: '/email', code: 'too-many-new-addresses', params: { retry_after: 1_500 } };
  server.answers(inviteUsers, ({ rows, dry_run }) => ({
    data: rows.map(({ full_name }) => {
      if (dry_run) return { outcome: 'ready' as const, id: null, errors: [] };
      return full_name === 'Ana Lima'
        ? { outcome: 'letter-refused' as const, id: crypto.randomUUID(), errors: [] }
        : { outcome: 'refused' as const, id: null, errors: [wait] };
    }),
  }));
  const hands = await openPage(server, invites, { as: 'admin' });
  await hands.click(await screen.findByLabelText(/^Uma pessoa por linha/));
  await hands.paste(lines.join('\n'));
  await hands.click(screen.getByRole('button', { name: 'Conferir' }));
  await hands.click(await screen.findByRole('button', { name: 'Convidar 2 pessoas' }));
  const results = within(await screen.findByRole('list', { name: 'Linha a linha' }));
  await results.findByText('Criada sem email');
  results.getByText(/^A pessoa foi criada, mas o email não saiu/);
  results.getByText('Email: muitos endereços novos em uma hora; tente de novo em 25 minutos');
});

test('lines come from a file as well, and more than fifty are refused by the name of the first too many', async () => {
  const server = aServerWith([]);
  const hands = await openPage(server, invites, { as: 'admin' });
  const many = Array.from({ length: 51 }, (_, at) => `Pessoa ${at + 1};p${at + 1}@mar.test;marinheiro`);
  await screen.findByRole('dialog', { name: 'Convidar várias pessoas' });
  await hands.upload(
    screen.getByLabelText('Escolher arquivo CSV'),
    new File([many.join('\n')], 'pessoas.csv'),
  );
  await screen.findByText('São 51 linhas e cabem 50 de cada vez: tire a partir de “Pessoa 51”.');
  expect(screen.getByRole('button', { name: 'Conferir' })).toHaveProperty('disabled', true);
  expect(server.sent('POST /users/invitations')).toEqual([]);
});

test('levels of a supplier ask once for which one', async () => {
  const hands = await openPage(aServerWith([]), invites, { as: 'admin' });
  await hands.click(await screen.findByLabelText(/^Uma pessoa por linha/));
  await hands.paste('Ana;ana@mar.test;User Fornec.\nRui;rui@mar.test;supplier');
  await screen.findByRole('combobox', { name: /^Fornecedor/ });
  expect(screen.queryByRole('combobox', { name: /^Agente/ })).toBeNull();
});

test('rights are copied from another person of the level, with a reason', async () => {
  const server = aServerWith([person(1, { version: 3 }), person(2), person(3, { role: 'manager' })]);
  const hands = await openPage(server, list, { as: 'admin' });
  await hands.click(await screen.findByRole('button', { name: 'Ações de Pessoa 1' }));
  await hands.click(await screen.findByRole('menuitem', { name: 'Copiar permissões de…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copiar permissões' }));
  const press = async () => await hands.click(dialog.getByRole('button', { name: 'Copiar permissões' }));
  await press();
  await dialog.findByText('Escolha de quem copiar');
  dialog.getByText('Escreva pelo menos 5 caracteres');
  await hands.click(dialog.getByRole('combobox', { name: /^De quem/ }));
  const others = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(others).toEqual(['Pessoa 2pessoa2@mar-azul.test']);
  await hands.click(screen.getByRole('option', { name: /Pessoa 2/ }));
  await hands.type(dialog.getByLabelText(/^Motivo/), 'Mesma função');
  server.answers(copyUserRights, refuses('stale-version', { params: { current: person(1), yours: null } }));
  await press();
  await screen.findByText('Não foi possível copiar as permissões.');
  const tooMany = { pointer: '/from', code: 'too-many-exceptions', params: { maximum: 100 } };
  server.answers(copyUserRights, refuses('validation', { errors: [tooMany] }));
  await press();
  await dialog.findByText('Passaria de 100 exceções: tire antes algumas desta pessoa');
  server.answers(copyUserRights, { version: 4, copied: 2, left: 1 });
  await press();
  await screen.findByText('2 exceções copiadas.');
  screen.getByText('1 ficou de fora: você não pode dá-la.');
  expect(server.sent('POST /users/:id/permissions/copy').at(-1)).toEqual({
    id: person(1).id,
    from: person(2).id,
    version: 3,
    reason: 'Mesma função',
  });
});

test('of a level that holds everything no rights are copied', async () => {
  const hands = await openPage(aServerWith([person(1, { role: 'admin' })]), list, { as: 'admin' });
  await hands.click(await screen.findByRole('button', { name: 'Ações de Pessoa 1' }));
  await screen.findByRole('menuitem', { name: 'Editar' });
  expect(screen.queryByRole('menuitem', { name: 'Copiar permissões de…' })).toBeNull();
});

import { createUser, updateUser } from '@leme/contract/access/people/user-endpoints';
import { sendPasswordReset } from '@leme/contract/access/sign-in/link-endpoints';
import { suppliers } from '@leme/contract/fleet/suppliers';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { noAnswer, refuses } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { pasteInto } from '../../../testing/paste-into.ts';
import { aServerWith, person } from './users.testing.ts';

const list = '/mar-azul/users';
const creates = `${list}?open=new`;

async function choose(hands: UserEvent, field: RegExp, option: RegExp) {
  await hands.click(await screen.findByRole('combobox', { name: field }));
  await hands.click(await screen.findByRole('option', { name: option }));
}

/** Fills the dialog in for a guide. */
async function fillIn(hands: UserEvent) {
  await pasteInto(hands, await screen.findByLabelText(/^Nome Completo/), 'Beto Reis');
  await pasteInto(hands, screen.getByLabelText(/^Email/), 'beto@mar-azul.test');
  await pasteInto(hands, screen.getByLabelText(/^Senha Temporária/), 'ondas7');
  await choose(hands, /^Nível de Acesso/, /^Marinheiro/);
}

test('somebody new gets name, address, password and level, and the welcome letter [B2.4-04] [B2.4-07] [B2.4-08] [B2.4-09] [B2.4-10] [B2.4-11] [B2.4-13] [B8.2-11]', async () => {
  const server = aServerWith([]);
  server.answers(createUser, { welcome: 'queued' });
  const hands = await openPage(server, list, { as: 'admin' });
  await hands.click(await screen.findByRole('button', { name: /^Novo Usuário/ }));
  await screen.findByRole('dialog', { name: 'Adicionar Novo Usuário' });
  await fillIn(hands);
  await hands.click(screen.getByRole('button', { name: 'Criar Usuário' }));
  await screen.findByText('Usuário criado e email de boas-vindas enviado com sucesso!');
  expect(server.sent('POST /users')).toMatchObject([
    { full_name: 'Beto Reis', email: 'beto@mar-azul.test', password: 'ondas7', role: 'marinheiro' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.sent('POST /functions/send-password-reset')).toEqual([]);
});

test.each([
  ['an answer', refuses('too-many-requests'), 'mas houve erro no envio do email de boas-vindas.'],
  ['no connection', noAnswer, 'mas não foi possível enviar o email de boas-vindas.'],
])(
  'a letter refused by %s is told beside the new user [B8.2-08] [B8.2-09] [B7.2-13]',
  async (_, refuse, says) => {
    const server = aServerWith([]);
    server.answers(createUser, { email: 'beto@mar-azul.test', full_name: 'Beto Reis', welcome: 'refused' });
    server.answers(sendPasswordReset, refuse);
    const hands = await openPage(server, creates, { as: 'admin' });
    await fillIn(hands);
    await hands.click(screen.getByRole('button', { name: 'Criar Usuário' }));
    await screen.findByText('Usuário criado');
    screen.getByText(`Usuário criado com sucesso, ${says}`);
    expect(server.sent('POST /functions/send-password-reset')).toMatchObject([
      { email: 'beto@mar-azul.test', isNewUser: true, locale: 'pt-BR' },
    ]);
  },
);

test('nothing is sent without name, address, level and a password of six signs [B5.3-01] [B5.3-02] [B9-12]', async () => {
  const server = aServerWith([]);
  const hands = await openPage(server, creates, { as: 'admin' });
  await hands.type(await screen.findByLabelText(/^Senha Temporária/), 'onda7');
  await hands.click(screen.getByRole('button', { name: 'Criar Usuário' }));
  await screen.findByText('Use pelo menos 6 caracteres');
  expect(screen.getAllByText('Preencha este campo').length).toBeGreaterThanOrEqual(3);
  expect(server.sent('POST /users')).toEqual([]);
});

test('a password is made by chance, shown and copied', async () => {
  const hands = await openPage(aServerWith([]), creates, { as: 'admin' });
  const writes = vi.spyOn(navigator.clipboard, 'writeText');
  const field = await screen.findByLabelText<HTMLInputElement>(/^Senha Temporária/);
  expect(screen.getByRole('button', { name: 'Copiar senha' })).toHaveProperty('disabled', true);
  await hands.click(screen.getByRole('button', { name: 'Gerar senha' }));
  expect(field.value).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  expect(field.type).toBe('text');
  await hands.click(screen.getByRole('button', { name: 'Copiar senha' }));
  await screen.findByText('Senha copiada.');
  expect(writes).toHaveBeenCalledWith(field.value);
});

test('a level of a supplier asks for which one', async () => {
  const server = aServerWith([]);
  const supplier = { id: crypto.randomUUID(), name: 'Escuna Bela' };
  server.answers(resourceEndpoints(suppliers).list, { data: [supplier], count: 1 });
  const hands = await openPage(server, creates, { as: 'admin' });
  await fillIn(hands);
  expect(screen.queryByLabelText(/^Fornecedor/)).toBeNull();
  await choose(hands, /^Nível de Acesso/, /^User Fornec\./);
  await hands.click(screen.getByRole('button', { name: 'Criar Usuário' }));
  expect((await screen.findAllByText('Preencha este campo')).length).toBeGreaterThan(0);
  await hands.click(screen.getByRole('combobox', { name: /^Fornecedor/ }));
  await hands.click(await screen.findByRole('option', { name: 'Escuna Bela' }));
  await hands.click(screen.getByRole('button', { name: 'Criar Usuário' }));
  await waitFor(() => expect(server.sent('POST /users')).toHaveLength(1));
  expect(server.sent('POST /users')).toMatchObject([{ role: 'supplier_user', supplier_id: supplier.id }]);
});

test('what the server says of creating stands beside its field or in a message [B5.3-04] [B8.2-06]', async () => {
  const server = aServerWith([]);
  const hands = await openPage(server, creates, { as: 'admin' });
  await fillIn(hands);
  const press = async () => await hands.click(screen.getByRole('button', { name: 'Criar Usuário' }));
  server.answers(createUser, refuses('email-in-use'));
  await press();
  await waitFor(() => expect(screen.getAllByText('Este email já está em uso')).toHaveLength(2));
  server.answers(createUser, refuses('role-not-yours-to-create'));
  await press();
  const words = 'Você não tem permissão para criar usuários com esse nível de acesso.';
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  server.answers(createUser, noAnswer);
  await press();
  await screen.findByText('Não foi possível criar o usuário.');
  screen.getByRole('dialog', { name: 'Adicionar Novo Usuário' });
});

test('an edit sends what was changed alone; another address warns first [B2.4-14] [B2.4-15] [B2.4-16] [B2.4-17] [B2.4-18] [B2.4-30] [B8.2-12]', async () => {
  const server = aServerWith([person(1, { version: 4 })]);
  const hands = await openPage(server, list, { as: 'admin' });
  await hands.click(await screen.findByRole('button', { name: 'Ações de Pessoa 1' }));
  await hands.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  await screen.findByRole('dialog', { name: 'Editar Usuário' });
  expect(screen.queryByLabelText(/^Senha/)).toBeNull();
  const email = await screen.findByLabelText(/^Email/);
  const warning = 'As sessões da pessoa terminam e o endereço antigo é avisado.';
  expect(screen.queryByText(warning)).toBeNull();
  await pasteInto(hands, email, 'nova@mar-azul.test');
  screen.getByText(warning);
  await hands.click(screen.getByRole('button', { name: 'Salvar Alterações' }));
  await screen.findByText('Usuário atualizado com sucesso!');
  expect(server.sent('PATCH /users/:id')).toEqual([
    { id: person(1).id, version: 4, email: 'nova@mar-azul.test' },
  ]);
});

test('a level that is not theirs to give, and a failure, are told in words [B5.3-05] [B8.2-07]', async () => {
  const server = aServerWith([person(1)]);
  const hands = await openPage(server, `${list}?open=edit&user=${person(1).id}`, { as: 'admin' });
  await choose(hands, /^Nível de Acesso/, /^Gerente/);
  server.answers(updateUser, refuses('role-not-yours-to-give'));
  await hands.click(screen.getByRole('button', { name: 'Salvar Alterações' }));
  const words = 'Você não tem permissão para alterar para esse nível de acesso.';
  await screen.findByText(`Não foi possível atualizar o usuário: ${words}`);
  screen.getByText(words);
  server.answers(updateUser, refuses('last-administrator'));
  await hands.click(screen.getByRole('button', { name: 'Salvar Alterações' }));
  await screen.findByText(
    'Não foi possível atualizar o usuário: Alguém ativo precisa ficar com este nível de acesso.',
  );
});

test('what somebody else saved meanwhile is compared, and both parts are saved', async () => {
  const server = aServerWith([person(1)]);
  const hands = await openPage(server, `${list}?open=edit&user=${person(1).id}`, { as: 'admin' });
  const name = await screen.findByLabelText(/^Nome Completo/);
  await pasteInto(hands, name, 'Nome Meu');
  const current = person(1, { full_name: 'Nome Deles', role: 'manager', version: 2 });
  server.answers(updateUser, refuses('stale-version', { params: { current, yours: {} } }));
  await hands.click(screen.getByRole('button', { name: 'Salvar Alterações' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Outra pessoa alterou este usuário' }));
  choice.getByRole('radio', { name: /Nome Deles/ });
  choice.getByText('Gerente');
  server.answers(updateUser, current);
  await hands.click(choice.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Usuário atualizado com sucesso!');
  expect(server.sent('PATCH /users/:id')).toEqual([
    { id: person(1).id, version: 1, full_name: 'Nome Meu' },
    { id: person(1).id, version: 2, full_name: 'Nome Meu' },
  ]);
});

test('the name of the partner somebody else chose meanwhile comes with the refusal', async () => {
  const works = (supplier_id: string, partner_name: string) => ({
    role: 'supplier_user' as const,
    supplier_id,
    partner_name,
  });
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const server = aServerWith([person(1, works(one, 'Escuna Bela'))]);
  const hands = await openPage(server, `${list}?open=edit&user=${person(1).id}`, { as: 'admin' });
  await hands.type(await screen.findByLabelText(/^Nome Completo/), ' Lima');
  const current = person(1, { ...works(other, 'Náutica Sul'), version: 2 });
  server.answers(updateUser, refuses('stale-version', { params: { current, yours: {} } }));
  await hands.click(screen.getByRole('button', { name: 'Salvar Alterações' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Outra pessoa alterou este usuário' }));
  choice.getByText('Náutica Sul');
  choice.getByText('Fornecedor');
});

test('a dialog with unsaved work asks before it closes, and focus goes back to where it came from [B2.4-12]', async () => {
  const hands = await openPage(aServerWith([]), list, { as: 'admin' });
  const opener = await screen.findByRole('button', { name: /^Novo Usuário/ });
  await hands.click(opener);
  await hands.type(await screen.findByLabelText(/^Nome Completo/), 'Beto');
  await hands.click(screen.getByRole('button', { name: 'Cancelar' }));
  await hands.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Novo Usuário'));
});

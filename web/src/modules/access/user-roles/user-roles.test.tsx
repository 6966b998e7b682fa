import { isEditable } from '@leme/contract/access/grants';
import { listRoleDifferences, listRoles, putUserRoles } from '@leme/contract/access/people/rights-endpoints';
import { listUsers } from '@leme/contract/access/people/user-endpoints';
import { assignableRoles, isPlatformRole, partnerKind, type Role, roles } from '@leme/contract/access/roles';
import { suppliers } from '@leme/contract/fleet/suppliers';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const here = roles.filter((role) => !isPlatformRole(role));
const noPartner = { supplier_id: null, agent_id: null };
const personOf = (full_name: string, more: object = {}) => ({
  id: crypto.randomUUID(),
  full_name,
  email: `${full_name.toLowerCase()}@mar-azul.test`,
  status: 'active' as const,
  role: 'marinheiro' as const,
  version: 3,
  is_kept: true,
  ...noPartner,
  created_at: '2031-01-01T12:00:00Z',
  updated_at: '2031-01-01T12:00:00Z',
  ...more,
});

/** A company of three sailors, one of whom the asking person may not change. */
function aCompany(actor: Role = 'admin', holdsFullAdmin = false) {
  const server = aServer();
  const people = [personOf('Bia'), personOf('Caio'), personOf('Davi', { is_kept: false })];
  server.answers(listRoles, {
    data: here.map((name, at) => ({
      name,
      rank: at + 1,
      is_editable: isEditable(name),
      partner: partnerKind(name),
      is_assignable: assignableRoles(actor, holdsFullAdmin).includes(name),
      gives: assignableRoles(name, holdsFullAdmin).filter((role) => here.includes(role)) as Role[],
      people: name === 'marinheiro' ? people.length : 0,
    })),
  });
  server.answers(listUsers, ({ role }) => {
    const data = role?.includes('marinheiro') ? people : [];
    return { data, count: data.length, page: 1, limit: 50 };
  });
  server.answers(listRoleDifferences, { data: [], versions: {}, active_resources: null });
  return { server, people };
}

const open = (server: ReturnType<typeof aServer>, search = '', visit: Parameters<typeof openPage>[2] = {}) =>
  openPage(server, `/mar-azul/user-roles${search}`, { as: 'admin', ...visit });
const searched = () => Object.fromEntries(new URLSearchParams(location.search));

test('an administrator finds in the menu the roles by rank under their labels, with how many people hold each [B2.2-04, A2.3-29, A7.5-18, B6.2-05, B6.2-06, B6.2-07, B6.2-08, B6.2-09, B6.2-10, B6.2-11, B6.2-12, B6.2-13, B6.2-14, B6.2-15]', async () => {
  const { server } = aCompany();
  const person = await openPage(server, '/mar-azul/sessions', { as: 'admin' });
  await person.click(await screen.findByRole('button', { name: 'Gestão de Usuários' }));
  const link = await screen.findByRole('link', { name: 'Funções de Usuários' });
  await person.hover(link);
  await waitFor(() => expect(server.times('GET /roles')).toBe(1));
  await person.click(link);
  const list = await screen.findByRole('list', { name: 'Funções, da mais alta à mais baixa' });
  const shown = within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(shown).toEqual([
    'AdminninguémRegra',
    'Admin Fornec.ninguémRegraFornecedor',
    'Admin AgenteninguémRegraAgente',
    'GerenteninguémRegra',
    'Manager Fornec.ninguémRegraFornecedor',
    'Manager AgenteninguémRegraAgente',
    'User Fornec.ninguémAjustávelFornecedor',
    'User AgenteninguémAjustávelAgente',
    'Marinheiro3 pessoasAjustável',
    'UsuárioninguémAjustável',
    'FornecedorninguémAjustávelFornecedor',
  ]);
});

const staff = ['Admin', 'Gerente', 'Marinheiro', 'Usuário'];

/** Whom each role gives, as the table has it. */
async function givenByAll(holdsFullAdmin = false): Promise<Map<string, string[]>> {
  const { server } = aCompany('admin', holdsFullAdmin);
  await open(server, '?view=gives');
  const table = within(await screen.findByRole('table'));
  const names = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const given = table.getAllByRole('row').map((row): [string, string[]] => {
    const [giver, ...cells] = [...row.children].map(({ textContent }) => textContent);
    return [giver ?? '', names.slice(1).filter((__, at) => cells[at] === 'Sim')];
  });
  return new Map([...given, ['', names.slice(1)]]);
}

test('the table of who gives whom: the platform and the administrator give all or the staff, partners their kind, a sailor nobody [B6.1-01, B6.2-01, B6.1-02, B6.2-02, B6.1-03, B6.2-03, B6.1-04, B6.2-04, B6.1-05, B6.1-06, B6.1-07, B6.1-08, B6.1-09, B6.1-10, B6.1-12]', async () => {
  const given = await givenByAll();
  const all = given.get('');
  expect(Object.fromEntries(given)).toMatchObject({
    'SaaS Super': all,
    'SaaS Admin': all,
    'SaaS Manager': staff,
    'SaaS User': staff,
    Admin: all,
    Gerente: staff,
    'Admin Fornec.': ['Manager Fornec.', 'User Fornec.', 'Fornecedor'],
    'Manager Fornec.': ['User Fornec.', 'Fornecedor'],
    'Admin Agente': ['Manager Agente', 'User Agente'],
    'Manager Agente': ['User Agente'],
    Marinheiro: [],
  });
});

test('in the table of who gives whom a user with Full Admin gives the staff [B6.1-11]', async () => {
  expect((await givenByAll(true)).get('Usuário')).toEqual(staff);
});

test('a role that gives others only by Full Admin says so, and so does the table; those of the table of roles do not [B6.1-11, B6.1-14]', async () => {
  const { server } = aCompany('admin', true);
  const person = await open(server, '?role=user');
  const user = within(await screen.findByRole('region', { name: 'Usuário' }));
  user.getByText('Vem do módulo “Full Admin”: sem ele, Usuário não dá função nenhuma.');
  await person.click(screen.getByRole('link', { name: /^Gerente/ }));
  const manager = within(await screen.findByRole('region', { name: 'Gerente' }));
  expect(manager.queryByText(/Full Admin/)).toBeNull();
  await person.click(screen.getByRole('tab', { name: 'Quem dá a quem' }));
  await screen.findByText('Pelo módulo “Full Admin”: Marinheiro e Usuário. Sem ele, não dão função nenhuma.');
});

test('a role tells who gives it, what it gives and the menu its people have', async () => {
  const { server } = aCompany();
  const person = await open(server, '?role=manager');
  const role = within(await screen.findByRole('region', { name: 'Gerente' }));
  role.getByText('Admin e Gerente');
  role.getByText('Admin, Gerente, Marinheiro e Usuário');
  await role.findByText('Ninguém tem esta função');
  await person.click(role.getByRole('tab', { name: 'O que alcança' }));
  await role.findByText('Embarcações', { selector: 'dd' });
  expect(role.queryByText('Permissões por Função')).toBeNull();
  expect(searched()).toEqual({ role: 'manager', tab: 'reach' });
  await person.click(role.getByRole('link', { name: 'Permissões da função' }));
  await screen.findByRole('table', { name: 'Permissões de Gerente' });
});

test('people are given another role together; one who is refused is named with the reason', async () => {
  const { server, people } = aCompany();
  const [bia, caio] = people;
  const person = await open(server, '?role=marinheiro');
  await person.click(await screen.findByRole('checkbox', { name: 'Selecionar Bia' }));
  await person.click(screen.getByRole('checkbox', { name: 'Selecionar Caio' }));
  expect(screen.queryByRole('checkbox', { name: 'Selecionar Davi' })).toBeNull();
  screen.getByText('Você não pode mudar esta pessoa');
  await person.click(screen.getByRole('button', { name: 'Mudar função' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mudar a função de 2 pessoas' }));
  dialog.getByText('Bia, Caio');
  await person.click(dialog.getByRole('button', { name: 'Mudar função' }));
  await dialog.findAllByText('Escolha a função');
  await person.click(dialog.getByRole('combobox', { name: /Nova função/ }));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).not.toContain('Marinheiro');
  await person.click(screen.getByRole('option', { name: 'Usuário' }));
  server.answers(putUserRoles, ({ rows }) => ({
    data: rows.map(({ user_id }) =>
      user_id === caio?.id
        ? { user_id, outcome: 'refused' as const, problem: 'last-administrator', version: null }
        : { user_id, outcome: 'changed' as const, problem: null, version: 4 },
    ),
  }));
  await person.click(dialog.getByRole('button', { name: 'Mudar função' }));
  await screen.findByText('1 pessoa agora é Usuário');
  expect(server.sent('PUT /user-roles')).toEqual([
    {
      rows: [bia, caio].map((each) => ({ user_id: each?.id, role: 'user', version: 3, ...noPartner })),
    },
  ]);
  const report = within(screen.getByText('1 pessoa não mudou de função:').parentElement ?? document.body);
  const [refusal] = report.getAllByRole('listitem');
  expect(refusal?.textContent).toBe('Caio Alguém ativo precisa ficar com este nível de acesso.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await person.click(screen.getByRole('button', { name: 'Desfazer os outros' }));
  await screen.findByText('1 alteração desfeita');
  expect(server.sent('PUT /user-roles').at(-1)).toEqual({
    rows: [{ user_id: bia?.id, role: 'marinheiro', version: 4, ...noPartner }],
  });
  expect(screen.queryByText('1 pessoa não mudou de função:')).toBeNull();
});

test('whoever was moved goes back by a press to role and partner, and who is refused then stays with the reason', async () => {
  const { server, people } = aCompany();
  const partner = crypto.randomUUID();
  for (const each of people) Object.assign(each, { supplier_id: partner });
  const [bia, caio] = people;
  const person = await open(server, '?role=marinheiro');
  for (const name of ['Bia', 'Caio'])
    await person.click(await screen.findByRole('checkbox', { name: `Selecionar ${name}` }));
  await person.click(screen.getByRole('button', { name: 'Mudar função' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('combobox', { name: /Nova função/ }));
  await person.click(await screen.findByRole('option', { name: 'Usuário' }));
  server.answers(putUserRoles, ({ rows }) => ({
    data: rows.map(({ user_id, version }) => ({
      user_id,
      outcome: 'changed' as const,
      problem: null,
      version: version + 1,
    })),
  }));
  await person.click(dialog.getByRole('button', { name: 'Mudar função' }));
  await screen.findByText('2 pessoas agora são Usuário');
  server.answers(putUserRoles, ({ rows }) => ({
    data: rows.map(({ user_id }) =>
      user_id === bia?.id
        ? { user_id, outcome: 'refused' as const, problem: 'stale-version', version: null }
        : { user_id, outcome: 'changed' as const, problem: null, version: 5 },
    ),
  }));
  await person.click(screen.getByRole('button', { name: 'Desfazer' }));
  await screen.findByText('1 pessoa não mudou de função:');
  screen.getByText('1 alteração desfeita');
  expect(screen.queryByRole('button', { name: 'Desfazer os outros' })).toBeNull();
  expect(server.sent('PUT /user-roles').at(-1)).toEqual({
    rows: [bia, caio].map((each) => ({
      user_id: each?.id,
      role: 'marinheiro',
      version: 4,
      supplier_id: partner,
      agent_id: null,
    })),
  });
});

test('a role of a partner asks for the partner', async () => {
  const { server } = aCompany();
  const partner = crypto.randomUUID();
  server.answers(resourceEndpoints(suppliers).list, {
    data: [{ id: partner, name: 'Náutica Sul' }],
    count: 1,
  } as never);
  const person = await open(server, '?role=marinheiro');
  await person.click(await screen.findByRole('checkbox', { name: 'Selecionar Bia' }));
  await person.click(screen.getByRole('button', { name: 'Mudar função' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('combobox', { name: /Nova função/ }));
  await person.click(await screen.findByRole('option', { name: 'User Fornec.' }));
  await person.click(dialog.getByRole('button', { name: 'Mudar função' }));
  await dialog.findByText('Escolha o parceiro');
  await person.click(dialog.getByRole('combobox', { name: /^Fornecedor/ }));
  await person.click(await screen.findByRole('option', { name: 'Náutica Sul' }));
  server.answers(putUserRoles, ({ rows }) => ({
    data: rows.map(({ user_id }) => ({ user_id, outcome: 'changed' as const, problem: null, version: 4 })),
  }));
  await person.click(dialog.getByRole('button', { name: 'Mudar função' }));
  await screen.findByText('1 pessoa agora é User Fornec.');
  expect(server.sent('PUT /user-roles')).toMatchObject([
    { rows: [{ role: 'supplier_user', supplier_id: partner }] },
  ]);
});

test('who may not change users sees who holds a role and moves nobody', async () => {
  const { server } = aCompany();
  await open(server, '?role=marinheiro', { without: ['users:update'] });
  await screen.findByText('Bia');
  expect(screen.queryByRole('button', { name: 'Mudar função' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('on a phone the roles are a list, and one of them has the way back', async () => {
  const { server } = aCompany();
  const person = await open(server, '', { size: 'phone' });
  await person.click(await screen.findByRole('link', { name: /^Marinheiro/ }));
  await screen.findByText('Caio');
  expect(screen.queryByRole('list', { name: /^Funções/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Voltar' }));
  await screen.findByRole('list', { name: /^Funções/ });
});

test('roles that do not come are asked for again', async () => {
  const { server } = aCompany();
  server.answers(listRoles, refuses('not-found'));
  const person = await open(server);
  await screen.findByText('Erro ao carregar funções');
  server.answers(listRoles, { data: [{ name: 'admin', rank: 1, people: 2, gives: [] }] });
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('2 pessoas');
});

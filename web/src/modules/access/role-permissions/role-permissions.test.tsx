import { listRoleDifferences, putRolePermissions } from '@leme/contract/access/people/rights-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aCompany, cell, isOn, marinheiroMay, open } from './role-permissions.testing.ts';

const searched = () => Object.fromEntries(new URLSearchParams(location.search));

test('an administrator finds the page in the menu; rights stand in the groups of the menu, under the titles of their pages [B2.2-05, A2.3-30, A7.5-19]', async () => {
  const { server } = aCompany();
  const person = await openPage(server, '/mar-azul/sessions', { as: 'admin' });
  await person.click(await screen.findByRole('button', { name: 'Gestão de Usuários' }));
  const link = await screen.findByRole('link', { name: 'Permissões por Função' });
  await person.hover(link);
  await waitFor(() => expect(server.times('GET /role-permissions/differences')).toBe(1));
  await person.click(link);
  const matrix = within(await screen.findByRole('table', { name: 'Permissões de Marinheiro' }));
  const groups = matrix
    .getAllByRole<HTMLTableCellElement>('rowheader')
    .filter(({ scope }) => scope === 'rowgroup');
  const names = groups.map(({ textContent }) => textContent);
  expect([names[0], names.at(-1)]).toEqual(['Principal', 'Outros']);
  const others = matrix
    .getAllByRole('rowheader')
    .slice(-7)
    .map(({ textContent }) => textContent);
  expect(others).toEqual([
    'Outros',
    'Liberação com ressalva',
    'Presença no manifesto',
    'Saúde dos passageiros',
    'Pagamentos de reservas',
    'Análises',
    'Monitoramento',
  ]);
  matrix.getByRole('rowheader', { name: 'Pré-vendas, Coleta do Cliente e Coleta do Parceiro' });
});

test('a right says its default, and a difference who made it and when', async () => {
  const { server } = aCompany();
  await open(server);
  await cell('Diário de Bordo: Ler');
  expect((await cell('Diário de Bordo: Ler')).title).toBe('Padrão: Sim');
  expect((await cell('Embarcações: Ler')).title).toMatch(
    /^Ana Lima mudou para Sim em 07\/02\/2031 08:00 \(padrão: Não\)$/,
  );
  expect(await isOn('Embarcações: Ler')).toBe(true);
  expect(await isOn('Diário de Bordo: Alterar')).toBe(false);
});

test('what was chosen is told in sentences and saved at once with Ctrl+S; the default leaves no difference; undo brings all back', async () => {
  const { server, state } = aCompany();
  const person = await open(server, '?q=embarca');
  await person.click(await cell('Embarcações: Ler'));
  await person.click(await cell('Motores: Criar'));
  await person.click(await cell('Alertas: Ler'));
  screen.getByText('Marinheiro deixa de ler Embarcações');
  screen.getByText('Marinheiro passa a criar em Motores');
  await person.click(screen.getByRole('button', { name: 'Retirar: Marinheiro passa a ler Alertas' }));
  screen.getByRole('region', { name: '2 mudanças a salvar' });
  await person.keyboard('{Control>}s{/Control}');
  await screen.findByText('Marinheiro: 2 mudanças salvas');
  expect(server.sent('PUT /role-permissions')).toEqual([
    {
      role: 'marinheiro',
      version: 4,
      changes: [
        { resource: 'boats', action: 'read', granted: null },
        { resource: 'motors', action: 'create', granted: true },
      ],
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Desfazer' }));
  await screen.findByText('Marinheiro: mudanças desfeitas');
  expect(server.sent('PUT /role-permissions').at(-1)).toEqual({
    role: 'marinheiro',
    version: 5,
    changes: [
      { resource: 'boats', action: 'read', granted: true },
      { resource: 'motors', action: 'create', granted: null },
    ],
  });
  expect(state.data.map(({ resource }) => resource).sort()).toEqual(['boats', 'logbook']);
});

test('a named set fills the matrix in before anything is saved, and says what it leaves out', async () => {
  const { server } = aCompany([]);
  const person = await open(server, '?q=motores', { without: ['motors:update'] });
  await cell('Motores: Ler');
  await person.click(screen.getByRole('button', { name: 'Conjuntos' }));
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(names.map((name) => /^(Vendas|Oficina|Caixa)/.exec(name ?? '')?.[0])).toEqual([
    ...['Vendas', 'Oficina', 'Caixa'],
  ]);
  await person.click(screen.getByRole('menuitem', { name: /^Oficina/ }));
  expect([await isOn('Motores: Ler'), await isOn('Motores: Criar')]).toEqual([true, true]);
  expect([await isOn('Motores: Alterar'), await isOn('Motores: Excluir')]).toEqual([false, false]);
  await screen.findByText(/^Oficina: \d+ direitos marcados, falta salvar$/);
  screen.getByText('1 fica de fora: não pode ser dado a Marinheiro aqui');
  screen.getByText('Marinheiro passa a criar em Motores');
  expect(server.sent('PUT /role-permissions')).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Retirar: Marinheiro passa a criar em Motores' }));
  expect(await isOn('Motores: Criar')).toBe(false);
});

test('where somebody saved first that is told, the matrix is the newest, and what still differs can be saved', async () => {
  const { server, state } = aCompany();
  const person = await open(server, '?q=embarca');
  await person.click(await cell('Motores: Ler'));
  await person.click(await cell('Alertas: Ler'));
  // A colleague gave one of them and took another back, and the page has not heard of it.
  state.version = 9;
  state.data = [marinheiroMay('motors', 'read')];
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText(/^Outra pessoa mudou Marinheiro enquanto você editava/);
  screen.getByRole('region', { name: '1 mudança a salvar' });
  expect(await isOn('Embarcações: Ler')).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Marinheiro: 1 mudança salva');
  expect(server.sent('PUT /role-permissions').at(-1)).toEqual({
    role: 'marinheiro',
    version: 9,
    changes: [{ resource: 'alerts', action: 'read', granted: true }],
  });
  expect(screen.queryByText(/^Outra pessoa mudou/)).toBeNull();
});

test('what colleagues change shows by itself', async () => {
  const { server, state } = aCompany();
  await open(server, '?q=embarca');
  expect(await isOn('Motores: Ler')).toBe(false);
  state.data = [marinheiroMay('motors', 'read')];
  server.tells({ table: 'role-permissions', ids: null, kind: 'updated', own: false });
  await waitFor(async () => expect(await isOn('Motores: Ler')).toBe(true));
});

test('a role goes back to its defaults after a question that counts what stays', async () => {
  const { server } = aCompany();
  const person = await open(server, '?q=embarca', { without: ['logbook:update'] });
  await person.click(await screen.findByRole('button', { name: 'Voltar ao padrão' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Voltar Marinheiro ao padrão?' }));
  question.getByText('1 diferença deixa de valer na hora.');
  question.getByText('1 fica como está: você não pode dar este direito.');
  await person.click(question.getByRole('button', { name: 'Voltar ao padrão' }));
  await screen.findByText('Marinheiro: 1 mudança salva');
  expect(server.sent('PUT /role-permissions')).toMatchObject([
    { changes: [{ resource: 'boats', action: 'read', granted: null }] },
  ]);
});

test('two roles stand side by side, and only where they differ when that is asked', async () => {
  const { server } = aCompany();
  const person = await open(server, '?compare=user');
  const columns = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  expect(columns.slice(1)).toEqual(
    ['Marinheiro', 'Usuário'].flatMap((role) =>
      ['Ler', 'Criar', 'Alterar', 'Excluir'].map((action) => role + action),
    ),
  );
  await person.click(screen.getByRole('combobox', { name: 'Mostrar' }));
  await person.click(await screen.findByRole('option', { name: 'Só onde as duas diferem' }));
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Manifesto de Sessões' })).toBeNull());
  const row = within(screen.getByRole('row', { name: /^Dashboard/ }));
  expect(row.getAllByRole('cell').at(4)?.textContent).toBe('Sim');
  expect(searched()).toEqual({ compare: 'user', show: 'unlike' });
});

test('resources are found by their names, and only differences show when that is asked', async () => {
  const { server } = aCompany();
  const person = await open(server, '?show=changed');
  await cell('Embarcações: Ler');
  const rows = () =>
    screen.getAllByRole<HTMLTableCellElement>('rowheader').filter(({ scope }) => scope === 'row');
  expect(rows().map(({ textContent }) => textContent)).toEqual(['Diário de Bordo', 'Embarcações']);
  await person.type(screen.getByRole('searchbox', { name: 'Buscar recurso' }), 'manifesto');
  await screen.findByText('Nenhum recurso com estes filtros');
  await person.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await cell('Dashboard: Ler');
  expect(searched()).toEqual({});
});

test('arrow keys go from right to right, and Tab leaves the matrix', async () => {
  const { server } = aCompany();
  const person = await open(server);
  (await cell('Dashboard: Ler')).focus();
  await person.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Diário de Bordo: Criar');
  await person.tab();
  expect(document.activeElement?.closest('table')).toBeNull();
  await person.tab({ shift: true });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Diário de Bordo: Criar');
});

test('another role asks first what becomes of what was chosen', async () => {
  const { server } = aCompany();
  const person = await open(server, '?q=embarca');
  await person.click(await cell('Motores: Ler'));
  const choose = async () => {
    await person.click(screen.getByRole('combobox', { name: 'Função' }));
    await person.click(await screen.findByRole('option', { name: 'Usuário' }));
  };
  await choose();
  await person.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  screen.getByText('Marinheiro passa a ler Motores');
  await choose();
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Descartar' }));
  await screen.findByRole('table', { name: 'Permissões de Usuário' });
  expect(screen.queryByText(/^Marinheiro passa/)).toBeNull();
});

test('on a phone a resource is a card of four switches with its reasons below', async () => {
  const { server } = aCompany();
  const person = await open(server, '', { size: 'phone', without: ['motors:delete'] });
  const motors = within(await screen.findByRole('article', { name: 'Motores' }));
  expect(motors.getAllByRole('switch')).toHaveLength(4);
  motors.getByText('Excluir: Você não tem este direito e não pode dá-lo');
  within(screen.getByRole('article', { name: 'Leads' })).getByText('Módulo desligado nesta empresa');
  await person.click(motors.getByRole('switch', { name: 'Ler' }));
  await screen.findByText('Marinheiro passa a ler Motores');
});

test('what cannot be saved is told, and what was chosen stays', async () => {
  const { server } = aCompany();
  const person = await open(server, '?q=embarca');
  server.answers(putRolePermissions, refuses('right-not-yours'));
  await person.click(await cell('Motores: Ler'));
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Marinheiro: não foi possível salvar');
  screen.getByText('Você não pode dar esta permissão.');
  screen.getByText('Marinheiro passa a ler Motores');
});

test('rights that do not come are asked for again', async () => {
  const { server } = aCompany();
  server.answers(listRoleDifferences, refuses('not-found'));
  const person = await open(server, '?q=embarca');
  await screen.findByText('Erro ao carregar permissões');
  server.answers(listRoleDifferences, { data: [], versions: {} });
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await isOn('Embarcações: Ler')).toBe(false);
});

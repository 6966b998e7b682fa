import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCompany, cell, marinheiroMay, open } from './role-permissions.testing.ts';

test.each([
  ['marinheiro', 'Painel da Plataforma: Ler', 'Recurso da plataforma: nenhuma empresa o dá'],
  ['marinheiro', 'Leads: Ler', 'Módulo desligado nesta empresa'],
  ['marinheiro', 'Motores: Excluir', 'Você não tem este direito e não pode dá-lo'],
  ['supplier', 'Clientes: Ler', 'Fora do alcance de Fornecedor: parceiros só têm o que é deles'],
  ['admin', 'Embarcações: Ler', 'Admin tem todos os direitos ao seu alcance: é uma regra, não uma lista'],
  [
    'manager',
    'Permissões por Função: Ler',
    'Gerente tem todos os direitos menos os de configuração e permissões: é uma regra, não uma lista',
  ],
])('what cannot be given to %s, such as %s, is fixed and says why', async (role, name, reason) => {
  const { server } = aCompany();
  const person = await open(server, `?role=${role}&q=${name.split(':')[0]}`, { without: ['motors:delete'] });
  const fixed = await cell(name);
  expect(fixed.title).toContain(reason);
  expect(fixed.getAttribute('aria-disabled')).toBe('true');
  const before = fixed.getAttribute('aria-pressed');
  await person.click(fixed);
  expect(fixed.getAttribute('aria-pressed')).toBe(before);
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
});

test('who reads all users reads their competencies, which is said there and cannot be taken away', async () => {
  const { server } = aCompany([marinheiroMay('users', 'read')]);
  await open(server, '?q=competências');
  const own = await cell('Minhas Competências: Ler');
  expect([own.getAttribute('aria-pressed'), own.title]).toEqual(['true', 'Vem junto com ler “Usuários”']);
});

test('nobody changes the own role', async () => {
  const { server } = aCompany();
  const session = { role: 'user' } as const;
  const may = ['role-permissions:read', 'role-permissions:update', 'boats:read'];
  await open(server, '?role=user&q=embarca', {
    as: 'admin',
    session: { ...session, permissions: may } as never,
  });
  expect((await cell('Embarcações: Ler')).title).toContain('É a sua própria função');
  screen.getByText('É a sua própria função: só outra pessoa pode mudá-la');
});

test('who may only read changes none', async () => {
  const { server } = aCompany();
  await open(server, '?q=embarca', { without: ['role-permissions:update'] });
  await screen.findByText('Você pode ver as permissões, mas não alterá-las');
  expect((await cell('Embarcações: Ler')).getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Voltar ao padrão' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Conjuntos' })).toBeNull();
});

import { Problem } from '@leme/contract/kit/problem';
import { viewEndpoints } from '@leme/contract/kit/resource/view/view-endpoints';
import { getCompany, suspendCompany, undoOpening } from '@leme/contract/tenancy/companies/company-endpoints';
import { companyList } from '@leme/contract/tenancy/companies/company-list';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const { list } = viewEndpoints(companyList);
const created_at = '2031-02-07T11:00:00Z';
const company = {
  id: crypto.randomUUID(),
  created_at,
  name: 'Escunas Mar e Sol',
  subdomain: 'mar-e-sol',
  status: 'opening',
  status_since: created_at,
  plan: 'essencial',
} as const;

test('an operator sees how each company stands and opens the wizard from the list [B2.2-69, A2.3-07]', async () => {
  const server = aServer();
  server.answers(list, { data: [company], count: 1, page: 1 } as object);
  const person = await openPage(server, '/saas-tenants', { as: 'saas_admin' });
  await screen.findByText('Escunas Mar e Sol');
  within(screen.getByRole('table')).getByText('Em abertura');
  expect(screen.getByText('mar-e-sol')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Nova empresa' }));
  await screen.findByRole('heading', { name: 'Nova empresa' });
  expect(location.pathname).toBe('/saas-tenants/new');
});

const row = { ...company, version: 3, locale: 'pt-BR', timezone: 'America/Sao_Paulo', modules: [] } as const;

/** A server with one company in this state. */
function aServerWithOne(status: 'opening' | 'active' | 'suspended') {
  const server = aServer();
  server.answers(list, { data: [{ ...company, status }], count: 1, page: 1 } as object);
  server.answers(getCompany, { ...row, status } as object);
  return server;
}

async function choose(person: UserEvent, act: string) {
  await person.click(await screen.findByRole('button', { name: 'Ações de Escunas Mar e Sol' }));
  await person.click(await screen.findByRole('menuitem', { name: act }));
}

test('a company is stopped for a reason and the own password; a wrong one is said beside it', async () => {
  const server = aServerWithOne('active');
  server.answers(suspendCompany, ({ password }) => {
    if (password !== 'Leme-demo-2026')
      throw new Problem('validation', { errors: [{ pointer: '/password', code: 'wrong-password' }] });
    return { ...row, status: 'suspended' } as object;
  });
  const person = await openPage(server, '/saas-tenants', { as: 'saas_admin' });
  await choose(person, 'Suspender');
  await person.click(await screen.findByRole('combobox', { name: /^Motivo/ }));
  await person.click(await screen.findByRole('option', { name: 'Abuso' }));
  await person.type(screen.getByLabelText(/^O que aconteceu/), 'Contas vendidas a terceiros');
  await person.type(screen.getByLabelText(/^Sua senha/), 'errada');
  await person.click(screen.getByRole('button', { name: 'Suspender' }));
  await screen.findByText('Senha incorreta');
  await person.clear(screen.getByLabelText(/^Sua senha/));
  await person.type(screen.getByLabelText(/^Sua senha/), 'Leme-demo-2026');
  await person.click(screen.getByRole('button', { name: 'Suspender' }));
  await screen.findByText('Escunas Mar e Sol foi suspensa');
  expect(server.sent('POST /saas-tenants/:id/suspension').at(-1)).toMatchObject({
    version: 3,
    kind: 'abuse',
    reason: 'Contas vendidas a terceiros',
  });
});

test('an opening is undone after a question; where somebody came in meanwhile that is said', async () => {
  const server = aServerWithOne('opening');
  server.answers(undoOpening, refuses('move-forbidden'));
  const person = await openPage(server, '/saas-tenants', { as: 'saas_admin' });
  await choose(person, 'Desfazer abertura');
  await screen.findByText('Desfazer a abertura de Escunas Mar e Sol?');
  await person.click(screen.getByRole('button', { name: 'Desfazer abertura' }));
  await screen.findByText('Alguém da empresa já entrou.');
});

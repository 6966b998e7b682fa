import {
  changeSlug,
  getCompany,
  listCompanyPeople,
  resendFirstAccess,
  setCompanyModules,
} from '@leme/contract/tenancy/companies/company-endpoints';
import { readModuleUses } from '@leme/contract/tenancy/platform/module-endpoints';
import {
  addCompanyNote,
  listCompanyNotes,
  readCompanyDays,
  readCompanyLog,
} from '@leme/contract/tenancy/record/record-endpoints';
import { readStarterPackage } from '@leme/contract/tenancy/starter/starter-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = '00000000-0000-7000-8000-00000000abcd';
const person = { id: crypto.randomUUID(), full_name: 'Ieda Paz', role: 'admin', status: 'active' } as const;

/** A server with a company that waits for its first access. */
function aServerWithCompany() {
  const server = aServer();
  server.answers(getCompany, {
    id,
    name: 'Escunas Mar e Sol',
    subdomain: 'mar-e-sol',
    status: 'suspended',
    status_since: '2031-02-07T11:00:00Z',
    status_kind: 'request',
    status_reason: 'Fora da temporada',
    locale: 'pt-BR',
    timezone: 'America/Noronha',
    tax_id: '11222333000181',
    plan: 'essencial',
    subscription: 'trialing',
    trial_ends_at: null,
    modules: ['core', 'catalog', 'operations', 'fleet'],
    version: 3,
  });
  server.answers(listCompanyPeople, { data: [{ ...person, last_sign_in_at: null, link: 'expired' }] });
  server.answers(resendFirstAccess, { welcome: 'queued' });
  server.answers(readStarterPackage, { rows: 3, untouched: 2 });
  server.answers(readCompanyDays, {
    weeks: [
      { first_day: '2031-02-03', check_ins: 4, bookings: 2, active_users: 3 },
      { first_day: '2031-02-10', check_ins: 9, bookings: 5, active_users: 3 },
    ],
  });
  return server;
}

test('the record of a company says how it stands and why, and its number as people write it', async () => {
  await openPage(aServerWithCompany(), `/saas-tenants/${id}`, { as: 'saas_admin' });
  await screen.findByRole('heading', { name: 'Escunas Mar e Sol' });
  screen.getByText('Pedido da empresa: Fora da temporada');
  screen.getByText('11.222.333/0001-81');
  await screen.findByText('2 de 3 linhas estão como vieram.');
  await screen.findByText('No máximo 9 em uma semana, nos últimos 90 dias.');
});

test('whose first link ran out is sent another one', async () => {
  const server = aServerWithCompany();
  const hands = await openPage(server, `/saas-tenants/${id}?tab=people`, { as: 'saas_admin' });
  await screen.findByText(/Link vencido/);
  await hands.click(screen.getByRole('button', { name: 'Reenviar primeiro acesso' }));
  await waitFor(() => expect(server.sent('POST /saas-tenants/:id/first-access')).toHaveLength(1));
});

test('a module that others need cannot be taken away alone', async () => {
  const server = aServerWithCompany();
  server.answers(setCompanyModules, {
    id,
    name: 'Escunas Mar e Sol',
    status: 'suspended',
    modules: ['core'],
  });
  const hands = await openPage(server, `/saas-tenants/${id}?tab=modules`, { as: 'saas_admin' });
  await hands.click(await screen.findByRole('checkbox', { name: 'Frota' }));
  await screen.findByText('Operação precisa de: Frota');
  expect(screen.getByRole('button', { name: 'Salvar módulos' })).toHaveProperty('disabled', true);
  await hands.click(screen.getByRole('checkbox', { name: 'Operação' }));
  await hands.click(screen.getByRole('button', { name: 'Salvar módulos' }));
  await waitFor(() =>
    expect(server.sent('PUT /saas-tenants/:id/modules')).toMatchObject([
      { version: 3, modules: ['core', 'catalog'] },
    ]),
  );
});

test('before modules that are used are taken away it is asked, with who used them and what is still to sail', async () => {
  const server = aServerWithCompany();
  server.answers(readModuleUses, {
    data: [{ id, departures: 12, modules: [{ slug: 'operations', people: 1 }] }],
  });
  const hands = await openPage(server, `/saas-tenants/${id}?tab=modules`, { as: 'saas_admin' });
  await hands.click(await screen.findByRole('checkbox', { name: 'Operação' }));
  await hands.click(screen.getByRole('button', { name: 'Salvar módulos' }));
  await screen.findByText('Desligar módulos que Escunas Mar e Sol usa?');
  screen.getByText('Operação: 1 pessoa usou em 30 dias');
  screen.getByText('12 saídas futuras');
  expect(server.sent('PUT /saas-tenants/:id/modules')).toEqual([]);
  await hands.click(screen.getByRole('button', { name: 'Desligar' }));
  await waitFor(() =>
    expect(server.sent('PUT /saas-tenants/:id/modules')).toMatchObject([
      { version: 3, modules: ['core', 'catalog', 'fleet'] },
    ]),
  );
});

test('another address is asked for with how long the former one leads on; one that is somebody’s is said beside it', async () => {
  const server = aServerWithCompany();
  server.answers(
    changeSlug,
    refuses('validation', { errors: [{ pointer: '/subdomain', code: 'slug-taken' }] }),
  );
  const hands = await openPage(server, `/saas-tenants/${id}`, { as: 'saas_admin' });
  await hands.click(await screen.findByRole('button', { name: 'Trocar endereço' }));
  await screen.findByText(/por 90 dias/);
  const dialog = within(screen.getByRole('dialog'));
  await hands.type(dialog.getByLabelText(/^Endereço/), '-novo');
  await hands.click(dialog.getByRole('button', { name: 'Trocar endereço' }));
  await screen.findByText('Este endereço é ou foi de outra empresa');
});

test('of what is known of a company only what changed is sent, with the version it was read at', async () => {
  const server = aServerWithCompany();
  const hands = await openPage(server, `/saas-tenants/${id}`, { as: 'saas_admin' });
  await hands.click(await screen.findByRole('button', { name: 'Editar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await hands.type(dialog.getByLabelText(/^Contato/), 'Dona Ieda');
  await hands.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(server.sent('PATCH /saas-tenants/:id')).toEqual([
      expect.objectContaining({ version: 3, contact_name: 'Dona Ieda' }),
    ]),
  );
});

test('an address that was wrong is put right before anybody came in by it', async () => {
  const server = aServerWithCompany();
  const hands = await openPage(server, `/saas-tenants/${id}?tab=people`, { as: 'saas_admin' });
  await hands.click(await screen.findByRole('button', { name: 'Corrigir endereço' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Corrigir o email de Ieda Paz' }));
  await hands.type(dialog.getByLabelText(/^Email/), 'ieda@mar-e-sol.test');
  await hands.click(dialog.getByRole('button', { name: 'Corrigir endereço' }));
  await waitFor(() =>
    expect(server.sent('POST /saas-tenants/:id/first-access')).toMatchObject([
      { user_id: person.id, email: 'ieda@mar-e-sol.test' },
    ]),
  );
});

test('what it bought is read: the plan, and which modules it has beside or without it', async () => {
  await openPage(aServerWithCompany(), `/saas-tenants/${id}?tab=subscription`, { as: 'saas_admin' });
  await screen.findByText('Em teste');
  expect(screen.getByText('Fora do plano').nextSibling?.textContent).toBe('Vendas');
});

test('its log says who did what and why, and which request an operator wrote with', async () => {
  const server = aServerWithCompany();
  const line = {
    operator: 'ana@leme.test',
    kind: null,
    reason: null,
    former: null,
    subdomain: null,
    added: [],
    removed: [],
    endpoint: null,
  };
  server.answers(readCompanyLog, {
    data: [
      {
        ...line,
        id: crypto.randomUUID(),
        at: '2031-02-07T12:00:00Z',
        action: 'OPERADOR_ALTEROU',
        endpoint: 'POST /tags',
      },
      {
        ...line,
        id: crypto.randomUUID(),
        at: '2031-02-07T11:00:00Z',
        action: 'OPERADOR_ENTROU',
        reason: 'Ajuda',
      },
    ],
    more: false,
  });
  await openPage(server, `/saas-tenants/${id}?tab=log`, { as: 'saas_admin' });
  await screen.findByText('Operador entrou');
  screen.getByText(/ana@leme\.test · Ajuda/);
  screen.getByText(/POST \/tags/);
});

test('operators note what others should know, and it is said that the company never reads it', async () => {
  const server = aServerWithCompany();
  server.answers(listCompanyNotes, { data: [] });
  const noted = { note: 'Liga de tarde', author: 'Ana', created_at: '2031-02-07T12:00:00Z' };
  server.answers(addCompanyNote, { ...noted, id: crypto.randomUUID() });
  const hands = await openPage(server, `/saas-tenants/${id}?tab=notes`, { as: 'saas_admin' });
  await screen.findByText(/a empresa não as vê/);
  await hands.click(screen.getByRole('button', { name: 'Anotar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await hands.type(dialog.getByLabelText(/^Nota/), noted.note);
  await hands.click(dialog.getByRole('button', { name: 'Salvar nota' }));
  await waitFor(() =>
    expect(server.sent('POST /saas-tenants/:id/notes')).toMatchObject([{ note: 'Liga de tarde' }]),
  );
});

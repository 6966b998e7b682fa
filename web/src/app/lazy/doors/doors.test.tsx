import { tenantBySubdomain } from '@leme/contract/access/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const address = () => `${location.pathname}${location.search}`;

test('a page the role may not open says which resource, which role and how much is granted [A6-16, A6-17]', async () => {
  await openPage(aServer(), '/mar-azul/sessions', { as: 'marinheiro' });
  await screen.findByRole('heading', { name: 'Acesso negado' });
  const text = screen.getByRole('main').innerText.toLowerCase();
  expect(text).toContain('sessions');
  expect(text).toContain('marinheiro');
  expect(text).toMatch(/\b13\b/);
});

test.each([
  ['/auth/nada/aqui/mesmo', 'Página não encontrada'],
  ['/mar-azul/nada-aqui?de=ontem', 'Página não encontrada'],
  ['/mar-azul/payment-integrations?status=new', 'Página ainda não disponível'],
  ['/mar-azul/user-roles', 'Acesso negado'],
])(
  '%s is no page, not built yet or not allowed, and says which inside the shell, with what was typed [A2.1-23, A2.2-15]',
  async (path, title) => {
    await openPage(aServer(), path, { as: 'manager' });
    await screen.findByRole('heading', { name: title });
    within(screen.getByRole('main')).getByText(path);
    expect(address()).toBe(path);
    expect(screen.getAllByRole('navigation', { name: 'Menu principal' })).toHaveLength(1);
  },
);

test('a page that is not built yet is named, and leads back to the start [A2.1-23]', async () => {
  const person = await openPage(aServer(), '/mar-azul/payment-integrations', { as: 'manager' });
  await screen.findByText('“Integrações de Pagamento” faz parte do Leme', { exact: false });
  await person.click(screen.getByRole('link', { name: 'Voltar ao início' }));
  await waitFor(() => expect(address()).toBe('/mar-azul/dashboard'));
});

test('a visitor reads of a page that is not built yet as well [A2.1-23]', async () => {
  await openPage(aServer(), '/supplier-login');
  await screen.findByRole('heading', { name: 'Página ainda não disponível' });
});

test('a former address of a company leads to the present one, with what was asked for there', async () => {
  const server = aServer();
  server.answers(tenantBySubdomain, { name: 'Costa Nova', subdomain: 'costa-nova' });
  await openPage(server, '/costa-verde/sessions?dia=1');
  await waitFor(() => expect(address()).toBe('/costa-nova/sessions?dia=1'));
  await screen.findByRole('heading', { name: 'Costa Nova' });
});

test("another company's address is denied, with a way to the own one [A2.2-35]", async () => {
  const server = aServer();
  server.answers(tenantBySubdomain, { name: 'Costa Verde Náutica', subdomain: 'costa-verde' });
  const person = await openPage(server, '/costa-verde/passenger-manifest', { as: 'admin' });
  await screen.findByRole('heading', { name: 'Acesso negado' });
  await person.click(screen.getByRole('link', { name: /Mar Azul/ }));
  await waitFor(() => expect(location.pathname).toMatch(/^\/mar-azul\//));
});

test.each([
  ['nao-existe', 'tenant-not-found', 'Tenant não encontrado'],
  ['porto-fechado', 'tenant-inactive', 'Tenant não encontrado ou inativo'],
] as const)(
  'the company %s goes to /404, which says what was typed and has a way to the start [A2.1-10, A2.2-16, A2.2-17, A2.2-18, A2.2-19, A2.2-01, A2.2-21]',
  async (slug, problem, title) => {
    const server = aServer();
    server.answers(tenantBySubdomain, refuses(problem));
    const person = await openPage(server, `/${slug}/sessions?dia=1`);
    await screen.findByText(title);
    expect(location.pathname).toBe('/404');
    screen.getByText(`/${slug}/sessions?dia=1`);
    await person.click(screen.getByRole('link', { name: 'Voltar ao início' }));
    await waitFor(() => expect(location.pathname).toBe('/auth'));
  },
);

test('the bare name of a company goes to its landing page [A2.2-01]', async () => {
  await openPage(aServer(), '/mar-azul', { as: 'manager' });
  await waitFor(() => expect(address()).toBe('/mar-azul/dashboard'));
});

test('the bare address of a page goes to the one that names the company, a visitor to /auth and an operator to the companies [A2.1-11, A2.1-12, A2.1-13]', async () => {
  await openPage(aServer(), '/sessions-manifest?date=2031-04-10', { as: 'marinheiro' });
  await waitFor(() => expect(address()).toBe('/mar-azul/sessions-manifest?date=2031-04-10'));
});

test('a visitor at a page of the shell goes to /auth and is led back from there [A2.1-11, A2.1-24, A2.1-25]', async () => {
  await openPage(aServer(), '/sessions-manifest');
  await waitFor(() => expect(address()).toMatch(/^\/auth\?next=/));
});

test('an operator at a page of a company is led to the companies first [A2.1-12, A2.1-13]', async () => {
  await openPage(aServer(), '/sessions-manifest', { as: 'saas_admin' });
  await waitFor(() => expect(address()).toBe('/companies?next=%2Fsessions-manifest'));
});

import { enterCompany, listCompanies, signOut, tenantBySubdomain } from '@leme/contract/access/endpoints';
import { coastalCities } from '@leme/contract/catalog/coastal-cities';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { getPassengerManifest } from '@leme/contract/manifest/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { authSessionOf } from '#kit/auth-session/auth-session.testing.ts';
import { aServer, knows, openPage } from '../../testing/open-page.tsx';

const address = () => `${location.pathname}${location.search}`;

async function signIn(person: UserEvent): Promise<void> {
  await person.type(await screen.findByLabelText('Email'), 'manager@mar-azul.test');
  await person.type(screen.getByLabelText('Senha'), 'Leme-demo-2026');
  await person.click(screen.getByRole('button', { name: 'Entrar' }));
}

test('the root sends a visitor to /auth, and so does a page of the shell, which opens after sign-in [A2.1-24, A2.1-25, A2.1-26]', async () => {
  const server = aServer();
  await openPage(server, '/');
  await waitFor(() => expect(address()).toBe('/auth'));
  const person = await openPage(server, '/passenger-manifest');
  await waitFor(() => expect(address()).toMatch(/^\/auth\?next=/));
  knows(server, { as: 'manager' });
  await signIn(person);
  await screen.findByRole('heading', { level: 1, name: 'Manifesto de Passageiros' });
  expect(location.pathname).toBe('/passenger-manifest');
});

test.each(['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '/%2f%2fevil.test'])(
  'no redirect goes to %s: only own paths are followed after sign-in',
  async (next) => {
    const server = aServer();
    const { origin } = location;
    const person = await openPage(server, `/auth?next=${encodeURIComponent(next)}`);
    await screen.findByLabelText('Email');
    knows(server, { as: 'manager' });
    await signIn(person);
    await waitFor(() => expect(location.pathname).not.toBe('/auth'));
    expect(location.origin).toBe(origin);
    expect(location.pathname).not.toMatch(/^\/[\\/]/);
  },
);

test('signing out ends at /auth, and the address asked for again needs a sign-in [A2.1-14, A2.1-17, A2.1-15]', async () => {
  const server = aServer();
  server.answers(tenantBySubdomain, { name: 'Mar Azul Passeios', subdomain: 'mar-azul' });
  server.answers(signOut, () => {
    knows(server, {});
    return undefined as never;
  });
  await openPage(server, '/logout', { as: 'manager' });
  await waitFor(() => expect(address()).toBe('/auth'));
  expect(server.sent('POST /auth/sign-out')).toHaveLength(1);
  await openPage(server, '/mar-azul/passenger-manifest');
  await screen.findByRole('heading', { name: 'Mar Azul Passeios' });
  screen.getByLabelText('Senha');
});

test.each(['phone', 'desktop'] as const)(
  'a visitor on a company’s address signs in on its own page on a %s, in its name, and can see what is typed [A2.2-22, A2.2-23, A2.2-24, A2.2-25, A2.2-26, A2.2-27, A2.2-28, A2.2-29, A2.2-30, A2.2-31]',
  async (size) => {
    const server = aServer();
    const brand = { primary_color: '#16a34a', secondary_color: null };
    server.answers(tenantBySubdomain, { ...brand, name: 'Costa Verde Náutica', subdomain: 'costa-verde' });
    const person = await openPage(server, '/costa-verde', { size });
    await screen.findByRole('heading', { name: 'Costa Verde Náutica' });
    const secret = screen.getByLabelText<HTMLInputElement>('Senha');
    await person.type(secret, 'abc');
    expect(secret.type).toBe('password');
    await person.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(secret.type).toBe('text');
    screen.getByRole('link', { name: 'Voltar' });
  },
);

test('a partner is shown names, and no money where the server sends none', async () => {
  const server = aServer();
  const session = { id: crypto.randomUUID(), product: { name: 'Ilha do Campeche', color: '#6366f1' } };
  const hidden = { customer_phone: null, total_price: null, paid_amount: null, remaining_amount: null };
  server.answers(getPassengerManifest, {
    date: '2031-01-01',
    today: '2031-01-01',
    data: [
      {
        ...session,
        date: '2031-01-01',
        start_time: '08:00:00',
        end_time: '10:00:00',
        starts_at: '2031-01-01T11:00:00Z',
        ends_at: '2031-01-01T13:00:00Z',
        status: 'available',
        bookings: [{ id: crypto.randomUUID(), customer_name: 'Maria Gonçalves', version: 1, ...hidden }],
      },
    ],
  });
  await openPage(server, '/mar-azul/passenger-manifest?date=2031-01-01', { as: 'supplier_admin' });
  await screen.findByText(/1 reserva\(s\)/);
  const main = within(screen.getByRole('main'));
  expect(main.getAllByText(/Maria Gonçalves/).length).toBeGreaterThan(0);
  expect(main.queryByText(/R\$/)).toBeNull();
});

const marAzul = {
  id: crypto.randomUUID(),
  name: 'Mar Azul Passeios',
  subdomain: 'mar-azul',
  status: 'active',
  logo_url: null,
  primary_color: null,
  secondary_color: null,
};

/** A server whose operator finds one company. */
function aPlatform() {
  const server = aServer();
  server.answers(listCompanies, ({ q }) => ({ data: 'mar azul'.includes(q) ? [marAzul] : [] }));
  server.answers(tenantBySubdomain, marAzul);
  return server;
}

async function enter(person: UserEvent): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Entrar' }));
  dialog.getByText(/pelo menos 5|5 caracteres/);
  await person.type(dialog.getByLabelText(/^Motivo/), 'Chamado 4712: conferir a lista');
  await person.click(dialog.getByRole('button', { name: 'Entrar' }));
}

test('an operator opens what all companies share without entering one; a page of a company waits until one is chosen and why is said [A2.1-13, A2.3-41]', async () => {
  const server = aPlatform();
  server.answers(resourceEndpoints(coastalCities).list, {
    data: [{ id: crypto.randomUUID(), name: 'Acaraú' }],
    count: 1,
  } as object);
  const shared = await openPage(server, '/companies', { as: 'saas_super_admin' });
  await shared.click(await screen.findByRole('link', { name: 'Cidades Costeiras' }));
  await screen.findByRole('heading', { name: 'Cidades Costeiras' });
  await screen.findByRole('link', { name: 'Acaraú' });
  const menu = within(screen.getByRole('navigation', { name: 'Menu principal' }));
  expect(menu.queryByRole('link', { name: 'Manifesto de Sessões' })).toBeNull();

  const person = await openPage(server, '/passenger-manifest', { as: 'saas_super_admin' });
  await screen.findByText('A página /passenger-manifest é de uma empresa.', { exact: false });
  await person.type(screen.getByLabelText('Buscar empresa'), 'mar azul');
  await person.click(await screen.findByRole('button', { name: /Mar Azul Passeios/ }));
  server.answers(enterCompany, () => {
    const { tenant, acting } = authSessionOf('saas_super_admin', [], true);
    knows(server, { as: 'saas_super_admin', session: { tenant, acting } });
    return { tenant };
  });
  await enter(person);
  await waitFor(() => expect(address()).toBe('/mar-azul/passenger-manifest'));
  await screen.findByText(/Você está na empresa Mar Azul/);
  expect(server.sent('POST /auth/acting-tenant')).toEqual([
    { tenant_id: marAzul.id, reason: 'Chamado 4712: conferir a lista' },
  ]);
});

test('at the address of a company an operator is asked why first [A2.1-13]', async () => {
  await openPage(aPlatform(), '/mar-azul/passenger-manifest', { as: 'saas_admin' });
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByLabelText(/^Motivo/);
});

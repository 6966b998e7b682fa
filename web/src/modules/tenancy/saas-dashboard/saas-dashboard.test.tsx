import { listTrailAlarms } from '@leme/contract/operations/trail-endpoints';
import { readPlatformDashboard } from '@leme/contract/tenancy/platform/dashboard-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const months = Array.from({ length: 12 }, (_, at) => ({
  month: `2026-${String(at + 1).padStart(2, '0')}`,
  opened: at === 10 ? 2 : 0,
  stopped: 0,
}));

function aPlatform() {
  const server = aServer();
  server.answers(readPlatformDashboard, {
    states: [
      { status: 'opening', companies: 3 },
      { status: 'active', companies: 41 },
      { status: 'suspended', companies: 2 },
      { status: 'archived', companies: 1 },
    ],
    looks: [
      { look: 'first-access', companies: 1 },
      { look: 'trial', companies: 4 },
      { look: 'silent', companies: 5 },
      { look: 'mails', companies: 6 },
    ],
    check_ins: 812,
    mails_failed: 9,
    new_requests: 7,
    months,
  });
  server.answers(listTrailAlarms, { data: [] });
  return server;
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('an operator lands on the dashboard of the platform, where each figure leads to the list behind it [B2.2-67, A2.3-06]', async () => {
  await openPage(aPlatform(), '/', { as: 'saas_admin' });
  await screen.findByRole('heading', { name: 'Painel da Plataforma' });
  const states = within(await screen.findByRole('region', { name: 'Empresas por situação' }));
  expect(location.pathname).toBe('/saas-dashboard');
  expect(states.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    'Em abertura3',
    'Ativa41',
    'Suspensa2',
    'Arquivada1',
  ]);
  expect(hrefOf('Ativa')).toBe('/saas-tenants?status=active');
  expect(hrefOf('Testes que acabam em 7 dias')).toBe('/saas-tenants?look=trial');
  expect(hrefOf('Sem atividade há 7 dias')).toBe('/saas-tenants?look=silent');
  expect(hrefOf('Pedidos novos')).toBe('/saas-requests?status=new');
  expect(hrefOf('Emails com falha em 7 dias')).toBe('/saas-tenants?look=mails');
  screen.getByText('812');
  screen.getByText('2 empresas nos últimos doze meses.');
  screen.getByText('Nenhuma nos últimos doze meses.');
});

test('a chart is a table too, with a way to the companies of a month', async () => {
  const person = await openPage(aPlatform(), '/saas-dashboard', { as: 'saas_admin' });
  await person.click(await screen.findByRole('button', { name: /Empresas abertas por mês/ }));
  const table = within(screen.getByRole('table', { name: 'Empresas abertas por mês' }));
  const link = table.getByRole('link', { name: '2' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(link)).toBe('/saas-tenants?created_at=2026-11-01..2026-11-30');
});

test('a dashboard that could not be read says so and is asked for again', async () => {
  const server = aPlatform();
  server.answers(readPlatformDashboard, refuses('not-found'));
  await openPage(server, '/saas-dashboard', { as: 'saas_admin' });
  await screen.findByText('Não foi possível carregar o painel');
  screen.getByRole('button', { name: 'Tentar novamente' });
});

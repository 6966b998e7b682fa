import { viewEndpoints } from '@leme/contract/kit/resource/view/view-endpoints';
import { judgeSlug, openCompany } from '@leme/contract/tenancy/companies/company-endpoints';
import { companyList } from '@leme/contract/tenancy/companies/company-list';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const taken = 'escunas-mar-e-sol';

/** A server where one address is somebody's. */
function aPlatform() {
  const server = aServer();
  server.answers(viewEndpoints(companyList).list, { data: [], count: 0, page: 1 } as object);
  server.answers(judgeSlug, ({ slug }) => ({
    slug,
    fault: slug === taken ? ('slug-taken' as const) : null,
    proposals: slug === taken ? ['escunas-mar-e-sol-turismo'] : [],
  }));
  return server;
}

const goOn = async (person: UserEvent) =>
  await person.click(await screen.findByRole('button', { name: 'Continuar' }));
const reached = (step: string) => waitFor(() => expect(location.search).toContain(`step=${step}`));

async function toCheck(person: UserEvent) {
  await person.type(await screen.findByLabelText(/^Nome/), 'Escunas Mar e Sol');
  // The address follows the name; this one is somebody's, and one press takes another.
  await person.click(await screen.findByRole('button', { name: 'escunas-mar-e-sol-turismo' }));
  await goOn(person);
  await reached('brand');
  await goOn(person);
  await reached('plan');
  await goOn(person);
  await reached('start');
  await goOn(person);
  await reached('administrator');
  await person.type(await screen.findByLabelText(/^Nome Completo/), 'Ieda Paz');
  await person.type(screen.getByLabelText(/^Email/), 'ieda@mar-e-sol.test');
  await goOn(person);
  await reached('check');
}

test('an address that is somebody’s is told while it is typed, and the company is opened with everything that was said [B2.2-69]', async () => {
  const server = aPlatform();
  const person = await openPage(server, '/saas-tenants/new', { as: 'saas_admin' });
  await toCheck(person);
  await person.click(await screen.findByRole('button', { name: 'Abrir empresa' }));
  await waitFor(() => expect(location.pathname).toBe('/saas-tenants'));
  expect(server.sent('POST /saas-tenants')).toMatchObject([
    {
      name: 'Escunas Mar e Sol',
      subdomain: 'escunas-mar-e-sol-turismo',
      plan: 'essencial',
      trial_days: 14,
      starter: 'package',
      logo: null,
      primary_color: null,
      administrator: { full_name: 'Ieda Paz', email: 'ieda@mar-e-sol.test', locale: 'pt-BR' },
    },
  ]);
});

test('a step with a field missing is not left, and none is stood on before those in front of it', async () => {
  const person = await openPage(aPlatform(), '/saas-tenants/new?step=check', { as: 'saas_admin' });
  await screen.findByLabelText(/^Nome/);
  await goOn(person);
  expect((await screen.findAllByText('Preencha este campo')).length).toBeGreaterThan(0);
  expect(location.search).not.toContain('brand');
});

test('what was typed is there after a reload, and a refusal keeps it', async () => {
  const server = aPlatform();
  server.answers(openCompany, refuses('email-in-use'));
  const person = await openPage(server, '/saas-tenants/new', { as: 'saas_admin' });
  await toCheck(person);
  await person.click(await screen.findByRole('button', { name: 'Abrir empresa' }));
  await screen.findByText('O email do administrador já é de outra pessoa');
  await openPage(server, '/saas-tenants/new?step=company', { as: 'saas_admin' });
  expect(await screen.findByLabelText(/^Nome/)).toHaveProperty('value', 'Escunas Mar e Sol');
});

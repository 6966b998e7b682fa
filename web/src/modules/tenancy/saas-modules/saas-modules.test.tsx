import {
  listModuleCompanies,
  listSoldModules,
  readModuleUses,
  switchModule,
} from '@leme/contract/tenancy/platform/module-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];

function aPlatform() {
  const server = aServer();
  server.answers(listSoldModules, {
    data: [
      { slug: 'core', companies: 2, routes: [{ path: '/users', is_active: true }] },
      { slug: 'pricing', companies: 1, routes: [{ path: '/pricing-rules', is_active: false }] },
    ],
  });
  server.answers(listModuleCompanies, {
    data: [
      { id: one, name: 'Escunas Mar e Sol', has: false },
      { id: other, name: 'Costa Verde', has: true },
    ],
  });
  server.answers(switchModule, {
    data: [{ id: one, result: 'done', modules: ['core', 'catalog', 'pricing'] }],
  });
  return server;
}

test('each module says what it opens, what it needs and who has it; core has no switch [B2.2-68, A2.3-08]', async () => {
  await openPage(aPlatform(), '/saas-modules', { as: 'saas_admin' });
  await screen.findByText('Precisa de: Catálogo');
  screen.getByText('1 empresa');
  screen.getByText('/pricing-rules (fechada)');
  expect(screen.getAllByRole('button', { name: /^Ligar ou desligar/ })).toHaveLength(1);
});

test('a module is given to the companies that are chosen, with what it needs, and each says what came of it [A7.4-03]', async () => {
  const server = aPlatform();
  const person = await openPage(server, '/saas-modules', { as: 'saas_admin' });
  await person.click(await screen.findByRole('button', { name: 'Ligar ou desligar Preços' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/Catálogo vem junto/);
  await person.click(await dialog.findByRole('checkbox', { name: 'Escunas Mar e Sol' }));
  await person.click(dialog.getByRole('button', { name: 'Ligar' }));
  await waitFor(() =>
    expect(server.sent('POST /saas-modules/:slug/switches')).toMatchObject([
      { slug: 'pricing', on: true, with_needs: true, company_ids: [one] },
    ]),
  );
  await dialog.findByText('Feito');
});

test('a module that is used is taken away after a question alone, which tells how much', async () => {
  const server = aPlatform();
  server.answers(readModuleUses, {
    data: [{ id: other, departures: 12, modules: [{ slug: 'pricing', people: 4 }] }],
  });
  const person = await openPage(server, '/saas-modules', { as: 'saas_admin' });
  await person.click(await screen.findByRole('button', { name: 'Ligar ou desligar Preços' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('checkbox', { name: 'Costa Verde' }));
  await person.click(dialog.getByRole('button', { name: 'Desligar' }));
  // What sails is the business of operations alone.
  await dialog.findByText('Costa Verde: 4 pessoas usaram em 30 dias');
  expect(server.sent('GET /saas-modules/uses')).toEqual([{ company_ids: other }]);
  expect(server.sent('POST /saas-modules/:slug/switches')).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Desligar mesmo assim' }));
  await waitFor(() =>
    expect(server.sent('POST /saas-modules/:slug/switches')).toMatchObject([
      { on: false, company_ids: [other] },
    ]),
  );
});

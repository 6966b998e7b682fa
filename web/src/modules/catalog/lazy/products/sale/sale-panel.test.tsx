import { cancellationPolicies } from '@leme/contract/catalog/cancellation-policies';
import { adoptPolicyTemplate } from '@leme/contract/catalog/cancellation-policy-endpoints';
import { readProductChecklist } from '@leme/contract/catalog/endpoints';
import { products } from '@leme/contract/catalog/products';
import {
  readSellingDefaults,
  updateSellingDefaults,
} from '@leme/contract/catalog/selling-defaults-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../../../testing/fake-register.ts';
import { refuses } from '../../../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../../../testing/open-page.tsx';

const defaults = {
  min_party: 1,
  max_party: 40,
  cutoff_min: 60,
  horizon_days: 365,
  deposit_bp: 3000,
  balance_due_hours: 24,
  cancellation_policy_id: null,
  labels: {},
  version: 1,
};
const policy = {
  id: crypto.randomUUID(),
  name: 'Embratur',
  labels: {},
  text: null,
  own_fault: 'refund',
  tiers: [{ hours_before: 720, fee_bp: 1000, minimum_fee: 0 }],
  no_show_fee_bp: 2000,
  withdrawal_days: 7,
};

function aShop() {
  const server = aServer();
  const row = { id: crypto.randomUUID(), name: 'Ilha', status: 'draft', deposit_bp: 5000, labels: {} };
  keepsRegister(server, products, [row]);
  keepsRegister(server, cancellationPolicies, [policy]);
  server.answers(readProductChecklist, { data: [] });
  server.answers(readSellingDefaults, defaults);
  return { server, row };
}

test('beside each value stands whose it is, and one tap returns to the company’s', async () => {
  const { server, row } = aShop();
  const person = await openPage(server, `/mar-azul/products?open=${row.id}`, { as: 'admin' });
  const card = within(await screen.findByRole('region', { name: 'Venda' }));
  expect(await card.findAllByText('deste produto')).toHaveLength(1);
  expect(card.getAllByText('da empresa')).toHaveLength(6);
  card.getByText('Da empresa: 30%');
  await person.click(card.getByRole('button', { name: 'Usar o da empresa: Sinal' }));
  await waitFor(() =>
    expect(server.sent('PATCH /products/:id')).toMatchObject([{ deposit_bp: null, version: 1 }]),
  );
});

test('the company decides for all of its products, and what is wrong is said beside its field', async () => {
  const { server, row } = aShop();
  const errors = [{ pointer: '/max_party', code: 'too-small', params: { minimum: 1 } }];
  server.answers(updateSellingDefaults, refuses('validation', { errors }));
  const person = await openPage(server, `/mar-azul/products?open=${row.id}`, { as: 'admin' });
  await person.click(await screen.findByRole('button', { name: 'Padrões da empresa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Padrões da empresa' }));
  const most = await dialog.findByRole('textbox', { name: 'Grupo máximo' });
  await person.clear(most);
  await person.type(most, '12');
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(most.getAttribute('aria-invalid')).toBe('true'));
  server.answers(updateSellingDefaults, { ...defaults, max_party: 12, version: 2 });
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Padrões da empresa' })).toBeNull());
  expect(server.sent('PUT /selling-defaults').at(-1)).toMatchObject({ max_party: 12, version: 1 });
});

test('policies have no page: the palette and the product open their list, a usual one is taken with one tap, and a fee above 20 % is warned of', async () => {
  const { server } = aShop();
  const made = { ...policy, id: crypto.randomUUID(), name: 'Flexível 24 h' };
  const kept = keepsRegister(server, cancellationPolicies, [policy, made]);
  server.answers(adoptPolicyTemplate, () => kept.row(made.id) as object);
  const person = await openPage(server, '/mar-azul/products?policies=all', { as: 'admin' });
  const list = within(await screen.findByRole('dialog', { name: 'Políticas de cancelamento' }));
  await list.findByRole('button', { name: 'Embratur' });
  expect((await list.findAllByText('> 30 dias: 10%')).length).toBeGreaterThan(0);
  await person.click(list.getByRole('button', { name: 'Fretamento' }));
  expect(server.sent('POST /cancellation-policies/adoptions')).toEqual([{ template: 'charter' }]);
  const form = within(await screen.findByRole('dialog', { name: 'Flexível 24 h' }));
  const graph = await form.findByRole('img');
  expect(graph.getAttribute('aria-label')).toBe('mais de 30 dias antes: 10%; depois disso: 20%');
  const share = form.getByRole('textbox', { name: 'Taxa' });
  await person.clear(share);
  await person.type(share, '25');
  await form.findByText(/tribunais já consideraram a taxa abusiva/);
  expect(graph.getAttribute('aria-label')).toContain('25%');
});

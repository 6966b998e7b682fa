import { readAllocation, runAllocations } from '@leme/contract/finance/allocation-endpoints';
import { financeCategories } from '@leme/contract/finance/registers/finance-categories';
import {
  paymentConditionParts,
  paymentConditions,
} from '@leme/contract/finance/registers/payment-conditions';
import { listPeriods } from '@leme/contract/finance/setup-endpoints';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = (n: number) => `00000000-0000-7000-8000-0000000008${String(n).padStart(2, '0')}`;
const address = (tab: string) => `/mar-azul/finance-management?tab=${tab}`;

test('a category is added in its part of the page, and says the account it stands on and how it is shared [A2.3-58]', async () => {
  const server = aServer();
  const marina = { id: id(1), name: 'Marina', kind: 'cost', account_role: '4.3', allocation: 'departure' };
  keepsRegister(server, financeCategories, [{ ...marina, parent_id: null }]);
  server.answers(resourceEndpoints(financeCategories).create, { ...marina, id: id(9) });
  const user = await openPage(server, address('categories'), { as: 'admin' });
  const row = within(await screen.findByRole('list', { name: 'Categorias' }));
  row.getByText('Píer, taxas e embarque');
  row.getByText('Por saída');
  await user.click(screen.getByRole('button', { name: 'Nova categoria' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText(/^Nome/), 'Contador');
  await user.click(dialog.getByRole('combobox', { name: /^Conta/ }));
  await user.click(await screen.findByRole('option', { name: 'Administrativas' }));
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(server.sent('POST /finance-categories')).toHaveLength(1));
  expect(server.sent('POST /finance-categories').at(-1)).toMatchObject({
    name: 'Contador',
    account_role: '6.2',
    kind: 'cost',
  });
});

test('a condition of payment tells how many parts it has and what they come to', async () => {
  const server = aServer();
  const half = { id: id(2), name: 'Metade na reserva', active: true, parts: 2, shares: 10_000 };
  keepsRegister(server, paymentConditions, [half]);
  keepsRegister(server, paymentConditionParts, []);
  await openPage(server, address('conditions'), { as: 'admin' });
  const row = within(await screen.findByRole('list', { name: 'Condições de pagamento' }));
  row.getByText('Metade na reserva');
  row.getByText('100%');
});

test('costs are looked at by departure before they are shared, and posted by a press [A2.3-58]', async () => {
  const server = aServer();
  server.answers(listPeriods, { data: [] });
  const pool = { account_id: id(3), code: '4.4.1', name: null, role: '4.1', category: null };
  const sailed = { date: '2031-01-20', start_time: '08:00', product: 'Ilha do Campeche', boat: 'Netuno' };
  server.answers(readAllocation, {
    pools: [{ ...pool, allocation: 'hour' as const, amount: 100 }],
    data: [{ session_id: id(4), ...sailed, amount: 100, change: 40 }],
    amount: 100,
    change: 40,
  });
  server.answers(runAllocations, { id: id(5), posted: 2, amount: 40 });
  const user = await openPage(server, address('periods'), { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Ratear custos' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Ratear custos de/ }));
  const row = within(await dialog.findByRole('row', { name: /^Ilha do Campeche/ }));
  row.getByText('R$ 40,00');
  dialog.getByText('Combustível');
  expect(server.sent('POST /finance/allocations/runs')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Ratear custos' }));
  await screen.findByText('R$ 40,00 rateados');
});

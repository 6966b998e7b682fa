import { specialPrices } from '@leme/contract/pricing/special-prices';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const path = '/mar-azul/special-pricing';

test('what was agreed stands with whom, behind which word, and how often it was used [A2.3-51, B2.2-45]', async () => {
  const server = aServer();
  const special = {
    ...{
      id: crypto.randomUUID(),
      name: 'Verão 27',
      active: true,
      reason: null,
      effect: 'percent',
      price: null,
    },
    ...{ percent_bp: -1000, with_rules: true, product_ids: [], fares: [], travel: null, agent_id: null },
    ...{ customer_id: null, code: 'VERAO27', quota: 50, used: 12 },
    validity: { from: '2026-11-01', to: '2027-02-28' },
  };
  keepsRegister(server, specialPrices, [special]);
  await openPage(server, path, { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Preços Especiais' });
  const row = (await screen.findByRole('link', { name: 'Verão 27' })).closest('tr') as HTMLElement;
  within(row).getByText('VERAO27');
  expect(row.textContent).toMatch(/-10%|−10%|-10,00%/);
  expect(row.textContent).toContain('12');
});

test('where nothing is agreed the page says what for, and leads to the first', async () => {
  const server = aServer();
  keepsRegister(server, specialPrices, []);
  await openPage(server, path, { as: 'admin' });
  await screen.findByText(
    'Combine um preço com um agente ou um cliente, ou dê uma palavra a quem merece desconto.',
  );
});

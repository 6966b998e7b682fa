import { specialPrices } from '@leme/contract/pricing/special-prices';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const path = '/mar-azul/special-pricing';

test('what was agreed stands with whom, behind which word, and how often it was used [A2.3-51, B2.2-45]', async () => {
  const server = aServer();
  const special = {
    id: crypto.randomUUID(),
    name: 'Verão 27',
    active: true,
    reason: null,
    effect: 'percent',
    price: null,
    percent_bp: -1000,
    with_rules: true,
    product_ids: [],
    fares: [],
    travel: null,
    agent_id: null,
    customer_id: null,
    code: 'VERAO27',
    quota: 50,
    used: 12,
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

test('a special price asks for a price or for a percentage, and forgets the other on saving', async () => {
  const server = aServer();
  const id = crypto.randomUUID();
  const terms = {
    effect: 'set',
    price: 150,
    percent_bp: null,
    with_rules: false,
    product_ids: [],
    fares: [],
  };
  const rest = { reason: null, travel: null, agent_id: null, customer_id: null, code: null, quota: null };
  const kept = keepsRegister(server, specialPrices, [
    { id, name: 'Agência Lagoa', active: true, validity: null, used: 0, ...terms, ...rest },
  ]);
  const person = await openPage(server, `${path}?open=${id}`, { as: 'admin' });
  await screen.findByRole('textbox', { name: 'Preço' });
  expect(screen.queryByRole('textbox', { name: 'Percentual' })).toBeNull();
  await person.click(screen.getByRole('combobox', { name: 'Efeito' }));
  await person.click(await screen.findByRole('option', { name: 'Percentual' }));
  await person.type(await screen.findByRole('textbox', { name: 'Percentual' }), '-10');
  expect(screen.queryByRole('textbox', { name: 'Preço' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(kept.row(id)).toMatchObject({ effect: 'percent', percent_bp: -1000, price: null }),
  );
});

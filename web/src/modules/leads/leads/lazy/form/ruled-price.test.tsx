import { createQuote } from '@leme/contract/pricing/quote-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../../../testing/open-page.tsx';
import { adult, aLeadServer, child, field, gabriela } from '../../lead-form.testing.ts';

const day = '2031-02-08';
const party = [
  { fare_type_id: adult, quantity: 2 },
  { fare_type_id: child, quantity: 1 },
];
const linesAt = (prices: readonly number[]) =>
  party.map((each, at) => {
    const unit_price = prices[at] ?? 0;
    return { ...each, label: '', unit_price, total_price: unit_price * each.quantity, trace: [] };
  });

async function openLead(
  lead: object = {},
  total: number | null = 712.5,
  visit: Parameters<typeof openPage>[2] = {},
) {
  const kept = aLeadServer([{ ...gabriela, interest_date: { from: day, to: '2031-02-10' }, ...lead }]);
  const quote = { total, lines: linesAt([285, 142.5]), adjustments: [] };
  if (total !== null) kept.server.answers(createQuote, (() => Response.json(quote)) as never);
  const person = await openPage(kept.server, `/mar-azul/leads?open=${gabriela.id}`, {
    as: 'admin',
    ...visit,
  });
  await screen.findByRole('dialog', { name: 'Editar Lead' });
  return { ...kept, person };
}

const ruled = () => screen.findByRole('button', { name: /^com regras: R\$\s712,50$/ });

test('beside the price of the table stands what the rules make of it on the first day, and one press takes it', async () => {
  const { person, server, kept } = await openLead();
  expect(await field(/^Valor total/)).toHaveProperty('value', '450,00');
  const button = await ruled();
  expect(server.sent('POST /quotes').at(-1)).toMatchObject({
    product_id: gabriela.product_id,
    date: day,
    party,
  });
  await person.click(button);
  expect(await field(/^Valor total/)).toHaveProperty('value', '712,50');
  expect(screen.queryByRole('button', { name: /^com regras/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Salvar Alterações' }));
  await waitFor(() =>
    expect(kept.row(gabriela.id)).toMatchObject({ offered_value: 712.5, value_mode: 'manual' }),
  );
});

test('fares that were agreed keep their lines and take their prices', async () => {
  const lines = [
    { fare_type_id: adult, quantity: 2, price: 180 },
    { fare_type_id: child, quantity: 1, price: 90 },
  ];
  const { person } = await openLead({ value_mode: 'by_fare', fare_type_adjustments: lines });
  await person.click(await ruled());
  expect(await field('Preço: Adulto')).toHaveProperty('value', '285,00');
  expect(await field('Preço: Criança')).toHaveProperty('value', '142,50');
  expect(await field(/^Valor total/)).toHaveProperty('value', '712,50');
});

test('nothing is asked of a day that is over or of who may see no prices, and a price that is refused is none', async () => {
  const { server } = await openLead({ interest_date: { from: '2026-01-10', to: null } });
  const asked = () => server.times('POST /quotes');
  await field(/^Valor total/);
  expect(asked()).toBe(0);
  const barred = await openLead({}, 712.5, { without: ['products:read', 'bookings:create'] });
  await field(/^Valor total/);
  expect(barred.server.times('POST /quotes')).toBe(0);
  const refused = await openLead({}, null);
  await waitFor(() => expect(refused.server.times('POST /quotes')).toBeGreaterThan(0));
  expect(within(screen.getByRole('dialog')).queryByText(/com regras/)).toBeNull();
});

test('the form asks why somebody is lost as soon as the status says so', async () => {
  const { person, kept } = await openLead();
  expect(screen.queryByLabelText(/^Motivo da perda/)).toBeNull();
  await person.click(await field('Status'));
  await person.click(await screen.findByRole('option', { name: 'Perdido' }));
  await person.type(await field(/^Motivo da perda/), 'foi com outro');
  await person.click(screen.getByRole('button', { name: 'Salvar Alterações' }));
  await waitFor(() =>
    expect(kept.row(gabriela.id)).toMatchObject({ status: 'lost', lost_reason: 'foi com outro' }),
  );
});

import { fareTypes } from '@leme/contract/catalog/fare-types';
import { products } from '@leme/contract/catalog/products';
import type { Fault } from '@leme/contract/kit/problem';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { pricingRules } from '@leme/contract/pricing/pricing-rules';
import { createQuote } from '@leme/contract/pricing/quote-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../../testing/fake-register.ts';
import { refuses } from '../../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const newId = () => crypto.randomUUID() as string;
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');

function aServerOfRules() {
  const server = aServer();
  keepsRegister(server, pricingRules, []);
  return server;
}

test('the simulator tells every step of a price by its table, and why each other rule did not count', async () => {
  const server = aServerOfRules();
  const product = { id: newId(), name: 'Ilha do Campeche', status: 'active' };
  const adult = { id: newId(), product_id: product.id, label: 'Adulto', active: true };
  keepsRegister(server, products, [product]);
  server.answers(resourceEndpoints(fareTypes).list, { data: [adult], count: 1 });
  const counted = { id: newId(), version: 2, name: 'Verão', effect: { kind: 'percent' as const, bp: 2_000 } };
  const quote = {
    product_id: product.id,
    session_id: null,
    total: 225.5,
    adjustments: [],
    valid_until: null,
    lines: [
      {
        fare_type_id: adult.id,
        label: 'Adulto',
        quantity: 1,
        unit_price: 216,
        total_price: 216,
        trace: [
          { kind: 'base', before: 18_000, after: 18_000 },
          { kind: 'rule', before: 18_000, after: 21_600, ...counted, why: ['travel'] },
        ],
      },
    ],
    lost: [
      {
        of: 'rule',
        id: newId(),
        version: 1,
        name: 'Fim de semana',
        fare_type_ids: [adult.id],
        why: { reason: 'condition', kind: 'weekdays' },
      },
    ],
  };
  server.answers(createQuote, (() => Response.json(quote)) as never);
  const person = await openPage(server, '/mar-azul/pricing-rules?shows=simulate', { as: 'admin' });
  // By keyboard alone.
  (await screen.findByRole('combobox', { name: 'Produto' })).focus();
  await person.keyboard('Campeche');
  await screen.findByRole('option', { name: 'Ilha do Campeche' });
  await person.keyboard('{Enter}');
  (await screen.findByRole('spinbutton', { name: 'Adulto' })).focus();
  await person.keyboard('{ArrowUp}');
  const steps = within(await screen.findByRole('region', { name: 'Adulto × 1' }));
  expect(steps.getAllByRole('row').map(({ textContent }) => plain(textContent))).toEqual([
    'PassoAntesEfeitoDepoisPor quê',
    'TabelaR$ 180,00preço da tarifa',
    'VerãoR$ 180,00+20%R$ 216,00combina: data do passeio',
  ]);
  screen.getByText('não combina: dia da semana');
});

test('of a charter the simulator asks how many come, and of no fare', async () => {
  const server = aServerOfRules();
  const product = { id: newId(), name: 'Fretamento', status: 'active', sharing_mode: 'private' };
  keepsRegister(server, products, [product]);
  const asked: unknown[] = [];
  const group = { kind: 'group', amount: 1200, trace: [{ kind: 'base', before: 120_000, after: 120_000 }] };
  server.answers(createQuote, ((input: unknown) => {
    asked.push(input);
    const beside = { session_id: null, lines: [], lost: [], valid_until: null };
    return Response.json({ product_id: product.id, total: 1200, adjustments: [group], ...beside });
  }) as never);
  const person = await openPage(server, '/mar-azul/pricing-rules?shows=simulate', { as: 'admin' });
  await person.click(await screen.findByRole('combobox', { name: 'Produto' }));
  await person.click(await screen.findByRole('option', { name: 'Fretamento' }));
  (await screen.findByRole('spinbutton', { name: 'Pessoas' })).focus();
  await person.keyboard('{ArrowUp}');
  const steps = within(await screen.findByRole('region', { name: 'Grupo' }));
  expect(plain(steps.getAllByRole('row')[1]?.textContent)).toBe('TabelaR$ 1.200,00preço do grupo');
  expect(asked.at(-1)).toMatchObject({ product_id: product.id, party: [], people: 1 });
});

test('where there is no price it is said why, and what went wrong on the way is tried again', async () => {
  const server = aServerOfRules();
  keepsRegister(server, products, [
    { id: newId(), name: 'Fretamento', status: 'active', sharing_mode: 'private' },
  ]);
  const refused = (...errors: Fault[]) => server.answers(createQuote, refuses('validation', { errors }));
  refused({ pointer: '/party', code: 'no-price', params: { people: 1 } });
  const person = await openPage(server, '/mar-azul/pricing-rules?shows=simulate', { as: 'admin' });
  await person.click(await screen.findByRole('combobox', { name: 'Produto' }));
  await person.click(await screen.findByRole('option', { name: 'Fretamento' }));
  (await screen.findByRole('spinbutton', { name: 'Pessoas' })).focus();
  await person.keyboard('{ArrowUp}');
  await screen.findByText('Não há preço para 1 pessoa.');
  refused({ pointer: '/code', code: 'unknown' }, { pointer: '/date', code: 'past-day' });
  await person.type(screen.getByLabelText('Código'), 'X');
  await screen.findByText('Este código não existe.');
  screen.getByText('Data: Este dia já passou');
  server.answers(createQuote, refuses('internal'));
  await person.type(screen.getByLabelText('Código'), 'Y');
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  refused({ pointer: '/code', code: 'unknown' });
  await person.click(again);
  await screen.findByText('Este código não existe.');
});

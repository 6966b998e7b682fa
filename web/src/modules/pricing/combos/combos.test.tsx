import { readComboParts } from '@leme/contract/pricing/combo-endpoints';
import { comboItems, combos } from '@leme/contract/pricing/combos';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = crypto.randomUUID();
const combo = {
  id,
  name: 'Ilha e pôr do sol',
  status: 'active',
  pricing: 'fixed',
  price: 299.9,
  discount_bp: null,
  validity: null,
};
const part = (product: string, table_price: number | null, share: number, given = {}) => ({
  item_id: crypto.randomUUID(),
  product_id: crypto.randomUUID(),
  product,
  fare: 'ADULT',
  quantity: 1,
  day_offset: 0,
  optional: false,
  table_price,
  share,
  ...given,
});

function aServerOf(priced: object, row: object = combo) {
  const server = aServer();
  keepsRegister(server, combos, [row as typeof combo]);
  keepsRegister(server, comboItems, []);
  server.answers(readComboParts, priced);
  return server;
}

test('an open combo shows its price beside the sum of its parts and what falls on each [A2.3-35, B2.2-09]', async () => {
  const server = aServerOf({
    sum: 320,
    total: 299.9,
    open: [],
    data: [
      part('Ilha do Campeche', 180, 168.69),
      part('Pôr do sol', 140, 131.21, { day_offset: 1, fare: 'CHILD', quantity: 2 }),
    ],
  });
  await openPage(server, `/mar-azul/combos?open=${id}`, { as: 'admin' });
  const card = within(await screen.findByRole('region', { name: 'Preço do combo' }));
  await card.findByText(/O cliente economiza R\$\s20,10/);
  const table = within(card.getByRole('table', { name: 'Parte de cada item' }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  expect(rows).toEqual([
    'ItemTabelaParte do combo',
    'Ilha do Campeche1 × AdultoR$ 180,00R$ 168,6956,25%',
    'Pôr do sol2 × Criança · 1 dia depoisR$ 140,00R$ 131,2143,75%',
  ]);
  await screen.findByRole('region', { name: 'Itens' });
});

test('a combo that is not ready says what is open, part by part', async () => {
  const draft = { ...combo, status: 'draft' };
  const server = aServerOf(
    {
      sum: 180,
      total: 299.9,
      data: [part('Ilha do Campeche', 180, 299.9), part('Banana boat', null, 0, { optional: true })],
      open: [
        { code: 'combo-too-few', name: null },
        { code: 'combo-part-unpriced', name: 'Banana boat' },
      ],
    },
    draft,
  );
  await openPage(server, `/mar-azul/combos?open=${id}`, { as: 'admin' });
  const card = within(await screen.findByRole('region', { name: 'Preço do combo' }));
  const lines = (await card.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Um combo tem pelo menos 2 itens que não são opcionais',
    '“Banana boat” não tem preço para a tarifa e a quantidade do item',
  ]);
  card.getByText('sem preço');
  card.getByText(/119,90.*acima da soma/);
});

test('combos are asked for page by page, and an empty list says what a combo is [A7.5-28]', async () => {
  const server = aServer();
  keepsRegister(server, combos, []);
  await openPage(server, '/mar-azul/combos', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Combos' });
  await screen.findByText('Junte dois ou mais produtos e venda por um preço só.');
  expect(server.asked.find(({ address }) => address === 'GET /combos')?.input).toMatchObject({ page: 1 });
});

test('the form of a combo asks for a price or for a discount, and for neither where the parts are added up', async () => {
  const added = { ...combo, pricing: 'sum', price: null };
  const server = aServerOf({ sum: 0, total: 0, data: [], open: [] }, added);
  const person = await openPage(server, `/mar-azul/combos?open=${id}`, { as: 'admin' });
  const pricing = await screen.findByRole('combobox', { name: 'Como se calcula' });
  const asked = () =>
    ['Preço', 'Desconto'].filter((name) => screen.queryByRole('textbox', { name }) !== null);
  expect(asked()).toEqual([]);
  await person.click(pricing);
  await person.click(await screen.findByRole('option', { name: 'Soma com desconto' }));
  expect(asked()).toEqual(['Desconto']);
});

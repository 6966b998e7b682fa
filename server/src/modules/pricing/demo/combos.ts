import { type DemoWork, named } from '../../../demo/demo.ts';

type Part = { product: string; fare: 'ADULT' | 'CHILD' | 'OTHER'; quantity: number; day_offset?: number };
type Plan = {
  combo: {
    name: string;
    pricing: 'fixed' | 'sum_minus_bp';
    price: number | null;
    discount_bp: number | null;
  };
  parts: readonly Part[];
};

const plans: Readonly<Record<string, readonly Plan[]>> = {
  'mar-azul': [
    {
      combo: { name: 'Ilha e pôr do sol', pricing: 'fixed', price: 289.9, discount_bp: null },
      parts: [
        { product: 'Ilha do Campeche', fare: 'ADULT', quantity: 1 },
        { product: 'Pôr do sol em Sambaqui', fare: 'ADULT', quantity: 1 },
      ],
    },
    {
      combo: { name: 'Família em dois dias', pricing: 'sum_minus_bp', price: null, discount_bp: 1200 },
      parts: [
        { product: 'Volta à Ilha', fare: 'ADULT', quantity: 2 },
        { product: 'Volta à Ilha', fare: 'CHILD', quantity: 1 },
        { product: 'Banana boat', fare: 'ADULT', quantity: 2, day_offset: 1 },
        { product: 'Banana boat', fare: 'CHILD', quantity: 1, day_offset: 1 },
      ],
    },
  ],
  'costa-verde': [
    {
      combo: { name: 'Paraty do cais ao poente', pricing: 'fixed', price: 219, discount_bp: null },
      parts: [
        { product: 'Ilhas de Paraty', fare: 'ADULT', quantity: 1 },
        { product: 'Pôr do sol em Paraty', fare: 'ADULT', quantity: 1 },
      ],
    },
    {
      combo: { name: 'Ilha Grande em dois dias', pricing: 'sum_minus_bp', price: null, discount_bp: 1000 },
      parts: [
        { product: 'Lagoa Azul, Ilha Grande', fare: 'ADULT', quantity: 2 },
        { product: 'Ilhas Botinas', fare: 'ADULT', quantity: 2, day_offset: 1 },
      ],
    },
  ],
};

/** Two combos of a company: one at a price of its own, one over two days at a share less. */
export async function demoCombos({ company, random, insert, read }: DemoWork): Promise<void> {
  const products = new Map((await read('products')).map(({ id, name }) => [name, id]));
  const planned = (plans[company.subdomain] ?? []).map((plan) => ({ ...plan, id: random.id() }));
  await insert(
    'combos',
    planned.map(({ id, combo }) => ({ ...combo, id, status: 'active' })),
  );
  await insert(
    'combo_items',
    planned.flatMap(({ id: combo_id, parts }) =>
      parts.map(({ product, day_offset = 0, ...part }, place) => ({
        ...part,
        day_offset,
        id: random.id(),
        combo_id,
        place: place + 1,
        product_id: named(products, product),
      })),
    ),
  );
}

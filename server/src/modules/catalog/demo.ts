import { type DemoWork, named } from '../../demo/demo.ts';
import { costaVerde } from './demo/costa-verde.ts';
import { marAzul } from './demo/mar-azul.ts';

const plans = { 'mar-azul': marAzul, 'costa-verde': costaVerde };

/** What a company sells, with its fares, and the shelves it stands on. */
export async function demo({ company, random, insert }: DemoWork): Promise<void> {
  const plan = plans[company.subdomain];
  const products = plan.products.map(({ fares, ...row }) => ({ row: { ...row, id: random.id() }, fares }));
  await insert(
    'products',
    products.map(({ row, fares: [first] }) => ({ ...row, status: 'active', price: first?.cost_price ?? 0 })),
  );
  await insert(
    'fare_types',
    products.flatMap(({ row, fares }) =>
      fares.map((fare, order_index) => ({ ...fare, id: random.id(), product_id: row.id, order_index })),
    ),
  );
  const ids = new Map(plan.categories.map(([name]) => [name, random.id()]));
  await insert(
    'product_categories',
    plan.categories.map(([name, inside], order_index) => ({
      id: named(ids, name),
      name,
      parent_id: inside ? named(ids, inside) : null,
      order_index,
    })),
  );
}

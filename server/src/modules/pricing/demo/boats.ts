import { type DemoWork, named } from '../../../demo/demo.ts';

/** Which boats sail a product, the first of them first. */
const plans: Readonly<Record<string, readonly (readonly [product: string, boats: readonly string[]])[]>> = {
  'mar-azul': [
    ['Ilha do Campeche', ['Escuna Maré Alta', 'Lancha Netuno']],
    ['Volta à Ilha', ['Catamarã Brisa Sul', 'Escuna Maré Alta']],
    ['Pôr do sol em Sambaqui', ['Catamarã Brisa Sul']],
    ['Banana boat', ['Bote Albatroz']],
  ],
  'costa-verde': [
    ['Ilhas de Paraty', ['Escuna Estrela de Paraty']],
    ['Lagoa Azul, Ilha Grande', ['Saveiro Águas Claras', 'Escuna Estrela de Paraty']],
    ['Saco do Mamanguá', ['Lancha Mamanguá']],
    ['Ilhas Botinas', ['Bote Araçari']],
  ],
};

/** What the boats of a company sail. */
export async function demoBoats({ company, random, read, insert }: DemoWork): Promise<void> {
  const products = new Map((await read('products')).map(({ id, name }) => [name, id]));
  const boats = new Map((await read('boats')).map(({ id, boat_name }) => [boat_name, id]));
  const rows = (plans[company.subdomain] ?? []).flatMap(([product, names]) =>
    names.map((boat, at) => ({
      id: random.id(),
      product_id: named(products, product),
      boat_id: named(boats, boat),
      priority: at + 1,
      setup_min: 15,
    })),
  );
  await insert('product_boats', rows);
}

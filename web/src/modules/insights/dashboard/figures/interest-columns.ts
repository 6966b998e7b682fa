import type { ChartFigures } from '@leme/contract/insights/dashboard-endpoints';

/** So many products have a column; what fewer wanted stands together. */
export const mostColumns = 12;

type Product = ChartFigures['products'][number];
/** A column of the table: a product, all that have none of their own (`rest`), or no product. */
export type InterestColumn = {
  id: string;
  kind: 'product' | 'rest' | 'none';
  name: string | null;
  color: string | null;
  products: readonly string[];
  leads: readonly number[];
  total: number;
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The products as columns, most wanted first; `most` have one of their own. */
export function interestColumns(products: readonly Product[], most: number = mostColumns): InterestColumn[] {
  const named = products.filter(({ id }) => id !== null);
  const without = products.filter(({ id }) => id === null);
  const rest = named.length > most ? named.slice(most) : [];
  const own = named.slice(0, named.length - rest.length).map(({ id, name, color, leads }) => ({
    id: id ?? '',
    kind: 'product' as const,
    name,
    color,
    products: [id ?? ''],
    leads,
    total: sum(leads),
  }));
  const together = (kind: 'rest' | 'none', those: readonly Product[]): InterestColumn[] => {
    const [first] = those;
    if (!first) return [];
    const leads = first.leads.map((_, at) => sum(those.map((each) => each.leads[at] ?? 0)));
    const ids = those.flatMap(({ id }) => id ?? []);
    return [{ id: kind, kind, name: null, color: null, products: ids, leads, total: sum(leads) }];
  };
  return [...own, ...together('rest', rest), ...together('none', without)];
}

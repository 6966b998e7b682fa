import type { SessionRow } from '@leme/contract/bookings/endpoints';
import type { SessionsSearch } from './sessions-search.ts';

export type SessionFilters = Pick<SessionsSearch, 'product' | 'status'>;

export function isFiltered({ product, status }: SessionFilters): boolean {
  return product !== undefined || status !== undefined;
}

/** The sessions that product and status let through. */
export function filterSessions<Row extends Pick<SessionRow, 'product_id' | 'status'>>(
  sessions: readonly Row[],
  { product, status }: SessionFilters,
): Row[] {
  return sessions.filter(
    (session) =>
      (product === undefined || session.product_id === product) &&
      (status === undefined || session.status === status),
  );
}

/** The products of a day, each once, by name. */
export function productsOf(sessions: readonly Pick<SessionRow, 'product'>[]): SessionRow['product'][] {
  const products = new Map(sessions.map(({ product }) => [product.id, product]));
  return [...products.values()].sort((a, b) => a.name.localeCompare(b.name));
}

import type { LiveTable } from '@leme/contract/kit/realtime';
import type { QueryClient } from '@tanstack/react-query';

/** The tables an answer is made of: a change in one of them makes it old. Every query that a write may change names them as its `meta`. */
export type Shows = { shows: readonly LiveTable[] };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Partial<Shows>;
  }
}

/**
 * After a write of this page: whatever shows one of the tables is asked for again, at once where it is open, else when
 * it opens. Settles when what is open has come.
 */
export function refetchShowing(client: QueryClient, tables: readonly LiveTable[]): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ meta }) => meta?.shows?.some((table) => tables.includes(table)) ?? false,
  });
}

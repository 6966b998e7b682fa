import type {
  listStockLevels,
  listStockLines,
  listStockMoves,
  readStockLedger,
} from '@leme/contract/stock/endpoints';
import { stockLocations } from '@leme/contract/stock/stock-locations';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import type { Shows } from '#kit/live/shown-tables.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { useRows } from '#kit/resource/resource-calls.ts';

const meta: Shows = { shows: ['stock'] };

/** The places things lie at, by name. */
export function usePlaces() {
  const { query } = useRows(stockLocations, { limit: 200 });
  const rows = query.data?.data ?? [];
  return { query, places: rows.map(({ id, name }) => ({ value: id, label: String(name) })) };
}

/** Where an item lies and its line. */
export function useLedger(id: string) {
  return useAsk<typeof readStockLedger>('GET /stock/:id/ledger', { id }, meta);
}

/** What went in and out of an item, page after page. */
export function useItemMoves(id: string) {
  const { tenant } = useSignedIn();
  return useInfiniteQuery({
    queryKey: ['stock-moves', tenant.id, id],
    meta,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      call<typeof listStockMoves>(
        'GET /stock/:id/moves',
        { id, ...(pageParam && { before: pageParam }) },
        { signal },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** What is counted at a place; what is there stays while another place comes. */
export function useLines(location: string | null) {
  return useAsk<typeof listStockLines>(
    'GET /stock/lines',
    { location_id: location ?? '' },
    { ...meta, keeps: true, enabled: location !== null },
  );
}

/** What the ledger says of an item at a place at this moment. */
export async function readLevel(id: string, location: string): Promise<{ quantity: number; mark: number }> {
  const { data } = await call<typeof listStockLevels>('GET /stock/:id/levels', { id });
  return data.find(({ location_id }) => location_id === location) ?? { quantity: 0, mark: 0 };
}

import type {
  readSellingDefaults,
  SellingDefaults,
  updateSellingDefaults,
} from '@leme/contract/catalog/selling-defaults-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { refetchShowing, type Shows } from '#kit/live/shown-tables.ts';

const meta: Shows = { shows: ['products'] };

/** How the company sells where a product says nothing of its own. */
export function useSellingDefaults() {
  const { tenant } = useSignedIn();
  return useQuery({
    queryKey: ['selling-defaults', tenant.id],
    meta,
    queryFn: ({ signal }) => call<typeof readSellingDefaults>('GET /selling-defaults', {}, { signal }),
  });
}

/** Decides it anew. */
export function useSellingDefaultsUpdate() {
  const client = useQueryClient();
  return async ({ policy: _, ...decided }: SellingDefaults): Promise<SellingDefaults> => {
    const saved = await call<typeof updateSellingDefaults>('PUT /selling-defaults', decided);
    refetchShowing(client, ['products']);
    return saved;
  };
}

import type {
  readSalesSettings,
  SalesSettings,
  updateSalesSettings,
} from '@leme/contract/leads/inside-sales/sales-settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { shown } from '../../queue.queries.ts';

const keyOf = (tenantId: string) => ['sales-settings', tenantId];

/** How the company calls people. */
export function useSalesSettings() {
  const { tenant } = useSignedIn();
  return useQuery({
    queryKey: keyOf(tenant.id),
    meta: shown,
    queryFn: ({ signal }) => call<typeof readSalesSettings>('GET /sales-settings', {}, { signal }),
  });
}

export function useSalesSettingsUpdate(): (settings: Omit<SalesSettings, 'sellers'>) => Promise<void> {
  const client = useQueryClient();
  const { tenant } = useSignedIn();
  return async (settings) => {
    const saved = await call<typeof updateSalesSettings>('PUT /sales-settings', settings);
    client.setQueryData(keyOf(tenant.id), saved);
  };
}

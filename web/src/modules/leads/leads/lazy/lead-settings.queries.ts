import type {
  LeadSettings,
  readLeadSettings,
  updateLeadSettings,
} from '@leme/contract/leads/lead-settings-endpoints';
import { leads } from '@leme/contract/leads/leads';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { showsOf } from '#kit/resource/resource-calls.ts';

const keyOf = (tenantId: string) => ['lead-settings', tenantId];

/** What the company decided about its leads. */
export function useLeadSettings() {
  const { tenant } = useSignedIn();
  return useQuery({
    queryKey: keyOf(tenant.id),
    meta: showsOf(leads),
    queryFn: ({ signal }): Promise<LeadSettings> =>
      call<typeof readLeadSettings>('GET /lead-settings', {}, { signal }),
  });
}

export function useLeadSettingsUpdate(): (settings: LeadSettings) => Promise<void> {
  const client = useQueryClient();
  const { tenant } = useSignedIn();
  return async (settings) => {
    const saved = await call<typeof updateLeadSettings>('PUT /lead-settings', settings);
    client.setQueryData(keyOf(tenant.id), saved);
  };
}

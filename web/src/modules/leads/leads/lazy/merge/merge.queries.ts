import type {
  LeadDuplicates,
  listLeadDuplicates,
  mergeLeads,
  separateLeads,
} from '@leme/contract/leads/lead-merges';
import { leads } from '@leme/contract/leads/leads';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import type { MergeInput } from '#kit/resource/merge/use-merge.ts';
import { showsOf } from '#kit/resource/resource-calls.ts';

/** Who may be the same person as a lead, and whom it was made of. */
export function useLeadDuplicates(id: string) {
  const { tenant } = useSignedIn();
  return useQuery({
    queryKey: ['lead-duplicates', tenant.id, id],
    meta: showsOf(leads),
    queryFn: ({ signal }): Promise<LeadDuplicates> =>
      call<typeof listLeadDuplicates>('GET /leads/:id/duplicates', { id }, { signal }),
    staleTime: 0,
  });
}

/** Makes one of two leads, and two of one again; what shows leads or what was said to them is fetched again. */
export function useLeadMerges() {
  const client = useQueryClient();
  const done = () => void refetchShowing(client, ['leads']);
  return {
    merge: async (input: MergeInput) => {
      await call<typeof mergeLeads>('POST /leads/:id/merge', input);
      done();
    },
    separate: async (id: string, other_id: string) => {
      await call<typeof separateLeads>('POST /leads/:id/separation', { id, other_id });
      done();
    },
  };
}

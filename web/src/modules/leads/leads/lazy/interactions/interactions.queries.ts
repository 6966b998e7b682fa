import type {
  concludeInteraction,
  LeadProduct,
  LeadTemplate,
  listLeadProducts,
  listLeadTemplates,
} from '@leme/contract/leads/endpoints';
import { type LeadInteraction, leadInteractions } from '@leme/contract/leads/lead-interactions';
import { leads } from '@leme/contract/leads/leads';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { readHistory, showsOf, useResourceWrites, useRows } from '#kit/resource/resource-calls.ts';

/** As many as one page brings; nobody talks that often with one lead. */
const mostInteractions = 200;
const mostPages = 10;

export type Interactions = { rows: readonly LeadInteraction[]; count: number; isPending: boolean };

/** What was said to a lead, newest first; none where they do not load. */
export function useInteractions(leadId: string): Interactions {
  const asked = { lead_id: leadId, sort: '-interaction_date', limit: mostInteractions };
  const { data, isPending } = useRows(leadInteractions, asked).query;
  return { rows: (data?.data ?? []) as unknown as LeadInteraction[], count: data?.count ?? 0, isPending };
}

/** What can be written to a lead, in its order; none where they do not load. */
export function useTemplates(): { templates: readonly LeadTemplate[]; isPending: boolean } {
  const { data, isPending } = useAsk<typeof listLeadTemplates>(
    'GET /leads/templates',
    {},
    { shows: ['whatsapp-templates'] },
  );
  return { templates: data?.data ?? [], isPending };
}

/** The product a lead asks for, as long as it is on sale. */
export function useProductOf(productId: string | null): LeadProduct | undefined {
  const { data } = useAsk<typeof listLeadProducts>(
    'GET /leads/products',
    {},
    { shows: ['products', 'fare-types'], enabled: productId !== null },
  );
  return data?.data.find(({ id }) => id === productId);
}

export type StatusChange = { id: string; at: string; actor: string | null; before: string; after: string };

/** How a lead came to its status, once somebody wants to see it; nothing where that does not load. */
export function useStatusChanges(leadId: string, isWanted: boolean): readonly StatusChange[] {
  const { tenant } = useSignedIn();
  const { data } = useQuery({
    queryKey: ['lead-status-changes', tenant.id, leadId],
    meta: showsOf(leads),
    queryFn: ({ signal }) => readStatusChanges(leadId, signal),
    enabled: isWanted,
    staleTime: 0,
  });
  return isWanted ? (data ?? []) : [];
}

async function readStatusChanges(leadId: string, signal: AbortSignal): Promise<StatusChange[]> {
  const found: StatusChange[] = [];
  let before: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const { data, hasMore } = await readHistory(leads, leadId, before, signal);
    for (const { id, at, actor, action, child, changes } of data) {
      const change = changes.find(({ field }) => field === 'status');
      if (child || action !== 'updated' || !change) continue;
      found.push({ id, at, actor, before: String(change.before), after: String(change.after) });
    }
    before = data.at(-1)?.id;
    if (!hasMore || before === undefined) break;
  }
  return found;
}

/** The writes of interactions; concluding one that is done already changes nothing. */
export function useInteractionWrites() {
  const { create, changed } = useResourceWrites(leadInteractions);
  return {
    create,
    changed,
    conclude: async (id: string) => {
      await call<typeof concludeInteraction>('POST /lead-interactions/:id/conclusion', { id });
      changed();
    },
  };
}

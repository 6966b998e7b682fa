import type { getLeadTagsGrouped } from '@leme/contract/leads/endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { onLive } from '#kit/live/live-changes.ts';
import { tagLoader } from '../../../tag-loader.ts';

/** What is known of tags, by who knows it. */
const loaders = new Map<string, ReturnType<typeof tagLoader>>();

function loaderOf(whose: string) {
  const known = loaders.get(whose);
  if (known) return known;
  const loader = tagLoader((lead_ids) =>
    call<typeof getLeadTagsGrouped>(
      'POST /rpc/get_lead_tags_grouped',
      { lead_ids: [...lead_ids] },
      { background: true },
    ),
  );
  loaders.clear();
  loaders.set(whose, loader);
  onLive((event) => {
    if (event === 'reset' || event.table === 'leads' || event.table === 'tags') loader.forget();
  });
  return loader;
}

/** The tags of leads whose rows no list has brought; what is known of them is not asked for again. */
export function useTagsOf(leadIds: readonly string[]) {
  const { user, tenant } = useSignedIn();
  const ids = leadIds.toSorted();
  const { data } = useQuery({
    queryKey: ['leads', tenant.id, 'tags of', ids],
    meta: { shows: ['leads', 'tags'] },
    queryFn: () => loaderOf(`${user.id}.${tenant.id}`).load(ids),
    enabled: ids.length > 0,
    retry: false,
  });
  return [...new Map([...(data?.values() ?? [])].flat().map((tag) => [tag.id, tag])).values()];
}

import type { Resource } from '@leme/contract/kit/resource/resource';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSignedIn } from '../../../auth-session/auth-session.tsx';
import { readHistory, showsOf } from '../../resource-calls.ts';
import { HistoryList } from './history-list.tsx';

export type RecordHistoryProps = { resource: Resource; id: string };

/** The history of a register's record. */
export function RecordHistory({ resource, id }: RecordHistoryProps) {
  const { tenant } = useSignedIn();
  const history = useInfiniteQuery({
    queryKey: ['resource', tenant.id, resource.name, 'history', id],
    meta: showsOf(resource),
    queryFn: ({ pageParam, signal }) => readHistory(resource, id, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data, hasMore }) => (hasMore ? data.at(-1)?.id : undefined),
    staleTime: 0,
  });
  return <HistoryList entity={resource} history={history} />;
}

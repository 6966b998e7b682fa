import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { useQueryClient } from '@tanstack/react-query';
import { useSignedIn } from '../../auth-session/auth-session.tsx';
import { useRow } from '../resource-calls.ts';

/** An open row, until it has come as a list knows it, also without a connection. Nothing is asked for a new one. */
export function useOpenRow(resource: Resource, id: string | null) {
  const { tenant } = useSignedIn();
  const client = useQueryClient();
  const listed = client
    .getQueriesData<{ data: AnyRow[] }>({ queryKey: ['resource', tenant.id, resource.name, 'list'] })
    .flatMap(([, page]) => page?.data ?? [])
    .findLast((row) => row.id === id);
  return useRow(resource, id, listed);
}

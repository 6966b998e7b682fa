import type { Resource } from '@leme/contract/kit/resource';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSignedIn } from '../../../session.tsx';
import { useSettled } from '../../field-input/use-settled.ts';
import { optionsShow, readOptions } from '../../resource-calls.ts';

/** What a reference chooses from for the text that was typed, once typing rests. */
export function useOptions(resource: Resource, field: string, typed: string, enabled: boolean) {
  const { tenant } = useSignedIn();
  const q = useSettled(typed.trim());
  return useQuery({
    queryKey: ['resource', tenant.id, resource.name, 'options', field, q],
    meta: optionsShow(resource, field),
    queryFn: ({ signal }) => readOptions(resource, field, q ? { q } : {}, signal),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** The name of a row a filter points to; a row that is gone has none. */
export function useOptionNames(
  resource: Resource,
  field: string,
  ids: readonly string[],
): (id: string) => string {
  const { tenant } = useSignedIn();
  const asked = ids.toSorted().join(',');
  const { data, isError } = useQuery({
    queryKey: ['resource', tenant.id, resource.name, 'options', field, { ids: asked }],
    meta: optionsShow(resource, field),
    queryFn: ({ signal }) => readOptions(resource, field, { ids: asked }, signal),
    placeholderData: keepPreviousData,
    enabled: asked !== '',
  });
  const unknown = data || isError ? '-' : '…';
  return (id) => data?.find((option) => option.id === id)?.label ?? unknown;
}

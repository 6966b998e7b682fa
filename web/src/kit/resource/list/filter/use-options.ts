import type { Resource } from '@leme/contract/kit/resource/resource';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { nothing } from '#ui/layout/empty-value.tsx';
import { useSignedIn } from '../../../auth-session/auth-session.tsx';
import { useSettled } from '../../field-input/use-settled.ts';
import { fieldOf } from '../../fields-of.ts';
import { type Option, optionsKey, optionsShow, readOptions } from '../../resource-calls.ts';

/** Which field a person looks something up for, and what was typed there. */
export type Asked = { field: string; typed: string };

/** What a reference chooses from for the text that was typed, once typing rests; nothing before somebody asked. */
export function useOptions(resource: Resource, asked: Asked | null) {
  const { tenant } = useSignedIn();
  const field = asked?.field ?? '';
  const q = useSettled(asked?.typed.trim() ?? '');
  return useQuery({
    queryKey: optionsKey(tenant.id, resource, field, q),
    meta: optionsShow(resource, field),
    queryFn: ({ signal }) => readOptions(resource, field, q ? { q } : {}, signal),
    placeholderData: keepPreviousData,
    enabled: asked !== null,
  });
}

/** The names of the rows that filters point to, by field; a row that is gone has none. */
export function useOptionNames(
  resource: Resource,
  chosen: ReadonlyMap<string, readonly string[]>,
): (field: string, id: string) => Pick<Option, 'label' | 'colour'> {
  const { tenant } = useSignedIn();
  const fields = [...chosen].filter(([field]) => fieldOf(resource, field)?.to);
  const answers = useQueries({
    queries: fields.map(([field, ids]) => {
      const asked = ids.toSorted().join(',');
      return {
        queryKey: ['resource', tenant.id, resource.name, 'options', field, { ids: asked }],
        meta: optionsShow(resource, field),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          readOptions(resource, field, { ids: asked }, signal),
        placeholderData: keepPreviousData,
      };
    }),
  });
  return (field, id) => {
    const answer = answers[fields.findIndex(([each]) => each === field)];
    const known = answer?.data?.find((option) => option.id === id);
    return known ?? { label: answer?.data || answer?.isError ? nothing : '…' };
  };
}

import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { useState } from 'react';
import { useRow } from '../resource-calls.ts';

type Shown = { resource: Resource; address: { from?: unknown }; rows: readonly AnyRow[] };

/** What a new record starts with: the row it is copied from, asked for where the list does not show it. */
export function useTemplate({ resource, address, rows }: Shown) {
  const [kept, keep] = useState<AnyRow>();
  const from = address.from === undefined ? null : String(address.from);
  const known = [...rows, ...(kept ? [kept] : [])].findLast((row) => row.id === from);
  const { data, isPending, isError } = useRow(resource, known ? null : from);
  const row = from === null ? undefined : (known ?? data);
  return { row, keep, isComing: from !== null && row === undefined && isPending && !isError };
}

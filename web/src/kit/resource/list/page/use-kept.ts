import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * The query with the data it showed last while the answer to a new question is on its way, and whether these are old.
 * A question that failed shows nothing of another one.
 */
export function useKept<T>(query: UseQueryResult<T>): { query: UseQueryResult<T>; isOld: boolean } {
  const [kept, keep] = useState(query.data);
  if (query.data !== undefined && query.data !== kept) keep(query.data);
  if (query.data !== undefined || query.isError || kept === undefined) return { query, isOld: false };
  return { query: { ...query, data: kept } as UseQueryResult<T>, isOld: true };
}

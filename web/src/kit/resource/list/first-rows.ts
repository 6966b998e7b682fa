import type { Resource } from '@leme/contract/kit/resource/resource';
import type { QueryClient } from '@tanstack/react-query';
import type { Freshness } from '../freshness.ts';
import { prefetchRows } from '../resource-calls.ts';
import { questionOf } from './list-address.ts';
import { usualPageSize } from './list-settings.ts';

type Ahead = { resource: Resource; limit?: number; freshness?: Freshness | undefined };

/** Asks for what a list shows first, ahead of its screen. */
export function prefetchFirstRows(
  client: QueryClient,
  tenantId: string,
  { resource, limit = usualPageSize, freshness }: Ahead,
): Promise<void> {
  return prefetchRows(client, tenantId, {
    resource,
    question: questionOf(resource, {}, limit),
    freshness,
  });
}

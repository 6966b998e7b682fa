import type { Resource } from '@leme/contract/kit/resource';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchRows } from '../resource-calls.ts';
import { questionOf } from './list-address.ts';
import { usualPageSize } from './list-settings.ts';

/** Asks for what a list shows first, ahead of its screen. */
export function prefetchFirstRows(
  client: QueryClient,
  tenantId: string,
  resource: Resource,
  limit = usualPageSize,
): Promise<void> {
  return prefetchRows(client, tenantId, resource, questionOf(resource, {}, limit));
}

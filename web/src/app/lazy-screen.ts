import { lazy, type ReactNode } from 'react';
import { fetchCode } from '#kit/text/fetch-code.ts';

/**
 * A screen whose code is fetched when it is first opened or prefetched. React's own `lazy`: the router's calls `use()`
 * only while it suspends, of which React complains.
 */
export function lazyScreen<Props extends object>(load: () => Promise<(props: Props) => ReactNode>) {
  const loadOnce = async () => ({ default: await fetchCode(load) });
  return Object.assign(lazy(loadOnce), { fetch: () => loadOnce().then(() => undefined) });
}

import type { Resource } from '@leme/contract/kit/resource';
import { lazy, type ReactNode } from 'react';
import { fetchCode } from '#kit/fetch-code.ts';

/** A page's component; that of a register says which. */
type Screen<Props> = ((props: Props) => ReactNode) & { resource?: Resource };

/**
 * A screen whose code is fetched when it is first opened or prefetched. React's own `lazy`: the router's calls `use()`
 * only while it suspends, of which React complains.
 */
export function lazyScreen<Props extends object>(load: () => Promise<Screen<Props>>) {
  const loadOnce = async () => ({ default: await fetchCode(load) });
  return Object.assign(lazy(loadOnce), {
    preload: () => loadOnce().then(() => undefined),
    load: () => loadOnce().then(({ default: screen }) => screen),
  });
}

import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useAddress } from './address.tsx';
import { createPrefetch } from './prefetch.ts';

type Prefetch = (path: string) => void;
const prefetches = new WeakMap<object, Prefetch>();

/** Loads the code and the first data of a page before it is opened, at most once per 30 s and page. */
export function usePrefetch(): Prefetch {
  const router = useRouter();
  const { href } = useAddress();
  const prefetch = useMemo(() => {
    const known = prefetches.get(router);
    if (known) return known;
    const made = createPrefetch((to) => router.preloadRoute({ to }), Date.now);
    prefetches.set(router, made);
    return made;
  }, [router]);
  return (path) => prefetch(href(path));
}

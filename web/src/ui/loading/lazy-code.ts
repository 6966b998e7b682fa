import { type ComponentType, createElement, useEffect, useState, useSyncExternalStore } from 'react';

/** Code that no first look at a page needs: fetched when somebody is about to use it, once for the whole application. */
export type LazyModule<M> = {
  current: () => M | null;
  fetch: () => Promise<boolean>;
  subscribe: (listener: () => void) => () => void;
};

/** What was wanted twice and did not come. */
const missing = new Set<object>();
const concerned = new Set<() => void>();

/**
 * Whether a part did not come though it was wanted twice. A browser remembers the failure of a module for as long as its
 * page stands: only a new page asks for it again.
 */
export function useIsIncomplete(): boolean {
  return useSyncExternalStore(
    (listener) => {
      concerned.add(listener);
      return () => concerned.delete(listener);
    },
    () => missing.size > 0,
  );
}

export function lazyModule<M>(load: () => Promise<M>): LazyModule<M> {
  let module: M | null = null;
  let misses = 0;
  let coming: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();
  const arrived = (loaded: M) => {
    module = loaded;
    missing.delete(listeners);
    for (const listener of [...listeners, ...concerned]) listener();
    return true;
  };
  const missed = () => {
    coming = null;
    misses += 1;
    if (misses > 1) missing.add(listeners);
    for (const listener of concerned) listener();
    return false;
  };
  return {
    current: () => module,
    fetch: () => {
      coming ??= load().then(arrived, missed);
      return coming;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The code once it was wanted and has come, `null` before; `onMissing` hears that it could not be fetched. After a
 * failure another number is another wish.
 */
export function useLazyModule<M>(
  source: LazyModule<M>,
  wanted: boolean | number,
  onMissing: () => void,
): M | null {
  const [everWanted, setEverWanted] = useState(Boolean(wanted));
  if (wanted && !everWanted) setEverWanted(true);
  const module = useSyncExternalStore(source.subscribe, source.current);
  // Outside system: the network. Only a new wish fetches.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no new wish
  useEffect(() => {
    if (wanted) void source.fetch().then((came) => came || onMissing());
  }, [source, wanted]);
  return everWanted ? module : null;
}

/** A component of late code for use inside of what that code draws, so it never waits itself. */
export function partOf<M, P extends object>(
  source: LazyModule<M>,
  pick: (module: M) => ComponentType<P>,
): ComponentType<P> {
  return function Part(props: P) {
    const module = source.current();
    return module && createElement(pick(module), props);
  };
}

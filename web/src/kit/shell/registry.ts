import { useEffect, useId, useSyncExternalStore } from 'react';

/** A list that mounted components add to and one part of the shell shows. */
export type Registry<T> = {
  set: (owner: string, item: T) => void;
  remove: (owner: string) => void;
  list: () => readonly T[];
  subscribe: (listener: () => void) => () => void;
};

export function createRegistry<T>(): Registry<T> {
  const items = new Map<string, T>();
  const listeners = new Set<() => void>();
  let list: readonly T[] = [];
  const changed = () => {
    list = [...items.values()];
    for (const listener of listeners) listener();
  };
  return {
    set: (owner, item) => {
      if (items.get(owner) === item) return;
      items.set(owner, item);
      changed();
    },
    remove: (owner) => {
      if (items.delete(owner)) changed();
    },
    list: () => list,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Keeps `item` in the registry while the component is mounted; `null` takes it out. */
export function useRegistered<T>(registry: Registry<T>, item: T | null): void {
  const owner = useId();
  useEffect(() => {
    if (item === null) registry.remove(owner);
    else registry.set(owner, item);
  }, [registry, owner, item]);
  useEffect(() => () => registry.remove(owner), [registry, owner]);
}

export function useRegistry<T>(registry: Registry<T>): readonly T[] {
  return useSyncExternalStore(registry.subscribe, registry.list);
}

import { type ComponentType, lazy } from 'react';
import { type LazyModule, lazyModule } from '#ui/loading/lazy-code.ts';
import { textsReady } from './i18n.ts';

/** Code that comes later, with its texts: `fetchCode(() => import('../x.tsx'))`. */
export async function fetchCode<M>(load: () => Promise<M>): Promise<M> {
  const code = await load();
  await textsReady();
  return code;
}

/** Code for `useLazyModule`, with its texts. */
export function lazyCode<M>(load: () => Promise<M>): LazyModule<M> {
  return lazyModule(() => fetchCode(load));
}

/** A part whose code and texts come when it is first drawn. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await fetchCode(load) }));
}

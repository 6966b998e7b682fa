import { type ComponentType, lazy } from 'react';
import { type Late, late } from '#ui/late.ts';
import { textsReady } from './i18n.ts';

/** Code that comes later, with its texts: `fetchCode(() => import('./x.tsx'))`. */
export async function fetchCode<M>(load: () => Promise<M>): Promise<M> {
  const code = await load();
  await textsReady();
  return code;
}

/** Code for `useLate`, with its texts. */
export function lateCode<M>(load: () => Promise<M>): Late<M> {
  return late(() => fetchCode(load));
}

/** A part whose code and texts come when it is first drawn. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await fetchCode(load) }));
}

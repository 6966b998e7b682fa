import type { RouteEntry } from '@leme/contract/access/route-entry';

export type BarItem = { path: string; label: 'today' | 'manifest' | 'fuel'; icon: string };

const wished: readonly BarItem[] = [
  { path: '/sessions-manifest', label: 'today', icon: 'calendar' },
  { path: '/passenger-manifest', label: 'manifest', icon: 'user-round-check' },
  { path: '/quick-fuel', label: 'fuel', icon: 'fuel' },
];

/** The pages a crew needs at the thumb, as far as they exist and are permitted; nothing for other roles. */
export function bottomBarItems(role: string, pages: ReadonlyMap<string, RouteEntry>): readonly BarItem[] {
  return role === 'marinheiro' ? wished.filter(({ path }) => pages.has(path)) : [];
}

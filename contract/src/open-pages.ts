import type { AuthSession } from './access/endpoints.ts';
import { type Access, canOpen } from './access/menu/navigation.ts';
import { routeTable } from './access/route-table.ts';
import { titlesOf } from './page-words.ts';

const told = routeTable
  .filter(({ state, scope }) => state === 'ready' && scope !== 'public')
  .map((page) => ({ page, words: { name: page.name, icon: page.icon, title: titlesOf(page) } }));

/** What a session tells of the pages that exist and are open to the person. */
export function openPagesOf(access: Access): AuthSession['pages'] {
  return told.filter(({ page }) => canOpen(access, page)).map(({ words }) => words);
}

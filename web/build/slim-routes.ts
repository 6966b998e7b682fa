import type { Plugin } from 'vite';
import type { RouteEntry } from '../../contract/src/access/route-table.ts';

const plannedTitles = /[\\/]guards[\\/]planned-titles\.ts$/;
const pageWords = /[\\/]shell[\\/]page-words\.ts$/;
const tables = /[\\/]contract[\\/]src[\\/]access[\\/]routes-[a-z]+\.ts$/;

/** What the browser needs of a page: what guards read, and its name once a menu or the shell can show it. */
function slim({ rows, ledger, title, icon, keywords, ...guarded }: RouteEntry): string {
  const isShown = guarded.state === 'ready' && (guarded.menu || guarded.scope !== 'public');
  const entry = JSON.stringify({ ...guarded, icon: isShown ? icon : '' });
  return isShown
    ? `{ ...${entry}, ...unread, title: ${JSON.stringify(title)} }`
    : `{ ...${entry}, ...unread }`;
}

/**
 * Leaves out of the route table what only tests read. The titles of pages that do not exist yet come with their door,
 * the words pages are found by with whoever looks for pages.
 */
export function slimRoutes(): Plugin {
  return {
    name: 'slim-routes',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (plannedTitles.test(id)) {
        const { routeTable } = await import('../../contract/src/access/route-table.ts');
        const planned = routeTable.filter(({ state }) => state === 'planned');
        const titles = Object.fromEntries(planned.map(({ path, title }) => [path, title]));
        return `export const plannedTitles = ${JSON.stringify(titles)};`;
      }
      if (pageWords.test(id)) {
        const { routeTable } = await import('../../contract/src/access/route-table.ts');
        const found = routeTable.filter(({ keywords, state }) => state === 'ready' && keywords.length > 0);
        const words = Object.fromEntries(found.map(({ path, keywords }) => [path, keywords]));
        return `export const pageWords = ${JSON.stringify(words)};`;
      }
      if (!tables.test(id)) return null;
      const exported = Object.entries<readonly RouteEntry[]>(await import(id));
      const lines = exported.map(
        ([name, routes]) => `export const ${name} = [${routes.map(slim).join(',\n')}];`,
      );
      return [
        `const untitled = { 'pt-BR': '', en: '', es: '', fr: '', it: '' };`,
        `const unread = { title: untitled, keywords: [], rows: [], ledger: [] };`,
        ...lines,
      ].join('\n');
    },
  };
}

import type { Plugin } from 'vite';
import type { RouteEntry } from '../../contract/src/access/route-table.ts';

const plannedTitles = /[\\/]guards[\\/]planned-titles\.ts$/;
const tables = /[\\/]contract[\\/]src[\\/]access[\\/]routes-[a-z]+\.ts$/;

/** What the browser needs of a page: what guards read, and its words once it can be opened. */
function slim({ rows, ledger, title, icon, keywords, ...guarded }: RouteEntry): string {
  const words = guarded.state === 'ready' ? { title, icon, keywords } : { icon: '', keywords: [] };
  const entry = JSON.stringify({ ...guarded, ...words, rows: [], ledger: [] });
  return guarded.state === 'ready' ? entry : `{ ...${entry}, title: untitled }`;
}

/** Leaves out of the route table what only tests read; the titles of pages that do not exist yet come with their door. */
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
      if (!tables.test(id)) return null;
      const exported = Object.entries<readonly RouteEntry[]>(await import(id));
      const lines = exported.map(
        ([name, routes]) => `export const ${name} = [${routes.map(slim).join(',\n')}];`,
      );
      return [`const untitled = { 'pt-BR': '', en: '', es: '', fr: '', it: '' };`, ...lines].join('\n');
    },
  };
}

import type { Plugin } from 'vite';
import type { RouteEntry } from '../../contract/src/access/route-entry.ts';

const plannedTitles = /[\\/]doors[\\/]planned-titles\.ts$/;
const pageTitles = /[\\/]access[\\/]rights[\\/]page-titles\.ts$/;
const pageWords = /[\\/]menu-search[\\/]page-words\.ts$/;
const pageIcons = /[\\/]icons[\\/]lazy[\\/]page-icons\.ts$/;
const table = /[\\/]contract[\\/]src[\\/]pages\.ts$/;

const nameOf = (path: string) => (path === '/' ? 'dashboard' : path.slice(1).replaceAll('/', '-'));

/**
 * What guards read of the pages; what a menu shows of them comes with the session. Pages that differ in nothing but
 * their address stand together, so that one more is one more word.
 */
function tableOf(pages: readonly RouteEntry[]): string {
  const alike = Map.groupBy(pages, ({ rows, ledger, icon, path, name, resource, ...guarded }) =>
    JSON.stringify({
      ...guarded,
      ...(name !== nameOf(path) && { name }),
      ...(resource !== nameOf(path) && { resource }),
    }),
  );
  const lines = [...alike].map(
    ([common, members]) => `...of(${common}, ${JSON.stringify(members.map(({ path }) => path).join(' '))}),`,
  );
  return `const of = (common, paths) => paths.split(' ').map((path) => {
  const name = path === '/' ? 'dashboard' : path.slice(1).replaceAll('/', '-');
  return { path, name, resource: name, icon: '', rows: [], ledger: [], ...common };
});
export const pages = [${lines.join('\n')}];`;
}

function iconsOf(pages: readonly RouteEntry[]): string {
  const names = [...new Set(pages.filter(({ state }) => state === 'ready').map(({ icon }) => icon))];
  const code = (name: string) => name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  return `import { ${names.map(code).join(', ')} } from 'lucide-react';
export const pageIcons = { ${names.map((name) => `'${name}': ${code(name)}`).join(', ')} };`;
}

/**
 * Leaves out of the table of pages what only tests and sessions read, and what else modules tell of themselves. The titles of
 * pages that do not exist yet come with their door, those of all pages with what tells of rights, the words pages are found
 * by with whoever looks for pages, and their drawings when one is shown.
 */
export function slimRoutes(): Plugin {
  return {
    name: 'slim-routes',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (![plannedTitles, pageTitles, pageWords, pageIcons, table].some((file) => file.test(id)))
        return null;
      const { pages } = await import('../../contract/src/pages.ts');
      const { keywordsOf, titlesOf } = await import('../../contract/src/page-words.ts');
      if (plannedTitles.test(id)) {
        const planned = pages.filter(({ state }) => state === 'planned');
        const titles = Object.fromEntries(planned.map((page) => [page.path, titlesOf(page)]));
        return `export const plannedTitles = ${JSON.stringify(titles)};`;
      }
      if (pageTitles.test(id)) {
        const titled = pages.filter(({ resource }) => resource !== null);
        const titles = Object.fromEntries(titled.map((page) => [page.name, titlesOf(page)]));
        return `export const pageTitles = ${JSON.stringify(titles)};`;
      }
      if (pageWords.test(id)) {
        const found = pages.filter((page) => page.state === 'ready' && keywordsOf(page).length > 0);
        const words = Object.fromEntries(found.map((page) => [page.path, keywordsOf(page)]));
        return `export const pageWords = ${JSON.stringify(words)};`;
      }
      return pageIcons.test(id) ? iconsOf(pages) : tableOf(pages);
    },
  };
}

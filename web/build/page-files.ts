import type { Plugin, Rolldown } from 'vite';
import { type Locale, locales } from '../../contract/src/kit/language/locale.ts';
import type { PageFiles } from '../../contract/src/kit/page-files.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const screen = /[\\/]([\w-]+)\.screen\.tsx$/;
const otherScreens = /[\\/]app[\\/]lazy[\\/]other-screens\.ts$/;
const application = /[\\/]src[\\/]app[\\/]app\.tsx$/;
const words = new RegExp(`virtual:texts/.+/(${locales.join('|')})$`);
const layouts = { narrow: /[\\/]lazy[\\/]phone[\\/]/, wide: /[\\/]lazy[\\/]desk[\\/]/ } as const;

/**
 * Writes `words.json`, the files of each language, and `page-files.json`: what each page needs beside what `index.html` names, so that the server can announce it with
 * the page instead of one file asking for the next.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    // After Vite has taken away the chunks that hold styles alone: nobody can fetch those.
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = closureOf(
        bundle,
        chunks.filter(({ isEntry }) => isEntry),
      );
      const found = chunks.filter((chunk) => holds(chunk, application));
      if (found.length !== 1) this.error('The application has no chunk: look at web/build/page-files.ts');
      const app = closureOf(bundle, found);
      const said = (files: ReadonlySet<string>) => textsOf(bundle, files);
      const list = chunks.find((chunk) => holds(chunk, otherScreens));
      if (!list) this.error('The list of pages has no chunk: look at web/build/page-files.ts');
      const pages = chunks.flatMap((chunk): [string, PageFiles['pages'][string]][] => {
        const names = chunk.moduleIds.flatMap((id) => screen.exec(id)?.[1] ?? []);
        if (names.length === 0) return [];
        const isListed = list.dynamicImports.includes(chunk.fileName);
        const needed = closureOf(bundle, isListed ? [chunk, list] : [chunk])
          .difference(app)
          .difference(entry);
        const layout = (room: RegExp) => [
          ...closureOf(bundle, lateOf(bundle, needed, room))
            .difference(needed)
            .difference(app)
            .difference(entry),
        ];
        const page = {
          files: [...needed],
          texts: said(needed),
          narrow: layout(layouts.narrow),
          wide: layout(layouts.wide),
        };
        return names.map((name) => [name, page]);
      });
      if (pages.length === 0) this.error('No page has a chunk: look at web/build/page-files.ts');
      const shell = app.difference(entry);
      const source: PageFiles = {
        shell: { files: [...shell], texts: said(app.union(entry)) },
        pages: Object.fromEntries(pages.sort(([one], [other]) => one.localeCompare(other))),
      };
      this.emitFile({ type: 'asset', fileName: 'page-files.json', source: JSON.stringify(source) });
      const all = textsOf(bundle, new Set(Object.keys(bundle)));
      this.emitFile({ type: 'asset', fileName: 'words.json', source: JSON.stringify(all) });
    },
  };
}

const holds = ({ moduleIds }: Chunk, kind: RegExp) => moduleIds.some((id) => kind.test(id));

/** Chunks with all they import before they run. */
function closureOf(bundle: Bundle, from: readonly Chunk[]): Set<string> {
  const files = new Set<string>();
  const add = (chunk: Chunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') add(next);
    }
  };
  for (const chunk of from) add(chunk);
  return files;
}

/** What of a kind is fetched by these files once they run. */
function lateOf(bundle: Bundle, files: ReadonlySet<string>, kind: RegExp): Chunk[] {
  return [...files].flatMap((name) => {
    const file = bundle[name];
    if (file?.type !== 'chunk') return [];
    return file.dynamicImports.flatMap((late) => {
      const chunk = bundle[late];
      return chunk?.type === 'chunk' && holds(chunk, kind) ? [chunk] : [];
    });
  });
}

function textsOf(bundle: Bundle, files: ReadonlySet<string>): Record<Locale, string[]> {
  const texts = Object.fromEntries(locales.map((locale) => [locale, [] as string[]])) as Record<
    Locale,
    string[]
  >;
  for (const { fileName, moduleIds } of lateOf(bundle, files, words)) {
    const locale = moduleIds.map((id) => words.exec(id)?.[1]).find((found) => found !== undefined);
    const own = texts[locale as Locale];
    if (!own.includes(fileName)) own.push(fileName);
  }
  return texts;
}

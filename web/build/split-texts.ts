import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { type Locale, locales } from '../../contract/src/kit/language/locale.ts';
import type { Texts } from '../../contract/src/kit/language/translation.ts';
import { constantOf, isCarried, namespaceOf } from '../../scripts/words/texts.ts';
import { chunkOf } from './chunks.ts';

type Folder = { path: string; namespace: string; bundle: string; texts: Record<Locale, Texts> };

const prefix = 'virtual:texts/';

/**
 * What is fetched together: the words the application starts with, with the names of roles among them, those every list
 * says, those of each part of the kit, and each other folder by itself. What is below `lazy` belongs to the code there.
 */
function bundleOf(namespace: string): string {
  if (namespace === 'contract/access') return 'start';
  if (namespace === 'contract/access/menu' || namespace === 'kit/list') return 'parts';
  const rooms = namespace.split('/');
  const [top, room, ...deeper] = rooms;
  if (rooms.includes('lazy') || top === 'contract') return namespace;
  if (top !== 'kit' && top !== 'app') return chunkOf(`modules/${namespace}/texts.ts`) ?? namespace;
  return deeper.length === 0 ? 'start' : `${top}/${room}`;
}

/** What pages are called comes with the session, and what they are found by with the search. */
function inBrowser(namespace: string, texts: Texts): Texts {
  if (!namespace.startsWith('contract/')) return texts;
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !key.startsWith('page.')));
}

async function readFolders(root: string): Promise<Folder[]> {
  const all = await Array.fromAsync(glob('{web,contract}/src/**/texts/texts.ts', { cwd: root }));
  const files = all.filter((file) => !isCarried(dirname(file).replaceAll('\\', '/')));
  return await Promise.all(
    files.sort().map(async (file) => {
      const path = file.replaceAll('\\', '/').replace(/\/texts\.ts$/, '');
      const read = async (locale: Locale) => {
        const text = await readFile(join(root, file, '..', `${locale}.json`), 'utf8').catch(() => '{}');
        return [locale, JSON.parse(text)] as const;
      };
      const texts = Object.fromEntries(await Promise.all(locales.map(read))) as Folder['texts'];
      const namespace = namespaceOf(path);
      return { path, namespace, bundle: bundleOf(namespace), texts };
    }),
  );
}

/** Splits the texts by language and place, so that a browser fetches one language and what its page says. */
export function splitTexts(web: string): Plugin {
  const root = join(web, '..');
  const maker = JSON.stringify(join(web, 'src/kit/text/define-texts.ts'));
  let all: Folder[] = [];
  let missing: string[] = [];
  const complete = ({ namespace, texts }: Folder, locale: Locale): Texts => {
    const own = inBrowser(namespace, texts[locale]);
    // A form that says what the general one says is looked up there.
    const spoken = Object.entries(own).filter(
      ([key, text]) => !/_(one|many)$/.test(key) || text !== own[key.replace(/_(one|many)$/, '_other')],
    );
    const absent = Object.entries(inBrowser(namespace, texts['pt-BR'])).filter(
      ([key]) => own[key] === undefined && !/_(one|many)$/.test(key),
    );
    missing.push(...absent.map(([key]) => `${namespace} ${key} (${locale})`));
    return Object.fromEntries([...absent, ...spoken]);
  };
  return {
    name: 'split-texts',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      all = await readFolders(root);
      missing = [];
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      const folder = all.find(({ path }) => id.replaceAll('\\', '/').endsWith(`/${path}/texts.ts`));
      if (folder) {
        const { path, namespace, bundle } = folder;
        return `import { defineTexts } from ${maker};
import bundle from ${JSON.stringify(prefix + bundle)};
export const ${constantOf(path)} = defineTexts('${namespace}', bundle);`;
      }
      if (!id.startsWith(`\0${prefix}`)) return null;
      const name = id.slice(prefix.length + 1);
      const locale = locales.find((each) => name.endsWith(`/${each}`));
      if (!locale) return loader(name);
      const own = all.filter(({ bundle }) => `${bundle}/${locale}` === name);
      const texts = Object.fromEntries(own.map((each) => [each.namespace, complete(each, locale)]));
      return `export default ${JSON.stringify(texts)};`;
    },
    buildEnd() {
      if (missing.length > 0)
        this.warn(`${missing.length} texts are missing and said in Portuguese: ${missing.join(', ')}`);
    },
  };
}

function loader(bundle: string): string {
  const imports = locales.map(
    (locale) => `'${locale}': () => import(${JSON.stringify(`${prefix}${bundle}/${locale}`)})`,
  );
  return `const of = { ${imports.join(', ')} };
export default { fetch: async (locale) => (await of[locale]()).default, all: {} };`;
}

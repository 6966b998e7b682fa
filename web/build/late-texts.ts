import { glob } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import type { Plugin } from 'vite';

type Texts = Record<string, Record<string, string>>;
type Messages = { file: string; name: string; namespace: string; texts: Texts; folder: string };

const prefix = 'virtual:texts/';

/**
 * Texts travel together by module; those of shell and kit are one module of their own. A `late-messages.ts` travels
 * with the code of its folder alone, a `late-…-messages.ts` with the code that names it: whoever fetches that code awaits
 * `textsReady()`.
 */
function folderOf(path: string): string {
  const [, folder = '', module = '', part = ''] = path.split(sep);
  const own = /late-(\w.*)-messages\.ts$/.exec(basename(path))?.[1];
  if (own) return own;
  if (path.endsWith(`${sep}late-messages.ts`))
    return folder === 'modules' ? `${module}-${part}` : `${folder}-${module}`;
  return folder === 'modules' ? module : 'start';
}

async function readMessages(root: string): Promise<Messages[]> {
  const files = await Array.fromAsync(glob('src/**/*messages.ts', { cwd: root }));
  const read = async (path: string): Promise<Messages[]> => {
    const file = join(root, path);
    const exported = Object.entries<Pick<Messages, 'namespace' | 'texts'>>(await import(file));
    return exported
      .filter(([, value]) => value.texts !== undefined)
      .map(([name, value]) => ({ ...value, name, file, folder: folderOf(path) }));
  };
  return (await Promise.all(files.map(read))).flat();
}

/** Splits the texts of every messages file by language, so that a browser fetches one language and not five. */
export function lateTexts(root: string): Plugin {
  let all: Messages[] = [];
  return {
    name: 'late-texts',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      all = await readMessages(root);
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      const [folder, locale] = id.startsWith(`\0${prefix}`) ? id.slice(prefix.length + 1).split('/') : [];
      const own = all.filter((each) => (folder ? each.folder === folder : each.file === id));
      const [first] = own;
      if (first === undefined) return null;
      if (locale)
        return exported(Object.fromEntries(own.map((each) => [each.namespace, each.texts[locale]])));
      if (folder) return loader(folder, Object.keys(first.texts));
      return [
        `import { lateMessages } from '#kit/i18n.ts';`,
        `import fetch from ${JSON.stringify(prefix + first.folder)};`,
        ...own.map(({ name, namespace }) => `export const ${name} = lateMessages('${namespace}', fetch);`),
      ].join('\n');
    },
  };
}

const exported = (value: unknown) => `export default ${JSON.stringify(value)};`;

function loader(folder: string, locales: readonly string[]): string {
  const imports = locales.map(
    (locale) => `'${locale}': () => import(${JSON.stringify(`${prefix}${folder}/${locale}`)})`,
  );
  return `const of = { ${imports.join(', ')} };\nexport default async (locale) => (await of[locale]()).default;`;
}

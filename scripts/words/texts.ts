import { type Locale, locales } from '../../contract/src/kit/language/locale.ts';
import { namesIn } from '../../contract/src/kit/language/merge-texts.ts';
import type { Texts } from '../../contract/src/kit/language/translation.ts';
import { importsOf, isCode, isTest, type SourceFile } from '../rules/sources.ts';

/** Where texts stand. */
export const isTextPlace = ({ path }: { path: string }) => /^(contract|server|web)\/src\//.test(path);

/** The texts of one folder by language, as far as its files can be read. */
export type TextFolder = { path: string; texts: Partial<Record<Locale, Texts>>; faults: string[] };

const textFile = /^(?<folder>.+\/texts)\/(?<locale>[\w-]+)\.json$/;
const form = /_(zero|one|two|few|many|other)$/;

/** The folders of texts among these files, with what is wrong with each file by itself. */
export function textFolders(files: readonly SourceFile[]): TextFolder[] {
  const folders = new Map<string, TextFolder>();
  for (const { path, text } of files) {
    const { folder, locale } = textFile.exec(path)?.groups ?? {};
    if (folder === undefined || locale === undefined) continue;
    const own = folders.get(folder) ?? { path: folder, texts: {}, faults: [] };
    folders.set(folder, own);
    const known = locales.find((each) => each === locale);
    if (known) own.texts[known] = readTexts(path, text, own.faults);
    else own.faults.push(`${path} is of no known language`);
  }
  return [...folders.values()];
}

function readTexts(path: string, text: string, faults: string[]): Texts {
  // What JSON.parse would hide: the last of two equal keys wins.
  const keys = [...text.matchAll(/^\s*"((?:[^"\\]|\\.)*)"\s*:/gm)].map(([, key = '']) => key);
  for (const key of new Set(keys.filter((each, at) => keys.indexOf(each) !== at)))
    faults.push(`${path} has ${key} twice`);
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    faults.push(`${path} is broken: ${error instanceof Error ? error.message : error}`);
    return {};
  }
  const entries = typeof read === 'object' && read !== null ? Object.entries(read) : [];
  for (const [key, value] of entries)
    if (typeof value !== 'string' || value.trim() === '') faults.push(`${path} ${key} is no text`);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}

/** What is wrong with a folder of texts: of each file by itself, and of the translations beside the Portuguese source. */
export function faultsOf({ path, texts, faults }: TextFolder): string[] {
  return [
    ...faults,
    ...locales.flatMap((locale) => faultsIn(path, locale, texts['pt-BR'] ?? {}, texts[locale])),
  ];
}

function faultsIn(folder: string, locale: Locale, source: Texts, texts: Texts | undefined): string[] {
  const path = `${folder}/${locale}.json`;
  if (!texts) return [`${path} is missing`];
  const faults: string[] = [];
  const plurals = pluralsOf(source);
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  for (const name of plurals)
    for (const own of forms)
      if (texts[`${name}_${own}`] === undefined) faults.push(`${path} lacks ${name}_${own}`);
  const isPlural = (key: string) => plurals.has(key.replace(form, '')) && form.test(key);
  for (const key of Object.keys(source))
    if ((!isPlural(key) || key.endsWith('_zero')) && texts[key] === undefined)
      faults.push(`${path} lacks ${key}`);
  const known = (key: string) =>
    isPlural(key)
      ? key.endsWith('_zero')
        ? source[key] !== undefined
        : forms.some((own) => key.endsWith(`_${own}`))
      : source[key] !== undefined;
  const names = namesByKey(source);
  for (const [key, text] of Object.entries(texts)) {
    if (!known(key))
      faults.push(
        `${path} has ${key}, which ${source[key] === undefined ? 'pt-BR lacks' : 'its language has no form of'}`,
      );
    const given = names.get(bare(source, key)) ?? [];
    const own = namesIn(text);
    const strange = own.filter((name) => !given.includes(name));
    if (strange.length > 0)
      faults.push(`${path} ${key} fills in {{${strange.join('}}, {{')}}}, which pt-BR does not`);
    const lacking = isPlural(key) ? [] : given.filter((name) => !own.includes(name));
    if (lacking.length > 0) faults.push(`${path} ${key} leaves out {{${lacking.join('}}, {{')}}}`);
  }
  return faults;
}

function pluralsOf(texts: Texts): Set<string> {
  return new Set(
    Object.keys(texts)
      .filter((key) => key.endsWith('_other'))
      .map((key) => key.replace(form, '')),
  );
}

function bare(source: Texts, key: string): string {
  const name = key.replace(form, '');
  return source[`${name}_other`] === undefined ? key : name;
}

/** What each text fills in, the forms of a plural together; a plural counts. */
function namesByKey(source: Texts): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of Object.entries(source)) {
    const name = bare(source, key);
    const own = found.get(name) ?? new Set(name === key ? [] : ['count']);
    for (const each of namesIn(text)) own.add(each);
    found.set(name, own);
  }
  return new Map([...found].map(([name, names]) => [name, [...names].sort()]));
}

/** By which the build and whoever overrides words address the texts of a folder: `manifest/scan`, `contract/fleet`. */
export function namespaceOf(folder: string): string {
  return folder.replace(/^(web|server)\/src\/(modules\/)?|(?<=^contract\/)src\//, '').replace(/\/texts$/, '');
}

/** The name of a folder's texts in code: `manifestTexts` of `manifest/texts` and `manifest/lazy/texts`, `fleetWords` of the contract's. */
export function constantOf(folder: string): string {
  const rooms = folder.split('/').filter((room) => room !== 'lazy');
  const name = rooms.at(-2) ?? '';
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `${camel}${folder.startsWith('contract/') ? 'Words' : 'Texts'}`;
}

/** What says that texts did not come carries its own, in all languages. */
export const isCarried = (folder: string) => folder === 'web/src/app/start/start-failure/texts';

/** The file beside the texts by which code reads them: the key of each text and what it fills in. */
export function keysFile({ path, texts }: TextFolder): string {
  const lines = [...namesByKey(texts['pt-BR'] ?? {})].map(([key, names]) => {
    const given = names.map((name) => `'${name}'`).join(' | ');
    return `  ${/^[a-z_$][\w$]*$/i.test(key) ? key : `'${key}'`}: ${given || 'never'};`;
  });
  const keys = `type Texts = {\n${lines.join('\n')}\n};\n`;
  return `// Written by \`npm run texts\` from pt-BR.json.\n${path.startsWith('web/') && !isCarried(path) ? inBrowser(path, keys) : inFive(path, keys)}`;
}

function inBrowser(path: string, keys: string): string {
  const namespace = namespaceOf(path);
  return `import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

${keys}
export const ${constantOf(path)} = defineTexts<Texts>('${namespace}', {
  fetch: async (locale) => ({ '${namespace}': (await import(\`../texts/\${locale}.json\`)).default }),
  all: { 'pt-BR': { '${namespace}': source } },
});
`;
}

/** A server answers everybody, each in a language of their own; of what the contract says the build sends one. */
function inFive(path: string, keys: string): string {
  const names = { 'pt-BR': 'source', en: 'en', es: 'es', fr: 'fr', it: 'it' } satisfies Record<
    Locale,
    string
  >;
  const imports = locales.map(
    (locale) => `import ${names[locale]} from './${locale}.json' with { type: 'json' };`,
  );
  const up = '../'.repeat(path.split('/').length - 2);
  const kit = path.startsWith('contract/')
    ? `${up}kit/language/texts.ts`
    : '@leme/contract/kit/language/texts';
  return `import { defineTexts } from '${kit}';
${imports.toSorted().join('\n')}

${keys}
export const ${constantOf(path)} = defineTexts<Texts>('${namespaceOf(path)}', { 'pt-BR': source, en, es, fr, it });
`;
}

/** Folders of texts that no code imports. */
export function unusedFolders(folders: readonly TextFolder[], files: readonly SourceFile[]): string[] {
  const read = new Set(
    files
      .filter(({ path }) => isCode({ path }) && !isTest({ path }))
      .flatMap(importsOf)
      .map(({ to }) => to),
  );
  return folders.map(({ path }) => path).filter((path) => !read.has(`${path}/texts.ts`));
}

/** Texts a folder of the browser says in the five languages as the shared ones do; contract and server know none of those. */
export function repeatsOf(shared: TextFolder, folders: readonly TextFolder[]): string[] {
  const spoken = ({ texts }: TextFolder, key: string) =>
    JSON.stringify(locales.map((locale) => texts[locale]?.[key]));
  const known = new Set(Object.keys(shared.texts['pt-BR'] ?? {}).map((key) => spoken(shared, key)));
  return folders
    .filter((folder) => folder !== shared && folder.path.startsWith('web/') && !isCarried(folder.path))
    .flatMap((folder) =>
      Object.keys(folder.texts['pt-BR'] ?? {})
        .filter((key) => known.has(spoken(folder, key)))
        .map((key) => `${folder.path} repeats ${key}`),
    );
}

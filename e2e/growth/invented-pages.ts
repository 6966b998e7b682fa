import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '@leme/contract/kit/language/locale';
import { run } from '../../scripts/build/build-web.ts';
import { root } from '../../scripts/rules/sources.ts';

const syllables =
  'ba ce di fo gu la me ni po ru sa te vi xo zu bra cle dri flo gru lan mer nis pol rum san tel vin xis zar'.split(
    ' ',
  );
const icons =
  'anchor archive award axe baby bell book bug cake camera cat cherry cloud coffee coins compass cookie crown dog drama droplet ear egg eraser eye feather fish flag flame flower'.split(
    ' ',
  );
const at = (words: readonly string[], index: number) => words[index % words.length] ?? '';
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replace('-', ' ');

/** Names of pages that are nowhere but here: two words each, of which none is like another's. */
export function inventNames(count: number): readonly string[] {
  let state = 20_261;
  const syllable = () => {
    state = (state * 48_271) % 2_147_483_647;
    return at(syllables, state);
  };
  const word = () => syllable() + syllable();
  return Array.from({ length: count }, () => `${word()}-${word()}`);
}

/** What a session tells of them. */
export function toldOf(names: readonly string[]) {
  return names.map((name, index) => ({
    name,
    icon: at(icons, index),
    title: Object.fromEntries(locales.map((locale) => [locale, `${capital(name)} (${locale})`])),
  }));
}

/**
 * A copy of the sources with these pages in it, ready, each with its resource, words, icon, place in the menu and screen; built
 * as the product is. Answers the folder of the built application.
 */
export async function buildWith(names: readonly string[], folder: string): Promise<string> {
  const copies = ['contract', 'web', 'scripts', 'package.json', 'tsconfig.base.json'];
  const isSource = (path: string) => !/[\\/](node_modules|dist)([\\/]|$)/.test(path.slice(root.length));
  for (const name of copies)
    await cp(join(root, name), join(folder, name), { recursive: true, filter: isSource });
  await linkPackages(folder);
  await tellPages(names, join(folder, 'contract/src'));
  for (const name of names) await addScreen(name, join(folder, 'web/src/modules/invented', name));
  const web = join(folder, 'web');
  await run(join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], web, {
    ...process.env,
    NODE_ENV: 'production',
  });
  return join(web, 'dist');
}

/** All packages as they are installed, but the product's own: those are the copies. */
async function linkPackages(folder: string): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(join(to, '@leme'), { recursive: true });
  const installed = await readdir(from);
  await Promise.all(
    installed
      .filter((name) => name !== '@leme' && name !== '.cache')
      .map((name) => symlink(join(from, name), join(to, name))),
  );
  for (const name of ['contract', 'web']) await symlink(join(folder, name), join(to, '@leme', name));
}

async function tellPages(names: readonly string[], contract: string): Promise<void> {
  const own = join(contract, 'invented');
  await mkdir(join(own, 'texts'), { recursive: true });
  const pages = names.map(
    (name, index) =>
      `page('/${name}', { state: 'ready', rows: [], ledger: [], icon: '${at(icons, index)}', resource: '${name}', module: 'crew' }),`,
  );
  await writeFile(
    join(own, 'pages.ts'),
    `import { page } from '../access/route-entry.ts';\nexport const pages = [${pages.join('\n')}];`,
  );
  await writeFile(
    join(own, 'module.ts'),
    `import { defineModule } from '../kit/module.ts';
import { defineTexts } from '../kit/language/texts.ts';
import { pages } from './pages.ts';
const texts = ${JSON.stringify(textsOf(names))};
export const invented = defineModule({ name: 'invented', rank: 0, tables: [], pages, words: defineTexts('contract/invented', texts) });`,
  );
  await change(join(contract, 'modules.ts'), (text) =>
    `import { invented } from './invented/module.ts';\n${text}`.replace(
      '  fleet,\n',
      '  fleet,\n  invented,\n',
    ),
  );
  await change(join(contract, 'access/resources.ts'), (text) =>
    text.replace("  'dashboard',\n", `  'dashboard',\n${names.map((name) => `  '${name}',\n`).join('')}`),
  );
  const listed = names.map((name) => `'${name}'`).join(', ');
  await change(join(contract, 'access/menu/menu.ts'), (text) =>
    text.replace("under('fleet', 'boats',", `under('fleet', 'boats', ${listed},`),
  );
}

function textsOf(names: readonly string[]) {
  const words = (locale: string) =>
    names.flatMap((name) => [
      [`page.${name}.title`, `${capital(name)} (${locale})`],
      [`page.${name}.keywords`, `${name}, ${locale}`],
    ]);
  return Object.fromEntries(locales.map((locale) => [locale, Object.fromEntries(words(locale))]));
}

/** A change that changes nothing would make the test measure nothing. */
async function change(file: string, edit: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`${file} does not look as it did`);
  await writeFile(file, after);
}

async function addScreen(name: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, `${name}.screen.tsx`),
    `import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
export const screen = () => <Card><PageHeader title="${capital(name)}" /></Card>;`,
  );
}

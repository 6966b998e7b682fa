import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export type SourceFile = { path: string; text: string; lines: number };
/** `to` is a path of this repository, `npm:<package>` or `node:<module>`. */
export type Import = { from: string; to: string; isType: boolean };

const skipped = new Set([
  'node_modules',
  '.git',
  '.data',
  '.cache',
  'dist',
  'test-results',
  'coverage',
  'pictures',
]);
const readable =
  /\.(ts|tsx|mts|js|mjs|json|sql|css|html|md|yml|yaml|svg|toml)$|(^|\/)(LICENSE|Containerfile|\.gitignore|\.npmrc|\.gitattributes|\.containerignore)$/;

/** Every text file of the repository, by path. */
export function readFiles(): SourceFile[] {
  return walk(root)
    .filter((path) => readable.test(path))
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, lines: text.split('\n').length - 1 };
    });
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory()
      ? walk(path)
      : entry.isFile()
        ? [relative(root, path).replaceAll('\\', '/')]
        : [];
  });
}

/** TypeScript that was written by hand. */
export function isCode({ path }: { path: string }): boolean {
  return /\.tsx?$/.test(path) && !/schema\.types\.ts$|\/texts\/texts\.ts$/.test(path);
}

/** Tests and what only tests use. */
export function isTest({ path }: { path: string }): boolean {
  return (
    /\.(test|testing|drill)\.tsx?$/.test(path) ||
    /^(e2e|bench)\//.test(path) ||
    path.startsWith('server/src/testing/') ||
    path.startsWith('web/src/testing/')
  );
}

/** The text without comments. */
export function withoutComments(text: string): string {
  return text.replace(
    /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g,
    (_, quoted) => quoted ?? '',
  );
}

const statement = /^\s*(import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
const dynamic = /\bimport\(\s*'([^']+)'\s*\)/g;

/** What a file imports, resolved. An import of nothing but types is a type import. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const bare = withoutComments(text);
  const found = [...bare.matchAll(statement)].map(([whole, , type, specifier = '']) => ({
    specifier,
    isType: Boolean(type) || onlyTypes(whole),
  }));
  const lazy = [...bare.matchAll(dynamic)].map(([, specifier = '']) => ({ specifier, isType: true }));
  return [...found, ...lazy].map(({ specifier, isType }) => ({
    from: path,
    to: resolve(path, specifier),
    isType,
  }));
}

function onlyTypes(text: string): boolean {
  const names =
    text
      .match(/\{([^}]*)\}/)?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean) ?? [];
  return names.length > 0 && names.every((name) => name.startsWith('type ')) && !/^\s*import\s+\w/.test(text);
}

function resolve(from: string, specifier: string): string {
  const [workspace = ''] = from.split('/');
  if (specifier.startsWith('node:')) return specifier;
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier)).replaceAll('\\', '/');
  if (specifier.startsWith('@leme/contract/'))
    return `contract/src/${specifier.slice('@leme/contract/'.length)}.ts`;
  if (specifier.startsWith('#')) return withEnding(`${workspace}/src/${specifier.slice(1)}`);
  const [scope = '', name] = specifier.split('/');
  return `npm:${scope.startsWith('@') ? `${scope}/${name}` : scope}`;
}

function withEnding(path: string): string {
  return /\.(tsx?|css)$/.test(path)
    ? path
    : (['.ts', '.tsx'].map((ending) => path + ending).find((file) => existsSync(join(root, file))) ?? path);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routeFor } from '@leme/contract/access/menu/navigation';
import { type Locale, normaliseLocale } from '@leme/contract/kit/language/locale';
import { type PageFiles, pageFiles } from '@leme/contract/kit/page-files';

/** Who asks for a page: the path, and what the browser says of its languages. */
type Asked = { path: string; languages: string | undefined };
export type Announced = (asked: Asked) => Buffer;

/**
 * The page of a build with the files named that its address will need, so that a browser fetches them at once and not
 * one after the other as each asks for the next. A build without a list is served as it is.
 */
export async function announcedPage(folder: string): Promise<Announced> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const files = await readPageFiles(folder);
  // As many as there are pages and languages.
  const made = new Map<string, Buffer>();
  return ({ path, languages }) => {
    const { name } = routeFor(path);
    const locale = localeOf(languages);
    const key = files?.pages[name] ? `${name} ${locale}` : locale;
    const page = made.get(key) ?? Buffer.from(files ? withLinks(html, linksTo(files, name, locale)) : html);
    made.set(key, page);
    return page;
  };
}

async function readPageFiles(folder: string): Promise<PageFiles | null> {
  try {
    return pageFiles.parse(JSON.parse(await readFile(join(folder, 'page-files.json'), 'utf8')));
  } catch {
    return null;
  }
}

/** The first language of the browser that is one of ours; the person's own choice stands on the device alone. */
function localeOf(languages = ''): Locale {
  const wishes = languages.slice(0, 200).split(',');
  const known = wishes.map((wish) => normaliseLocale(wish.split(';')[0]?.trim()));
  return known.find((locale) => locale !== undefined) ?? 'pt-BR';
}

function linksTo({ shell, pages }: PageFiles, name: string, locale: Locale): string[] {
  const page = pages[name];
  const link = (media: string) => (file: string) =>
    `<link rel="modulepreload" crossorigin href="/${file}"${media && ` media="${media}"`}>`;
  const always = [
    ...shell.files,
    ...shell.texts[locale],
    ...(page ? [...page.files, ...page.texts[locale]] : []),
  ];
  return [
    ...[...new Set(always)].map(link('')),
    ...(page?.narrow ?? []).map(link('(width < 768px)')),
    ...(page?.wide ?? []).map(link('(width >= 768px)')),
  ];
}

const withLinks = (html: string, links: readonly string[]) =>
  html.replace('</head>', () => `${links.join('\n    ')}\n  </head>`);

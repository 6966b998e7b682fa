import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageFiles } from '@leme/contract/kit/page-files';
import { expect, test } from 'vitest';
import { announcedPage } from './announced-page.ts';

const words = (name: string) => ({
  'pt-BR': [`${name}.pt.js`],
  en: [`${name}.en.js`],
  es: [`${name}.es.js`],
  fr: [`${name}.fr.js`],
  it: [`${name}.it.js`],
});
const files: PageFiles = {
  shell: { files: ['shell.js'], texts: words('shell') },
  pages: {
    'passenger-manifest': {
      files: ['parts.js', 'day.js'],
      texts: words('day'),
      narrow: ['phone.js'],
      wide: ['desk.js'],
    },
  },
};

async function aBuild(listed?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'leme-page-'));
  await writeFile(join(folder, 'index.html'), '<html><head><title>Leme</title></head><body></body></html>');
  if (listed !== undefined) await writeFile(join(folder, 'page-files.json'), listed);
  const page = await announcedPage(folder);
  return (path: string, languages?: string) => page({ path, languages }).toString();
}

const announced = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload" crossorigin href="\/([\w.-]+)"( media="[^"]+")?>/g)].map(
    ([, file, media]) => `${file}${media ?? ''}`,
  );

test('a page comes with the names of all its files, in the first of the languages of the browser that is there', async () => {
  const page = await aBuild(JSON.stringify(files));
  const layouts = ['phone.js media="(width < 768px)"', 'desk.js media="(width >= 768px)"'];
  const expected = (language: string) => [
    'shell.js',
    `shell.${language}.js`,
    'parts.js',
    'day.js',
    `day.${language}.js`,
    ...layouts,
  ];
  for (const path of ['/passenger-manifest', '/mar-azul/passenger-manifest'])
    expect(announced(page(path)), path).toEqual(expected('pt'));
  expect(announced(page('/passenger-manifest', 'de-DE,de;q=0.9,fr;q=0.8,en;q=0.7'))).toEqual(expected('fr'));
  expect(announced(page('/passenger-manifest', '"><script>, ,;'))).toEqual(expected('pt'));
  expect(page('/passenger-manifest')).toContain('<title>Leme</title>');
});

test('an address that leads elsewhere or nowhere comes with what every page needs', async () => {
  const page = await aBuild(JSON.stringify(files));
  for (const path of ['/', '/leads', '/nowhere/at/all', '/%E0%A4%A'])
    expect(announced(page(path)), path).toEqual(['shell.js', 'shell.pt.js']);
});

test('a build that lists no files, or none that can be read, comes as it is', async () => {
  for (const listed of [undefined, '{"shell":', '{}']) {
    const page = await aBuild(listed);
    expect(announced(page('/passenger-manifest'))).toEqual([]);
    expect(page('/passenger-manifest')).toContain('<title>Leme</title>');
  }
});

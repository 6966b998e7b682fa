import { expect, test } from 'vitest';
import { readFiles, type SourceFile } from '../rules/sources.ts';
import {
  constantOf,
  faultsOf,
  isTextPlace,
  keysFile,
  repeatsOf,
  textFolders,
  unusedFolders,
} from './texts.ts';

const files = readFiles();
const folders = textFolders(files.filter(isTextPlace));

test('every text is there in five languages, with the forms its language needs and the same values filled in', () => {
  const texts = folders.flatMap((folder) => Object.keys(folder.texts['pt-BR'] ?? {}));
  console.log(`${texts.length} texts in ${folders.length} folders`);
  expect(texts.length).toBeGreaterThan(1_000);
  expect(folders.flatMap(faultsOf)).toEqual([]);
});

test('the keys code knows are those of the Portuguese texts: npm run texts', () => {
  const written = new Map(files.map(({ path, text }) => [path, text]));
  const stale = folders.filter((folder) => written.get(`${folder.path}/texts.ts`) !== keysFile(folder));
  expect(stale.map(({ path }) => path)).toEqual([]);
  const orphans = files.filter(({ path }) => /\/texts\/texts\.ts$/.test(path));
  expect(orphans.map(({ path }) => path.replace(/\/texts\.ts$/, '')).sort()).toEqual(
    folders.map(({ path }) => path).sort(),
  );
});

test('no folder of texts stands unused', () => {
  expect(unusedFolders(folders, files)).toEqual([]);
});

test('what the shared texts say, no folder says again', () => {
  const shared = folders.find(({ path }) => path === 'web/src/kit/texts');
  expect(shared && repeatsOf(shared, folders)).toEqual([]);
});

/** A folder of five files, of which some are written otherwise. */
function folderOf(
  changes: Record<string, string>,
  place = 'web/src/modules/motors/texts',
): readonly SourceFile[] {
  const plain =
    '{\n  "greeting": "Olá, {{name}}!",\n  "rows_one": "{{count}}",\n  "rows_other": "{{count}}"\n}\n';
  const many = plain.replace('"rows_other"', '"rows_many": "{{count}}",\n  "rows_other"');
  const written = { 'pt-BR': many, en: plain, es: many, fr: many, it: many, ...changes };
  return Object.entries(written).map(([locale, text]) => ({
    path: `${place}/${locale}.json`,
    text,
    lines: 1,
  }));
}
const [source = ''] = folderOf({}).map(({ text }) => text);

const places = [
  'web/src/modules/motors/texts',
  'server/src/modules/motors/texts',
  'contract/src/motors/texts',
];

test.each(places)('a fault of a texts file is named with its file: %s', (place) => {
  const faultsWith = (changes: Record<string, string>) =>
    textFolders(folderOf(changes, place).filter(isTextPlace)).flatMap(faultsOf);
  expect(faultsWith({})).toEqual([]);
  expect(faultsWith({ en: '{ "greeting": ' })[0]).toContain(`${place}/en.json is broken`);
  expect(faultsWith({ it: source.replace('{\n', '{\n  "greeting": "Ciao, {{name}}!",\n') })).toEqual([
    `${place}/it.json has greeting twice`,
  ]);
  expect(faultsWith({ fr: source.replace('{{name}}', '{{nom}}') })).toEqual([
    `${place}/fr.json greeting fills in {{nom}}, which pt-BR does not`,
    `${place}/fr.json greeting leaves out {{name}}`,
  ]);
  expect(faultsWith({ es: source.replace('  "rows_many": "{{count}}",\n', '') })).toEqual([
    `${place}/es.json lacks rows_many`,
  ]);
  expect(faultsWith({ en: source })).toEqual([
    `${place}/en.json has rows_many, which its language has no form of`,
  ]);
  expect(faultsWith({ it: source.replace(/ {2}"greeting".*\n/, '') })).toEqual([
    `${place}/it.json lacks greeting`,
  ]);
  expect(faultsWith({ it: source.replace('greeting', 'salute') })).toEqual([
    `${place}/it.json lacks greeting`,
    `${place}/it.json has salute, which pt-BR lacks`,
    `${place}/it.json salute fills in {{name}}, which pt-BR does not`,
  ]);
  expect(faultsWith({ it: source.replace('Olá, {{name}}!', ' ') })).toContain(
    `${place}/it.json greeting is no text`,
  );
  expect(faultsWith({ de: source })).toEqual([`${place}/de.json is of no known language`]);
  expect(textFolders(folderOf({}, place).slice(0, 4)).flatMap(faultsOf)).toEqual([
    `${place}/it.json is missing`,
  ]);
});

test.each(places)('a folder of texts that no code reads is found: %s', (place) => {
  const motors = textFolders(folderOf({}, place));
  const path = place.replace(/texts$/, 'motors.ts');
  const text = `import { ${constantOf(place)} } from './texts/texts.ts';`;
  expect(unusedFolders(motors, [])).toEqual([place]);
  expect(unusedFolders(motors, [{ path, text, lines: 1 }])).toEqual([]);
});

test.each(places)('code reads texts by key and by what they fill in: %s', (place) => {
  const [folder] = textFolders(folderOf({}, place));
  expect(folder && keysFile(folder)).toContain("type Texts = {\n  greeting: 'name';\n  rows: 'count';\n};");
});

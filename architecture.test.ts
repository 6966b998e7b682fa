import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { modules } from './contract/src/modules.ts';
import { importCircles, objection } from './scripts/rules/import-rules.ts';
import { importsOf, isCode, isTest, readFiles, root, withoutComments } from './scripts/rules/sources.ts';
import { excusedWaits, isWatchedForWaits, waitsForTime } from './scripts/rules/waits.ts';
import { readTexts } from './scripts/words/localised-texts.ts';

// The rules of ARCHITECTURE.md, executed. An offence that is not in this list fails, and so does an entry that no
// longer offends. It was born empty, and holds nothing but who waits for time, each with its reason beside it.
const exceptions: readonly string[] = Object.keys(excusedWaits).map((path) => `waits: ${path}`);

const files = readFiles();
const code = files.filter(isCode);
const sources = code.filter((file) => !isTest(file));
const imports = code.flatMap(importsOf);

function expectOnlyExceptions(offences: readonly string[], rule: string): void {
  const excused = exceptions.filter((entry) => entry.startsWith(`${rule}: `));
  expect([...new Set(offences)].map((offence) => `${rule}: ${offence}`).sort()).toEqual([...excused].sort());
}

test('every import follows the table of import rules', () => {
  expect(imports.length).toBeGreaterThan(200);
  expectOnlyExceptions(
    imports.flatMap((each) => objection(each) ?? []),
    'import',
  );
});

test('the import rules refuse what they are for', () => {
  const refused: [string, string][] = [
    ['contract/src/kit/page.ts', 'node:fs'],
    ['contract/src/bookings/rules.ts', 'contract/src/manifest/rules.ts'],
    ['server/src/kit/http/http.ts', 'server/src/modules/access/module.ts'],
    ['server/src/modules/bookings/seats/seats.ts', 'server/src/kit/database/pool.ts'],
    ['server/src/modules/bookings/seats/seats.ts', 'server/src/kit/database/auth-tx.ts'],
    ['server/src/modules/bookings/seats/seats.ts', 'server/src/modules/manifest/public.ts'],
    ['server/src/modules/manifest/module.ts', 'server/src/modules/bookings/seats/seats.ts'],
    ['server/src/modules/sales/registers.ts', 'server/src/modules/fleet/public.ts'],
    ['contract/src/fleet/boats.ts', 'contract/src/sales/customers.ts'],
    ['contract/src/modules.ts', 'contract/src/fleet/boats.ts'],
    ['contract/src/kit/page.ts', 'contract/src/prices/quote.ts'],
    ['contract/src/prices/quote.ts', 'contract/src/catalog/products.ts'],
    ['server/src/modules/manifest/module.ts', 'server/src/kit/database/platform-tx.ts'],
    ['server/src/modules/fleet/module.ts', 'server/src/modules/fleet/demo.ts'],
    ['server/src/modules/fleet/demo.ts', 'server/src/modules/sales/demo.ts'],
    ['server/src/modules/fleet/demo/usual.ts', 'server/src/kit/database/pool.ts'],
    ['server/src/demo/seed-company.ts', 'server/src/modules/fleet/demo.ts'],
    ['server/src/demo/demo.ts', 'contract/src/fleet/boats.ts'],
    ['web/src/ui/buttons/button.tsx', 'web/src/kit/api/api.ts'],
    ['web/src/ui/buttons/button.tsx', 'contract/src/kit/values/text.ts'],
    ['web/src/kit/api/api.ts', 'web/src/modules/leads/leads.screen.tsx'],
    ['web/src/kit/list/table/list-table.tsx', 'contract/src/kit/resource/resource.ts'],
    ['web/src/kit/list/bulk/bulk-bar.tsx', 'web/src/kit/resource/list/list-address.ts'],
    ['web/src/modules/fleet/boats/boats.screen.tsx', 'web/src/kit/resource/list/use-list.ts'],
    ['web/src/modules/bookings/card.tsx', 'web/src/app/shell/registry.ts'],
    ['web/src/app/router.tsx', 'server/src/app.ts'],
  ];
  expect(refused.filter(([from, to]) => objection({ from, to, isType: false }) === null)).toEqual([]);
});

test('no circle of imports, those of types alone and those asked for later among them', () => {
  expectOnlyExceptions(importCircles(imports), 'circle');
  expect(
    importCircles([
      { from: 'a', to: 'b', isType: false },
      { from: 'b', to: 'a', isType: true },
    ]),
  ).toEqual(['a → b → a']);
});

test('the engine of the demo names no table of a module: what stands there, each module tells itself', () => {
  const tables = modules.filter(({ rank }) => rank !== 'ground').flatMap((module) => module.tables);
  // A column may be called as a table is: how many boats whoever asks for a company has.
  const named = new RegExp(`\\b(${tables.join('|')})\\b(?!:)`);
  const engine = sources.filter(({ path }) => path.startsWith('server/src/demo/'));
  expect(engine.length).toBeGreaterThan(10);
  const offences = engine.flatMap(({ path, text }) => {
    const table = named.exec(withoutComments(text))?.[1];
    return table ? [`${path} names ${table}`] : [];
  });
  expectOnlyExceptions(offences, 'demo');
});

test('what stands below lazy comes when it is asked for: only pages, forms, registers and verbs, and what comes late itself, import it outright', () => {
  const pages = files.flatMap(
    ({ path }) => path.match(/^(web\/src\/modules\/\w+\/[\w-]+\/)[^/]+\.screen\.tsx$/)?.[1] ?? [],
  );
  const isOutright = ({ from, to, isType }: { from: string; to: string; isType: boolean }) => {
    if (
      isType ||
      isTest({ path: from }) ||
      !/^web\/src\/.*\/lazy\//.test(to) ||
      /\/lazy\/|^web\/(build|src\/kit\/(form|resource|verb))\/|^web\/src\/app\/composed\//.test(from)
    )
      return false;
    const page = pages.find((folder) => from.startsWith(folder));
    return page === undefined || to.startsWith(page);
  };
  const offences = imports.filter(isOutright).map(({ from, to }) => `${from} imports ${to}`);
  expectOnlyExceptions(offences, 'lazy');
  const [shared, page] = ['web/src/modules/bookings/session', 'web/src/modules/manifest/day'];
  expect(
    [
      { from: `${shared}/card.tsx`, to: 'web/src/modules/bookings/lazy/party/x.ts', isType: false },
      { from: `${page}/bar.tsx`, to: `${page}/lazy/desk/x.ts`, isType: false },
      { from: `${page}/bar.tsx`, to: 'web/src/modules/bookings/lazy/x.ts', isType: false },
      { from: `${shared}/card.tsx`, to: 'web/src/modules/bookings/lazy/x.ts', isType: true },
    ].map(isOutright),
  ).toEqual([true, true, false, false]);
});

test('every imported package is a dependency of its workspace', () => {
  const declared = (workspace: string) => {
    const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
    return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  };
  const shared = declared('.');
  const known = new Map(['contract', 'server', 'web', 'e2e'].map((name) => [name, declared(name)]));
  const everywhere = [...shared, ...[...known.values()].flat()];
  expectOnlyExceptions(
    imports
      .filter(({ to }) => to.startsWith('npm:'))
      .filter(({ from, to }) => {
        const own = known.get(from.split('/')[0] ?? '');
        return !(
          own
            ? [...own, ...(/\.(test|testing|drill)\.tsx?$|\/testing\/|^e2e\//.test(from) ? shared : [])]
            : everywhere
        ).includes(to.slice(4));
      })
      .map(({ from, to }) => `${from} imports ${to}`),
    'package',
  );
});

test('only public.ts merely hands on what others export, and nothing is exported wholesale', () => {
  const passedOn = /^export (type )?\{[^}]*\} from '[^']*';$/gm;
  const offends = ({ path, text }: (typeof code)[number]) => {
    const isHollow = withoutComments(text).replace(passedOn, '').trim() === '';
    return (
      /(^|\/)index\.tsx?$/.test(path) ||
      /^export \* /m.test(text) ||
      (isHollow && !/\/public\.tsx?$/.test(path))
    );
  };
  expectOnlyExceptions(
    sources.filter(offends).map(({ path }) => path),
    'barrel',
  );
});

test('file names are kebab-case, with a suffix only where it says what the file is', () => {
  const name =
    /^[a-z0-9]+(-[a-z0-9]+)*(\.((long\.)?test|testing|drill|journey|screen|resource|queries|types|d|([a-z0-9]+\.)?config))?\.(tsx?|mjs)$/;
  expectOnlyExceptions(
    code.filter(({ path }) => !name.test(path.split('/').at(-1) ?? '')).map(({ path }) => path),
    'name',
  );
});

test('what a field can do by its kind stands in the files of its kind: nothing else asks which one it is', () => {
  const names = /^ {2}\| '([\w-]+)'/gm;
  const declared = sources.find(({ path }) => path === 'contract/src/kit/resource/fields.ts')?.text ?? '';
  const kinds = [...declared.slice(0, declared.indexOf('/**')).matchAll(names)].map(([, name]) => name);
  expect(kinds.length).toBeGreaterThan(20);
  const asks = new RegExp(
    `\\bkind\\b\\)?\\s*[!=]==\\s*'(${kinds.join('|')})'|'(${kinds.join('|')})'\\s*[!=]==[^\\n]*\\bkind\\b|Field\\['kind'\\]`,
  );
  const switches = /switch \((?:\w+\??\.)*kind\)[\s\S]*?case '([\w-]+)'/g;
  const offends = (text: string) =>
    asks.test(text) || [...text.matchAll(switches)].some(([, first]) => kinds.includes(first));
  expectOnlyExceptions(
    sources
      .filter(({ path }) => !/\/kit\/(resource\/)?kinds\//.test(path))
      .filter(({ text }) => offends(withoutComments(text)))
      .map(({ path }) => path),
    'kind',
  );
  expect(
    [
      "if (field.kind === 'money') return 1;",
      "switch (field?.kind) { case 'date': return 1 }",
      "new Set<Field['kind']>()",
      "job.kind === 'delete'",
    ].map(offends),
  ).toEqual([true, true, true, false]);
});

test('no file is longer than 300 lines', () => {
  const lengths = sources.map(({ lines }) => lines).sort((a, b) => a - b);
  const [middle, long] = [0.5, 0.9].map((share) => lengths[Math.floor(lengths.length * share)]);
  const sum = (list: typeof code) => list.reduce((total, { lines }) => total + lines, 0);
  const ratio = (sum(code.filter(isTest)) / sum(sources)).toFixed(2);
  // Aims, not rules: median 50, nine of ten 150, tests 0.8 to 1.1 lines for a line of source.
  console.log(
    `${sources.length} sources: median ${middle} lines, nine of ten at most ${long}; ${ratio} lines of test for one of source`,
  );
  expectOnlyExceptions(
    code.filter(({ lines }) => lines > 300).map(({ path }) => path),
    'long',
  );
});

test('sources hold no any, no silenced compiler and no unfinished work; no test is skipped, alone or waits for time', () => {
  const forbidden: [string, RegExp, typeof code][] = [
    ['any', /(?:[:<,(|&=]|\bas)\s*any\b(?!\s*\\?\()/, sources],
    ['silenced', /@ts-(ignore|expect-error|nocheck)/, code],
    ['unfinished', new RegExp(`\\b(${['TO', 'DO|FIX', 'ME|XX', 'X'].join('')})\\b`), code],
    ['waits', waitsForTime, code.filter(isWatchedForWaits)],
    ['skipped', /\b(test|it|describe)\.(skip|only|todo|fails|runIf)\b/, code],
  ];
  for (const [rule, pattern, where] of forbidden) {
    const read = rule === 'any' ? withoutComments : (text: string) => text;
    expectOnlyExceptions(
      where
        .filter(({ path, text }) => path !== 'architecture.test.ts' && pattern.test(read(text)))
        .map(({ path }) => path),
      rule,
    );
  }
});

test('each rule of the linter is silenced as often as this list says, and each time with a reason', () => {
  const silenced: Record<string, number> = {
    'a11y/noNoninteractiveElementToInteractiveRole': 1,
    'a11y/noNoninteractiveTabindex': 2,
    'a11y/noStaticElementInteractions': 1,
    'a11y/useFocusableInteractive': 2,
    'a11y/useKeyWithClickEvents': 2,
    'a11y/useSemanticElements': 1,
    'complexity/noExcessiveLinesPerFunction': 2,
    'complexity/noImportantStyles': 2,
    'correctness/noEmptyPattern': 1,
    'correctness/useExhaustiveDependencies': 13,
    'suspicious/noArrayIndexKey': 8,
    'suspicious/noConfusingVoidType': 1,
    'suspicious/noControlCharactersInRegex': 3,
    'suspicious/noDocumentCookie': 1,
    'suspicious/noExplicitAny': 1,
  };
  const found = files
    .filter(({ path }) => /\.(tsx?|css)$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/biome-ignore(?:-\w+)? lint\/([^\s:]+)(: \S.{9})?/g)]);
  expect(found.filter(([, , reason]) => !reason).map(([, rule]) => rule)).toEqual([]);
  const counted = Map.groupBy(found, ([, rule = '']) => rule);
  expect(Object.fromEntries([...counted].map(([rule, places]) => [rule, places.length]))).toEqual(silenced);
});

test('what is hashed is hashed by SHA-2 or argon2id, what is sealed by AES-GCM', () => {
  const weak =
    /\b(?:md5|sha1|createCipher\w*)\(|createH(?:ash|mac)\((?!'sha(?:224|256|384|512)')|'AES-(?!GCM')/i;
  const places = files.filter(
    ({ path }) => /^(server\/migrations|(contract|server|web)\/src)\//.test(path) && !isTest({ path }),
  );
  expect(places.some(({ path }) => path.endsWith('.sql'))).toBe(true);
  expectOnlyExceptions(
    places.filter(({ text }) => weak.test(text)).map(({ path, text }) => `${path} ${weak.exec(text)?.[0]}`),
    'crypto',
  );
});

test('no file names a machine it was written on or the registry it was installed from', () => {
  const folders = ['work', 'home', 'root', 'Users', 'mnt'].map((name) => `/${name}/`).join('|');
  const hosts = [
    ['registry', 'npmjs', 'org'],
    ['registry', 'yarnpkg', 'com'],
    ['npm', 'jsr', 'io'],
    ['npm', 'pkg', 'github', 'com'],
  ].map((host) => host.join('\\.'));
  const pattern = new RegExp(
    `(?<![\\w.}-])(${folders})[\\w.-]|${['', 'tmp', 'pgdev'].join('/')}|${hosts.join('|')}`,
  );
  expectOnlyExceptions(
    files
      .filter(({ text }) => pattern.test(text))
      .map(({ path, text }) => `${path} ${pattern.exec(text)?.[0]}`),
    'place',
  );
});

test('no text of the contract stands in its code', async () => {
  const holders = files.filter(({ path }) => /^contract\/src\/.*\.ts$/.test(path) && !isTest({ path }));
  expect(readTexts({ title: { 'pt-BR': 'Barcos', en: 'Boats' } }, 'counted', [])).toBe(1);
  const offences: string[] = [];
  for (const { path } of holders) {
    for (const [name, value] of Object.entries((await import(join(root, path))) as Record<string, unknown>))
      if (readTexts(value, path, []) > 0) offences.push(`${path} says ${name} itself`);
  }
  expectOnlyExceptions(offences, 'language');
});

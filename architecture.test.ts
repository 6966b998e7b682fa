import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importCircles, objection } from './scripts/import-rules.ts';
import { readTexts } from './scripts/localised-texts.ts';
import { importsOf, isCode, isTest, readFiles, root, withoutComments } from './scripts/sources.ts';

// The rules of ARCHITECTURE.md, executed. An offence that is not in this list fails, and so does an entry that no
// longer offends. It was born empty.
const exceptions: readonly string[] = [];

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
    ['server/src/kit/http.ts', 'server/src/modules/access/module.ts'],
    ['server/src/modules/bookings/seats.ts', 'server/src/kit/pool.ts'],
    ['server/src/modules/bookings/seats.ts', 'server/src/kit/auth-tx.ts'],
    ['server/src/modules/bookings/seats.ts', 'server/src/modules/manifest/public.ts'],
    ['server/src/modules/manifest/module.ts', 'server/src/modules/bookings/seats.ts'],
    ['server/src/modules/sales/registers.ts', 'server/src/modules/fleet/public.ts'],
    ['contract/src/fleet/boats.ts', 'contract/src/sales/customers.ts'],
    ['contract/src/modules.ts', 'contract/src/fleet/boats.ts'],
    ['server/src/modules/manifest/module.ts', 'server/src/kit/platform-tx.ts'],
    ['web/src/ui/button.tsx', 'web/src/kit/api.ts'],
    ['web/src/ui/button.tsx', 'contract/src/kit/text.ts'],
    ['web/src/kit/api.ts', 'web/src/modules/leads/leads.screen.tsx'],
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
    /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|testing|drill|journey|screen|resource|queries|types|d|([a-z0-9]+\.)?config))?\.(tsx?|mjs)$/;
  expectOnlyExceptions(
    code.filter(({ path }) => !name.test(path.split('/').at(-1) ?? '')).map(({ path }) => path),
    'name',
  );
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

test('sources hold no any, no silenced compiler and no unfinished work; no test is skipped or alone', () => {
  const forbidden: [string, RegExp, typeof code][] = [
    ['any', /(?:[:<,(|&=]|\bas)\s*any\b(?!\s*\\?\()/, sources],
    ['silenced', /@ts-(ignore|expect-error|nocheck)/, code],
    ['unfinished', new RegExp(`\\b(${['TO', 'DO|FIX', 'ME|XX', 'X'].join('')})\\b`), code],
    [
      'skipped',
      new RegExp(`\\b(test|it|describe)\\.(${['ski', 'p|on', 'ly|to', 'do|fai', 'ls'].join('')})\\b`),
      code,
    ],
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
    'a11y/noNoninteractiveTabindex': 3,
    'a11y/noStaticElementInteractions': 1,
    'a11y/useFocusableInteractive': 2,
    'a11y/useKeyWithClickEvents': 2,
    'a11y/useSemanticElements': 1,
    'complexity/noExcessiveLinesPerFunction': 2,
    'complexity/noImportantStyles': 2,
    'correctness/useExhaustiveDependencies': 13,
    'suspicious/noControlCharactersInRegex': 4,
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

test('every text of the contract is complete in five languages and fills in the same values', async () => {
  const holders = files.filter(({ path }) => /^contract\/src\/.*\.ts$/.test(path) && !isTest({ path }));
  const offences: string[] = [];
  let texts = 0;
  for (const { path } of holders) {
    for (const [name, value] of Object.entries((await import(join(root, path))) as Record<string, unknown>))
      texts += readTexts(value, `${path} ${name}`, offences);
  }
  expect(texts).toBeGreaterThan(100);
  expectOnlyExceptions(offences, 'language');
});

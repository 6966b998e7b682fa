import { expect, test } from 'vitest';
import { readFiles, type SourceFile } from '../rules/sources.ts';
import { isTextPlace, textFolders } from './texts.ts';
import { unusedTexts } from './unused-texts.ts';

const files = readFiles();
const folders = textFolders(files.filter(isTextPlace)).filter(({ path }) => path.startsWith('web/'));

/** Keys that are names another side gives: whoever shows one knows it when the answer comes. */
const given = new Map([
  // Codes of faults, in the answers of the server.
  ['web/src/kit/form/lazy/fault/texts', /^(contract|server)\/src\//],
  ['web/src/kit/resource/import/faults/texts', /^(contract|server|web)\/src\/(?!.*texts)/],
  // Names of problems, in the contract's catalogues.
  ['web/src/kit/problem/texts', /^contract\/src\/(\w+\/problems|kit\/problem)\.ts$/],
  ['web/src/kit/problem/lazy/refusals/texts', /^contract\/src\/(\w+\/problems|kit\/problem)\.ts$/],
  ['web/src/modules/access/problems/texts', /^contract\/src\/access\/problems\.ts$/],
  // What makes a password a good one, in the contract's rules.
  ['web/src/app/lazy/set-password/texts', /^contract\/src\/access\/sign-in\/password\.ts$/],
]);

test('every text of a screen is asked for by somebody', () => {
  expect(folders.length).toBeGreaterThan(50);
  expect(unusedTexts(folders, files, given)).toEqual([]);
});

test('the list of keys that another side gives holds no folder that does without', () => {
  const without = (path: string) => new Map([...given].filter(([each]) => each !== path));
  const needless = [...given.keys()].filter(
    (path) => unusedTexts(folders, files, without(path)).length === 0,
  );
  expect(needless).toEqual([]);
});

const place = 'web/src/modules/fleet/motors';
const file = (name: string, text: string): SourceFile => ({ path: `${place}/${name}`, text, lines: 1 });

test('a key nobody asks for is named; one that is listed beside, handed on or put together is none', () => {
  const texts = {
    'pt-BR': {
      title: 'Motores',
      hours_one: '{{count}} hora',
      hours_many: '{{count}} de horas',
      hours_other: '{{count}} horas',
      'state.old': 'Velho',
      serial: 'Série',
      sold: 'Vendido',
      gone: 'Não usado',
    },
  };
  const code = [
    file(
      'motors.screen.tsx',
      [
        "import { motorsTexts } from './texts/texts.ts';",
        "import { columns } from './columns.ts';",
        "import { part } from './part.tsx';",
        "t('title'); t('hours', { count }); t(`state.$" + '{state}`);',
      ].join('\n'),
    ),
    file('columns.ts', "export const columns = ['serial'];"),
    file('part.tsx', "export const part = (t) => t('sold');"),
    file('far.ts', "export const other = 'gone';"),
  ];
  const folder = { path: `${place}/texts`, texts, faults: [] };
  expect(unusedTexts([folder], code)).toEqual([`${place}/texts gone`]);
  expect(unusedTexts([folder], code, new Map([[`${place}/texts`, /far\.ts$/]]))).toEqual([]);
});

import { expect, test } from 'vitest';
import { isCode, isTest, readFiles } from '../rules/sources.ts';
import { spokenLiterals } from './literals.ts';

const files = readFiles().filter(
  (file) =>
    isCode(file) &&
    !isTest(file) &&
    /^(contract|server|web)\/src\//.test(file.path) &&
    // Companies that are invented: their words are rows of their registers.
    !/^server\/src\/(modules\/\w+\/)?demo(\/|\.ts$)/.test(file.path),
);

/** Where words stand that nobody reads in a language of theirs. Who no longer needs it is struck off. */
const exceptions: Readonly<Record<string, string>> = {
  'contract/src/access/problems.ts':
    'titles of problems are for integrators, people read the texts of the browser',
  'contract/src/bookings/problems.ts': 'the same',
  'contract/src/channels/problems.ts': 'the same',
  'contract/src/rosters/problems.ts': 'the same',
  'contract/src/stock/problems.ts': 'the same',
  'contract/src/pricing/problems.ts': 'the same',
  'contract/src/leads/problems.ts': 'the same',
  'contract/src/fleet/problems.ts': 'the same',
  'contract/src/finance/problems.ts': 'the same',
  'contract/src/maintenance/problems.ts': 'the same',
  'contract/src/crew/problems.ts': 'the same',
  'contract/src/kit/problem.ts': 'the same',
  'contract/src/kit/resource/csv-synonyms.ts':
    'what people may have written above a column, compared and not shown',
  'contract/src/kit/language/fold.ts': 'letters',
  'server/src/modules/finance/invoices/propose-invoice.ts':
    'a line of an invoice is frozen as it was issued, in the language of the law it is issued under',
  'server/src/kit/pages/openapi.ts': 'the description of the API is English',
  'server/src/kit/install/read-schema.ts': 'the head of a file in this repository',
  'web/src/app/lazy/person/language-panel.tsx': 'each language is called as its own speakers do',
  'web/src/app/sign-in/language-select.tsx': 'the same',
  'web/src/modules/channels/reservas-externas/lazy/trial/curl-of.ts': 'headers as a shell sends them',
  'web/src/app/lazy/selling/sell-words.ts': 'what people may type into the palette, compared and not shown',
};

/** The product's name, keys of a keyboard and the kind of code that is read: the same in every language. */
const names = /^(Leme|Esc|Ctrl|Enter|I|M|N|S|U|QR)$/;

const wordsOf = (found: string) => found.slice(found.indexOf(' ') + 1);

test('no word a person can read stands as a literal in a screen, a mail or an answer', () => {
  const found = files.map(
    (file) => [file.path, spokenLiterals(file).filter((each) => !names.test(wordsOf(each)))] as const,
  );
  expect(found.filter(([path]) => exceptions[path] === undefined).flatMap(([, places]) => places)).toEqual(
    [],
  );
  const needed = found.filter(([, places]) => places.length > 0).map(([path]) => path);
  expect(Object.keys(exceptions).filter((path) => !needed.includes(path))).toEqual([]);
});

const inFile = (text: string, path = 'web/src/modules/motors/motors.screen.tsx') =>
  spokenLiterals({ path, text, lines: 1 });

test('a literal is named with its file and line', () => {
  const screen = [
    'export function Motors({ isOld }: { isOld: boolean }) {',
    '  return (',
    '    <section aria-label="motors of the boat">',
    '      Motores',
    '      <IconButton name="Fechar" />',
    '      <input name="engine hours" placeholder={`Buscar` + name} />',
    "      {isOld ? 'velho' : t('new')}",
    "      {isOld && 'Velho'}",
    '    </section>',
    '  );',
    '}',
  ].join('\n');
  const place = 'web/src/modules/motors/motors.screen.tsx';
  expect(inFile(screen)).toEqual([
    `${place}:3 motors of the boat`,
    `${place}:4 Motores`,
    `${place}:5 Fechar`,
    `${place}:6 Buscar`,
    `${place}:8 Velho`,
  ]);
});

test('so is one in a mail, in the head of a file and among the words of a table', () => {
  const server = (text: string) => inFile(text, 'server/src/modules/motors/motor-mail.ts');
  expect(server("layOut({ subject: `Motor` + name, paragraphs: [t('a'), 'Revise o motor.'] })")).toHaveLength(
    2,
  );
  expect(server("const header = ['Quando', 'Motor'];")).toHaveLength(2);
  expect(server("csvLine(['Horas'])")).toHaveLength(1);
  expect(server("const nothing = 'observação removida';")).toHaveLength(1);
  expect(inFile("const actions = [{ id: 'start', label: 'Ligar o motor' }];")).toHaveLength(1);
});

test('names in code, classes and texts that are asked for are no words', () => {
  expect(
    inFile(`const options = { title: 'boat_name', label: t('close'), sort: 'Name' };
export const x = <p className="Mx-2 font-bold" title={t('motors')} id="Motors"><Part name={t('a')} /> · {count}</p>;`),
  ).toEqual([]);
});

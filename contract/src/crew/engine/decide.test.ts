import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../kit/values/days.ts';
import { decide, decideOver, type Override, type Question } from './decide.ts';
import { catalogue, cell, matrixOf, netuno, orHigher, paper } from './matrix.testing.ts';
import { cellKey } from './matrix.ts';

const commands = cell({ use_class: 'passageiros', nav_area: 'costeira', groups: [orHigher('MNC')] });
const matrix = matrixOf(commands, cell({ groups: [orHigher('MCB')] }));
const question = (given: Partial<Question> = {}): Question => ({
  position: 'comandante',
  context: netuno,
  date: '2026-12-31',
  credentials: [paper('MNC')],
  birth: '1986-04-12',
  ...given,
});
const exception = (given: Partial<Override>): Override => ({
  id: 'e1',
  cell: cellKey(commands),
  change: 'waive',
  competencies: ['MNC'],
  valid_from: '2026-12-01',
  valid_to: '2027-01-31',
  ...given,
});

test('Beto commands the Netuno through the last day of his CIR, and not the day after', () => {
  const last = decide(matrix, [], question());
  expect([last.can, last.version, last.cell, last.used]).toEqual([
    'sim',
    'v1',
    commands,
    [{ credential: 'MNC-paper', days_left: 0, self_declared: false }],
  ]);
  expect(last.beats).toHaveLength(1);
  const after = decide(matrix, [], question({ date: '2027-01-01' }));
  expect([after.can, after.missing]).toEqual([
    'nao',
    [{ of: 'paper', any_of: orHigher('MNC'), nearest: 'MNC-paper' }],
  ]);
});

test('a higher rank of the group does, a lower one, another group, or a paper for waters too near does not', () => {
  const can = (...codes: string[]) =>
    decide(matrix, [], question({ credentials: codes.map((code) => paper(code)) })).can;
  expect([can('MCB'), can('MNC'), can('MOC'), can('MFL'), can()]).toEqual([
    'sim',
    'sim',
    'nao',
    'nao',
    'nao',
  ]);
  const ocean = { ...netuno, nav_area: 'oceanica' } as const;
  const far = decide(matrix, [], question({ context: ocean, credentials: [paper('MCB')] }));
  expect([far.can, far.missing]).toEqual(['nao', [{ of: 'paper', any_of: orHigher('MCB'), nearest: null }]]);
});

test('what nobody checked, what was refused and what names no competency counts for nothing', () => {
  const can = (given: object) => decide(matrix, [], question({ credentials: [paper('MNC', given)] })).can;
  expect([can({ status: 'aguardando' }), can({ status: 'recusada' }), can({ competency_id: null })]).toEqual([
    'nao',
    'nao',
    'nao',
  ]);
  const own = decide(matrix, [], question({ credentials: [paper('MNC', { self_declared: true })] }));
  expect(own.used[0]?.self_declared).toBe(true);
});

test('what cannot be decided is a no that says what is missing', () => {
  const lacks = (given: Partial<Question>, of = matrix) => {
    const { can, missing } = decide(of, [], question(given));
    return [can, missing];
  };
  const no = (...names: string[]) => ['nao', [{ of: 'knowledge', lacks: names }]];
  expect(lacks({ context: { ...netuno, nav_area: null } })).toEqual(no('nav_area'));
  expect(lacks({ context: { ...netuno, use_class: null } })).toEqual(no('use_class'));
  expect(lacks({ date: '2025-12-31' })).toEqual(no('version'));
  expect(lacks({ position: 'guia' })).toEqual(no('cell'));
  const tied = matrixOf(cell({ use_class: 'passageiros' }), cell({ nav_area: 'costeira' }));
  expect(lacks({}, tied)).toEqual(no('tie'));
  // No cell asks for the tonnage, so nobody has to know it.
  expect(decide(matrix, [], question({ context: { ...netuno, tonnage: null } })).can).toBe('sim');
});

test('the version in force on the day of the sailing decides, so a new one changes no answer of before', () => {
  const strict = cell({ groups: [orHigher('MCB')] });
  const versions = [...matrix.versions, { id: 'v2', effective_from: '2026-12-20', cells: [strict] }];
  const on = (date: string) => decide({ versions, catalogue }, [], question({ date }));
  expect([on('2026-12-19').can, on('2026-12-19').version]).toEqual(['sim', 'v1']);
  expect([on('2026-12-20').can, on('2026-12-20').version]).toEqual(['nao', 'v2']);
});

test('an age is asked for, and a cell that only warns keeps nobody ashore', () => {
  const grown = matrixOf(cell({ min_age: 18 }));
  const can = (birth: string | null, of = grown) => decide(of, [], question({ birth })).can;
  expect([can('2008-12-31'), can('2009-01-01'), can(null)]).toEqual(['sim', 'nao', 'nao']);
  expect(can(null, matrixOf(cell({ min_age: 18, effect: 'avisa' })))).toBe('com_aviso');
});

test('a company waives what is not the law’s, for its days, and the answer says so', () => {
  const asked = question({ credentials: [] });
  const waived = decide(matrix, [exception({})], asked);
  expect([waived.can, waived.override]).toEqual(['sim', 'e1']);
  expect(decide(matrix, [exception({})], { ...asked, date: '2026-11-30' }).can).toBe('nao');
  expect(decide(matrix, [exception({ valid_to: '2026-12-30' })], asked).can).toBe('nao');
  const legal = { ...commands, legal: true };
  const ofLaw = decide(matrixOf(legal), [exception({})], asked);
  expect([ofLaw.can, ofLaw.override]).toEqual(['nao', null]);
  const more = decide(matrix, [exception({ change: 'add', competencies: ['NETUNO'] })], question());
  expect([more.can, more.override]).toEqual(['nao', 'e1']);
});

test('a sailing over midnight needs both days', () => {
  const over = (dates: [string, string]) => decideOver(matrix, [], { ...question(), dates });
  expect(over(['2026-12-30', '2026-12-31']).can).toBe('sim');
  expect(over(['2026-12-31', '2027-01-01']).can).toBe('nao');
});

const papers = fc.array(
  fc
    .record({
      code: fc.constantFrom('MOC', 'MNC', 'MCB', 'MFL', 'ASO'),
      days: fc.integer({ min: -40, max: 40 }),
      status: fc.constantFrom('conferida', 'aguardando', 'recusada'),
    })
    .map(({ code, days, status }) => paper(code, { status, expires_on: addDays('2026-12-31', days) })),
  { maxLength: 5 },
);
const worth = { nao: 0, com_aviso: 1, sim: 2 };

test('one more paper never makes it worse, an addition never better, and a waiver leaves the law alone', () => {
  const groups = fc.array(fc.constantFrom('MOC', 'MNC', 'MCB', 'ASO').map(orHigher), { maxLength: 3 });
  fc.assert(
    fc.property(papers, papers, groups, fc.boolean(), (held, more, asked, legal) => {
      const one = cell({ groups: asked, legal });
      const of = matrixOf(one);
      const can = (credentials: Question['credentials'], overrides: Override[] = []) =>
        worth[decide(of, overrides, question({ credentials })).can];
      expect(can([...held, ...more])).toBeGreaterThanOrEqual(can(held));
      const key = cellKey(one);
      const added = exception({ cell: key, change: 'add', competencies: ['ASO'] });
      expect(can(held, [added])).toBeLessThanOrEqual(can(held));
      const waived = exception({ cell: key, competencies: ['MOC', 'MNC', 'MCB', 'ASO'] });
      if (legal) expect(can(held, [waived])).toBe(can(held));
      else expect(can(held, [waived])).toBe(worth.sim);
    }),
  );
});

test('every no says what is missing, and every yes what was used', () => {
  fc.assert(
    fc.property(papers, (credentials) => {
      const { can, missing, used } = decide(matrix, [], question({ credentials }));
      expect(can === 'nao' ? missing.length : used.length).toBeGreaterThan(0);
    }),
  );
});

test('a later date never makes an ended paper good, nor what it decides better', () => {
  const later = fc.tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 0, max: 400 }));
  fc.assert(
    fc.property(papers, later, (held, [from, more]) => {
      const [day, next] = [addDays('2026-12-31', from), addDays('2026-12-31', from + more)];
      const can = (date: string) => worth[decide(matrix, [], question({ date, credentials: held })).can];
      expect(can(next)).toBeLessThanOrEqual(can(day));
      const ended = held.map((each) => ({ ...each, expires_on: addDays(day, -1) }));
      expect(decide(matrix, [], question({ date: next, credentials: ended })).used).toEqual([]);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillPositions } from './fill-positions.ts';

type May = Readonly<Record<string, readonly string[]>>;

const may: May = { Ana: ['comandante', 'marinheiro'], Beto: ['comandante'], Ivo: ['marinheiro'] };
const lacksIn = (of: May) => (person: string, place: string) =>
  of[person]?.includes(place) ? [] : ['papel'];
const places = ['comandante', 'marinheiro'];

/** Who stands where, by place. */
const stands = (people: string[]) =>
  Object.fromEntries(
    fillPositions(places, people, lacksIn(may)).filled.map(({ place, person }) => [place, person]),
  );

test('whoever may do both goes where the other may not, whoever is asked first', () => {
  const both = { comandante: 'Beto', marinheiro: 'Ana' };
  expect([stands(['Ana', 'Beto']), stands(['Beto', 'Ana'])]).toEqual([both, both]);
  expect(stands(['Ana', 'Ivo'])).toEqual({ comandante: 'Ana', marinheiro: 'Ivo' });
});

test('whoever is spared has a place only where nobody else can, and then it is not left open', () => {
  const isSpared = (person: string, place: string) => person === 'Ana' && place === 'comandante';
  const stand = (people: string[]) =>
    fillPositions(places, people, lacksIn(may), isSpared).filled.map(({ person }) => person);
  expect(stand(['Ana', 'Beto', 'Ivo'])).toEqual(['Beto', 'Ana']);
  expect(stand(['Ana', 'Ivo'])).toEqual(['Ana', 'Ivo']);
});

test('a place nobody takes is told with who comes nearest and what each lacks', () => {
  const { filled, open } = fillPositions(['comandante', 'maquinista'], ['Beto', 'Ivo'], lacksIn(may));
  expect(filled).toEqual([{ place: 'comandante', person: 'Beto' }]);
  expect(open).toEqual([{ place: 'maquinista', nearest: [{ person: 'Ivo', lacks: ['papel'] }] }]);
});

/** The most places that can be taken, by trying everything. */
function mostFilled(
  sorts: readonly number[],
  fits: readonly (readonly boolean[])[],
  taken: ReadonlySet<number>,
): number {
  const [place, ...others] = sorts;
  if (place === undefined) return 0;
  const without = mostFilled(others, fits, taken);
  const each = (fits[place] ?? []).flatMap((fit, who) =>
    fit && !taken.has(who) ? [1 + mostFilled(others, fits, new Set([...taken, who]))] : [],
  );
  return Math.max(without, ...each);
}

test('as many places are taken as trying everything finds, nobody stands twice and nobody where he may not', () => {
  const row = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (fits) => {
      const sorts = [...fits.keys()];
      const people = [0, 1, 2, 3, 4];
      const { filled, open } = fillPositions(sorts, people, (who, place) =>
        fits[place]?.[who] ? [] : ['x'],
      );
      expect(filled.length).toBe(mostFilled(sorts, fits, new Set()));
      expect(filled.length + open.length).toBe(sorts.length);
      expect(new Set(filled.map(({ person }) => person)).size).toBe(filled.length);
      expect(filled.every(({ place, person }) => fits[place]?.[person])).toBe(true);
    }),
  );
});

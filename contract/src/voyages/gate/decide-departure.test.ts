import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideDeparture, firstCheck } from './decide-departure.ts';
import type { DepartureFacts } from './departure-facts.ts';
import { factsOf, green, paper, plan } from './facts.testing.ts';
import { gateCodes, gateModes, gateResults, legalCodes } from './gate-checks.ts';
import { gateSentence } from './gate-sentence.ts';

const rows = readFileSync(new URL('./departures.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

test('every row of the table is answered as it was decided by hand', () => {
  expect(rows.length).toBeGreaterThanOrEqual(120);
  const wrong = rows.flatMap(([facts = '', result, code, state, says], at) => {
    const gate = decideDeparture(factsOf(facts));
    const check = gate.checks.find((each) => each.code === code);
    const [asked, told] = [
      [result, state, says].join(' '),
      [gate.result, check?.state, check?.says.key].join(' '),
    ];
    return asked === told ? [] : [`row ${at + 2} ${facts}: ${asked} – answered ${told}`];
  });
  expect(wrong).toEqual([]);
});

test('each check says a sentence of its own, in the words of the person', () => {
  const gate = decideDeparture(factsOf('papers: DPEM@2026-12-11'));
  const first = firstCheck(gate);
  expect(first && gateSentence(first.says, 'pt-BR')).toBe('DPEM (seguro obrigatório) venceu em 11/12/2026');
  expect(first && gateSentence(first.says, 'en')).toContain('ended on 12/11/26');
  const over = firstCheck(decideDeparture(factsOf('capacity: 20 all ; people: 20 aboard')));
  expect(over && gateSentence(over.says, 'pt-BR')).toBe(
    '21 a bordo para lotação de 20: 20 passageiros, 1 tripulantes, 0 outros',
  );
  const sentences = gate.checks.map(({ says }) => gateSentence(says, 'pt-BR'));
  expect(sentences.every((each) => each !== '' && !each.includes('{{'))).toBe(true);
});

const day = fc
  .integer({ min: 0, max: 60 })
  .map((days) => Temporal.PlainDate.from('2026-11-25').add({ days }).toString());
const anyFacts: fc.Arbitrary<DepartureFacts> = fc.record({
  mode: fc.constantFrom(...gateModes),
  date: fc.constant(green.date),
  hours: fc.integer({ min: 1, max: 12 }),
  leaving: fc.boolean(),
  boat: fc.record({
    id: fc.constant('netuno'),
    name: fc.constant('Netuno'),
    capacity: fc.option(fc.integer({ min: 1, max: 8 })),
    includes_crew: fc.boolean(),
  }),
  papers: fc.array(
    fc
      .tuple(fc.constantFrom('TIE', 'DPEM' as const), fc.option(day))
      .map(([kind, end]) => paper(kind as 'TIE', end)),
    { maxLength: 4 },
  ),
  people: fc.array(
    fc.record({
      id: fc.uuid(),
      aboard: fc.boolean(),
      lacks: fc.subarray(['name', 'document'] as ('name' | 'document')[]),
    }),
    { maxLength: 8 },
  ),
  crew: fc.option(
    fc.record({
      people: fc
        .subarray(['beto', 'ana', 'leo'])
        .map((ids) =>
          ids.map((id) => ({ id, name: id, position: id === 'beto' ? ('comandante' as const) : null })),
        ),
      places: fc.array(
        fc.record({
          position: fc.constantFrom('comandante' as const, 'marinheiro' as const),
          may: fc.subarray(['beto', 'ana', 'leo']),
          warned: fc.constant([]),
        }),
        { maxLength: 3 },
      ),
      whole: fc.boolean(),
      version: fc.constant(1),
    }),
  ),
  others: fc.integer({ min: 0, max: 2 }),
  rest: fc.option(
    fc.subarray(['beto', 'ana']).map((ids) => ids.map((id) => ({ id, name: id, hours: 9, least: 11 }))),
  ),
  stops: fc.option(fc.subarray([{ id: 'o', kind: 'order' as const, title: 'Bomba' }])),
  plans: fc.option(
    fc.array(
      fc.integer({ min: 480, max: 520 }).map((hours) => plan({ hours })),
      { maxLength: 2 },
    ),
  ),
  counted: fc.option(fc.integer({ min: 0, max: 8 })),
  previous: fc.subarray([{ id: 'v', kind: 'voyage' as const }]),
  released: fc.subarray([...gateCodes]).map((codes) => codes.map((check) => ({ id: check, check }))),
});

const rank = (facts: DepartureFacts) => gateResults.indexOf(decideDeparture(facts).result);
const everyFirst = <T>(list: readonly T[] | null) => (list === null ? null : list.slice(1));

/** Each makes a departure safer. */
const safer: readonly ((facts: DepartureFacts) => DepartureFacts)[] = [
  (facts) => ({ ...facts, papers: [...facts.papers, paper('DPEM', '2030-01-01')] }),
  (facts) => ({ ...facts, papers: facts.papers.map(({ kind }) => paper(kind, null)) }),
  (facts) => ({ ...facts, boat: { ...facts.boat, capacity: (facts.boat.capacity ?? 100) + 1 } }),
  (facts) => ({ ...facts, others: Math.max(0, facts.others - 1) }),
  (facts) => ({ ...facts, rest: everyFirst(facts.rest) }),
  (facts) => ({ ...facts, stops: everyFirst(facts.stops) }),
  (facts) => ({ ...facts, plans: everyFirst(facts.plans) }),
  (facts) => ({ ...facts, previous: facts.previous.slice(1) }),
  (facts) => ({ ...facts, people: facts.people.map((each) => ({ ...each, lacks: [] })) }),
  (facts) => ({
    ...facts,
    crew: facts.crew && {
      ...facts.crew,
      places: facts.crew.places.map((place) => ({ ...place, may: ['beto', 'ana', 'leo'] })),
    },
  }),
  (facts) => ({ ...facts, released: gateCodes.map((check) => ({ id: check, check })) }),
];

test('more safety never hurts: what is safer is never told a worse result', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...safer), (facts, change) => {
      expect(rank(change(facts))).toBeLessThanOrEqual(rank(facts));
    }),
    { numRuns: 1_000 },
  );
});

test('one more aboard never helps capacity, and no release opens what the law asks', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const capacity = (all: DepartureFacts) =>
        decideDeparture(all).checks.find(({ code }) => code === 'capacity')?.weighs;
      const more = { ...facts, people: [...facts.people, { id: 'one', aboard: true, lacks: [] }] };
      if (capacity(facts) === 'impede') expect(capacity(more)).toBe('impede');
      const all = { ...facts, released: gateCodes.map((check) => ({ id: check, check })) };
      for (const check of decideDeparture(all).checks)
        if (legalCodes.has(check.code))
          expect([check.released, check.state === 'impede' && check.weighs !== 'impede']).toEqual([
            null,
            false,
          ]);
    }),
    { numRuns: 500 },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CountEvent, countKinds, marks, moments } from './count-events.ts';
import { expectedPeople } from './expected-people.ts';
import { foldCount } from './fold-count.ts';

let made = 0;
const said = (kind: CountEvent['kind'], more: Partial<CountEvent> = {}): CountEvent => ({
  id: `e${String(++made).padStart(6, '0')}`,
  kind,
  step: 0,
  moment: null,
  counted: null,
  people: [],
  mark: null,
  text: null,
  ...more,
});
const back = (counted: number, step: number) => said('counted', { moment: 'back', counted, step });
const marked = (mark: CountEvent['mark'], step: number, ...people: string[]) =>
  said('marked', { mark, step, people });
const list = Array.from({ length: 38 }, (_, at) => `p${at}`);

test('as many ashore as left close the count; nobody counted is nothing yet', () => {
  expect(foldCount(list, []).state).toBe('none');
  expect(foldCount(list, [said('counted', { moment: 'out', counted: 38 })])).toMatchObject({
    state: 'none',
    out: 38,
  });
  expect(foldCount(list, [back(38, 1)]).state).toBe('closed');
});

test('of 38 the return counts 37, the roll call finds all, and the second count closes; both stay in the record', () => {
  const first = back(37, 1);
  expect(foldCount(list, [first]).state).toBe('roll_call');
  const ashore = marked('ashore', 2, ...list);
  expect(foldCount(list, [first, ashore])).toMatchObject({ state: 'roll_call', back: 37 });
  expect(foldCount(list, [first, ashore, back(38, 3)])).toMatchObject({ state: 'closed', back: 38 });
});

test('who stepped off elsewhere is counted by whoever saw it', () => {
  const off = said('marked', { mark: 'elsewhere', step: 1, people: ['p3'], text: 'Davi viu na ilha' });
  expect(foldCount(list, [off, back(37, 2)]).state).toBe('closed');
});

test('somebody missing keeps the count open until found, or closed in words', () => {
  const gone = said('missing', { step: 2, people: ['p7'] });
  const begun = [back(37, 1), gone];
  expect(foldCount(list, begun)).toMatchObject({ state: 'missing', missing: ['p7'] });
  expect(foldCount(list, [...begun, back(38, 3)]).state).toBe('missing');
  expect(foldCount(list, [...begun, marked('ashore', 3, 'p7')]).state).toBe('roll_call');
  expect(foldCount(list, [...begun, marked('ashore', 3, 'p7'), back(38, 4)]).state).toBe('closed');
  const words = said('closed', { step: 3, text: 'Resgatado pela lancha da Capitania' });
  expect(foldCount(list, [...begun, words])).toMatchObject({ state: 'closed', missing: [] });
  expect(foldCount(list, [...begun, { ...words, step: 2 }]).state).toBe('missing');
});

test('of two phones at once, aboard wins over ashore', () => {
  const [one, other] = [marked('ashore', 4, 'p1'), marked('aboard', 4, 'p1')];
  expect(foldCount(list, [one, other]).marked).toEqual({ p1: 'aboard' });
  expect(foldCount(list, [other, one, marked('ashore', 5, 'p1')]).marked).toEqual({ p1: 'ashore' });
});

test('of two phones that sealed one departure whoever either saw aboard has to come back; an addition says anew who', () => {
  const seal = (amends: string | null, ...people: string[]) => ({ amends, people });
  const both = [seal(null, 'ana', 'bia'), seal(null, 'bia', 'caio')];
  expect(expectedPeople(both)).toEqual(['ana', 'bia', 'caio']);
  expect(expectedPeople([...both, seal('first', 'ana')])).toEqual(['ana']);
  expect(expectedPeople([seal('first', 'ana'), seal(null, 'bia')])).toEqual(['ana', 'bia']);
  expect(expectedPeople([])).toEqual([]);
});

test('any order and any repetition end in the same count', () => {
  const anEvent = fc.record({
    kind: fc.constantFrom(...countKinds),
    step: fc.integer({ min: 0, max: 4 }),
    moment: fc.constantFrom(...moments),
    counted: fc.integer({ min: 0, max: 3 }),
    people: fc.subarray(['p0', 'p1', 'p2']),
    mark: fc.constantFrom(...marks),
  });
  fc.assert(
    fc.property(
      fc
        .array(anEvent, { maxLength: 10 })
        .map((given) => given.map(({ kind, ...more }) => said(kind, more)))
        .chain((events) =>
          fc.tuple(
            fc.constant(events),
            fc.shuffledSubarray(events, { minLength: events.length, maxLength: events.length }),
          ),
        ),
      ([events, order]) => {
        const three = list.slice(0, 3);
        expect(foldCount(three, [...order, ...order])).toEqual(foldCount(three, events));
      },
    ),
  );
});

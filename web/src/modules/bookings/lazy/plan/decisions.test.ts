import { expect, test } from 'vitest';
import { carriedOver, decideAll, differenceOf, openOf, sentDecisions } from './decisions.ts';
import type { PlanRow } from './plan-shape.ts';

const at = (start_time: string, guide_name: string | null = null) => ({
  date: '2027-01-09',
  start_time,
  end_time: '12:30',
  capacity: 18,
  boats: [],
  guide_name,
});
const sold = (session_id: string, given: Partial<PlanRow> = {}): PlanRow => ({
  key: session_id,
  kind: 'sold',
  schedule_id: 's',
  schedule: 'Verão',
  product: 'Ilha',
  session_id,
  version: 1,
  before: at('10:30'),
  after: at('11:00'),
  parties: [],
  people: 2,
  conflict: null,
  next_boat: null,
  ...given,
});
const stuck = sold('b', { conflict: { code: 'boat-busy', name: 'Sereia' } });
const gone = sold('c', { after: null });

test('one decision for all moves only those that can be moved; the others wait', () => {
  const rows = [sold('a'), stuck, gone];
  const decisions = decideAll(rows, {}, 'move');
  expect(decisions).toEqual({ a: 'move' });
  expect(openOf(rows, decisions).map(({ session_id }) => session_id)).toEqual(['b', 'c']);
  expect(decideAll(rows, decisions, 'keep')).toEqual({ a: 'keep', b: 'keep', c: 'keep' });
});

test('only what the plan still holds is sent', () => {
  const rows = [sold('a'), sold('x', { kind: 'change' })];
  expect(sentDecisions(rows, { a: 'keep', x: 'move', z: 'cancel' })).toEqual([
    { session_id: 'a', decision: 'keep' },
  ]);
});

test('of a plan that changed, what was decided stays where the departure did', () => {
  const seen = { rows: [sold('a'), sold('b'), sold('c')] };
  const fresh = { rows: [sold('a'), sold('b', { people: 4 }), sold('d')] };
  expect(differenceOf(seen, fresh).map(({ key, was, is }) => [key, was?.people, is?.people])).toEqual([
    ['b', 2, 4],
    ['d', undefined, 2],
    ['c', 2, undefined],
  ]);
  expect(carriedOver(seen, fresh, { a: 'move', b: 'move', c: 'cancel' })).toEqual({ a: 'move' });
});

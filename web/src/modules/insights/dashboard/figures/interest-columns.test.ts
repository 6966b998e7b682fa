import { expect, test } from 'vitest';
import { interestColumns, mostColumns } from './interest-columns.ts';
import { leadsIn } from './lead-links.ts';
import { changeFrom, monthLabel } from './month-words.ts';

const product = (at: number | null) => ({
  id: at === null ? null : `p${at}`,
  name: at === null ? null : `Passeio ${at}`,
  color: null,
  leads: at === null ? [5, 0] : [60 - at, 1],
});
const sixty = [...Array.from({ length: 60 }, (_, at) => product(at)), product(null)];

test('of sixty products the twelve largest have a column, the others one together, what has none is last', () => {
  const columns = interestColumns(sixty);
  expect(columns.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: mostColumns }, () => 'product'),
    'rest',
    'none',
  ]);
  expect(columns.at(-2)).toMatchObject({
    products: sixty.slice(12, 60).map(({ id }) => id),
    leads: [1176, 48],
  });
  expect(columns.reduce((sum, { total }) => sum + total, 0)).toBe(
    sixty.flatMap(({ leads }) => leads).reduce((sum, each) => sum + each, 0),
  );
});

test('a file has a column for each of them', () => {
  expect(interestColumns(sixty, 60).filter(({ kind }) => kind === 'product')).toHaveLength(60);
  expect(interestColumns([], 0)).toEqual([]);
});

test('a figure of more rows than an address can name leads nowhere', () => {
  const days = { from: '2026-11-01', to: '2026-11-30' };
  expect(leadsIn({ source: 'site' }, days, { tags: ['a', 'b'] })).toBe(
    '/leads?source=site&tags=a,b&created_at=2026-11-01..2026-11-30',
  );
  const many = Array.from({ length: 60 }, () => crypto.randomUUID());
  expect(leadsIn({}, days, { tags: many })).toBeNull();
});

test('months are called MM/YY, and nothing is compared with none', () => {
  expect(monthLabel('2026-11')).toBe('11/26');
  expect([changeFrom(0, 5), changeFrom(1, 90), changeFrom(50, 56), changeFrom(4, 1)]).toEqual([
    null,
    null,
    12,
    -75,
  ]);
});

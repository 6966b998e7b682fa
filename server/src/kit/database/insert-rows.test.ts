import { expect, test } from 'vitest';
import { insertRows } from './insert-rows.ts';

const written = (table: string, rows: readonly object[]) => {
  return insertRows(table, rows).map((insert) => insert.compile());
};

test('rows go as rows of VALUES with a parameter a value, in the columns of the first', () => {
  const [insert, ...more] = written('links', [
    { tenant_id: 't', 'a "b"': 1, note: null },
    { tenant_id: 't', 'a "b"': 2 },
  ]);
  expect(more).toEqual([]);
  expect(insert).toMatchObject({
    sql: 'insert into "links" ("tenant_id", "a ""b""", "note") values ($1, $2, $3), ($4, $5, $6)',
    parameters: ['t', 1, null, 't', 2, undefined],
  });
});

test('no row is no statement, and more rows than parameters allow are several, none left out', () => {
  expect(written('links', [])).toEqual([]);
  const many = Array.from({ length: 70_000 }, (_, n) => ({ tenant_id: 't', n }));
  const inserts = written('links', many);
  expect(inserts.every(({ parameters }) => parameters.length <= 32_000)).toBe(true);
  const sent = inserts.flatMap(({ parameters }) => parameters.filter((_, at) => at % 2 === 1));
  expect(sent).toEqual(many.map(({ n }) => n));
});

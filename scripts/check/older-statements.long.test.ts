import { expect, inject, test } from 'vitest';
import { onOlderServer } from './check-older.ts';
import { askAbout } from './older-statements.ts';

test('a statement that only a newer PostgreSQL knows is found on the older one', async () => {
  const newer = [
    'select uuidv7()',
    'select any_value(relname) from pg_class where oid = $1',
    "select * from json_table($1::jsonb, '$[*]' columns (n int path '$'))",
    'update pg_class set relname = $1 returning old.relname',
  ];
  const known = 'select relname from pg_class where oid = $1 and relname = any($2)';
  const here = await askAbout(inject('superuserUrl'), new Set([...newer, known]));
  expect(here).toMatchObject({ isWell: true, asked: 5 });
  const there = await onOlderServer((url) => askAbout(url, new Set([...newer, known])));
  expect(there.isWell).toBe(false);
  expect(there.refused.map((said) => newer.find((sql) => said.endsWith(sql)))).toEqual(newer);
});

import { kindOf } from '@leme/contract/kit/kinds/kinds';
import { fieldsWith } from '@leme/contract/kit/resource/resource';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../../testing/world.ts';
import { isLinked, sqlType } from '../columns.ts';
import type { Register } from '../registers.ts';

// What a list is ordered and filtered by needs an index, or a million rows are read for a page of them.
const world = await openWorld();
const client = new pg.Client({ connectionString: world.urls.admin });
await client.connect();
afterAll(() => client.end());

/** The columns of the indexes of a table that see what is not deleted, or every row. */
async function indexesOf(table: string): Promise<string[]> {
  const { rows } = await client.query<{ index: string }>(
    `select regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING btree \\((.*?)\\)( WHERE .*)?$', '\\1') as index
     from pg_index i where i.indrelid = $1::regclass
       and coalesce(pg_get_expr(i.indpred, i.indrelid), '(deleted_at IS NULL)') = '(deleted_at IS NULL)'`,
    [table],
  );
  return rows.map(({ index }) => index);
}

/** What the flags of a register's fields want and no index begins with. */
async function lacking({ resource }: Register): Promise<string[]> {
  const { table, title, fields, scope } = resource;
  const there = await indexesOf(table);
  const owner = scope === 'company' ? ['tenant_id'] : [];
  /** As the database writes it: with quotes where it is a word of its own. */
  const written = (name: string) => (/^(group|position)$/.test(name) ? `"${name}"` : name);
  const columnOf = (name: string) => {
    const field = fields[name];
    const quoted = written(name);
    return field && sqlType(field) === 'text' ? `${quoted} COLLATE "und-x-icu"` : quoted;
  };
  /** Days from–to are put in order by their first one, and looked for along their last. */
  const endOf = (name: string, end: 'from' | 'to') =>
    fields[name]?.kind === 'date-range' ? `${name}_${end}` : columnOf(name);
  const wanted = [
    ...[title, ...fieldsWith(resource, 'sort').filter((name) => !fields[name]?.to)].map((name) => [
      endOf(name, 'from'),
      'id',
    ]),
    ...fieldsWith(resource, 'filter').flatMap((name) => {
      const field = fields[name];
      // What contains something is found by the search.
      if (!field || isLinked(field) || field.filter === 'contains') return [];
      return [
        kindOf(field).filter === 'range'
          ? kindOf(field).spans
            ? [endOf(name, 'to'), endOf(name, 'from'), 'id']
            : [columnOf(name), 'id']
          : [written(name)],
      ];
    }),
  ].map((columns) => [...owner, ...columns].join(', '));
  return [...new Set(wanted)]
    .filter((columns) => !there.some((index) => index === columns || index.startsWith(`${columns}, `)))
    .map((columns) => `${table} (${columns})`);
}

test('every order and every filter of a register has its index', async () => {
  expect(world.registers.all.length).toBeGreaterThan(8);
  expect((await Promise.all(world.registers.all.map(lacking))).flat()).toEqual([]);
});

test('an order whose index is gone is found', async () => {
  await client.query('begin; drop index boats_by_year');
  const missing = await lacking(world.registers.named('boats'));
  await client.query('rollback');
  expect(missing).toEqual(['boats (tenant_id, year, id)']);
});

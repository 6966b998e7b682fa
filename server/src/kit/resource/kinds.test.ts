import { judge } from '@leme/contract/kit/kinds/judge';
import { kindOf } from '@leme/contract/kit/kinds/kinds';
import { codes, samples, valued } from '@leme/contract/kit/kinds/values.testing';
import { isNothing } from '@leme/contract/kit/kinds/words/words';
import { csvColumns } from '@leme/contract/kit/resource/csv-columns';
import { fieldSchema } from '@leme/contract/kit/resource/field-schema';
import type { Field } from '@leme/contract/kit/resource/fields';
import type { Resource } from '@leme/contract/kit/resource/resource';
import fc from 'fast-check';
import { sql } from 'kysely';
import papaparse from 'papaparse';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cloneDatabase } from '../../testing/database/database.ts';
import { isWhole } from '../../testing/whole.ts';
import { db } from '../database/sql.ts';
import '../database/pool.ts';
import { columnsOf, readColumns, rowOf, storedColumns } from './columns.ts';
import { readCells } from './transfer/csv/read-cells.ts';
import { cellWriters, rawColumns } from './transfer/csv/write-cells.ts';

const zone = 'America/Sao_Paulo';
const count = isWhole ? 10_000 : 1_000;
const atOnce = 1_000;

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: (await cloneDatabase()).admin });
  await client.connect();
  await client.query("set time zone 'UTC'");
});
afterAll(async () => await client.end());

/** A register of one field, which no page shows. */
function registerOf(field: Field): Resource {
  const words = {
    texts: { namespace: 'test', bundle: { fetch: async () => ({}), all: {} } },
    entity: 'v',
    name: 'value',
  };
  return {
    name: 'boats',
    entity: 'v',
    table: 'kind_values',
    texts: words.texts,
    title: 'value',
    shortcuts: {},
    scope: 'company',
    fields: { value: { ...field, words } },
  } as unknown as Resource;
}

async function ask(raw: ReturnType<typeof sql>) {
  const { sql: text, parameters } = raw.compile(db);
  return (await client.query(text, [...parameters])).rows as Record<string, unknown>[];
}

/** Accepted values stored and read back: as rows of the API and as lines of a CSV. */
async function stored(resource: Resource, values: readonly unknown[]) {
  const field = resource.fields.value as Field;
  const columns = columnsOf('value', field);
  const own = sql.raw(columns.map(({ name, type }) => `"${name}" ${type}`).join(', '));
  await ask(sql`drop table if exists kind_values`);
  await ask(sql`create temporary table kind_values (id serial, version integer, created_at timestamptz,
    updated_at timestamptz, deleted_at timestamptz, ${own})`);
  for (let at = 0; at < values.length; at += atOnce) {
    const rows = values
      .slice(at, at + atOnce)
      .map((value) => Object.values(storedColumns(resource, { value })));
    const tuples = rows.map((row) => sql`(${sql.join(row)})`);
    await ask(
      sql`insert into kind_values (${sql.join(columns.map(({ name }) => sql.ref(name)))}) values ${sql.join(tuples)}`,
    );
  }
  const rows = await ask(sql`select ${readColumns(resource)} from kind_values t order by t.id`);
  const raw = rawColumns(resource);
  const texts = await ask(
    sql`select array[${sql.join(raw.texts)}] as cells from kind_values t order by t.id`,
  );
  return {
    rows: rows.map((row) => rowOf(resource, row).value),
    raw: texts.map(({ cells }) => cells as string[]),
  };
}

const cases = Object.entries({ ...samples, code: codes, 'references with values': valued });

describe.each(cases)('%s', (_, { field, values }) => {
  const given = fc.sample(values, { numRuns: count, seed: 20261123 });
  const kind = kindOf(field);
  const required: Field = { ...field, required: true };
  const accepted = given
    .map((value) => judge(required, value))
    .filter(({ faults }) => faults.length === 0)
    .map(({ value }) => value);

  test('what is in its form stays in it and is judged alike', () => {
    expect(accepted.length).toBeGreaterThan(count / 50);
    expect(accepted.length).toBeLessThan(count + 1);
    const once = given.map((value) => judge(required, value));
    expect(once.map(({ value }) => judge(required, value))).toEqual(once);
  });

  test('the shape of the API takes what its judge takes, in the form of its judge, and nothing else', () => {
    const schema = fieldSchema(required);
    const judged = given.map((value) => judge(required, value));
    expect(given.map((value) => schema.safeParse(value)).map(({ success, data }) => [success, data])).toEqual(
      judged.map(({ faults, value }) => (faults.length === 0 ? [true, value] : [false, undefined])),
    );
    const mayBeEmpty: Field = { ...field, required: false };
    for (const nothing of [null, undefined, '', ' ']) {
      expect(isNothing(nothing)).toBe(true);
      expect(fieldSchema(mayBeEmpty).parse(nothing)).toBeNull();
    }
  });

  test('its description takes what its judge takes', () => {
    const described = z.fromJSONSchema(kind.json(field) as never);
    expect(accepted.filter((value) => !described.safeParse(value).success)).toEqual([]);
  });

  if (kind.columns.length > 0)
    test('the database keeps it and gives back the same, and so does a CSV', async () => {
      const resource = registerOf(field);
      const { rows, raw } = await stored(resource, accepted);
      expect(rows).toEqual(accepted);
      if (!kind.csv.parts || field.to) return;
      const columns = csvColumns(resource);
      const writers = cellWriters(resource, zone);
      const lines = raw.map((cells) => writers.map((write) => write(cells, {})).join(';'));
      const read = papaparse.parse<string[]>(lines.join('\n'), { delimiter: ';', newline: '\n' }).data;
      expect(read.length).toBe(accepted.length);
      const found = read.map((cells) => {
        const byTarget = new Map(columns.map(({ target }, place) => [target, (cells[place] ?? '').trim()]));
        const { values: own, faults } = readCells(resource, { zone }, byTarget, null);
        return faults.length > 0 ? faults : judge(required, own.value).value;
      });
      expect(found).toEqual(accepted);
    });
});

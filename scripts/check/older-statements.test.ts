import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { noteTexts } from '../../server/src/testing/statements/statement-texts.ts';
import { askAbout, notedStatements } from './older-statements.ts';

const url = inject('superuserUrl');
const folder = await mkdtemp(join(tmpdir(), 'leme-texts-'));
const { LEME_STATEMENTS } = process.env;
afterAll(async () => {
  if (LEME_STATEMENTS === undefined) delete process.env.LEME_STATEMENTS;
  else process.env.LEME_STATEMENTS = LEME_STATEMENTS;
  await rm(folder, { recursive: true });
});

test('what a server does not know is refused with its text; the rest is planned, whatever it would be filled in with', async () => {
  const unknown = 'select newer_than_all($1)';
  const good = [
    'select relname from pg_class where oid = $1 and relname = any($2::text[])',
    'delete from pg_database where datname = $1',
    'with t as (select 1 as n) select n from t',
    'explain (format json) select 1 from pg_class where relname = $1',
  ];
  const said = await askAbout(url, new Set(['begin', ...good, unknown, "set local app.tenant_id = 'x'"]));
  expect(said.refused).toEqual([expect.stringContaining(unknown)]);
  expect([said.isWell, said.asked, [...said.leftOut.values()]]).toEqual([false, 5, [1, 1]]);
  expect(await askAbout(url, new Set(good))).toMatchObject({ isWell: true, asked: 4, refused: [] });
});

test('nothing to ask about is no success, nor are statements without a plan alone', async () => {
  expect((await askAbout(url, new Set())).isWell).toBe(false);
  expect((await askAbout(url, new Set(['begin', 'commit']))).isWell).toBe(false);
  expect(await notedStatements(join(folder, 'nothing'))).toEqual(new Set());
});

test('texts are noted once, on several lines as well, and none that holds the id of a tenant', async () => {
  process.env.LEME_STATEMENTS = join(folder, 'texts');
  noteTexts(['select 1\nfrom x', "set local app.tenant_id = '0'"]);
  noteTexts(['select 1\nfrom x', 'select 2']);
  expect(await notedStatements(join(folder, 'texts'))).toEqual(new Set(['select 1\nfrom x', 'select 2']));
});

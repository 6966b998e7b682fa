import { fold } from '@leme/contract/kit/language/fold';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/database/database.ts';

const client = new pg.Client({ connectionString: (await cloneDatabase()).admin });
await client.connect();
afterAll(() => client.end());

const folded = async (texts: string[]): Promise<string[]> =>
  (
    await client.query(
      'select app.fold(t) as t from unnest($1::text[]) with ordinality as u (t, n) order by n',
      [texts],
    )
  ).rows.map(({ t }) => t);

test('the database folds every letter of the languages of the product as the phone does', async () => {
  const letters = Array.from({ length: 0x24f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at));
  const texts = letters.map((letter) => `a${letter}b`);
  expect(await folded(texts)).toEqual(texts.map(fold));
});

test('and whole texts of them', async () => {
  const text = fc.string({
    unit: fc.constantFrom(...'aáàâãçéêíóôõúüñAÁÇÉÔß  \t\n\'"^~`´-0123.,'),
    maxLength: 40,
  });
  const texts = fc.sample(text, 2_000);
  expect(await folded(texts)).toEqual(texts.map(fold));
});

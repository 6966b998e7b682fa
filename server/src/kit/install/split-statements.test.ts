import { expect, test } from 'vitest';
import { readMigrations } from './migrate.ts';
import { splitStatements } from './split-statements.ts';

test('statements end at their semicolon, the last also without one, and nothing is none', () => {
  expect(splitStatements('select 1;\nselect 2')).toEqual(['select 1', 'select 2']);
  expect(splitStatements(' ;;\n-- a word; and another\n/* and ; here */;')).toEqual([]);
});

test('a semicolon in a string, a name, a comment or a dollar quote ends nothing', () => {
  const whole = [
    "select 'a;b', 'it''s;', e'it\\'s;', E'\\\\', ';'",
    'select "a;b", "a"";b"',
    'select 1 -- one; two',
    'select /* one; /* two; */ three; */ 1',
    'select $$ one; $x$ two; $$',
    'create function f() returns void as $body$ begin perform 1; execute $q$ drop; $q$; end; $body$ language plpgsql',
    'select $1, a$b$c',
  ];
  for (const statement of whole)
    expect(splitStatements(`${statement}\n;select 2`)).toEqual([statement, 'select 2']);
});

test('a backslash escapes in strings that say so alone', () => {
  expect(splitStatements("select '\\'; select 2")).toEqual(["select '\\'", 'select 2']);
  expect(splitStatements("select like'\\'; select 2")).toEqual(["select like'\\'", 'select 2']);
});

test('what never closes is said, with the place', () => {
  expect(() => splitStatements("select 1;\nselect 'a; b")).toThrow("never closes: 'a; b");
  expect(() => splitStatements('select $x$ a')).toThrow('$x$ that never closes');
  expect(() => splitStatements('/* /* */ select 1')).toThrow('never closes');
});

test('nothing of a migration is lost, and each of its statements begins with a word', async () => {
  for (const { sql } of await readMigrations()) {
    const statements = splitStatements(sql);
    const bare = (text: string) => text.replace(/[;\s]/g, '');
    expect(bare(statements.join(''))).toBe(bare(sql));
    for (const statement of statements) expect(statement.replace(/--.*\n\s*/g, '')).toMatch(/^[a-z]+ /i);
  }
});

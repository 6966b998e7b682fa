import { expect, test } from 'vitest';
import { coverage, readLedger, readMentions, unknownMentions } from './ledger.ts';
import { readFiles } from './sources.ts';

const files = readFiles();
const ledger = readLedger(files);

test('every line of the ledger has an id of its own', () => {
  expect(ledger.length).toBe(1264);
  expect(new Set(ledger.map(({ id }) => id)).size).toBe(ledger.length);
});

test('a line points only to lines that exist', () => {
  const ids = new Set(ledger.map(({ id }) => id));
  expect(
    ledger.flatMap(({ id, sees }) =>
      sees.filter((other) => !ids.has(other)).map((other) => `${id} sees ${other}`),
    ),
  ).toEqual([]);
});

test('every id that a test names is a line of the ledger, written in full', () => {
  const { mentions, malformed } = readMentions(files);
  expect(mentions.length).toBeGreaterThan(50);
  expect(malformed).toEqual([]);
  expect(unknownMentions(ledger, mentions)).toEqual([]);
});

test('an unknown id, a range and a list are told apart', () => {
  const [open, list, range] = ['test("x [A0-99]")', 'test("x [A1-01, A1-02]")', 'test("x [A1-01…03]")'];
  const read = readMentions(
    [open, list, range].map((text, at) => ({ path: `web/src/a${at}.test.ts`, text: text ?? '', lines: 1 })),
  );
  expect(read.mentions.map(({ id }) => id)).toEqual(['A0-99', 'A1-01', 'A1-02']);
  expect(read.malformed).toEqual(['web/src/a2.test.ts: [A1-01…03]']);
  expect(unknownMentions(ledger, read.mentions)).toEqual(['web/src/a0.test.ts: [A0-99]']);
});

test('a pointing line is carried with the line it points to; open points count apart', () => {
  const line = { area: 'nav', text: '', kind: 'ui', sees: [] };
  const lines = [
    { ...line, id: 'A1-01' },
    { ...line, id: 'A1-02', sees: ['A1-01'] },
    { ...line, id: 'A1-03' },
    { ...line, id: 'A1-04', kind: 'open' },
  ];
  const [nav] = coverage(lines, [{ id: 'A1-01', path: '' }]);
  expect(nav).toMatchObject({ lines: 3, carried: 2, open: 1, openCarried: 0 });
  expect(nav?.missing.map(({ id }) => id)).toEqual(['A1-03']);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import told from './changelog/texts/pt-BR.json' with { type: 'json' };
import { changelog } from './changelog.ts';
import { historyRows, type Versions } from './history-rows.ts';

const own = { version: '2026.11.20.0900', builtAt: '2026-11-20T12:00:00.000Z' };
const kept = (build_id: string, objection: Versions['builds'][number]['objection'] = null) => ({
  build_id,
  version: null,
  built_at: '2026-11-01T12:00:00.000Z',
  contract_version: 1,
  insecure: objection === 'insecure',
  objection,
});
const unpinned: Versions = {
  current_build: own.version,
  served_build: own.version,
  builds: [kept(own.version), kept('2026.11.10.0900'), kept('2026.10.01.0900', 'insecure')],
};
const offers = (versions: Versions | null) =>
  Object.fromEntries(historyRows(changelog, own, versions).map(({ build, offer }) => [build, offer]));

test('the changelog has 1.0.0 of 29/01/2025 and 1.1.0 of 30/01/2025, each with its build [A2.6-06, A2.6-07, A2.6-09]', () => {
  const dated = changelog.filter(({ version }) => version).map(({ version, date }) => [version, date]);
  expect(dated.slice(-2)).toEqual([
    ['1.1.0', '2025-01-30'],
    ['1.0.0', '2025-01-29'],
  ]);
  const rows = historyRows(changelog, own, null);
  expect(rows.every(({ build }) => /^\d{4}\.\d{2}\.\d{2}\.\d{4}$/.test(build))).toBe(true);
});

const keysOf = (keys: readonly string[]) => [...new Set(keys)].toSorted();
const written = readFileSync(join(import.meta.dirname, '../../../../../CHANGELOG.md'), 'utf8');
const headings = [...written.matchAll(/^## (?:(\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})|Unreleased)$/gm)];

test('the versions are those of CHANGELOG.md, in its order, and every change has its text [A2.6-08]', () => {
  expect(changelog.map(({ version, date }) => [version, date])).toEqual(
    headings.map(([, version, date]) => [version ?? null, date ?? null]),
  );
  expect(keysOf(changelog.flatMap(({ changes, daily }) => [...changes, ...daily]))).toEqual(
    keysOf(Object.keys(told)),
  );
});

test('every line of CHANGELOG.md is told in the version history, or says that it is technical', () => {
  const parts = headings.map(({ index }, at) => written.slice(index, headings[at + 1]?.index));
  parts.forEach((part, at) => {
    const lines = part.split('\n').filter((line) => line.startsWith('- '));
    const unmarked = lines.filter((line) => !/<!-- (technical|history: \w+(, \w+)*) -->$/.test(line));
    expect(
      unmarked,
      'end each with <!-- history: key --> of a text of the history, or <!-- technical -->',
    ).toEqual([]);
    const named = lines.flatMap((line) => /<!-- history: (.*) -->/.exec(line)?.[1]?.split(', ') ?? []);
    const said = [...(changelog[at]?.changes ?? []), ...(changelog[at]?.daily ?? [])];
    expect(keysOf(named)).toEqual(keysOf(said));
  });
});

test('without the server everyone still reads the changelog, and nothing is offered [A2.6-05]', () => {
  const rows = historyRows(changelog, own, null);
  expect(rows.map(({ version, build }) => version ?? build)).toEqual([own.version, '1.1.0', '1.0.0']);
  expect(rows[0]).toMatchObject({ isCurrent: true, isInUse: true });
  expect(rows.every(({ offer }) => offer.kind === 'none')).toBe(true);
});

test('restoring is offered on older kept builds, never on the one in use, and says why not on others [A2.6-10]', () => {
  expect(offers(unpinned)).toEqual({
    [own.version]: { kind: 'none' },
    '2026.11.10.0900': { kind: 'restore' },
    '2026.10.01.0900': { kind: 'refused', why: 'insecure' },
    '2025.01.30.0000': { kind: 'refused', why: 'not-kept' },
    '2025.01.29.0000': { kind: 'refused', why: 'not-kept' },
  });
});

test('from an older build the way leads back to the current one', () => {
  expect(offers({ ...unpinned, served_build: '2026.11.10.0900' })).toMatchObject({
    [own.version]: { kind: 'back' },
    '2026.11.10.0900': { kind: 'none' },
  });
});

test('a build newer than the default of all companies is listed and not offered', () => {
  const builds = [kept('2026.11.30.0900'), ...unpinned.builds];
  expect(offers({ ...unpinned, builds })['2026.11.30.0900']).toEqual({
    kind: 'refused',
    why: 'not-released',
  });
});

import { expect, test } from 'vitest';
import { readGroups, writeGroups } from './groups-text.ts';

const ids = new Map(['mnc', 'mfl', 'aso'].map((code) => [code, `id-${code}`]));
const codeOf = (id: string) => id.slice(3).toUpperCase();

test('what a cell asks for is written in codes, and read back whatever its blanks and letters', () => {
  const text = 'MNC+ | MFL & ASO';
  const read = readGroups(' mnc +|MFL&Aso ', ids);
  expect(read).toEqual({
    groups: [
      [
        { competency_id: 'id-mnc', or_higher: true },
        { competency_id: 'id-mfl', or_higher: false },
      ],
      [{ competency_id: 'id-aso', or_higher: false }],
    ],
  });
  expect('groups' in read && writeGroups(read.groups, codeOf)).toBe(text);
  expect([readGroups('', ids), writeGroups([], codeOf)]).toEqual([{ groups: [] }, '']);
});

test('a code nobody knows is named, and a group without any paper is none', () => {
  expect(readGroups('MNC | XYZ', ids)).toEqual({ unknown: 'XYZ' });
  for (const text of ['MNC & ', '| MNC', 'MNC & & ASO'])
    expect(readGroups(text, ids)).toEqual({ empty: true });
});

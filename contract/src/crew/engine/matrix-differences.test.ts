import { expect, test } from 'vitest';
import { cell, orHigher } from './matrix.testing.ts';
import { cellKey } from './matrix.ts';
import { matrixDifferences } from './matrix-differences.ts';

test('what is added, removed and changed is told by cell; another order of the same papers is no change', () => {
  const one = cell({ groups: [[...orHigher('MNC'), ...orHigher('MFL')]] });
  const turned = { ...one, groups: [[...orHigher('MFL'), ...orHigher('MNC')]] };
  const guide = cell({ position: 'guia' });
  expect(matrixDifferences([one, guide], [turned, guide])).toEqual([]);
  const noted = { ...guide, source: 'NORMAM-202', checked_on: '2026-11-01' };
  expect(matrixDifferences([guide], [noted]).map(({ kind }) => kind)).toEqual(['changed']);
  const far = cell({ nav_area: 'oceanica' });
  expect(matrixDifferences([one, guide], [{ ...one, min_age: 21 }, far])).toEqual(
    [
      { cell: cellKey(one), kind: 'changed', before: one, after: { ...one, min_age: 21 } },
      { cell: cellKey(far), kind: 'added', before: null, after: far },
      { cell: cellKey(guide), kind: 'removed', before: guide, after: null },
    ].toSorted((a, b) => (a.cell < b.cell ? -1 : 1)),
  );
});

import { expect, test } from 'vitest';
import { circlesIn } from '../../web/build/no-circles.ts';

const built = (files: Record<string, string[]>) => circlesIn(new Map(Object.entries(files)));

test('files of a build that wait for each other are named as a path; those that come in turn are not', () => {
  expect(built({ page: ['parts', 'start'], parts: ['start'], start: [] })).toEqual([]);
  expect(built({ page: ['entrance'], entrance: ['page', 'start'], start: [] })).toEqual([
    'page → entrance → page',
  ]);
});

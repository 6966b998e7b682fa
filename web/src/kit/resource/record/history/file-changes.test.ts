import { expect, test } from 'vitest';
import { fileChanges } from './file-changes.ts';

test.each([
  [null, ['a', 'b'], { added: ['a', 'b'], removed: [], isReordered: false }],
  [['a', 'b', 'c'], ['a', 'c'], { added: [], removed: ['b'], isReordered: false }],
  [['a', 'b'], ['b', 'a'], { added: [], removed: [], isReordered: true }],
  [['a', 'b', 'c'], ['d', 'c', 'a'], { added: ['d'], removed: ['b'], isReordered: true }],
  [['a'], null, { added: [], removed: ['a'], isReordered: false }],
])(
  'from %j to %j it says what came, what went and whether the rest was put in order',
  (before, after, said) => {
    expect(fileChanges(before, after)).toEqual(said);
  },
);

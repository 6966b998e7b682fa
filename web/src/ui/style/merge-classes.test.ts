import { expect, test } from 'vitest';
import { mergeClasses } from './merge-classes.ts';

test.each([
  ['px-3 h-9 px-4', 'h-9 px-4'],
  ['size-4 shrink-0 size-6', 'shrink-0 size-6'],
  ['h-3 w-2 size-5', 'size-5'],
  ['size-5 h-3', 'size-5 h-3'],
  ['p-3 ps-2', 'p-3 ps-2'],
  ['ps-2 pt-1 p-3', 'p-3'],
  ['text-sm text-muted-fg text-start text-base', 'text-muted-fg text-start text-base'],
  ['text-muted-fg text-(length:--chip-text)/4 text-current', 'text-(length:--chip-text)/4 text-current'],
  ['border border-transparent border-border', 'border border-border'],
  ['border border-b border-b-(length:--stripe)', 'border border-b-(length:--stripe)'],
  ['bg-muted rounded-sm bg-transparent rounded-lg', 'bg-transparent rounded-lg'],
  ['rounded-t-lg rounded-md', 'rounded-md'],
  ['rounded-md rounded-t-lg', 'rounded-md rounded-t-lg'],
  ['inline-flex flex-1 hidden', 'flex-1 hidden'],
  ['overflow-y-auto overflow-hidden', 'overflow-hidden'],
  ['shrink-0 flex-1', 'flex-1'],
  ['top-2 inset-0 start-1', 'inset-0 start-1'],
])('the last of those that set the same thing stays: %s', (given, expected) => {
  expect(mergeClasses(given)).toBe(expected);
});

test('a condition only competes with itself', () => {
  expect(mergeClasses('max-md:hidden inline-block max-md:inline-block')).toBe(
    'inline-block max-md:inline-block',
  );
  expect(mergeClasses('[[data-theme=sun]_&]:h-3 h-2 [[data-theme=sun]_&]:h-4')).toBe(
    'h-2 [[data-theme=sun]_&]:h-4',
  );
  expect(mergeClasses('[&:has(>svg:first-child)]:ps-1 [&:has(>svg:first-child)]:ps-4')).toBe(
    '[&:has(>svg:first-child)]:ps-4',
  );
});

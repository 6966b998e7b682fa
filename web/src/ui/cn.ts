import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: { theme: { shadow: ['pop', 'dialog'], animate: ['rise', 'appear', 'leave', 'changed'] } },
});

/** Joins class names; the later one wins where two set the same thing. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}

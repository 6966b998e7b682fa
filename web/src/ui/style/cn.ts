import { type ClassValue, clsx } from 'clsx';
import { mergeClasses } from './merge-classes.ts';

/** Joins class names; the later one wins where two set the same thing. */
export function cn(...values: ClassValue[]): string {
  return mergeClasses(clsx(values));
}

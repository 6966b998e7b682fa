import { isReservedSlug } from '../../access/route-table.ts';
import { fold } from '../../kit/language/fold.ts';

/** The longest address: a label of a host name. */
export const longestSlug = 63;
/** How long a former address leads to the new one; nobody else ever gets it. */
export const formerSlugDays = 90;

const grammar = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** An address as it is looked up: capitals and accents are folded before. */
export function foldedSlug(given: string): string {
  return fold(given);
}

/** What is wrong with an address whoever has it: its form, or that a page is called so. Null where nothing is. */
export function slugFault(slug: string): 'slug-form' | 'slug-reserved' | null {
  if (!grammar.test(slug)) return 'slug-form';
  return isReservedSlug(slug) ? 'slug-reserved' : null;
}

/** A name as an address: “Escuna Mar & Sol” is `escuna-mar-sol`. Nothing where no letter of it can stand there. */
export function slugOf(name: string): string {
  const bare = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug);
  return bare.replace(/^-+|-+$/g, '');
}

const endings = ['passeios', 'turismo', 'mar', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Addresses near one that cannot be had, the likeliest first; which of them are free, only the server knows. */
export function slugsNear(slug: string): string[] {
  const base = slugOf(slug) || 'empresa';
  const near = endings.map((ending) => `${base.slice(0, longestSlug - ending.length - 1)}-${ending}`);
  return [base, ...near].filter((each) => slugFault(each) === null);
}

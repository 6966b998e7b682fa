import { type ValueFault, wrongType } from '../field-kind.ts';

/** A list of known values in their order; what is not known stands at its end. */
export function tidyList(value: unknown, known: readonly unknown[]): unknown {
  if (!Array.isArray(value)) return value;
  const place = (one: unknown) => (known.includes(one) ? known.indexOf(one) : known.length);
  return value.toSorted((one, other) => place(one) - place(other));
}

/** What is wrong with a list of values of which each may stand once. */
export function listFaults(value: unknown, known: readonly unknown[]): readonly ValueFault[] {
  if (!Array.isArray(value)) return wrongType(value, 'array');
  const strange = value.flatMap((one, at) => (known.includes(one) ? [] : [{ code: 'option', at: [at] }]));
  return new Set(value).size === value.length ? strange : [...strange, { code: 'repeated' }];
}

/** The values of a list as the database writes it, `{mon,tue}`; none of them holds a sign of its own. */
export function writeList(stored: string): string[] {
  return stored.slice(1, -1).split(',').filter(Boolean);
}

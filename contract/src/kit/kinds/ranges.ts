import type { Field } from '../resource/fields.ts';
import { isCivilDate } from './days/days.ts';
import type { FieldKind, ValueFault } from './field-kind.ts';

/** From one value to another, both of them in it; an end that is null is open. */
export type Range = { from: unknown; to: unknown };
type Read = { value: unknown } | ValueFault;

/** A filter from one value to another as an address has it, `5..20`, `5..` or `..20`. */
export function rangeFilter(
  readEnd: (text: string, field: Field) => Read,
): NonNullable<FieldKind['readFilter']> {
  return (text, field) => {
    const [first, last, ...others] = text.split('..');
    if (last === undefined || others.length > 0 || text === '..') return { code: 'option' };
    const [from, to] = [first ?? '', last].map((end) =>
      end === '' ? { value: null } : readEnd(end, field),
    ) as [Read, Read];
    if ('code' in from) return from;
    if ('code' in to) return to;
    const isOpen = from.value === null || to.value === null;
    const isBackwards = !isOpen && (from.value as string) > (to.value as string);
    return isBackwards ? { code: 'backwards' } : { value: { from: from.value, to: to.value } };
  };
}

/** How an address has a range; undefined for one that is open at both ends. */
export function writeRange({ from, to }: Range): string | undefined {
  return from === null && to === null ? undefined : `${from ?? ''}..${to ?? ''}`;
}

/** An end that is a number; beyond these bounds the database has none in the column. */
export function numberEnd(check: FieldKind['check'], most: number) {
  return (text: string, field: Field): Read => {
    if (!/^-?\d{1,13}(\.\d{1,6})?$/.test(text)) return { code: 'number' };
    const value = Number(text);
    const [fault] = check(value, { ...field, min: -most, max: most });
    return fault ?? { value };
  };
}

/** An end that is a day. */
export function dayEnd(text: string): Read {
  return isCivilDate(text) ? { value: text } : { code: 'date' };
}

import type { Field } from '../fields.ts';
import { type CellRead, type ValueFault, wrongType } from './field-kind.ts';

/** What is wrong with a number between the bounds of its field. */
export function boundFaults(value: number, { min = 0, max = 0 }: Field): ValueFault[] {
  if (value < min) return [{ code: 'too-small', params: { minimum: min } }];
  return value > max ? [{ code: 'too-large', params: { maximum: max } }] : [];
}

/** The same of a whole number. */
export function integerFaults(value: unknown, field: Field): readonly ValueFault[] {
  if (typeof value !== 'number') return wrongType(value, 'number');
  return Number.isInteger(value) ? boundFaults(value, field) : [{ code: 'integer' }];
}

/** Zero has no sign. */
export function unsignedZero(value: unknown): unknown {
  return value === 0 ? 0 : value;
}

/** `1.234,50`, `R$ 1.234,5`, `1234.5`: three digits behind a point and no comma are thousands. */
export function readNumber(cell: string): Exclude<CellRead, undefined> {
  const bare = cell.replace(/R\$|%|\s/g, '');
  const isGrouped = bare.includes(',') || /^[+-]?\d{1,3}(\.\d{3})+$/.test(bare);
  const plain = isGrouped ? bare.replaceAll('.', '').replace(',', '.') : bare;
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? { value: Number(plain) } : { code: 'number' };
}

/** A number as a CSV of the trade writes it. */
export function writeNumber(text: string): string {
  return text.replace('.', ',');
}

import { type ValueFault, wrongType } from './field-kind.ts';

const shape =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;

/** An id as the database prints it. */
export function lowerCaseId(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value;
}

/** What is wrong with an id. */
export function idFaults(value: unknown): readonly ValueFault[] {
  if (typeof value !== 'string') return wrongType(value, 'string');
  return shape.test(value) ? [] : [{ code: 'uuid' }];
}

const printed = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id an address filters by. */
export function readId(text: string): { value: string } | ValueFault {
  return printed.test(text) ? { value: text } : { code: 'option' };
}

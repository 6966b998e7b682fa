import { expect, test } from 'vitest';
import { fieldName, placeFaults } from './form-faults.ts';

const fields = new Set(['email', 'passengers.0.quantity', 'boat_ids']);
const has = (name: string) => fields.has(name);

test('a pointer becomes the name of a field', () => {
  expect(fieldName('/passengers/0/quantity')).toBe('passengers.0.quantity');
  expect(fieldName('/a~1b/~0c')).toBe('a/b.~c');
});

test('each field gets its first fault; what no field shows is said apart', () => {
  const { fields: placed, others } = placeFaults(
    [
      { pointer: '/passengers/0/quantity', code: 'too-small' },
      { pointer: '/email', code: 'email' },
      { pointer: '/email', code: 'too-large' },
      { pointer: '/version', code: 'required' },
      { pointer: '', code: 'invalid' },
    ],
    has,
  );
  expect(placed.map(({ name, fault }) => [name, fault.code])).toEqual([
    ['passengers.0.quantity', 'too-small'],
    ['email', 'email'],
  ]);
  expect(others.map(({ pointer }) => pointer)).toEqual(['/version', '']);
});

test('a fault inside a value stands beside the field that edits the value', () => {
  expect(placeFaults([{ pointer: '/boat_ids/2', code: 'unknown' }], has).fields[0]?.name).toBe('boat_ids');
});

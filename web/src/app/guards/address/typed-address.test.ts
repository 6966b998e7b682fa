import { expect, test } from 'vitest';
import { typedAddress } from './typed-address.ts';

test('a typed address is shown as it reads, broken escapes as they stand, and cut where it has no end', () => {
  expect(typedAddress('/mar-azul/pre%C3%A7os?de=%2Fx')).toBe('/mar-azul/preços?de=%2Fx');
  expect(typedAddress('/100%/x')).toBe('/100%/x');
  expect(typedAddress(`/${'a'.repeat(500)}`)).toHaveLength(201);
});

import { expect, test } from 'vitest';
import { costaVerde } from './costa-verde.ts';
import { marAzul } from './mar-azul.ts';

test('the two companies are told apart at a glance: another mark, another colour, another panel', () => {
  for (const part of ['logo_url', 'primary_color', 'secondary_color'] as const)
    expect(marAzul[part]).not.toBe(costaVerde[part]);
  expect([marAzul, costaVerde].every(({ logo_url }) => logo_url.startsWith('data:image/svg+xml,'))).toBe(
    true,
  );
});

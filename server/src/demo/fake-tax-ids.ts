import { isTaxId } from '@leme/contract/kit/values/tax-id';
import type { SeededRandom } from './seeded-random.ts';

/** A CPF or CNPJ with its two check digits, from all but those. */
export function withCheckDigits(base: string): string {
  const ends = Array.from({ length: 100 }, (_, end) => `${base}${String(end).padStart(2, '0')}`);
  const whole = ends.find(isTaxId);
  if (!whole) throw new Error(`${base} is the beginning of no tax id`);
  return whole;
}

export function fakeCpf(random: SeededRandom): string {
  return withCheckDigits(`9${String(random.below(100_000_000)).padStart(8, '0')}`);
}

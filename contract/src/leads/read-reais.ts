import type { Notation } from '../kit/kinds/numbers/numbers.ts';
import { readTyped } from '../kit/kinds/numbers/typed-numbers.ts';

/** An amount, null where nothing stands, or the fault of what is no amount. */
export type ReaisRead = { value: number | null } | { code: 'number' };

/**
 * Reais as they are typed in Brazil, `1.234,56`, `1.234`, `12,5`, and `1234.56` as a calculator copies it; what can be read
 * in two ways is read as the language of the screen writes it. Less than nothing and parts of a centavo are no amount; a
 * dash alone is how sheets write nothing.
 */
export function readReais(text: string, notation: Notation = 'comma'): ReaisRead {
  if (/^-?$/.test(text.replace(/R\$|\s/g, ''))) return { value: null };
  const value = readTyped(text, notation, 2);
  return value === undefined || value === null || value < 0 ? { code: 'number' } : { value };
}

/** What the box of an amount keeps of what is typed or pasted: digits, comma, point and hyphen. */
export function keptSigns(text: string): string {
  return text.replace(/[^\d,.-]/g, '');
}

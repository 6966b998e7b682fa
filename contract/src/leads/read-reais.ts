import { readNumber } from '../kit/kinds/numbers.ts';

/** An amount, null where nothing stands, or the fault of what is no amount. */
export type ReaisRead = { value: number | null } | { code: 'number' };

/** Points that part thousands and a comma before the cents, or one point before the cents and no comma. */
const amount = /^(?:(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d{1,2})?|\d+\.\d{1,2})$/;

/**
 * Reais as they are typed in Brazil, whatever the language of the screen: `1.234,56`, `1.234`, `12,5`, and `1234.56` as
 * a calculator copies it. Less than nothing and parts of a centavo are no amount; a dash alone is how sheets write nothing.
 */
export function readReais(text: string): ReaisRead {
  const bare = text.replace(/R\$|\s/g, '');
  if (/^-?$/.test(bare)) return { value: null };
  const read = amount.test(bare) ? readNumber(bare) : undefined;
  return read && 'value' in read ? { value: Number(read.value) } : { code: 'number' };
}

/** What the box of an amount keeps of what is typed or pasted: digits, comma, point and hyphen. */
export function keptSigns(text: string): string {
  return text.replace(/[^\d,.-]/g, '');
}

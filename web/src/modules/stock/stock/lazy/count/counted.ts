import { fold } from '@leme/contract/kit/language/fold';
import type { StockLine } from '@leme/contract/stock/endpoints';

/** A line that was counted, with what the ledger said at that moment. */
export type Counted = { line: StockLine; counted: number; expected: number; mark: number };

/** The one line a code means: what is printed on it, or its own code. */
export function lineOfCode(lines: readonly StockLine[], code: string): StockLine | undefined {
  const typed = fold(code);
  return lines.find(({ barcode, sku }) => [barcode, sku].some((own) => own !== null && fold(own) === typed));
}

/** Lines whose name or code has what was typed in it. */
export function linesLike(lines: readonly StockLine[], typed: string): StockLine[] {
  const words = fold(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return lines.filter(({ name, sku, barcode }) => {
    const text = fold(`${name} ${sku} ${barcode ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** What a line differs by. */
export const differenceOf = ({ counted, expected }: Counted) =>
  Math.round((counted - expected) * 1000) / 1000;

/** The lines with one more, or one counted anew; the newest first. */
export function withCounted(all: readonly Counted[], one: Counted): Counted[] {
  return [one, ...all.filter(({ line }) => line.item_id !== one.line.item_id)];
}

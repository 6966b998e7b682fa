import type { Locale } from '@leme/contract/kit/language/locale';
import { choiceOf, labelOf } from '@leme/contract/kit/resource/labels';
import { stockItems } from '@leme/contract/stock/stock-items';
import { type MoveReason, stockMoves } from '@leme/contract/stock/stock-moves';
import { useMemo } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useLocale } from '#kit/text/i18n.ts';

export const unitName = (unit: string, locale: Locale) => choiceOf(stockItems.fields.unit, unit, locale);

/** What people call quantities, reasons and fields of moves. */
export function useStockWords() {
  const locale = useLocale();
  const { number } = useFormat();
  return useMemo(
    () => ({
      amount: (quantity: number, unit: string) =>
        `${number(quantity, { maximumFractionDigits: 3 })} ${unitName(unit, locale)}`,
      signed: (quantity: number) => number(quantity, { maximumFractionDigits: 3, signDisplay: 'exceptZero' }),
      reason: (reason: MoveReason) => choiceOf(stockMoves.fields.reason, reason, locale),
      size: (size: string) => choiceOf(stockItems.fields.size_class, size, locale),
      label: (field: keyof typeof stockMoves.fields) => labelOf(stockMoves.fields[field], locale),
      item: (field: keyof typeof stockItems.fields) => labelOf(stockItems.fields[field], locale),
    }),
    [locale, number],
  );
}

import type { Shortage } from '@leme/contract/stock/problems';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useStockWords } from '../../units.ts';
import { moveTexts } from './texts/texts.ts';

/** How much there is, where, and who took some last. */
export function useShortage(): (shortage: Shortage, unit: string) => string {
  const t = useText(moveTexts);
  const words = useStockWords();
  const { dateTime } = useFormat();
  return ({ available, location, taken }, unit) => {
    const there = t('short', { amount: words.amount(available, unit), place: location });
    if (!taken) return there;
    const last = { amount: words.amount(taken.quantity, unit), moment: dateTime(taken.at) };
    return `${there} ${taken.by ? t('takenBy', { ...last, name: taken.by }) : t('taken', last)}`;
  };
}

import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { financialTexts } from '../texts/texts.ts';

/** What instalments come to, and which of them takes what is odd. */
export function useSplitText(): (amounts: readonly number[]) => string {
  const t = useText(financialTexts);
  const { money, number } = useFormat();
  return (amounts) => {
    const [first = 0] = amounts;
    const last = amounts.at(-1) ?? first;
    const words = { parts: number(amounts.length), each: money(first) };
    return last === first ? t('splitEven', words) : t('splitText', { ...words, last: money(last) });
  };
}

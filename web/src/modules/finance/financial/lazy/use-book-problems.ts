import type { EntriesSettled, EntrySettled, MonthClosed } from '@leme/contract/finance/problems';
import { isProblem } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { financialTexts } from '../texts/texts.ts';

/** Who settled it first and what is left, and which day is open, where that is why. */
export function useBookProblems(): (error: unknown) => string {
  const t = useText(financialTexts);
  const { date, money } = useFormat();
  const problemText = useProblemText();
  return (error) => {
    if (isProblem(error, 'entry-settled')) {
      const { by, amount, left } = error.params as EntrySettled;
      return t('settledBy', { name: by ?? '–', amount: money(amount), left: money(left) });
    }
    if (isProblem(error, 'entries-settled')) {
      const names = (error.params as EntriesSettled).entries.map(({ description, left, by }) =>
        t('manyRefusedOne', { name: description, left: money(left), by: by ?? '–' }),
      );
      return t('manyRefused', { names: names.join('; ') });
    }
    if (isProblem(error, 'month-closed'))
      return t('monthClosed', { day: date((error.params as MonthClosed).first_open) });
    return problemText(error);
  };
}

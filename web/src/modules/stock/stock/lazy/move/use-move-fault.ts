import type { Fault } from '@leme/contract/kit/problem';
import type { Shortage } from '@leme/contract/stock/problems';
import { useState } from 'react';
import { ApiProblem, isProblem } from '#kit/api/api.ts';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useStockWords } from '../../units.ts';
import { moveTexts } from './texts/texts.ts';

type Told = { faults: readonly Fault[]; said: string | null; short: string | null };
const none: Told = { faults: [], said: null, short: null };

/** Why a move was refused, beside its field or above all; of what is not there, who took the last of it. */
export function useMoveFault() {
  const shortage = useShortage();
  const problemText = useProblemText();
  const [told, setTold] = useState<Told>(none);
  return {
    said: told.said,
    at: (pointer: string): string | undefined => {
      if (pointer === '/quantity' && told.short) return told.short;
      const fault = told.faults.find((each) => each.pointer === pointer);
      return fault && faultText(fault);
    },
    clear: () => setTold(none),
    tell: (error: unknown, unit: string) => {
      if (isProblem(error, 'stock-short'))
        return setTold({ ...none, short: shortage(error.params as Shortage, unit) });
      const faults = error instanceof ApiProblem ? (error.errors ?? []) : [];
      setTold({ ...none, faults, said: faults.length > 0 ? null : problemText(error) });
    },
  };
}

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

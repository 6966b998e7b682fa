import type {
  BankLine,
  createEntryOfLine,
  createMatch,
  ignoreLine,
  Suggestions,
  undoLine,
} from '@leme/contract/finance/bank/match-endpoints';
import type { LineMatched } from '@leme/contract/finance/problems';
import type { CallOf } from '@leme/contract/kit/endpoint';
import { call, isProblem } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { bankShows } from './bank.queries.ts';
import { financeBankReconciliationTexts } from './texts/texts.ts';

export type Matching = CallOf<typeof createMatch>;
type Ruled = { line: BankLine; rule: NonNullable<Suggestions['rule']> };

/** What is done to lines: each by one press, with the way back in its toast. */
export function useLineVerbs(onDone: () => void) {
  const t = useText(financeBankReconciliationTexts);
  const words = useLineWords();
  const shared = { shows: bankShows, failed: t('failed'), words };
  const undo = useVerb((id: string) => call<typeof undoLine>('POST /bank-lines/:id/undoing', { id }), {
    ...shared,
    done: () => t('undone'),
  });
  const wayBack = (title: string, id: string | undefined) => {
    onDone();
    return { title, ...(id && { undo: () => void undo.run(id) }) };
  };
  const match = useVerb((asked: Matching) => call<typeof createMatch>('POST /bank-matches', asked), {
    ...shared,
    done: (_, { line_ids }) => wayBack(t('matchedDone'), line_ids[0]),
  });
  const ignore = useVerb((id: string) => call<typeof ignoreLine>('POST /bank-lines/:id/ignoring', { id }), {
    ...shared,
    done: (_, id) => wayBack(t('ignoredDone'), id),
  });
  const byRule = useVerb(
    ({ line, rule }: Ruled) =>
      call<typeof createEntryOfLine>('POST /bank-lines/:id/entries', {
        id: line.id,
        account_id: rule.account_id,
        category_id: rule.category_id,
        cost_centre_id: rule.cost_centre_id,
        rule_id: rule.id,
      }),
    { ...shared, done: (_, { line }) => wayBack(t('entryDone'), line.id) },
  );
  const isBusy = undo.isBusy || match.isBusy || ignore.isBusy || byRule.isBusy;
  return { undo, match, ignore, byRule, isBusy };
}

/** A line that somebody else matched in the meantime says who did. */
export function useLineWords(): (error: unknown) => string {
  const t = useText(financeBankReconciliationTexts);
  const { dateTime } = useFormat();
  const problemText = useProblemText();
  return (error) => {
    if (!isProblem(error, 'line-matched')) return problemText(error);
    const { by, at } = error.params as unknown as LineMatched;
    return t('lineMatched', { name: by ?? '–', at: at ? dateTime(at) : '–' });
  };
}

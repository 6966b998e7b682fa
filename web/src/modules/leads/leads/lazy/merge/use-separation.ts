import { isProblem } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { useLeadMerges } from './merge.queries.ts';
import { mergeTexts } from './texts/texts.ts';

/** Takes a merge into a lead back, and says how that went. */
export function useSeparation(id: string) {
  const t = useText(mergeTexts);
  const problemText = useProblemText();
  const { separate } = useLeadMerges();
  return useVerb((otherId: string) => separate(id, otherId), {
    done: t('separated'),
    failed: t('separateFailed'),
    words: (error) => (isProblem(error, 'stale-version') ? t('changedSince') : problemText(error)),
  });
}

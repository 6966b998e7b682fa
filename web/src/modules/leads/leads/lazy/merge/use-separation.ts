import { isProblem } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { useLeadMerges } from './merge.queries.ts';
import { mergeTexts } from './texts/texts.ts';

/** Takes a merge into a lead back, and says how that went. */
export function useSeparation(id: string): (otherId: string) => Promise<void> {
  const t = useText(mergeTexts);
  const toast = useToast();
  const problemText = useProblemText();
  const { separate } = useLeadMerges();
  return async (otherId) => {
    try {
      await separate(id, otherId);
      toast.show({ title: t('separated') });
    } catch (error) {
      const text = isProblem(error, 'stale-version') ? t('changedSince') : problemText(error);
      toast.show({ tone: 'danger', title: t('separateFailed'), text });
    }
  };
}

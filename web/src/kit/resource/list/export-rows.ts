import { mostNamed } from '@leme/contract/kit/resource/resource-limits';
import { useState } from 'react';
import { useToast } from '#ui/feedback/toast.tsx';
import { buildRequest } from '../../api/request.ts';
import { useProblemText } from '../../problem/problem-text.ts';
import { useText } from '../../text/i18n.ts';
import { kitTexts } from '../../texts/texts.ts';
import { saveFile } from '../save-file.ts';

const noneChosen: ReadonlyMap<string, unknown> = new Map();

/**
 * Saves all rows of a list as a file, narrowed and ordered as it is, or those that are ticked alone; says when that
 * failed.
 */
export function useExport(name: string, question: object, chosen = noneChosen) {
  const t = useText(kitTexts);
  const problemText = useProblemText();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const { page, cursor, limit, totals, ...asked } = question as Record<string, unknown>;
  const start = async () => {
    setBusy(true);
    try {
      const urls = questionsFor([...chosen.keys()], asked).map(
        (each) => buildRequest(`GET /${name}/export`, each).url,
      );
      await saveFile(urls, `${name}.csv`);
    } catch (error) {
      toast.show({ title: t('failed'), text: problemText(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return { start: () => void start(), isBusy };
}

/** What is ticked is asked for by its ids, as many at a time as an address holds, whatever became of the filter meanwhile. */
function questionsFor(ids: readonly string[], asked: Record<string, unknown>): Record<string, unknown>[] {
  if (ids.length === 0) return [asked];
  const { sort, deleted } = asked;
  const parts = Math.ceil(ids.length / mostNamed);
  return Array.from({ length: parts }, (_, at) => ({
    sort,
    deleted,
    ids: ids.slice(at * mostNamed, (at + 1) * mostNamed).join(','),
  }));
}

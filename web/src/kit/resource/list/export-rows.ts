import { useState } from 'react';
import { useToast } from '#ui/feedback/toast.tsx';
import { buildRequest } from '../../api/request.ts';
import { useProblemText } from '../../problem/problem-text.ts';
import { useText } from '../../text/i18n.ts';
import { kitTexts } from '../../texts/texts.ts';
import { saveFile } from '../save-file.ts';

/** Saves all rows of a list as a file, narrowed and ordered as it is, and says when that failed. */
export function useExport(name: string, question: object) {
  const t = useText(kitTexts);
  const problemText = useProblemText();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const { page, cursor, limit, totals, ...asked } = question as Record<string, unknown>;
  const start = async () => {
    setBusy(true);
    try {
      const { url } = buildRequest(`GET /${name}/export`, asked);
      await saveFile(url, `${name}.csv`);
    } catch (error) {
      toast.show({ title: t('failed'), text: problemText(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return { start: () => void start(), isBusy };
}

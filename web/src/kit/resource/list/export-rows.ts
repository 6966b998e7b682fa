import { useState } from 'react';
import { useToast } from '#ui/toast.tsx';
import { useText } from '../../i18n.ts';
import { useProblemText } from '../../problem-text.ts';
import { buildRequest } from '../../request.ts';
import { kitTexts } from '../../texts/texts.ts';
import { saveFile } from '../save-file.ts';
import type { List } from './use-list.ts';

/** Saves the rows of the list as a file, and says when that failed. */
export function useExport({ resource, question }: Pick<List, 'resource' | 'question'>) {
  const t = useText(kitTexts);
  const problemText = useProblemText();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const { page, cursor, limit, facets, ...asked } = question as Record<string, unknown>;
  const start = async () => {
    setBusy(true);
    try {
      const { url } = buildRequest(`GET /${resource.name}/export`, asked);
      await saveFile(url, `${resource.name}.csv`);
    } catch (error) {
      toast.show({ title: t('failed'), text: problemText(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return { start: () => void start(), isBusy };
}

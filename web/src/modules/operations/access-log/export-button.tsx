import { Download } from 'lucide-react';
import { useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { buildRequest } from '#kit/api/request.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { saveFile } from '#kit/resource/save-file.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { operationsTexts } from '../texts/texts.ts';
import { useQuestion } from './access-log.queries.ts';
import type { AccessLogSearch } from './access-log-search.ts';

/** Saves all that the filters leave as a file, and says when that failed. */
export function ExportButton({ search }: { search: AccessLogSearch }) {
  const t = useText(operationsTexts);
  const failed = useText(kitTexts)('failed');
  const problemText = useProblemText();
  const toast = useToast();
  const question = useQuestion(search);
  const isOffline = useConnectivity() === 'offline';
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await saveFile(buildRequest('GET /access-log/export', question).url, 'access-log.csv');
    } catch (error) {
      toast.show({ title: failed, text: problemText(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" busy={isBusy} disabled={isOffline} onClick={() => void start()}>
      <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t('export')}
    </Button>
  );
}

import { Download } from 'lucide-react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useExport } from '#kit/resource/list/export-rows.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { operationsTexts } from '../texts/texts.ts';
import { useQuestion } from './access-log.queries.ts';
import type { AccessLogSearch } from './access-log-search.ts';

/** Saves all that the filters leave as a file. */
export function ExportButton({ search }: { search: AccessLogSearch }) {
  const t = useText(operationsTexts);
  const isOffline = useConnectivity() === 'offline';
  const { start, isBusy } = useExport('access-log', useQuestion(search));
  return (
    <Button variant="quiet" busy={isBusy} disabled={isOffline} onClick={start}>
      <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t('export')}
    </Button>
  );
}

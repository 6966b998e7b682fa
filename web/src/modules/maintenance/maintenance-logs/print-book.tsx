import { maintenanceBook } from '@leme/contract/maintenance/logs/maintenance-book';
import { Printer } from 'lucide-react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useSpeech } from '#kit/resource/field-value.tsx';
import { readAll } from '#kit/resource/list/bulk/read-all.ts';
import { listAddressReader, questionOf } from '#kit/resource/list/list-address.ts';
import { fetchCode } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { maintenanceLogsTexts } from './texts/texts.ts';

const readAddress = listAddressReader(maintenanceBook);

/** Prints the book of the boat the list is filtered by, as it is filtered. */
export function PrintBook() {
  const t = useText(maintenanceLogsTexts);
  const speech = useSpeech();
  const { tenant } = useSignedIn();
  const isOffline = useConnectivity() === 'offline';
  const { state } = useUrlState(readAddress);
  const boats = String(state.boat_id ?? '')
    .split(',')
    .filter(Boolean);
  const isOne = boats.length === 1;
  const print = useVerb(
    async () => {
      const question = questionOf(maintenanceBook, state, 200);
      const [{ printBook }, rows] = await Promise.all([
        fetchCode(() => import('../lazy/book/book-sheet.tsx')),
        readAll(maintenanceBook, question),
      ]);
      const boat = [rows[0]?.labels.boat_id ?? []].flat()[0] ?? '';
      printBook({ boat, rows, company: tenant.name, speech, now: new Date() });
    },
    { failed: t('printFailed') },
  );
  return (
    <Button
      disabled={!isOne || isOffline}
      title={isOne ? undefined : t('printOne')}
      busy={print.isBusy}
      onClick={() => void print.run(undefined)}
    >
      <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t('print')}
    </Button>
  );
}

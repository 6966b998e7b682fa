import { logbook } from '@leme/contract/voyages/logbook/logbook';
import { Printer } from 'lucide-react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useSpeech } from '#kit/resource/field-value.tsx';
import { readAll } from '#kit/resource/list/bulk/read-all.ts';
import { listAddressReader, questionOf } from '#kit/resource/list/list-address.ts';
import { fetchCode } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { logbookTexts } from './texts/texts.ts';

const readAddress = listAddressReader(logbook);
const columns = [
  ...(['date', 'product', 'captain', 'departed_at', 'returned_at', 'people_out', 'people_in'] as const),
  ...(['hours_start', 'hours_end', 'status', 'occurrences'] as const),
];

/** Prints the book of the boat the list is filtered by, such as a month of it. */
export function PrintMonth() {
  const t = useText(logbookTexts);
  const speech = useSpeech();
  const format = useFormat();
  const { tenant } = useSignedIn();
  const isOffline = useConnectivity() === 'offline';
  const { state } = useUrlState(readAddress);
  const boats = String(state.boat_id ?? '')
    .split(',')
    .filter(Boolean);
  const isOne = boats.length === 1;
  const print = useVerb(
    async () => {
      const [{ printMonth }, { factsOf }, rows] = await Promise.all([
        fetchCode(() => import('./lazy/month-sheet.tsx')),
        fetchCode(() => import('./lazy/voyage-facts.tsx')),
        readAll(logbook, questionOf(logbook, state, 200)),
      ]);
      printMonth({
        boat: String([rows[0]?.labels.boat_id ?? []].flat()[0] ?? ''),
        company: tenant.name,
        rows: rows.toReversed().map((row) => ({ id: row.id, facts: factsOf(row, speech, columns) })),
        printed: t('printedAt', { when: format.dateTime(new Date()) }),
      });
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
      {t('printBook')}
    </Button>
  );
}

import { maintenanceBook } from '@leme/contract/maintenance/logs/maintenance-book';
import { Printer } from 'lucide-react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useSpeech } from '#kit/resource/field-value.tsx';
import { readAll } from '#kit/resource/list/bulk/read-all.ts';
import { fetchCode } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { boatMaintenanceTexts } from './texts/texts.ts';

/** Prints the book of the boat, all of it. */
export function PrintBoatBook({ id, boat }: { id: string; boat: string }) {
  const t = useText(boatMaintenanceTexts);
  const speech = useSpeech();
  const { tenant } = useSignedIn();
  const isOffline = useConnectivity() === 'offline';
  const print = useVerb(
    async () => {
      const [{ printBook }, rows] = await Promise.all([
        fetchCode(() => import('../lazy/book/book-sheet.tsx')),
        readAll(maintenanceBook, { boat_id: id, limit: 200 }),
      ]);
      printBook({ boat, rows, company: tenant.name, speech, now: new Date() });
    },
    { failed: t('printFailed') },
  );
  return (
    <Button disabled={isOffline} busy={print.isBusy} onClick={() => void print.run(undefined)}>
      <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t('print')}
    </Button>
  );
}

import { addDays } from '@leme/contract/kit/values/days';
import type { Board, lockRoster } from '@leme/contract/rosters/roster-endpoints';
import { FileDown, Printer } from 'lucide-react';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { saveFile } from '#kit/resource/save-file.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { shows } from './roster.queries.ts';
import { rostersTexts } from './texts/texts.ts';

type Props = { board: Board; onAsk: (what: 'fill' | 'copy' | 'publish' | 'shift') => void };

/** What is done with a whole week: filled, copied, published, and locked once it is over. */
export function RosterActions({ board, onAsk }: Props) {
  const t = useText(rostersTexts);
  const kit = useText(kitTexts);
  const isOffline = useConnectivity() === 'offline';
  const { week, version, status, today } = board;
  const last = addDays(week, 6);
  const isOver = last < today;
  const lock = useVerb(() => call<typeof lockRoster>('POST /rosters/:week/lock', { week, version }), {
    shows,
    done: t('locked'),
    failed: t('notDone'),
  });
  const sheet = useVerb(() => saveFile(`/api/rosters/sheet?from=${week}&to=${last}`, 'escala.csv'), {
    failed: t('notDone'),
  });
  return (
    <>
      <Button variant="quiet" className="print:hidden" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {kit('print')}
      </Button>
      <Button
        variant="quiet"
        className="print:hidden"
        disabled={isOffline}
        busy={sheet.isBusy}
        onClick={() => void sheet.run()}
      >
        <FileDown aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t('sheet')}
      </Button>
      {!isOver && (
        <>
          <Button className="print:hidden" disabled={isOffline} onClick={() => onAsk('shift')}>
            {t('shift')}
          </Button>
          <Button className="print:hidden" disabled={isOffline} onClick={() => onAsk('copy')}>
            {t('copy')}
          </Button>
          <Button className="print:hidden" disabled={isOffline} onClick={() => onAsk('fill')}>
            {t('fill')}
          </Button>
          <Button
            variant="primary"
            className="print:hidden"
            disabled={isOffline}
            onClick={() => onAsk('publish')}
          >
            {t('publish')}
          </Button>
        </>
      )}
      {isOver && status !== 'locked' && (
        <Button
          variant="primary"
          className="print:hidden"
          disabled={isOffline}
          busy={lock.isBusy}
          onClick={() => void lock.run()}
        >
          {t('lock')}
        </Button>
      )}
    </>
  );
}

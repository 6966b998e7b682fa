import { may } from '@leme/contract/access/permission';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { type LogbookRow, logbook } from '@leme/contract/voyages/logbook/logbook';
import { Suspense, useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import type { RowsProps } from '#kit/resource/list/rows/record-table.tsx';
import { type OwnScreen, screenOfList } from '#kit/resource/screen-of-list.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { PrintMonth } from './print-month.tsx';
import type { Asked } from './quay/asks.ts';
import { Quay } from './quay/quay.tsx';
import { logbookTexts } from './texts/texts.ts';

const OpenVoyage = lazyPart(async () => (await import('./lazy/open-voyage.tsx')).OpenVoyage);
const LeaveDialog = lazyPart(async () => (await import('./lazy/leave-dialog.tsx')).LeaveDialog);
const ReturnDialog = lazyPart(async () => (await import('./lazy/return-dialog.tsx')).ReturnDialog);
const OccurrenceDialog = lazyPart(
  async () => (await import('./lazy/occurrence-dialog.tsx')).OccurrenceDialog,
);

/** What waits for a word, and what happened at sea, is told apart. */
function useMark() {
  const t = useText(logbookTexts);
  return (row: AnyRow) => {
    const { why, occurrences } = row as unknown as LogbookRow;
    if (why !== null) return <Chip tone="danger">{t('toExplain')}</Chip>;
    return occurrences > 0 && <Chip tone="warning">{t('occurrences', { count: occurrences })}</Chip>;
  };
}

const Open = ({ list }: Pick<RowsProps, 'list'>) => (
  <Suspense>
    <OpenVoyage list={list} />
  </Suspense>
);

function useOwn(): OwnScreen {
  const t = useText(logbookTexts);
  const mayWrite = useCan()(may('logbook', 'create'));
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return {
    words: { subtitle: t('subtitle') },
    tools: <PrintMonth />,
    above: <Quay onAsk={mayWrite ? setAsked : undefined} />,
    Open,
    beside: (
      <Suspense>
        {asked?.what === 'leave' && <LeaveDialog {...asked} onClose={close} />}
        {asked?.what === 'return' && <ReturnDialog voyage={asked.voyage} onClose={close} />}
        {asked?.what === 'occurrence' && (
          <OccurrenceDialog voyage={asked.voyage} phone={asked.phone} onClose={close} />
        )}
      </Suspense>
    ),
  };
}

/** The day at the quay, and below it the voyages there were. */
export const screen = screenOfList(
  logbook,
  {
    columns: [
      'date',
      'boat_id',
      'product',
      'status',
      'captain',
      'departed_at',
      'returned_at',
      'people_out',
      'people_in',
    ],
    card: ['date', 'boat_id', 'status', 'departed_at', 'returned_at'],
    least: ['people_in', 'people_out', 'product', 'captain'],
    useMark,
    empty: 'logbook.empty',
  },
  { useOwn },
);

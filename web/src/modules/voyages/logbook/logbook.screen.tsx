import { may } from '@leme/contract/access/permission';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { type LogbookRow, logbook } from '@leme/contract/voyages/logbook/logbook';
import { Suspense, useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import type { RowsProps } from '#kit/resource/list/rows/record-table.tsx';
import type { CellProps } from '#kit/resource/resource-options.ts';
import { type OwnScreen, screenOfList } from '#kit/resource/screen-of-list.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { PrintMonth } from './print-month.tsx';
import type { Asked } from './quay/asks.ts';
import { Quay } from './quay/quay.tsx';
import { VoyageStatus } from './quay/voyage-status.tsx';
import { logbookTexts } from './texts/texts.ts';

const OpenVoyage = lazyPart(async () => (await import('./lazy/open-voyage.tsx')).OpenVoyage);
const AmendDialog = lazyPart(async () => (await import('./lazy/amend-dialog.tsx')).AmendDialog);
const LeaveDialog = lazyPart(async () => (await import('./lazy/leave-dialog.tsx')).LeaveDialog);
const ReturnDialog = lazyPart(async () => (await import('./lazy/return-dialog.tsx')).ReturnDialog);
const MissingAlarms = lazyPart(async () => (await import('../lazy/departure/public.tsx')).MissingAlarms);
const CastOffAt = lazyPart(async () => (await import('../lazy/departure/public.tsx')).CastOffAt);
const CountBackAt = lazyPart(async () => (await import('../lazy/departure/public.tsx')).CountBackAt);
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

const StatusCell = ({ row }: CellProps) => <VoyageStatus of={row as unknown as LogbookRow} />;

const Open = ({ list }: Pick<RowsProps, 'list'>) => (
  <Suspense>
    <OpenVoyage list={list} />
  </Suspense>
);

type Pressed<W extends Asked['what']> = { asked: Extract<Asked, { what: W }>; onClose: () => void };

/** A boat of a departure goes by its gate, one without as it is. */
function Leaves({ asked, onClose }: Pressed<'leave'>) {
  const { departure, boat_id, boats } = asked;
  const plain = <LeaveDialog {...asked} onClose={onClose} />;
  if (!departure || boat_id === null) return plain;
  const boat = boats.find(({ id }) => id === boat_id)?.name ?? departure.product;
  return (
    <CastOffAt session_id={departure.id} boat_id={boat_id} boat={boat} onClose={onClose} instead={plain} />
  );
}

/** Those of a sealed departure are counted. */
function Returns({ asked: { voyage }, onClose }: Pressed<'return'>) {
  const { session_id, boat_id, boat } = voyage;
  const plain = <ReturnDialog voyage={voyage} onClose={onClose} />;
  if (session_id === null) return plain;
  return (
    <CountBackAt session_id={session_id} boat_id={boat_id} boat={boat} onClose={onClose} instead={plain} />
  );
}

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
        <MissingAlarms />
        {asked?.what === 'leave' && <Leaves asked={asked} onClose={close} />}
        {asked?.what === 'return' && <Returns asked={asked} onClose={close} />}
        {asked?.what === 'explain' && <AmendDialog id={asked.voyage.id} isOpen onClose={close} />}
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
    cells: { status: StatusCell },
    useMark,
    empty: 'logbook.empty',
  },
  { useOwn },
);

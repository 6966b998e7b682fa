import { CalendarRange } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import type { RowsProps } from '#kit/resource/list/rows/record-table.tsx';
import type { AroundList } from '#kit/resource/resource-screen.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { MenuItem } from '#ui/menus/menu.tsx';
import { ShowsSwitch } from './shows-switch.tsx';
import { workOrdersTexts } from './texts/texts.ts';

const OrderBoard = lazyPart(async () => (await import('./lazy/board/order-board.tsx')).OrderBoard);
const WeekDialog = lazyPart(async () => (await import('./lazy/week/week-dialog.tsx')).WeekDialog);

const readShows = ({ shows }: Readonly<Record<string, unknown>>) => ({
  shows: shows === 'board' ? ('board' as const) : undefined,
});

function Board(props: RowsProps) {
  const loading = useText(kitTexts)('loading');
  return (
    <Suspense fallback={<Skeleton variant="grid" label={loading} />}>
      <OrderBoard {...props} />
    </Suspense>
  );
}

/** Around the list: the board in its place, and a week of it on paper. */
export function useAround(): AroundList {
  const t = useText(workOrdersTexts);
  const { state, change } = useUrlState(readShows);
  const isOffline = useConnectivity() === 'offline';
  const [isPrinting, setPrinting] = useState(false);
  const turn = useCallback(
    (board: boolean) => change({ shows: board ? 'board' : undefined }, { push: true }),
    [change],
  );
  const board = state.shows === 'board';
  return {
    tools: useMemo(() => <ShowsSwitch board={board} onChange={turn} />, [board, turn]),
    menu: (
      <MenuItem
        icon={<CalendarRange aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        disabled={isOffline}
        onSelect={() => setPrinting(true)}
      >
        {t('printWeek')}
      </MenuItem>
    ),
    Instead: board ? Board : undefined,
    beside: <Suspense>{isPrinting && <WeekDialog onClose={() => setPrinting(false)} />}</Suspense>,
  };
}

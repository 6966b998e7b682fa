import { may } from '@leme/contract/access/permission';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { type BookRow, maintenanceBook } from '@leme/contract/maintenance/logs/maintenance-book';
import { Suspense, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { ActionMenu } from '#kit/list/actions/action-menu.tsx';
import { type OwnScreen, screenOfList } from '#kit/resource/screen-of-list.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { OpenLog } from './open-log.tsx';
import { PrintBook } from './print-book.tsx';
import { maintenanceLogsTexts } from './texts/texts.ts';

const ReverseDialog = lazyPart(async () => (await import('./lazy/reverse-dialog.tsx')).ReverseDialog);

const bookOf = (row: AnyRow) => row as unknown as BookRow;
const readOpen = ({ open }: Readonly<Record<string, unknown>>) => ({
  open: typeof open === 'string' ? open : undefined,
});

/** What was taken back, and what took something back, is told apart. */
function useMark() {
  const t = useText(maintenanceLogsTexts);
  return (row: AnyRow) => {
    const { reversed_by, reverses_id } = bookOf(row);
    if (reverses_id !== null) return <Chip tone="muted">{t('reversal')}</Chip>;
    return reversed_by !== null && <Chip tone="warning">{t('reversed')}</Chip>;
  };
}

function useOwn(): OwnScreen {
  const t = useText(maintenanceLogsTexts);
  const mayReverse = useCan()(may('maintenance-logs', 'update'));
  const isOffline = useConnectivity() === 'offline';
  const { change } = useUrlState(readOpen);
  const [reversing, setReversing] = useState<AnyRow | null>(null);
  const isOver = ({ reversed_by, reverses_id }: BookRow) => reversed_by !== null || reverses_id !== null;
  return {
    words: { subtitle: t('subtitle') },
    tools: <PrintBook />,
    Open: OpenLog,
    menuOf: (row, large) => (
      <ActionMenu
        name={t('actionsOf', { name: bookOf(row).description })}
        size={large ? undefined : 'xs'}
        iconClass="max-md:size-5"
        actions={[
          { id: 'open', label: t('open'), onSelect: () => change({ open: row.id }, { push: true }) },
          ...(mayReverse && !isOver(bookOf(row))
            ? [
                {
                  id: 'reverse',
                  label: t('reverse'),
                  danger: true,
                  disabled: isOffline,
                  onSelect: () => setReversing(row),
                },
              ]
            : []),
        ]}
      />
    ),
    beside: (
      <Suspense>{reversing && <ReverseDialog row={reversing} onClose={() => setReversing(null)} />}</Suspense>
    ),
  };
}

/** What was done to the boats, with what it cost, and how a row is taken back. */
export const screen = screenOfList(
  maintenanceBook,
  {
    columns: ['date', 'boat_id', 'motor_id', 'kind', 'motor_hours', 'cost', 'supplier_id', 'user_id'],
    card: ['date', 'boat_id', 'motor_hours', 'cost'],
    least: ['user_id', 'supplier_id', 'motor_hours', 'kind'],
    useMark,
    empty: 'maintenance-logs.empty',
  },
  { useOwn },
);

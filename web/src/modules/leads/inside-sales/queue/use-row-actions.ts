import type { QueueRow } from '@leme/contract/leads/inside-sales/endpoints';
import type { RowAction } from '#kit/list/actions/action-menu.tsx';
import { useText } from '#kit/text/i18n.ts';
import type { QueueAddress } from '../queue-address.ts';
import { insideSalesTexts } from '../texts/texts.ts';
import { callUp } from './call-up.ts';
import type { useSalesVerbs } from './use-sales-verbs.ts';

type Given = {
  verbs: ReturnType<typeof useSalesVerbs>;
  open: (part: Partial<QueueAddress>) => void;
  isOffline: boolean;
};

/** What else can be done to a lead of the queue; what writes waits for a connection. */
export function useRowActions({ verbs, open, isOffline }: Given): (row: QueueRow) => RowAction[] {
  const t = useText(insideSalesTexts);
  const writes = { disabled: isOffline };
  return (row) => [
    { id: 'chat', label: t('chat'), onSelect: () => open({ chat: row.id }) },
    { id: 'call', label: t('call'), onSelect: () => callUp(row) },
    { id: 'talk', label: t('talk'), onSelect: () => open({ talk: row.id }) },
    { id: 'postpone', label: t('postpone'), ...writes, onSelect: () => open({ postpone: row.id }) },
    { id: 'handover', label: t('handover'), ...writes, onSelect: () => open({ handover: row.id }) },
    ...cadenceActions(row),
    { id: 'win', label: t('win'), ...writes, apart: true, onSelect: () => void verbs.winning.run(row) },
    { id: 'lose', label: t('lose'), danger: true, ...writes, onSelect: () => open({ lose: row.id }) },
  ];

  function cadenceActions(row: QueueRow): RowAction[] {
    const starts = {
      id: 'follow',
      label: t('startCadence'),
      ...writes,
      onSelect: () => open({ follow: row.id }),
    };
    if (!row.cadence) return [starts];
    if (row.cadence.paused)
      return [
        { id: 'goOn', label: t('goOn'), ...writes, onSelect: () => void verbs.goingOn.run(row) },
        starts,
      ];
    return [{ id: 'pause', label: t('pause'), ...writes, onSelect: () => void verbs.pausing.run(row) }];
  }
}

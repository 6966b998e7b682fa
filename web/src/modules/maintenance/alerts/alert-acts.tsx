import { may } from '@leme/contract/access/permission';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type {
  acknowledgeAlert,
  reopenAlert,
  resolveAlert,
} from '@leme/contract/maintenance/alerts/alert-endpoints';
import type { openOrderOfAlert } from '@leme/contract/maintenance/orders/order-of-alert';
import { ArrowUpRight, CheckCheck, Clock, Eye, RotateCcw, Wrench } from 'lucide-react';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { ActionMenu } from '#kit/list/actions/action-menu.tsx';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { alertOf } from './alert-cells.tsx';
import { sourceOf } from './source-of.ts';
import { alertsTexts } from './texts/texts.ts';

const sign = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

export const acknowledge = (id: string) =>
  call<typeof acknowledgeAlert>('POST /alerts/:id/acknowledgement', { id });
export const resolve = (id: string) =>
  call<typeof resolveAlert>('POST /alerts/:id/resolution', { id, note: null });
export const reopen = (id: string) => call<typeof reopenAlert>('POST /alerts/:id/reopening', { id });

type Props = { row: AnyRow; large: boolean; onSnooze: (row: AnyRow) => void };

/** What is done to one alert: seen, put off, ended, opened again; and the way to where it comes from. */
export function AlertActs({ row, large, onSnooze }: Props) {
  const t = useText(alertsTexts);
  const can = useCan();
  const openPage = useOpenPage();
  const isOffline = useConnectivity() === 'offline';
  const alert = alertOf(row);
  const known = { shows: ['alerts'] as const, failed: t('verbFailed') };
  const reopens = useVerb(() => reopen(row.id), { ...known, done: t('reopened') });
  const sees = useVerb(() => acknowledge(row.id), { ...known, done: t('acknowledged') });
  const ends = useVerb(() => resolve(row.id), {
    ...known,
    done: () => ({ title: t('resolved'), tone: 'success', undo: () => void reopens.run() }),
  });
  const opens = useVerb(
    () => call<typeof openOrderOfAlert>('POST /alerts/:id/work-order', { id: row.id, boat_id: null }),
    {
      shows: ['alerts', 'work-orders'],
      failed: t('verbFailed'),
      done: ({ id, code }) => {
        openPage(`/work-orders?open=${id}`);
        return t('orderOpened', { code });
      },
    },
  );
  const order = alert.order_id ?? null;
  const source = sourceOf(alert);
  const isPending = alert.status === 'pendente';
  const mayChange = can(may('alerts', 'update'));
  const act = (
    id: 'acknowledge' | 'snooze' | 'resolve' | 'reopen' | 'openOrder' | 'seeOrder',
    Icon: typeof Eye,
    onSelect: () => void,
  ) => ({
    id,
    label: t(id),
    icon: <Icon {...sign} />,
    disabled: isOffline,
    onSelect,
  });
  const actions = [
    ...(source && can(source.needs)
      ? [
          {
            id: 'source',
            label: t('source'),
            icon: <ArrowUpRight {...sign} />,
            onSelect: () => openPage(source.path),
          },
        ]
      : []),
    ...(order !== null && can(may('work-orders', 'read'))
      ? [act('seeOrder', Wrench, () => openPage(`/work-orders?open=${order}`))]
      : []),
    ...(order === null && isPending && alert.boat_id && can(may('work-orders', 'create'))
      ? [act('openOrder', Wrench, () => void opens.run())]
      : []),
    ...(mayChange && isPending && alert.acknowledged_at === null
      ? [act('acknowledge', Eye, () => void sees.run())]
      : []),
    ...(mayChange && isPending ? [act('snooze', Clock, () => onSnooze(row))] : []),
    ...(mayChange && isPending ? [act('resolve', CheckCheck, () => void ends.run())] : []),
    ...(mayChange && !isPending ? [act('reopen', RotateCcw, () => void reopens.run())] : []),
  ];
  if (actions.length === 0) return null;
  return (
    <ActionMenu
      name={t('actionsOf', { name: String(row.description) })}
      size={large ? undefined : 'xs'}
      iconClass="max-md:size-5"
      actions={actions}
    />
  );
}

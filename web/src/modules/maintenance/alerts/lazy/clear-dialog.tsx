import type {
  clearAlerts,
  PendingAlert,
  readPendingAlerts,
} from '@leme/contract/maintenance/alerts/alert-endpoints';
import { CheckCheck } from 'lucide-react';
import { call } from '#kit/api/api.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { alertsTexts } from '../texts/texts.ts';

/** The newest moment of what is seen: what comes later stays. */
const seenUntil = (alerts: readonly PendingAlert[]) =>
  alerts
    .flatMap(({ created_at, risen_at }) => [created_at, risen_at ?? created_at])
    .toSorted()
    .at(-1);

/** Says how many are pending, and ends them in the name of who asks. */
export function ClearDialog({ onClose }: { onClose: () => void }) {
  const t = useText(alertsTexts);
  const kit = useText(kitTexts);
  const pending = useAsk<typeof readPendingAlerts>('GET /alerts/pending', {}, { shows: ['alerts'] });
  const count = pending.data?.count;
  const clear = useVerb(
    async () => {
      const until = seenUntil(pending.data?.data ?? []);
      return await call<typeof clearAlerts>('POST /alerts/clearance', { ...(until && { until }) });
    },
    { shows: ['alerts'], failed: t('verbFailed'), done: ({ cleared }) => t('cleared', { count: cleared }) },
  );
  const run = async () => {
    if (count === undefined || count === 0 || (await clear.run())) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('clearTitle')}
      text={count === undefined ? kit('loading') : t('clearText', { count })}
      labels={{ confirm: t('clear'), cancel: kit('cancel') }}
      icon={<CheckCheck aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      busy={clear.isBusy || pending.isPending}
      onConfirm={() => void run()}
    />
  );
}

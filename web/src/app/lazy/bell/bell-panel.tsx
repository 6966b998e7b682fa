import { may } from '@leme/contract/access/permission';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type {
  clearAlerts,
  PendingAlert,
  readPendingAlerts,
} from '@leme/contract/maintenance/alerts/alert-endpoints';
import type { UseQueryResult } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { actionLink } from '#ui/style/link-style.ts';
import { ShellLink } from '../../shell/address.tsx';
import { BellAlert } from './bell-alert.tsx';
import { bellTexts } from './texts/texts.ts';

type Pending = ReplyOf<typeof readPendingAlerts>;
type Props = { query: UseQueryResult<Pending>; isNew: (alert: PendingAlert) => boolean; onLeave: () => void };

/** What is pending, newest first, with the way to all alerts and what ends them together. */
export function BellPanel({ query, isNew, onLeave }: Props) {
  const t = useText(bellTexts);
  const kit = useText(kitTexts);
  const { data, isError } = query;
  const mayClear = useCan()(may('alerts', 'update'));
  const alerts = data?.data ?? [];
  return (
    <>
      <h2 className="border-b px-4 py-3 font-semibold">{t('title')}</h2>
      {!data && !isError && <p className="px-4 py-6 text-muted-fg">{kit('loading')}</p>}
      {!data && isError && (
        <div role="alert" className="grid justify-items-start gap-2 px-4 py-4">
          <p>{t('loadFailed')}</p>
          <Button onClick={() => void query.refetch()}>{kit('retry')}</Button>
        </div>
      )}
      {data && alerts.length === 0 && <p className="px-4 py-6 text-muted-fg">{t('none')}</p>}
      {alerts.length > 0 && (
        <ul className="divide-y">
          {alerts.map((alert) => (
            <BellAlert key={alert.id} alert={alert} isNew={isNew(alert)} />
          ))}
        </ul>
      )}
      <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-2 border-t bg-surface px-4 py-2">
        <ShellLink
          path="/alerts"
          onClick={onLeave}
          className={`${actionLink} inline-flex min-h-11 items-center`}
        >
          {t('all')}
        </ShellLink>
        {mayClear && data && alerts.length > 0 && <Clearance pending={data} />}
      </div>
    </>
  );
}

/** The newest moment of what is seen: what comes later is not cleared with it. */
const seenUntil = (alerts: readonly PendingAlert[]) =>
  alerts
    .flatMap(({ created_at, risen_at }) => [created_at, risen_at ?? created_at])
    .toSorted()
    .at(-1);

function Clearance({ pending }: { pending: Pending }) {
  const t = useText(bellTexts);
  const kit = useText(kitTexts);
  const isOffline = useConnectivity() === 'offline';
  const [isAsking, setAsking] = useState(false);
  // A failure says nothing: what was not cleared is still there. [A8-35]
  const { run, isBusy } = useVerb(
    async () => {
      const until = seenUntil(pending.data);
      return await call<typeof clearAlerts>('POST /alerts/clearance', { ...(until && { until }) });
    },
    { shows: ['alerts'] },
  );
  const clear = async () => {
    await run();
    setAsking(false);
  };
  if (!isAsking)
    return (
      <Button variant="quiet" disabled={isOffline} onClick={() => setAsking(true)}>
        <CheckCheck aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t('clear')}
      </Button>
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span role="status">{t('clearAsk', { count: pending.count })}</span>
      <Button onClick={() => setAsking(false)}>{kit('cancel')}</Button>
      <Button variant="danger" busy={isBusy} disabled={isOffline} onClick={() => void clear()}>
        {t('clearYes')}
      </Button>
    </div>
  );
}

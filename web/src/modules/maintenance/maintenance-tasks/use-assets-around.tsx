import { may } from '@leme/contract/access/permission';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { dayIn } from '@leme/contract/kit/values/days';
import type { openOrderOfPlan } from '@leme/contract/maintenance/orders/order-of-alert';
import { type Plan, type PlannedAsset, planState } from '@leme/contract/maintenance/plans/plan-state';
import { Suspense, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import type { Around } from '#kit/resource/children/children-options.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { AssetState } from './asset-state.tsx';
import { maintenanceTasksTexts } from './texts/texts.ts';

const ServiceDialog = lazyPart(async () => (await import('./lazy/service/service-dialog.tsx')).ServiceDialog);

/** What a row of the panel knows beside its fields. */
type Followed = AnyRow &
  PlannedAsset & { name: string; boat_id: string | null; motor_id: string | null; hours: number | null };

/** How each stands that a plan is kept for, and the service that is noted of it. */
export function useAssetsAround<Row extends AnyRow>(task: AnyRow): Around<Row> {
  const t = useText(maintenanceTasksTexts);
  const zone = useTimeZone();
  const today = dayIn(zone, Temporal.Instant.from(new Date().toISOString()));
  const mayNote = useCan()(may('maintenance-logs', 'create')) && task.deleted_at === null;
  const mayOpen = useCan()(may('work-orders', 'create')) && task.deleted_at === null;
  const openPage = useOpenPage();
  const opens = useVerb(
    ({ id }: Followed) =>
      call<typeof openOrderOfPlan>('POST /plan-assets/:id/work-order', { id, boat_id: null }),
    {
      shows: ['work-orders'],
      failed: t('orderFailed'),
      done: ({ id, code }) => {
        openPage(`/work-orders?open=${id}`);
        return t('orderOpened', { code });
      },
    },
  );
  const isOffline = useConnectivity() === 'offline';
  const [noting, setNoting] = useState<Followed | null>(null);
  const plan = task as unknown as Plan;
  return {
    markOf: (row) => {
      const asset = row as unknown as Followed;
      return (
        <>
          <AssetState standing={planState(plan, asset, { hours: asset.hours, date: today })} />
          {mayNote && (
            <Button
              size="sm"
              disabled={isOffline}
              aria-label={t('noteOf', { name: asset.name })}
              onClick={() => setNoting(asset)}
            >
              {t('note')}
            </Button>
          )}
          {mayOpen && (asset.boat_id !== null || asset.motor_id !== null) && (
            <Button
              size="sm"
              disabled={isOffline}
              aria-label={t('openOrderOf', { name: asset.name })}
              onClick={() => void opens.run(asset)}
            >
              {t('openOrder')}
            </Button>
          )}
        </>
      );
    },
    above: (
      <Suspense>
        {noting && <ServiceDialog task={task} asset={noting} today={today} onClose={() => setNoting(null)} />}
      </Suspense>
    ),
  };
}

import { may } from '@leme/contract/access/permission';
import { maintenanceTasks } from '@leme/contract/maintenance/plans/maintenance-tasks';
import { Suspense, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useRows } from '#kit/resource/resource-calls.ts';
import type { AroundList } from '#kit/resource/resource-screen.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { maintenanceTasksTexts } from './texts/texts.ts';

const StartersDialog = lazyPart(
  async () => (await import('./lazy/starters/starters-dialog.tsx')).StartersDialog,
);

/** Plans to begin with, offered over the list while there is none. */
export function usePlansAround(): AroundList {
  const t = useText(maintenanceTasksTexts);
  const mayCreate = useCan()(may('maintenance-tasks', 'create'));
  const isOffline = useConnectivity() === 'offline';
  const [isChoosing, setChoosing] = useState(false);
  const { query } = useRows(maintenanceTasks, { limit: 1 }, { waits: !mayCreate });
  const isOffered = mayCreate && query.data?.count === 0;
  return {
    above: isOffered && (
      <Banner
        action={
          <Button disabled={isOffline} onClick={() => setChoosing(true)}>
            {t('starters')}
          </Button>
        }
      >
        {t('noPlans')}
      </Banner>
    ),
    beside: <Suspense>{isChoosing && <StartersDialog onClose={() => setChoosing(false)} />}</Suspense>,
  };
}

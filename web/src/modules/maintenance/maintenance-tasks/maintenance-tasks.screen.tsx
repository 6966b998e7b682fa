import { maintenanceTasks } from '@leme/contract/maintenance/plans/maintenance-tasks';
import { planAssets } from '@leme/contract/maintenance/plans/plan-assets';
import { Suspense } from 'react';
import { usePageTitle } from '#kit/auth-session/open-pages.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { childrenPart } from '#kit/resource/children/children-part.tsx';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PlanTabs } from './plan-tabs.tsx';
import { readPlansAddress } from './plans-address.ts';
import { maintenanceTasksTexts } from './texts/texts.ts';
import { useAssetsAround } from './use-assets-around.tsx';
import { usePlansAround } from './use-plans-around.tsx';

const Forecast = lazyPart(async () => (await import('./lazy/forecast/forecast.tsx')).Forecast);

const assets = childrenPart(planAssets, {
  title: 'plan-assets.section.title',
  empty: 'plan-assets.empty',
  shows: ['motor_id', 'boat_id', 'paused_until'],
  form: [{ rows: ['name', 'motor_id boat_id', 'last_on last_hours', 'paused_until pause_reason'] }],
  useAround: useAssetsAround,
});

const Register = resourceScreen(
  maintenanceTasks,
  {
    columns: ['trigger', 'every_hours', 'every_days', 'priority', 'assets', 'active'],
    card: ['trigger', 'every_hours', 'every_days', 'assets'],
    form: [
      { rows: ['title', 'applies_to priority', 'active blocks_sailing'] },
      {
        title: 'maintenance-tasks.section.due',
        rows: [
          'trigger based_on',
          'every_hours every_days',
          'warn_hours warn_days',
          'when_due',
          'tolerance_hours tolerance_days',
          'first_hours',
        ],
      },
      {
        title: 'maintenance-tasks.section.work',
        rows: ['parts', 'checklist', 'supplier_id est_minutes', 'notes'],
      },
    ],
    parts: [assets],
    empty: 'maintenance-tasks.empty',
  },
  { useAround: usePlansAround },
);

/** The register of plans, or what of them falls due in the days to come; an open plan stands alone. */
function Plans() {
  const { state } = useUrlState(readPlansAddress);
  const isOpen = state.open !== undefined;
  return (
    <div className="grid grid-cols-1 gap-3">
      {!isOpen && <PlanTabs />}
      {state.tab === undefined || isOpen ? <Register /> : <DaysToCome />}
    </div>
  );
}

function DaysToCome() {
  const t = useText(maintenanceTasksTexts);
  const titleOf = usePageTitle();
  return (
    <>
      <PageHeader title={titleOf({ name: 'maintenance-tasks' })} subtitle={t('forecastText')} />
      <Suspense fallback={<Skeleton variant="list" label={t('forecastLoading')} />}>
        <Forecast />
      </Suspense>
    </>
  );
}

export const screen = Object.assign(Plans, { prefetch: Register.prefetch });

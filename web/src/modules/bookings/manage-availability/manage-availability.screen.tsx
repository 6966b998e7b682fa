import { may } from '@leme/contract/access/permission';
import { scheduleExceptions, schedules, scheduleTimes } from '@leme/contract/bookings/availability/schedules';
import { CalendarRange, GitCompareArrows } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useOpenPages, usePageTitle } from '#kit/auth-session/open-pages.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useUrlState } from '#kit/browser/url-state.ts';
import { childrenPart } from '#kit/resource/children/children-part.tsx';
import { OpenRecord } from '#kit/resource/list/open-record.tsx';
import { type OwnScreen, screenOfList } from '#kit/resource/screen-of-list.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { actionLink } from '#ui/style/link-style.ts';
import type { Applied } from '../lazy/plan/plan-result.tsx';
import { AppliedLine } from './applied-line.tsx';
import { readPlanAddress, schedulesIn } from './plan-address.ts';
import { scheduleActions } from './schedule-actions.tsx';
import { ApplicationCell, WeekdayDots } from './schedule-cells.tsx';
import { SchedulePanel } from './schedule-panel.tsx';
import { manageAvailabilityTexts } from './texts/texts.ts';

const SchedulePlan = lazyPart(async () => (await import('../lazy/plan/schedule-plan.tsx')).SchedulePlan);

const PlanResult = lazyPart(async () => (await import('../lazy/plan/plan-result.tsx')).PlanResult);

const BulkPlan = lazyPart(async () => (await import('../lazy/bulk/bulk-plan.tsx')).BulkPlan);

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

const times = childrenPart(scheduleTimes, {
  title: 'schedule-times.section.title',
  empty: 'schedule-times.empty',
  shows: ['start_time', 'duration_min', 'capacity', 'boat_id'],
  form: [{ rows: ['label', 'start_time duration_min', 'capacity boat_id'] }],
  sort: 'start_time',
});

const exceptions = childrenPart(scheduleExceptions, {
  title: 'schedule-exceptions.section.title',
  empty: 'schedule-exceptions.empty',
  shows: ['date', 'slot_time', 'new_time', 'reason'],
  form: [{ rows: ['date kind', 'slot_time new_time', 'reason'] }],
  sort: 'date',
});

/** What applying would do stands over the list, by the address. */
function useOwn(): OwnScreen {
  const t = useText(manageAvailabilityTexts);
  const { state, change } = useUrlState(readPlanAddress);
  const mayPlan = useCan()(may('manage-availability', 'read'));
  const titleOf = usePageTitle();
  const [applied, setApplied] = useState<Applied | null>(null);
  const [seen, setSeen] = useState<Applied | null>(null);
  const isRead = useOpenPages().has('availability');
  const show = (changes: string | undefined) => change({ changes }, { push: changes !== undefined });
  const button = (
    <>
      <Button onClick={() => show('bulk')}>
        <CalendarRange {...icon} />
        {t('bulk')}
      </Button>
      <Button onClick={() => show('all')}>
        <GitCompareArrows {...icon} />
        {t('changes')}
      </Button>
    </>
  );
  return {
    above: (
      <>
        {isRead && (
          <p className="text-muted-fg print:hidden">
            {t('here')}{' '}
            <PageLink path="/availability" className={actionLink}>
              {titleOf({ name: 'availability' })}
            </PageLink>
          </p>
        )}
        {mayPlan && <div className="grid grid-cols-2 gap-2 md:hidden">{button}</div>}
        {applied && state.changes === undefined && (
          <AppliedLine applied={applied} onOpen={() => setSeen(applied)} />
        )}
      </>
    ),
    tools: mayPlan && <span className="contents max-md:hidden">{button}</span>,
    together: ({ ticked }) =>
      mayPlan
        ? [
            {
              id: '*changes',
              label: t('changesOfChosen'),
              icon: <GitCompareArrows {...icon} />,
              run: () => show(ticked.map(({ id }) => id).join(',')),
            },
          ]
        : [],
    Open: OpenRecord,
    opensAsPage: true,
    beside: (
      <Suspense>
        {state.changes === 'bulk' && mayPlan && (
          <BulkPlan onApplied={setApplied} onClose={() => show(undefined)} />
        )}
        {state.changes !== undefined && state.changes !== 'bulk' && mayPlan && (
          <SchedulePlan
            key={state.changes}
            scheduleIds={schedulesIn(state.changes)}
            onApplied={setApplied}
            onClose={() => show(undefined)}
          />
        )}
        {seen && <PlanResult {...seen} onUndone={() => setApplied(null)} onClose={() => setSeen(null)} />}
      </Suspense>
    ),
  };
}

export const screen = screenOfList(
  schedules,
  {
    columns: [
      ...(['product_id', 'weekdays', 'times', 'season_id', 'boat_ids', 'state', 'made_until'] as const),
      ...(['application', 'active'] as const),
    ],
    least: ['active', 'season_id', 'boat_ids', 'state', 'made_until'],
    card: ['product_id', 'weekdays', 'times', 'made_until', 'application'],
    form: [
      { rows: ['name product_id', 'weekdays', 'days', 'season_id', 'dates', 'state active'] },
      { rows: ['capacity guide_name', 'boat_choice', 'boat_ids'] },
    ],
    parts: [times, exceptions, SchedulePanel],
    actions: scheduleActions,
    cells: { weekdays: WeekdayDots, application: ApplicationCell },
    empty: 'schedules.empty',
  },
  { useOwn },
);

import { may } from '@leme/contract/access/permission';
import { dayIn } from '@leme/contract/kit/values/days';
import { useSignedIn, useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { saysWhy, useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { cn } from '#ui/style/cn.ts';
import { prefetchDashboard, useCharts, useDashboardPart, useRefresh } from './dashboard.queries.ts';
import { DashboardHead } from './dashboard-head.tsx';
import { type DashboardSearch, readDashboardSearch } from './dashboard-search.ts';
import './dashboard.css';
import { Cards } from './figures/cards.tsx';
import { Charts } from './figures/charts.tsx';
import { FigureFilters } from './figures/figure-filters.tsx';
import { Interest } from './figures/interest.tsx';
import { Activities } from './morning/activities.tsx';
import { FirstSteps } from './morning/first-steps.tsx';
import { NeedsYou } from './morning/needs-you.tsx';
import { PierToday } from './morning/pier-today.tsx';
import { dashboardTexts } from './texts/texts.ts';

/** What came of the leads, and what a morning begins with. */
export const screen = Object.assign(Dashboard, { prefetch: prefetchDashboard });

function Dashboard() {
  const { state: search, change } = useUrlState(readDashboardSearch);
  const today = dayIn(useTimeZone(), Temporal.Now.instant());
  const mayReadLeads = useCan()(may('leads', 'read'));
  const { refresh, isRefreshing, isOld } = useRefresh();
  const stats = useDashboardPart('stats');
  const steps = useDashboardPart('steps');
  const { tenant } = useSignedIn();
  const told = stats.data;
  return (
    <div className="dashboard grid grid-cols-1 gap-4 max-md:gap-3">
      <DashboardHead
        counted={told && mayReadLeads ? { at: told.counted_at, isSummary: told.is_summary } : null}
        isRefreshing={isRefreshing}
        onRefresh={refresh}
      />
      <FirstSteps
        key={tenant.id}
        steps={steps.data?.data ?? []}
        asked={search.steps === 1}
        onDismiss={() => change({ steps: undefined })}
      />
      {mayReadLeads && (
        <div className="grid grid-cols-1 gap-4 max-md:gap-3" aria-busy={isOld}>
          <Cards query={stats} />
          <Figures search={search} today={today} onChange={change} />
        </div>
      )}
      <Morning />
    </div>
  );
}

type FiguresProps = { search: DashboardSearch; today: string; onChange: (part: DashboardSearch) => void };

function Figures({ search, today, onChange }: FiguresProps) {
  const t = useText(dashboardTexts);
  const problemText = useProblemText();
  const query = useCharts(search, today);
  // What stands here is of another window, or of an earlier moment because it could not be asked for again.
  const isOlder = query.isPlaceholderData || (query.isError && query.data !== undefined);
  return (
    <>
      <FigureFilters search={search} today={today} onChange={onChange} />
      <QueryView
        query={query}
        skeleton="dashboard"
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        errorText={(error) => (saysWhy(error) ? problemText(error) : t('tryAgain'))}
      >
        {({ figures, from, to }) =>
          figures && (
            <div className={cn('grid grid-cols-1 gap-4 max-md:gap-3', isOlder && 'opacity-60')}>
              <Charts figures={figures} window={{ from, to }} search={search} />
              <Interest figures={figures} window={{ from, to }} search={search} />
            </div>
          )
        }
      </QueryView>
    </>
  );
}

/** What stands below the figures, each as far as one may read it; what does not come is not there. */
function Morning() {
  const pier = useDashboardPart('today');
  const needs = useDashboardPart('needs');
  const activities = useDashboardPart('activities');
  return (
    <div className="grid grid-cols-1 items-start gap-4 max-md:gap-3 lg:grid-cols-2 xl:grid-cols-3 print:hidden">
      {pier.data && <PierToday pier={pier.data} />}
      {needs.data && <NeedsYou needs={needs.data.data} />}
      {activities.data && <Activities activities={activities.data.data} />}
    </div>
  );
}

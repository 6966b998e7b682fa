import { read } from '@leme/contract/access/permission';
import type { readPlatformDashboard } from '@leme/contract/tenancy/platform/dashboard-endpoints';
import { useCan } from '#kit/auth-session/rights.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import type { Screen } from '#kit/shell/screen.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { dashboardShows, prefetchDashboard } from './dashboard.queries.ts';
import { LookFigures, StateFigures } from './figures.tsx';
import { MonthsChart } from './months-chart.tsx';
import { saasDashboardTexts } from './texts/texts.ts';

/** What operators see first: how companies stand and what wants a look, each figure with the list behind it. */
export const screen: Screen = Object.assign(PlatformDashboard, { prefetch: prefetchDashboard });

function PlatformDashboard() {
  const t = useText(saasDashboardTexts);
  const can = useCan();
  const openPage = useOpenPage();
  const query = useAsk<typeof readPlatformDashboard>(
    'GET /saas-dashboard',
    {},
    { shows: dashboardShows, refetchOnWindowFocus: true },
  );
  return (
    <div className="grid grid-cols-1 gap-4 max-md:gap-3">
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          can(read('saas')) && (
            <Button onClick={() => openPage('/admin/i18n-import')}>{t('translations')}</Button>
          )
        }
      />
      <QueryView query={query} skeleton="dashboard" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
        {(told) => (
          <div className="grid grid-cols-1 gap-4 max-md:gap-3">
            <StateFigures told={told} />
            <LookFigures told={told} />
            <div className="grid grid-cols-1 gap-4 max-md:gap-3 lg:grid-cols-2">
              <MonthsChart months={told.months} of="opened" />
              <MonthsChart months={told.months} of="stopped" />
            </div>
          </div>
        )}
      </QueryView>
    </div>
  );
}

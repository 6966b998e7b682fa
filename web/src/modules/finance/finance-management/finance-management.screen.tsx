import { Suspense } from 'react';
import { useUrlState } from '#kit/browser/url-state.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Tabs } from '#ui/records/tabs.tsx';
import { AccountsPanel } from './accounts-panel.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { prefetchOverview } from './overview.queries.ts';
import { OverviewPanel } from './overview-panel.tsx';
import { PeriodsPanel } from './periods-panel.tsx';
import { TermsPanel } from './terms-panel.tsx';
import { financeManagementTexts } from './texts/texts.ts';

/** How the books are set up and kept: money now, accounts, what was agreed, months that close, and whether all is right. */
export const screen = Object.assign(Management, { prefetch: prefetchOverview });

const tabs = [
  ...(['overview', 'accounts', 'categories', 'centres', 'conditions', 'terms'] as const),
  ...(['periods', 'checks'] as const),
];
const readTab = ({ tab }: Readonly<Record<string, unknown>>) => ({
  tab: tabs.find((each) => each !== 'overview' && each === tab),
});
const registers = () => import('./lazy/registers/registers.tsx');
const panels = {
  overview: OverviewPanel,
  accounts: AccountsPanel,
  categories: lazyPart(async () => (await registers()).Categories),
  centres: lazyPart(async () => (await registers()).CostCentres),
  conditions: lazyPart(async () => (await registers()).Conditions),
  terms: TermsPanel,
  periods: PeriodsPanel,
  checks: ChecksPanel,
} as const;

function Management() {
  const t = useText(financeManagementTexts);
  const { state, change } = useUrlState(readTab);
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Tabs
        name={t('tabs')}
        value={state.tab ?? 'overview'}
        onValueChange={(tab) => change(readTab({ tab }), { push: true })}
        items={tabs.map((value) => {
          const Panel = panels[value];
          return {
            value,
            label: t(`tab.${value}`),
            content: (
              <Suspense>
                <Panel />
              </Suspense>
            ),
          };
        })}
      />
    </div>
  );
}

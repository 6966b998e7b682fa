import type { CompanyRow, getCompany } from '@leme/contract/tenancy/companies/company-endpoints';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useUrlState } from '#kit/browser/url-state.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { usePhoneHeader } from '#kit/shell/phone-header.ts';
import type { Screen } from '#kit/shell/screen.ts';
import { useText } from '#kit/text/i18n.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Tabs } from '#ui/records/tabs.tsx';
import { CompanyActions } from './company-actions.tsx';
import { CompanyDrawings } from './company-drawings.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyLog } from './company-log.tsx';
import { CompanyModules } from './company-modules.tsx';
import { CompanyNotes } from './company-notes.tsx';
import { CompanyPeople } from './company-people.tsx';
import { CompanyStarter } from './company-starter.tsx';
import { CompanySubscription } from './company-subscription.tsx';
import { saasTenantTexts } from './texts/texts.ts';

/** One company, for its operators: facts, people, modules, what it bought, what became of it, and notes. */
export const screen: Screen = CompanyRecord;

const tabs = ['facts', 'people', 'modules', 'subscription', 'log', 'notes'] as const;
type Tab = (typeof tabs)[number];
const readTab = ({ tab }: Readonly<Record<string, unknown>>): { tab: Tab } => ({
  tab: tabs.find((each) => each === tab) ?? 'facts',
});

function CompanyRecord() {
  const t = useText(saasTenantTexts);
  const { id = '' } = useParams({ strict: false });
  const query = useAsk<typeof getCompany>('GET /saas-tenants/:id', { id }, { shows: ['saas-tenants'] });
  return (
    <QueryView query={query} skeleton="form" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
      {(company) => <Told company={company} />}
    </QueryView>
  );
}

function Told({ company }: { company: CompanyRow }) {
  const t = useText(saasTenantTexts);
  const { state, change } = useUrlState(readTab);
  const { name: title, subdomain } = company;
  usePhoneHeader(useMemo(() => ({ title, back: '/saas-tenants' }), [title]));
  const content = {
    facts: (
      <div className="grid grid-cols-1 gap-4">
        <CompanyFacts company={company} />
        <CompanyStarter company={company} />
        <CompanyDrawings id={company.id} />
      </div>
    ),
    people: <CompanyPeople company={company} />,
    modules: <CompanyModules key={company.version} company={company} />,
    subscription: <CompanySubscription company={company} />,
    log: <CompanyLog id={company.id} />,
    notes: <CompanyNotes id={company.id} />,
  };
  return (
    <div className="grid grid-cols-1 gap-4 max-md:gap-3">
      <PageHeader title={title} subtitle={`/${subdomain}`} actions={<CompanyActions company={company} />} />
      <Tabs
        name={t('parts')}
        value={state.tab}
        onValueChange={(tab) => change({ tab: tabs.find((each) => each === tab) ?? 'facts' })}
        items={tabs.map((value) => ({ value, label: t(`tab_${value}`), content: content[value] }))}
      />
    </div>
  );
}

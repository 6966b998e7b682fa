import { useMemo } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useUrlState } from '#kit/browser/url-state.ts';
import { usePhoneHeader } from '#kit/shell/phone-header.ts';
import { useText } from '#kit/text/i18n.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Tabs } from '#ui/records/tabs.tsx';
import { LeaveFirst } from './operators/leave-first.tsx';
import { OperatorsTab } from './operators/operators-tab.tsx';
import { prefetchOperators } from './operators.queries.ts';
import { operatorTabs, readOperatorsSearch } from './operators-search.ts';
import { PersonTab } from './person/person-tab.tsx';
import { saasUserPermissionsTexts } from './texts/texts.ts';

/** The platform's own people, and what any person of a company may do and why. */
export const screen = Object.assign(Operators, { prefetch: prefetchOperators });

function Operators() {
  const t = useText(saasUserPermissionsTexts);
  const { tenant } = useSignedIn();
  const { state: search, change } = useUrlState(readOperatorsSearch);
  const title = t('title');
  usePhoneHeader(useMemo(() => ({ title }), [title]));
  const content = {
    operators: tenant.is_platform ? (
      <OperatorsTab search={search} onChange={change} />
    ) : (
      <LeaveFirst company={tenant.name} />
    ),
    person: <PersonTab />,
  };
  return (
    <div className="grid grid-cols-1 gap-4 max-md:gap-3">
      <PageHeader title={title} subtitle={t('subtitle')} />
      <Tabs
        name={t('parts')}
        value={search.tab}
        onValueChange={(tab) => change({ tab: operatorTabs.find((each) => each === tab) ?? 'operators' })}
        items={operatorTabs.map((value) => ({ value, label: t(`tab.${value}`), content: content[value] }))}
      />
    </div>
  );
}

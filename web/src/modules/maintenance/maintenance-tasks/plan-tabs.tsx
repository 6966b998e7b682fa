import { useUrlState } from '#kit/browser/url-state.ts';
import { useText } from '#kit/text/i18n.ts';
import { Tabs } from '#ui/records/tabs.tsx';
import { readPlansAddress } from './plans-address.ts';
import { maintenanceTasksTexts } from './texts/texts.ts';

/** The plans of a company, or what of them falls due in the days to come. */
export function PlanTabs() {
  const t = useText(maintenanceTasksTexts);
  const { state, change } = useUrlState(readPlansAddress);
  return (
    <Tabs
      name={t('views')}
      value={state.tab ?? 'plans'}
      onValueChange={(tab) => change({ tab: tab === 'forecast' ? tab : undefined })}
      items={[
        { value: 'plans', label: t('plans') },
        { value: 'forecast', label: t('forecast') },
      ]}
    />
  );
}

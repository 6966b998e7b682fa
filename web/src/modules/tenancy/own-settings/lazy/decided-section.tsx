import type { Entity } from '@leme/contract/kit/resource/entity';
import type { SettingsPage } from '@leme/contract/kit/settings/section';
import type { readCompanySettings } from '@leme/contract/tenancy/settings/setting-endpoints';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { settingsTexts } from '#kit/resource/settings/texts/texts.ts';
import { useText } from '#kit/text/i18n.ts';
import { shown } from '../own-settings.queries.ts';
import { SectionCard } from './section-card.tsx';

type Props = { page: SettingsPage; entity: Entity };

/** A section of a page: what the company decided, by whom, and what is the default. */
export function DecidedSection({ page, entity }: Props) {
  const t = useText(settingsTexts);
  const query = useAsk<typeof readCompanySettings>('GET /settings', {}, shown);
  return (
    <QueryView query={query} skeleton="form" errorTitle={t('loadFailed')}>
      {({ data }) => <SectionCard entity={entity} page={page} settings={data} />}
    </QueryView>
  );
}

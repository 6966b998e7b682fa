import { sessionSettings } from '@leme/contract/access/sign-in/session-settings';
import { invoiceSettings } from '@leme/contract/finance/invoices/letters/invoice-settings';
import { oneOf } from '@leme/contract/kit/resource/labels';
import { orderNumbers } from '@leme/contract/maintenance/orders/order-numbers';
import { rosterSettings } from '@leme/contract/rosters/roster-settings';
import { maintenanceNotice } from '@leme/contract/tenancy/settings/maintenance-notice';
import { retentionSettings } from '@leme/contract/tenancy/settings/retention-settings';
import { departureSettings } from '@leme/contract/voyages/gate/departure-settings';
import { voyageSettings } from '@leme/contract/voyages/logbook/voyage-settings';
import type { Screen } from '#kit/shell/screen.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { DecidedSection } from '../own-settings/lazy/decided-section.tsx';
import { prefetchSettings } from '../own-settings/own-settings.queries.ts';
import { SettingsPage } from '../own-settings/settings-page.tsx';
import { systemConfigTexts } from './texts/texts.ts';

/** How the people of a company sign in, and for how long. */
export const screen: Screen = Object.assign(SystemConfig, { prefetch: prefetchSettings });

const sections = [
  sessionSettings,
  rosterSettings,
  voyageSettings,
  departureSettings,
  orderNumbers,
  invoiceSettings,
  retentionSettings,
  maintenanceNotice,
];

function SystemConfig() {
  const t = useText(systemConfigTexts);
  const locale = useLocale();
  return (
    <SettingsPage
      title={t('title')}
      subtitle={t('subtitle')}
      sections={sections.map((entity) => ({
        name: entity.name,
        title: oneOf(entity, locale),
        body: <DecidedSection page="system-config" entity={entity} />,
      }))}
    />
  );
}

import { may } from '@leme/contract/access/permission';
import { bookingSettings } from '@leme/contract/bookings/life/booking-settings';
import { products } from '@leme/contract/catalog/products';
import { sellingDefaults } from '@leme/contract/catalog/selling-defaults';
import type { Entity } from '@leme/contract/kit/resource/entity';
import { oneOf } from '@leme/contract/kit/resource/labels';
import { leadSettings } from '@leme/contract/leads/lead-settings';
import { companyWays } from '@leme/contract/tenancy/settings/company-ways';
import { companyZone } from '@leme/contract/tenancy/settings/company-zone';
import { Suspense } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import type { Screen } from '#kit/shell/screen.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { DecidedSection } from '../own-settings/lazy/decided-section.tsx';
import { prefetchSettings } from '../own-settings/own-settings.queries.ts';
import { type PageSection, SettingsPage } from '../own-settings/settings-page.tsx';
import { RowCard } from './row-card.tsx';
import { settingsTexts } from './texts/texts.ts';
import { ZoneCard } from './zone-card.tsx';

const ZoneDialog = lazyPart(async () => (await import('./lazy/zone-dialog.tsx')).ZoneDialog);

/** The clock of the company and how it works. */
export const screen: Screen = Object.assign(CompanySettings, { prefetch: prefetchSettings });

// What has a table of its own is decided by its own verb.
const rows = [
  {
    entity: bookingSettings as unknown as Entity,
    needs: may('bookings', 'create'),
    path: '/bookings',
    change: may('tenant-settings', 'update'),
  },
  {
    entity: sellingDefaults as unknown as Entity,
    needs: may('products', 'read'),
    path: '/products',
    change: may('products', 'update'),
    chosenAs: products as unknown as Entity,
  },
  {
    entity: leadSettings as unknown as Entity,
    needs: may('leads', 'read'),
    path: '/leads',
    change: may('tenant-settings', 'update'),
  },
];

const readSearch = ({ dialog }: Readonly<Record<string, unknown>>) => ({
  dialog: dialog === 'zone' ? ('zone' as const) : undefined,
});

function CompanySettings() {
  const t = useText(settingsTexts);
  const locale = useLocale();
  const { state, change } = useUrlState(readSearch);
  const can = useCan();
  const open = rows.filter(({ needs }) => can(needs));
  const sections: PageSection[] = [
    {
      name: companyZone.name,
      title: oneOf(companyZone, locale),
      body: <ZoneCard onChange={() => change({ dialog: 'zone' })} />,
    },
    {
      name: companyWays.name,
      title: oneOf(companyWays, locale),
      body: <DecidedSection page="settings" entity={companyWays} />,
    },
    ...open.map(({ entity, ...row }) => ({
      name: entity.name,
      title: oneOf(entity, locale),
      body: <RowCard entity={entity} {...row} />,
    })),
  ];
  return (
    <SettingsPage title={t('title')} subtitle={t('subtitle')} sections={sections}>
      <Suspense>
        {state.dialog === 'zone' && <ZoneDialog onClose={() => change({ dialog: undefined })} />}
      </Suspense>
    </SettingsPage>
  );
}

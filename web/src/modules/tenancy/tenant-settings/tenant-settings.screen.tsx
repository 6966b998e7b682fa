import { oneOf } from '@leme/contract/kit/resource/labels';
import { companyAddress } from '@leme/contract/tenancy/settings/company-address';
import { companyHouse } from '@leme/contract/tenancy/settings/company-house';
import { companyLanguages } from '@leme/contract/tenancy/settings/company-languages';
import type { House, readHouse } from '@leme/contract/tenancy/settings/house-endpoints';
import type { readLanguages } from '@leme/contract/tenancy/settings/language-endpoints';
import { letterSettings } from '@leme/contract/tenancy/settings/letter-settings';
import { ownWords } from '@leme/contract/tenancy/words/own-words';
import type { ReactNode } from 'react';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { settingsTexts } from '#kit/resource/settings/texts/texts.ts';
import type { Screen } from '#kit/shell/screen.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { DecidedSection } from '../own-settings/lazy/decided-section.tsx';
import { prefetchSettings } from '../own-settings/own-settings.queries.ts';
import { type PageSection, SettingsPage } from '../own-settings/settings-page.tsx';
import { OwnWordsCard } from '../own-words/own-words-card.tsx';
import { HouseForm } from './house-form.tsx';
import { LanguagesCard } from './languages-card.tsx';
import { LogoChange } from './logo-change.tsx';
import { tenantSettingsTexts } from './texts/texts.ts';

/** Who the company is and in which colours it is seen. */
export const screen: Screen = Object.assign(TenantSettings, { prefetch: prefetchSettings });

const facts = ['name', 'legal_name', 'tax_id', 'contact_name', 'contact_phone', 'contact_email'] as const;
const look = ['primary_color', 'secondary_color', 'theme_class'] as const;

function TenantSettings() {
  const t = useText(tenantSettingsTexts);
  const settings = useText(settingsTexts);
  const locale = useLocale();
  const query = useAsk<typeof readHouse>('GET /tenant-settings', {}, { shows: ['tenant_settings'] });
  const spoken = useAsk<typeof readLanguages>(
    'GET /tenant-settings/languages',
    {},
    { shows: ['tenant_settings'] },
  );
  const houseBody = (body: (house: House) => ReactNode) => (
    <QueryView query={query} skeleton="form" errorTitle={settings('loadFailed')}>
      {body}
    </QueryView>
  );
  const sections: PageSection[] = [
    {
      name: companyHouse.name,
      title: oneOf(companyHouse, locale),
      body: houseBody((house) => (
        <HouseForm title={oneOf(companyHouse, locale)} house={house} names={facts} />
      )),
    },
    {
      name: companyAddress.name,
      title: oneOf(companyAddress, locale),
      body: <DecidedSection page="tenant-settings" entity={companyAddress} />,
    },
    {
      name: 'brand',
      title: t('brand'),
      body: houseBody((house) => (
        <HouseForm title={t('brand')} text={t('brandText')} house={house} names={look} showsBrand>
          <LogoChange house={house} />
        </HouseForm>
      )),
    },
    {
      name: companyLanguages.name,
      title: oneOf(companyLanguages, locale),
      body: (
        <QueryView query={spoken} skeleton="form" errorTitle={settings('loadFailed')}>
          {(languages) => <LanguagesCard languages={languages} />}
        </QueryView>
      ),
    },
    { name: ownWords.name, title: oneOf(ownWords, locale), body: <OwnWordsCard /> },
    {
      name: letterSettings.name,
      title: oneOf(letterSettings, locale),
      body: <DecidedSection page="tenant-settings" entity={letterSettings} />,
    },
  ];
  return <SettingsPage title={t('title')} subtitle={t('subtitle')} sections={sections} />;
}

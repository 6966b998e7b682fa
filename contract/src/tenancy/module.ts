import { defineModule } from '../kit/module.ts';
import { pages } from './pages.ts';
import { companyAddress } from './settings/company-address.ts';
import { companyWays } from './settings/company-ways.ts';
import { letterSettings } from './settings/letter-settings.ts';
import { maintenanceNotice } from './settings/maintenance-notice.ts';
import { retentionSettings } from './settings/retention-settings.ts';
import { live } from './shared-views.ts';
import { tenancyWords } from './texts/texts.ts';

/** The companies, and what each has of the product. */
export const tenancy = defineModule({
  name: 'tenancy',
  rank: 'ground',
  tables: [
    'company_logos',
    'company_notes',
    'company_requests',
    'company_settings',
    'i18n_imports',
    'i18n_keys',
    'i18n_marks',
    'i18n_overrides',
    'i18n_tenant_locales',
    'i18n_translations',
    'saas_modules',
    'saas_plans',
    'saas_tenants',
    'shared_views',
    'tenant_modules',
    'tenant_settings',
    'tenant_slugs',
    'tenant_subscriptions',
  ],
  pages,
  words: tenancyWords,
  settings: [
    { page: 'settings', entity: companyWays },
    { page: 'tenant-settings', entity: companyAddress },
    { page: 'tenant-settings', entity: letterSettings },
    { page: 'system-config', entity: retentionSettings },
    { page: 'system-config', entity: maintenanceNotice },
  ],
  live,
});

import { defineModule } from '../kit/module.ts';
import { pages } from './pages.ts';
import { letterSettings } from './settings/letter-settings.ts';
import { live } from './shared-views.ts';
import { tenancyWords } from './texts/texts.ts';

/** The companies, and what each has of the product. */
export const tenancy = defineModule({
  name: 'tenancy',
  rank: 'ground',
  tables: [
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
  settings: [{ page: 'tenant-settings', entity: letterSettings }],
  live,
});

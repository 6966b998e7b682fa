import { defineModule } from '../kit/module.ts';
import { pages } from './pages.ts';
import { live } from './shared-views.ts';
import { tenancyWords } from './texts/texts.ts';

/** The companies, and what each has of the product. */
export const tenancy = defineModule({
  name: 'tenancy',
  rank: 'ground',
  tables: [
    'company_settings',
    'i18n_tenant_locales',
    'saas_modules',
    'saas_tenants',
    'shared_views',
    'tenant_modules',
    'tenant_subscriptions',
  ],
  pages,
  words: tenancyWords,
  live,
});

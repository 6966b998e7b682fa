import { defineModule } from '../kit/module.ts';

/** The companies, and what each has of the product. */
export const tenancy = defineModule({
  name: 'tenancy',
  rank: 'ground',
  tables: [
    'company_settings',
    'i18n_tenant_locales',
    'saas_modules',
    'saas_tenants',
    'tenant_modules',
    'tenant_subscriptions',
  ],
});

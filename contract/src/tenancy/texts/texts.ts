// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '../../kit/language/texts.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'page.404.title': never;
  'page.landing.title': never;
  'page.landing.keywords': never;
  'page.not-found.title': never;
  'page.company.title': never;
  'page.not-found-in-company.title': never;
  'page.saas-dashboard.title': never;
  'page.saas-dashboard.keywords': never;
  'page.saas-tenants.title': never;
  'page.saas-tenants.keywords': never;
  'page.saas-modules.title': never;
  'page.saas-modules.keywords': never;
  'page.saas-plans.title': never;
  'page.saas-plans.keywords': never;
  'page.admin-i18n-import.title': never;
  'page.admin-i18n-import.keywords': never;
  'page.settings.title': never;
  'page.settings.keywords': never;
  'page.tenant-settings.title': never;
  'page.tenant-settings.keywords': never;
  'page.system-config.title': never;
  'page.system-config.keywords': never;
  'page.subscription.title': never;
  'page.subscription.keywords': never;
  'page.email-config.title': never;
  'page.email-config.keywords': never;
  'application.name': never;
  'application.description': never;
  'shared-views.one': never;
  'shared-views.field.name': never;
  'shared-views.field.list': never;
  'shared-views.field.search': never;
  'shared-views.field.columns': never;
  'shared-views.field.compact': never;
  'shared-views.field.pinned': never;
};

export const tenancyWords = defineTexts<Texts>('contract/tenancy', { 'pt-BR': source, en, es, fr, it });

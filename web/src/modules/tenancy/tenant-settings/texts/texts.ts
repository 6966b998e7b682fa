// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  subtitle: never;
  brand: never;
  brandText: never;
  logoSaved: never;
  logoFailed: never;
};

export const tenantSettingsTexts = defineTexts<Texts>('tenancy/tenant-settings', {
  fetch: async (locale) => ({ 'tenancy/tenant-settings': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'tenancy/tenant-settings': source } },
});

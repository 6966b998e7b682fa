// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  subtitle: never;
};

export const systemConfigTexts = defineTexts<Texts>('tenancy/system-config', {
  fetch: async (locale) => ({ 'tenancy/system-config': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'tenancy/system-config': source } },
});

// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  acting: 'company' | 'time';
  actingReason: 'reason';
  leaveCompany: never;
  leaveFailed: never;
};

export const actingTexts = defineTexts<Texts>('app/lazy/acting', {
  fetch: async (locale) => ({ 'app/lazy/acting': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/lazy/acting': source } },
});

// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  means: never;
  today: 'date';
  confirm: never;
  back: never;
};

export const otherDayTexts = defineTexts<Texts>('manifest/other-day', {
  fetch: async (locale) => ({ 'manifest/other-day': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'manifest/other-day': source } },
});

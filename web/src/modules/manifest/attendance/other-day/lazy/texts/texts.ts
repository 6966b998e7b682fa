// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  means: never;
  today: 'date';
  confirm: never;
  back: never;
};

export const otherDayTexts = defineTexts<Texts>('manifest/attendance/other-day/lazy', {
  fetch: async (locale) => ({ 'manifest/attendance/other-day/lazy': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'manifest/attendance/other-day/lazy': source } },
});

// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  unread: 'count' | 'shown';
  none: never;
  loadFailed: never;
  all: never;
  new: never;
  returned: never;
  clear: never;
  clearAsk: 'count';
  clearYes: never;
};

export const bellTexts = defineTexts<Texts>('app/lazy/bell', {
  fetch: async (locale) => ({ 'app/lazy/bell': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/lazy/bell': source } },
});

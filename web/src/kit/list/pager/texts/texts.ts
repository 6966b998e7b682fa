// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  shown: 'first' | 'last' | 'total';
  shownOfAbout: 'first' | 'last' | 'total';
  shownOfMore: 'first' | 'last' | 'total';
  pageSize: never;
  perPage: 'count';
  firstPage: never;
  lastPage: never;
  goToPage: never;
  ofPages: 'pages';
};

export const pagerTexts = defineTexts<Texts>('kit/list/pager', {
  fetch: async (locale) => ({ 'kit/list/pager': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/list/pager': source } },
});

// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  bulk: never;
  working: 'finished' | 'total';
  selected: 'count';
  selectAll: 'count';
  selectFirst: 'count';
  clear: never;
  retry: never;
  deleteTitle: 'count';
  deleteDetail: never;
  more: 'count';
  deleted: 'count';
  restored: 'count';
  changed: 'count';
  undone: 'count';
  notDeleted: 'count';
  notRestored: 'count';
  notChanged: 'count';
  othersDone: 'count';
  undoOthers: never;
  selectPage: never;
  selectRow: 'name';
};

export const bulkTexts = defineTexts<Texts>('kit/list/bulk', {
  fetch: async (locale) => ({ 'kit/list/bulk': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/list/bulk': source } },
});

// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/define-texts.ts';
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
  usedBy: 'uses';
};

export const bulkTexts = defineTexts<Texts>('kit/resource/list/bulk', {
  fetch: async (locale) => ({ 'kit/resource/list/bulk': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/resource/list/bulk': source } },
});

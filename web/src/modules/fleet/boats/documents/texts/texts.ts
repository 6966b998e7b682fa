// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  add: never;
  print: never;
  loading: never;
  loadFailed: never;
  emptyTitle: never;
  emptyText: never;
  on: never;
  openCalendar: never;
  outOfDate: 'count' | 'date' | 'kinds';
  expiredMark: 'count';
  expired: 'count';
  expiresToday: never;
  soon: 'count';
  valid: 'date';
  forever: never;
  issued: 'date';
  until: 'date';
  open: 'name';
  actions: 'name';
  edit: never;
  editTitle: never;
  addTitle: never;
  alertDaysFault: never;
  saved: never;
  added: never;
  saveFailed: never;
  uploading: never;
  staleTitle: never;
  removeTitle: never;
  removeText: 'name';
  removed: never;
  removeFailed: never;
  restored: never;
  restoreFailed: never;
  dossier: never;
  state: never;
  printedAt: 'moment';
  noPapers: never;
};

export const documentsTexts = defineTexts<Texts>('fleet/boats/documents', {
  fetch: async (locale) => ({ 'fleet/boats/documents': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'fleet/boats/documents': source } },
});

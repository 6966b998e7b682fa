// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: 'name';
  tabs: never;
  newTab: never;
  historyTitle: never;
  records: 'count';
  none: never;
  loading: never;
  withStatus: never;
  statusStep: never;
  became: never;
  pendingShort: never;
  completedShort: never;
  actions: 'title';
  edit: never;
  conclude: never;
  concluded: never;
  concludeFailed: never;
  newTitle: never;
  noTemplate: never;
  quickSend: never;
  message: never;
  messageHint: never;
  willBePending: never;
  clear: never;
  save: never;
  saved: never;
  saveFailed: never;
  passengers: 'count';
  adultsShort: 'count';
  childrenShort: 'count';
  people: 'count';
  adults: 'count';
  children: 'count';
  and: never;
  chatTitle: 'name';
  doubtfulNumber: never;
  withoutTemplate: never;
  leftEmpty: 'names';
  opened: never;
  register: never;
};

export const interactionsTexts = defineTexts<Texts>('leads/leads/lazy/interactions', {
  fetch: async (locale) => ({ 'leads/leads/lazy/interactions': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'leads/leads/lazy/interactions': source } },
});

// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  subtitle: never;
  new: never;
  actionsOf: 'name';
  acknowledge: never;
  acknowledged: never;
  snooze: never;
  snoozeTitle: never;
  snoozeText: never;
  snoozed: never;
  resolve: never;
  resolved: never;
  reopen: never;
  reopened: never;
  source: never;
  verbFailed: never;
  resolveAll: never;
  acknowledgeAll: never;
  noneFits: never;
  clear: never;
  clearTitle: never;
  clearText: 'count';
  cleared: 'count';
  returned: never;
  until: 'until';
  mailOn: never;
  mailOff: never;
  openOrder: never;
  seeOrder: never;
  orderOpened: 'code';
};

export const alertsTexts = defineTexts<Texts>('maintenance/alerts', {
  fetch: async (locale) => ({ 'maintenance/alerts': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'maintenance/alerts': source } },
});

// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  subtitle: never;
  actionsOf: 'name';
  open: never;
  reverse: never;
  reversed: never;
  reversal: never;
  reverseTitle: 'name';
  reverseText: never;
  reverseDone: never;
  print: never;
  printOne: never;
  printFailed: never;
  bookOf: never;
};

export const maintenanceLogsTexts = defineTexts<Texts>('maintenance/maintenance-logs', {
  fetch: async (locale) => ({ 'maintenance/maintenance-logs': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'maintenance/maintenance-logs': source } },
});

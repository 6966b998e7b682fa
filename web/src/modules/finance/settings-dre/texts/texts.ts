// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  subtitle: never;
  loading: never;
  loadFailed: never;
  'template.simples': never;
  'template.presumido': never;
  newLine: never;
  putLine: never;
  failed: never;
  saved: never;
  wrong: never;
  wrongLine: never;
  lines: never;
  thisMonth: never;
  accounts: never;
  without: 'count';
  account: never;
  line: never;
  lineOf: 'name';
  noLine: never;
  moveLine: 'name';
  moveUp: 'name';
  moveDown: 'name';
  change: 'name';
  remove: 'name';
};

export const settingsDreTexts = defineTexts<Texts>('finance/settings-dre', {
  fetch: async (locale) => ({ 'finance/settings-dre': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'finance/settings-dre': source } },
});

// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  text: never;
  add: never;
  none: never;
  failed: never;
  try: never;
  met: 'count' | 'sum';
};

export const rulesTexts = defineTexts<Texts>('finance/finance-bank-reconciliation/lazy/rules', {
  fetch: async (locale) => ({ 'finance/finance-bank-reconciliation/lazy/rules': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'finance/finance-bank-reconciliation/lazy/rules': source } },
});

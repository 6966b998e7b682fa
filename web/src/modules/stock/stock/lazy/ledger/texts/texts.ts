// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  out: never;
  in: never;
  transfer: never;
  loadFailed: never;
  total: 'amount' | 'value';
  nowhere: never;
  course: never;
  courseRange: 'highest' | 'lowest';
  courseSpoken: 'first' | 'last' | 'lowest' | 'minimum';
  minimum: 'amount';
  moves: never;
  noMoves: never;
  noMovesText: never;
  older: never;
  when: never;
  who: never;
  balance: never;
  left: 'amount';
};

export const ledgerTexts = defineTexts<Texts>('stock/stock/lazy/ledger', {
  fetch: async (locale) => ({ 'stock/stock/lazy/ledger': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'stock/stock/lazy/ledger': source } },
});

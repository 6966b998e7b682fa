// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  subtitle: never;
  new: never;
  till: never;
  actionsOf: 'name';
  open: never;
  settle: never;
  cancelEntry: never;
  entryOf: never;
  create: never;
  created: 'count';
  chooseAccount: never;
  boletoLength: never;
  boletoDigit: 'field';
  boletoExpired: never;
  settleTitle: 'name';
  settleText: 'left';
  settled: never;
  settledBy: 'amount' | 'left' | 'name';
  monthClosed: 'day';
  settlements: never;
  noSettlements: never;
  reverse: never;
  reverseNamed: 'amount';
  reversed: never;
  reverseTitle: never;
  cancelTitle: 'name';
  takeBackText: never;
  takenBack: never;
  loading: never;
  loadFailed: never;
  clone: never;
  split: never;
  splitTitle: 'name';
  splitText: 'each' | 'last' | 'parts';
  splitEven: 'each' | 'parts';
  splitDone: 'count';
  repeated: 'count';
  cloneFailed: never;
  timesOrUntil: never;
  settleMany: never;
  noneOpen: never;
  mostTogether: 'count';
  settleManyTitle: 'count';
  settleManyText: 'sum';
  manySettled: 'count';
  manyRefused: 'names';
  manyRefusedOne: 'by' | 'left' | 'name';
  sheet: never;
};

export const financialTexts = defineTexts<Texts>('finance/financial', {
  fetch: async (locale) => ({ 'finance/financial': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'finance/financial': source } },
});

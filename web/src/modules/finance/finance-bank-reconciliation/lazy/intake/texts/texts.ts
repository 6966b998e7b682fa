// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: 'account';
  text: never;
  choose: never;
  file: never;
  tooLarge: never;
  take: never;
  readAgain: never;
  sameAccount: never;
  new: 'count';
  nothingNew: never;
  known: 'count';
  between: 'from' | 'to';
  closing: 'amount' | 'day';
  withTxid: 'count';
  progress: 'done' | 'total';
  refused: 'count';
  refusedLine: 'at' | 'text' | 'why';
  line_day: never;
  line_amount: never;
  line_zero: never;
  line_cells: never;
  taken: 'count';
  why_empty: never;
  'why_not-a-statement': never;
  'why_cut-off': never;
  'why_other-account': 'expected' | 'found';
  'why_several-accounts': never;
  'why_nothing-valid': never;
  'why_too-many-rows': never;
  'why_too-costly': never;
  why_mapping: never;
  asks: never;
  firstRow: never;
  column: 'at' | 'name';
  noColumn: never;
  column_date: never;
  column_memo: never;
  column_payer: never;
  column_amount: never;
  column_side: never;
  column_incoming: never;
  column_outgoing: never;
  column_id: never;
  order: never;
  order_dmy: never;
  order_mdy: never;
  order_ymd: never;
  decimal: never;
  files: never;
  filesText: never;
  filesFailed: never;
  noFiles: never;
  fileLines: 'lines' | 'matched';
  undoFile: never;
  undoNamed: 'name';
  undoTitle: 'name';
  undoText: 'count';
  fileUndone: never;
  undoFailed: never;
  goOn: never;
  goOnNamed: 'name';
  goOnFailed: never;
};

export const intakeTexts = defineTexts<Texts>('finance/finance-bank-reconciliation/lazy/intake', {
  fetch: async (locale) => ({ 'finance/finance-bank-reconciliation/lazy/intake': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'finance/finance-bank-reconciliation/lazy/intake': source } },
});

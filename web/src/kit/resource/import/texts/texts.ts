// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  file: never;
  choose: never;
  checking: never;
  drop: never;
  limits: never;
  howTo: never;
  template: never;
  columns: never;
  leaveOut: never;
  meaningOf: 'column';
  noExample: never;
  remapped: never;
  readings: never;
  askReading: never;
  readingOf: 'column';
  chooseReading: never;
  'reading-comma': never;
  'reading-point': never;
  'reading-day': never;
  'reading-month': never;
  given: never;
  useGiven: never;
  givenHint: never;
  willCreate: 'count';
  willUpdate: 'count';
  same: 'count';
  refused: 'count';
  nothingNew: never;
  refusedTitle: never;
  row: 'row';
  moreRows: 'count';
  saveRefused: never;
  twins: 'count';
  allTwins: never;
  twinOf: 'row';
  'twin-skip': never;
  'twin-update': never;
  'twin-create': never;
  leftOut: 'count';
  check: never;
  otherFile: never;
  run: 'count';
  goOn: never;
  running: never;
  progress: 'done' | 'total';
  mayClose: never;
  finished: never;
  runFailed: never;
  created: 'count';
  updated: 'count';
  another: never;
  toList: never;
};

export const importTexts = defineTexts<Texts>('kit/resource/import', {
  fetch: async (locale) => ({ 'kit/resource/import': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/resource/import': source } },
});

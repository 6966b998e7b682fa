// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  subtitle: never;
  create: never;
  created: never;
  waitsHere: never;
  stayOpen: never;
  photoLater: never;
  overTank: 'meant' | 'tank';
  tank: 'tank';
  usual: 'usual';
  waiting: 'count';
  actionsOf: 'name';
  reverse: never;
  reversed: never;
  reversal: never;
  reverseTitle: 'name';
  reverseText: never;
  reverseDone: never;
  perLitre: 'price';
  perKwh: 'price';
  inKwh: never;
  undoReason: never;
  refused: never;
  'reason.not-allowed': never;
  'reason.unknown-boat': never;
  'reason.unknown-motor': never;
  'reason.unknown-supplier': never;
  'reason.future': never;
  'reason.no-money': never;
  'reason.unknown-fill': never;
  'reason.reversed': never;
  'reason.unknown-tank': never;
  'reason.tank-short': never;
  'warning.tank': never;
  'warning.price': never;
  'warning.much': never;
  'warning.little': never;
  'reason.unknown-photo': never;
  perHour: 'litres';
  notKnown: 'why';
  'why.no-full': never;
  'why.no-hours': never;
  'why.forgotten': never;
  'why.other-engine': never;
  'why.not-run': never;
};

export const quickFuelTexts = defineTexts<Texts>('voyages/quick-fuel', {
  fetch: async (locale) => ({ 'voyages/quick-fuel': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'voyages/quick-fuel': source } },
});

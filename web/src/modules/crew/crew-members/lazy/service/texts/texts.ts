// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  on: never;
  openCalendar: never;
  loadFailed: never;
  none: never;
  noneText: never;
  'can.sim': 'position';
  'can.com_aviso': 'position';
  'can.nao': 'position';
  until: 'competency' | 'date';
  forever: 'competency';
  ownWord: 'paper';
  free: never;
  orHigher: 'competency';
  lacks: 'papers';
  expired: 'date' | 'number';
  refused: 'number';
  early: 'number';
  unchecked: 'number';
  tooYoung: 'minimum';
  noBirth: never;
  undecided: 'what';
  'what.activity': never;
  'what.use_class': never;
  'what.nav_area': never;
  'what.boat_type': never;
  'what.tonnage': never;
  'what.version': never;
  'what.cell': never;
  'what.tie': never;
  byException: 'date';
};

export const serviceTexts = defineTexts<Texts>('crew/crew-members/lazy/service', {
  fetch: async (locale) => ({ 'crew/crew-members/lazy/service': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'crew/crew-members/lazy/service': source } },
});

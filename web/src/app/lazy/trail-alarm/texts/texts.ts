// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  own: never;
  all: 'count';
  look: never;
  title: never;
  text: never;
  changes: never;
  payments: never;
  attendance: never;
  system: never;
  departures: never;
  where: 'block' | 'trail';
  foundAt: 'when';
  note: never;
  noteOf: 'company' | 'where';
  looked: never;
  lookedOf: 'company' | 'where';
  tooShort: never;
  failed: never;
  none: never;
};

export const trailAlarmTexts = defineTexts<Texts>('app/lazy/trail-alarm', {
  fetch: async (locale) => ({ 'app/lazy/trail-alarm': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/lazy/trail-alarm': source } },
});

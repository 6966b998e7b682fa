// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  read: never;
  done: never;
  kept: never;
  waitsHere: never;
  stayOpen: never;
  below: 'hours' | 'when';
  replaced: never;
  jumps: 'hours' | 'when';
  confirm: never;
  rejectTitle: 'hours';
  reject: never;
  rejected: never;
  replaceTitle: 'name';
  replaceText: 'hours';
  replace: never;
  replaceDone: never;
  placeTitle: 'name';
  placeText: 'status';
  place: never;
  placed: never;
  held: 'name';
  scrapped: never;
};

export const verbsTexts = defineTexts<Texts>('fleet/lazy/motors/lazy/verbs', {
  fetch: async (locale) => ({ 'fleet/lazy/motors/lazy/verbs': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'fleet/lazy/motors/lazy/verbs': source } },
});

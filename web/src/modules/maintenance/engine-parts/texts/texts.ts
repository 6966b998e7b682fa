// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  subtitle: never;
  new: never;
  change: never;
  edit: never;
  actionsOf: 'name';
  saved: never;
  loadFailed: never;
  fits: never;
  fitsNone: never;
  addFit: never;
  removeFit: 'place';
  brand: never;
  model: never;
  serialFrom: never;
  serialTo: never;
  move: never;
  moveOf: 'name';
  placeWith: 'name' | 'quantity';
  short: 'available' | 'location';
  moved: 'quantity';
};

export const enginePartsTexts = defineTexts<Texts>('maintenance/engine-parts', {
  fetch: async (locale) => ({ 'maintenance/engine-parts': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'maintenance/engine-parts': source } },
});

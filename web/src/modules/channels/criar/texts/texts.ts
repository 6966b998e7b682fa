// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  subtitle: never;
  departure: 'free' | 'kept' | 'product' | 'time';
  dayFirst: never;
  noDepartures: never;
  chooseDeparture: never;
  party: never;
  lacksParty: never;
  sell: never;
  sold: 'code';
  wasThere: 'code';
};

export const criarTexts = defineTexts<Texts>('channels/criar', {
  fetch: async (locale) => ({ 'channels/criar': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'channels/criar': source } },
});

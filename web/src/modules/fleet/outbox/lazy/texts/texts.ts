// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  readings: 'count';
  reading: 'hours';
  refused: never;
  refusedText: never;
  notAllowed: never;
  unknownMotor: never;
  unfit: never;
};

export const outboxTexts = defineTexts<Texts>('fleet/outbox/lazy', {
  fetch: async (locale) => ({ 'fleet/outbox/lazy': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'fleet/outbox/lazy': source } },
});

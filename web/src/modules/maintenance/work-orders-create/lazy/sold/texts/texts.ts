// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  text: never;
  departures: 'count';
  parties: 'count';
  people: 'count';
  stopped: never;
  without: never;
};

export const soldTexts = defineTexts<Texts>('maintenance/work-orders-create/lazy/sold', {
  fetch: async (locale) => ({ 'maintenance/work-orders-create/lazy/sold': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'maintenance/work-orders-create/lazy/sold': source } },
});

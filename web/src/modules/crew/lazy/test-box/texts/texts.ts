// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  text: never;
  person: never;
  boat: never;
  date: never;
  choose: never;
  incomplete: never;
  failed: never;
  openCalendar: never;
  answer: never;
  cell: never;
  beats: never;
  beatsNone: never;
  beatsThese: 'cells';
  version: never;
  papers: never;
  paper: 'competency' | 'number';
  paperLeft: 'competency' | 'count' | 'number';
  exception: never;
  'exception.add': 'date';
  'exception.waive': 'date';
  anyContext: never;
};

export const testBoxTexts = defineTexts<Texts>('crew/lazy/test-box', {
  fetch: async (locale) => ({ 'crew/lazy/test-box': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'crew/lazy/test-box': source } },
});

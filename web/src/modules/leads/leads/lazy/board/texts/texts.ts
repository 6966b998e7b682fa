// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  howTo: never;
  taken: 'name';
  over: 'status';
  dropped: 'status';
  left: never;
  loading: never;
  empty: never;
  more: never;
  drag: 'name';
  moveTo: 'name';
  fold: 'status';
  unfold: 'status';
  talkOf: 'name';
  chatOf: 'name';
  leaves: 'status';
};

export const boardTexts = defineTexts<Texts>('leads/leads/lazy/board', {
  fetch: async (locale) => ({ 'leads/leads/lazy/board': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'leads/leads/lazy/board': source } },
});

// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  crashed: never;
  crashedText: never;
  reload: never;
};

export const guardsTexts = defineTexts<Texts>('app/guards', {
  fetch: async (locale) => ({ 'app/guards': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/guards': source } },
});

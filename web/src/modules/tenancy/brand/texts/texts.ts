// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  logo: never;
  chooseLogo: never;
  otherLogo: never;
  noLogo: never;
  logoWrong: never;
  theme_light: never;
  theme_dark: never;
  signIn: never;
  ratio: 'ratio';
  logoHow: never;
  proposed: never;
  useColour: 'colour';
  theme_sun: never;
  letter: never;
  letterLine: never;
  letterButton: never;
  print: never;
};

export const brandTexts = defineTexts<Texts>('tenancy/brand', {
  fetch: async (locale) => ({ 'tenancy/brand': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'tenancy/brand': source } },
});

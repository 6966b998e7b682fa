// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  failed: never;
  title: never;
  try: never;
  text: never;
  whole: never;
  'ended.no-product': never;
  'ended.no-departure': never;
  'ended.refused': never;
  copied: never;
  'step.availability': never;
  'step.reserve': never;
  'step.confirm': never;
  'step.cancel': never;
  status: 'ms' | 'status';
  curl: never;
  request: never;
  answer: never;
};

export const trialTexts = defineTexts<Texts>('channels/reservas-externas/lazy/trial', {
  fetch: async (locale) => ({ 'channels/reservas-externas/lazy/trial': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'channels/reservas-externas/lazy/trial': source } },
});

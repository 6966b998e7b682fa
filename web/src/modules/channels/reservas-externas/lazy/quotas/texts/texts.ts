// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  order: never;
  orderText: never;
  backwards: never;
  made: 'count';
  left: 'count' | 'which';
  'why.there': never;
  'why.no-room': never;
  'why.past': never;
  failed: never;
  none: never;
  noneText: never;
  kept: 'free' | 'left' | 'partner' | 'until';
  sold: 'seats' | 'used';
  release: never;
  releaseTitle: never;
  releaseText: 'count' | 'partner';
  released: 'count';
  releaseFailed: never;
};

export const quotasTexts = defineTexts<Texts>('channels/reservas-externas/lazy/quotas', {
  fetch: async (locale) => ({ 'channels/reservas-externas/lazy/quotas': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'channels/reservas-externas/lazy/quotas': source } },
});

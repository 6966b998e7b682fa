// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  image: 'code';
  shareText: 'code' | 'date' | 'product' | 'time';
  copied: never;
  shareFailed: never;
};

export const qrTexts = defineTexts<Texts>('manifest/scan/lazy/qr', {
  fetch: async (locale) => ({ 'manifest/scan/lazy/qr': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'manifest/scan/lazy/qr': source } },
});

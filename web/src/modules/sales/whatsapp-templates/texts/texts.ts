// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  intro: never;
  sampleName: never;
  sampleProduct: never;
  sampleParty: never;
  length: 'count';
  copyText: never;
  copied: never;
  notCopied: never;
};

export const whatsappTemplatesTexts = defineTexts<Texts>('sales/whatsapp-templates', {
  fetch: async (locale) => ({ 'sales/whatsapp-templates': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'sales/whatsapp-templates': source } },
});

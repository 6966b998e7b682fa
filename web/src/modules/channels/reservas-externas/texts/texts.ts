// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  views: never;
  'tab.inbox': never;
  'tab.partners': never;
  'tab.mapping': never;
  'tab.quotas': never;
  inboxText: never;
  quotasText: never;
  'tab.messages': never;
  messagesText: never;
  new: never;
};

export const reservasExternasTexts = defineTexts<Texts>('channels/reservas-externas', {
  fetch: async (locale) => ({ 'channels/reservas-externas': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'channels/reservas-externas': source } },
});

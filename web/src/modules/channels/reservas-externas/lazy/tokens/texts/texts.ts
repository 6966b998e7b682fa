// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  text: never;
  make: never;
  none: never;
  failed: never;
  test: never;
  neverUsed: never;
  usedAt: 'at';
  revokedAt: 'at';
  revoke: never;
  revokeTitle: never;
  revokeText: 'label';
  revoked: never;
  revokeFailed: never;
  secretTitle: never;
  secretText: never;
  copy: never;
  copied: never;
};

export const tokensTexts = defineTexts<Texts>('channels/reservas-externas/lazy/tokens', {
  fetch: async (locale) => ({ 'channels/reservas-externas/lazy/tokens': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'channels/reservas-externas/lazy/tokens': source } },
});

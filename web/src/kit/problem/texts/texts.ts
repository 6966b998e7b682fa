// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  validation: never;
  'signed-out': never;
  'subscription-lapsed': never;
  'sign-in-failed': never;
  forbidden: never;
  'not-found': never;
  'tenant-changed': never;
  'too-many-requests': never;
  'tenant-unidentified': never;
  'tenant-not-found': never;
  'tenant-inactive': never;
  internal: never;
  unavailable: never;
  lost: never;
  timeout: never;
  intercepted: never;
  unexpected: never;
  'token-missing': never;
  'token-refused': never;
  'two-tokens': never;
  'allotment-there': never;
  'allotment-used': never;
  'external-decided': never;
  'external-unbooked': never;
  'external-waits': never;
  'allotment-released': never;
  octo: never;
  'partner-without-agent': never;
};

export const problemTexts = defineTexts<Texts>('kit/problem', {
  fetch: async (locale) => ({ 'kit/problem': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/problem': source } },
});

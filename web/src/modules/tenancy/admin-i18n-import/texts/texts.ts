// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  subtitle: never;
  file: never;
  formats: never;
  choose: never;
  lookFailed: never;
  takeFailed: never;
  mayNot: never;
  new: never;
  changed: never;
  unchanged: never;
  long: never;
  longLines: never;
  approvedNow: never;
  take: never;
  taken: 'count';
  nothing: never;
  versions: never;
  noVersions: never;
  loadFailed: never;
  counts: 'added' | 'changed' | 'refused';
  rolledBack: 'when';
  waiting: never;
  approve: never;
  approvedDone: never;
  approveFailed: never;
  rollBack: never;
  rollBackNamed: 'file';
  rollBackTitle: 'file';
  rollBackText: never;
  rollBackDone: never;
  rollBackFailed: never;
  overlaid: never;
  already: never;
  coverage: never;
  coverageText: never;
  longTexts: never;
  missing: never;
  noTexts: never;
  namespace: never;
  said: 'said' | 'texts';
  otherwise: 'count';
};

export const adminI18nImportTexts = defineTexts<Texts>('tenancy/admin-i18n-import', {
  fetch: async (locale) => ({ 'tenancy/admin-i18n-import': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'tenancy/admin-i18n-import': source } },
});

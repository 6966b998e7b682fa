// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  loading: never;
  retry: never;
  code: never;
  copy: never;
  denied: never;
  deniedText: never;
  address: never;
  resource: never;
  role: never;
  permissions: never;
  home: never;
  validationTitle: never;
  failed: never;
  unsavedTitle: never;
  unsavedText: never;
  discard: never;
  stay: never;
  permissionTimeout: never;
  permissionTimeoutText: never;
  unlisted: 'typed';
  less: never;
  more: never;
  between: 'max' | 'min';
  unread: 'typed';
  close: never;
  cancel: never;
  back: never;
  save: never;
  delete: never;
  restore: never;
  all: never;
  yes: never;
  no: never;
  optional: never;
  refresh: never;
  showPassword: never;
  hidePassword: never;
  previousMonth: never;
  nextMonth: never;
  print: never;
  share: never;
  filters: never;
  history: never;
  reason: never;
  actions: never;
  password: never;
  pages: never;
  previousPage: never;
  nextPage: never;
  pageNumber: 'page';
};

export const kitTexts = defineTexts<Texts>('kit', {
  fetch: async (locale) => ({ 'kit': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit': source } },
});

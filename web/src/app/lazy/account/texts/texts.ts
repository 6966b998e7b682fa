// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  toApp: never;
  secondFactor: never;
  what: never;
  loadFailed: never;
  off: never;
  on: never;
  since: 'time';
  codesLeft: 'count';
  codesFew: 'count';
  isRequired: never;
  turnOn: never;
  turnOff: never;
  turnOffText: never;
  newCodes: never;
  newCodesText: never;
  turnedOn: never;
  turnedOff: never;
  askPassword: never;
  goOn: never;
  passwordMissing: never;
  passwordWrong: never;
  scan: never;
  apps: never;
  qr: never;
  openApp: never;
  byHand: never;
  copyKey: never;
  enter: never;
  alreadyOn: never;
  tooLate: never;
  codesTitle: never;
  keepCodes: never;
  keepText: never;
  copyCodes: never;
  download: never;
  copied: never;
  copyFailed: never;
  fileName: never;
  kept: never;
  required: never;
};

export const accountTexts = defineTexts<Texts>('app/lazy/account', {
  fetch: async (locale) => ({ 'app/lazy/account': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/lazy/account': source } },
});

// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  choose: never;
  none: never;
  search: never;
  add: never;
  searching: never;
  searchFailed: never;
  noneFound: never;
  choices: never;
  clear: never;
  create: 'name';
  createFailed: 'name';
  remove: 'name';
  atLink: 'name' | 'value';
  unnamed: never;
  pickColour: never;
  openCalendar: never;
  time: never;
  otherLanguages: 'said' | 'total';
  country: never;
  countryNow: 'country';
  area: never;
  ninth: never;
  unlikely: never;
  chooseFile: never;
  replaceFile: never;
  takePicture: never;
  imageHint: never;
  fileHint: never;
  tooLarge: never;
  picture: never;
  openPicture: never;
  openFile: never;
  removeFile: never;
  sending: 'name';
  currency: never;
  until: never;
};

export const fieldInputTexts = defineTexts<Texts>('kit/resource/field-input', {
  fetch: async (locale) => ({ 'kit/resource/field-input': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/resource/field-input': source } },
});

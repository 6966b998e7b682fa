// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  deleted: never;
  restored: never;
  deleteFailed: never;
  restoreFailed: never;
  deleteTitle: never;
  deleteText: 'name';
  deleteDetail: never;
  inUseTitle: never;
  inUseText: 'name';
  andMore: 'count';
  moveText: 'name';
  moveTo: never;
  leaveWithout: never;
  moveAndDelete: never;
  tooMany: 'maximum';
  moved: 'count';
  stayed: 'count';
};

export const removalTexts = defineTexts<Texts>('kit/resource/record/removal', {
  fetch: async (locale) => ({ 'kit/resource/record/removal': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/resource/record/removal': source } },
});

// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  install: never;
  installed: never;
  remove: never;
  removeOf: 'name';
  removed: never;
  none: never;
  noneText: never;
  loadFailed: never;
  since: 'day' | 'hours';
  gone: 'day' | 'reason';
  lifeOf: 'name';
  hoursLeft: 'hours';
  hoursOver: 'hours';
  daysLeft: 'count';
  daysOver: 'count';
};

export const installedTexts = defineTexts<Texts>('maintenance/lazy/installed', {
  fetch: async (locale) => ({ 'maintenance/lazy/installed': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'maintenance/lazy/installed': source } },
});

// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  subtitle: never;
  zoneText: never;
  changeZone: never;
  zoneKeeps: never;
  previewFailed: never;
  movesNone: never;
  moves: 'count';
  booked: 'count';
  movesFrom: 'from' | 'to';
  zoneChanged: never;
  boatBusy: never;
  zoneStale: 'zone';
  change: never;
  changeNamed: 'name';
  rowText: never;
  toPage: never;
};

export const settingsTexts = defineTexts<Texts>('tenancy/settings', {
  fetch: async (locale) => ({ 'tenancy/settings': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'tenancy/settings': source } },
});

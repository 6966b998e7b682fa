// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  loading: never;
  loadFailed: never;
  roles: never;
  gives: never;
  byRank: never;
  people: 'count';
  editable: never;
  rule: never;
  'partner.supplier': never;
  'partner.agent': never;
  givenBy: never;
  givesTo: never;
  byFullAdmin: 'role';
  holders: never;
  reach: never;
  rights: never;
  noPages: never;
  giver: never;
  givesNone: never;
  allByFullAdmin: 'roles';
  peopleFailed: never;
  nobody: never;
  move: never;
  chosen: 'count';
  choose: never;
  partnerOf: never;
  notYours: never;
  notMoved: 'count';
  moveTitle: 'count';
  chooseRole: never;
  choosePartner: never;
  moved: 'count' | 'role';
  moveFailed: never;
};

export const userRolesTexts = defineTexts<Texts>('access/user-roles', {
  fetch: async (locale) => ({ 'access/user-roles': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'access/user-roles': source } },
});

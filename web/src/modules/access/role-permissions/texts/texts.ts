// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  loading: never;
  loadFailed: never;
  noMatch: never;
  role: never;
  ruleOption: 'role';
  changedOption: 'count' | 'role';
  compare: never;
  noCompare: never;
  show: never;
  everything: never;
  changedOnly: never;
  unlikeOnly: never;
  search: never;
  matrixOf: 'role';
  cell: 'action' | 'what';
  default: 'value';
  changed: 'byDefault' | 'value' | 'when' | 'who';
  changedOnce: 'byDefault' | 'value';
  somebody: never;
  pending: 'value';
  legendChanged: never;
  legendPending: never;
  legendFixed: never;
  otherHas: 'role' | 'value';
  'lock.full': 'role';
  'lock.manager': 'role';
  'lock.own-role': never;
  'lock.read-only': never;
  'lock.platform': never;
  'lock.partner': 'role';
  'lock.module': never;
  'lock.reads-users': never;
  'lock.not-held': never;
  'gains.read': 'role' | 'what';
  'gains.create': 'role' | 'what';
  'gains.update': 'role' | 'what';
  'gains.delete': 'role' | 'what';
  'loses.read': 'role' | 'what';
  'loses.create': 'role' | 'what';
  'loses.update': 'role' | 'what';
  'loses.delete': 'role' | 'what';
  toSave: 'count';
  withdraw: 'change';
  offline: never;
  stale: 'role';
  sets: never;
  'set.sales': never;
  'set.workshop': never;
  'set.till': never;
  'setFor.sales': never;
  'setFor.workshop': never;
  'setFor.till': never;
  setFilled: 'count' | 'set';
  setLeftOut: 'count' | 'role';
  reset: never;
  resetTitle: 'role';
  resetText: 'count';
  resetKept: 'count';
  saved: 'count' | 'role';
  undone: 'role';
  notUndone: 'role';
  notSaved: 'role';
};

export const rolePermissionsTexts = defineTexts<Texts>('access/role-permissions', {
  fetch: async (locale) => ({ 'access/role-permissions': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'access/role-permissions': source } },
});

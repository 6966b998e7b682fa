// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  subtitle: never;
  newUser: never;
  mayCreateNone: never;
  inviteSeveral: never;
  more: never;
  search: never;
  loading: never;
  loadFailed: never;
  empty: never;
  emptyText: never;
  noMatch: never;
  createFirst: never;
  name: never;
  email: never;
  level: never;
  status: never;
  createdAt: never;
  sortBy: never;
  newestFirst: never;
  oldestFirst: never;
  nameAscending: never;
  nameDescending: never;
  emailAscending: never;
  emailDescending: never;
  temporaryPassword: never;
  temporaryOver: never;
  awaitsAccess: never;
  inviteOver: never;
  actionsOf: 'name';
  edit: never;
  activate: never;
  deactivate: never;
  sendReset: never;
  isInactive: never;
  endSessions: never;
  seeRights: never;
  copyRights: never;
  activated: never;
  deactivated: never;
  statusFailed: never;
  resetSent: 'email';
  resetFailed: never;
  throttled: never;
  deleteTitle: never;
  deleteText: 'email';
  deleteDetail: never;
  deleted: never;
  deleteFailed: never;
  withCode: never;
  removeCode: never;
  codeTitle: never;
  codeText: 'name';
  codeRemoved: never;
  codeFailed: never;
  endTitle: never;
  endText: 'name';
  sessionsEnded: 'count';
  endFailed: never;
};

export const usersTexts = defineTexts<Texts>('access/users', {
  fetch: async (locale) => ({ 'access/users': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'access/users': source } },
});

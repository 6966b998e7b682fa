// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  skip: never;
  mainMenu: never;
  openMenu: never;
  closeMenu: never;
  collapseMenu: never;
  expandMenu: never;
  menu: never;
  shortcutsBar: never;
  version: 'version';
  builtAt: 'time';
  versionHistory: never;
  findOrGo: never;
  online: never;
  slow: never;
  offline: never;
  connection: never;
  language: never;
  theme: never;
  themeLight: never;
  themeDark: never;
  themeSystem: never;
  themeSun: never;
  account: never;
  shortcuts: never;
  companies: never;
  signOut: never;
  toggleSidebar: never;
  openPalette: never;
  openShortcuts: never;
  today: never;
  manifest: never;
  fuel: never;
  notices: never;
  demoNotice: never;
  maintenance: 'from' | 'text' | 'until';
  offlineNotice: never;
  onlineNotice: never;
  updateNotice: never;
  incompleteNotice: never;
  reload: never;
  notNow: never;
  toastRegion: never;
  toastNotification: never;
  undo: never;
  searchMenu: never;
  favourites: never;
  recents: never;
  addFavourite: never;
  removeFavourite: never;
  favouritesFull: never;
  orderFavourites: never;
  orderDone: never;
  moveUp: 'page';
  moveDown: 'page';
  leavesShell: never;
  unsent: 'count';
  loose: 'count';
  refusedMarks: 'count';
  updateAfterQueue: 'count';
  languageWithdrawn: never;
};

export const shellTexts = defineTexts<Texts>('app/shell', {
  fetch: async (locale) => ({ 'app/shell': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'app/shell': source } },
});

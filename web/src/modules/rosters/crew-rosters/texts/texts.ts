// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  subtitle: never;
  own: never;
  all: never;
  view: never;
  loadFailed: never;
  next: never;
  later: never;
  past: never;
  nobody: never;
  nobodyText: never;
  none: never;
  noneText: never;
  noneAll: never;
  hours: 'hours';
  restUntil: 'when';
  with: 'names';
  pay: 'amount';
  departs: 'time';
  confirm: never;
  confirmed: never;
  cannot: never;
  declined: never;
  why: never;
  whyHint: never;
  send: never;
  required: never;
  notDone: never;
  offline: never;
  seenAt: 'when';
  allNeedsSignal: never;
  calendar: never;
  calendarText: never;
  calendarSince: 'when';
  calendarAgain: never;
  calendarMake: never;
  calendarRenew: never;
  calendarClose: never;
  calendarClosed: never;
  calendarOnce: never;
  calendarOpen: never;
  calendarCopy: never;
  calendarCopied: never;
};

export const crewRostersTexts = defineTexts<Texts>('rosters/crew-rosters', {
  fetch: async (locale) => ({ 'rosters/crew-rosters': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'rosters/crew-rosters': source } },
});

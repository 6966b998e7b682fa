// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  changes: never;
  changesOf: 'name';
  changesOfChosen: never;
  sails: 'day';
  restsOn: 'day';
  panel: never;
  panelNote: never;
  madeUntil: 'date';
  madeNone: never;
  copyOf: 'name';
  here: never;
  bulk: never;
  applied: 'title';
  seeOrUndo: never;
};

export const manageAvailabilityTexts = defineTexts<Texts>('bookings/manage-availability', {
  fetch: async (locale) => ({ 'bookings/manage-availability': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'bookings/manage-availability': source } },
});

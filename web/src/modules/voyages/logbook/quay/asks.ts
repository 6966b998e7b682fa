import type { PierData, PierVoyage } from '@leme/contract/voyages/logbook/pier-data';

export type PierDeparture = PierData['departures'][number];
export type Leaving = {
  /** What it sails for; a boat that is moved or tried sails for none. */
  departure: PierDeparture | null;
  boat_id: string | null;
  boats: PierData['boats'];
};
/** What somebody pressed. */
export type Asked =
  | ({ what: 'leave' } & Leaving)
  | { what: 'return'; voyage: PierVoyage }
  | { what: 'explain'; voyage: PierVoyage }
  | { what: 'occurrence'; voyage: PierVoyage; phone: string | null };
export type Ask = (asked: Asked) => void;

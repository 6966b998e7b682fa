import type { InputOf } from '@leme/contract/kit/endpoint';
import type { noteDepartures } from '@leme/contract/voyages/count/departure-events';
import type { noteVoyages } from '@leme/contract/voyages/logbook/endpoints';
import { call } from '#kit/api/api.ts';

type Event = Omit<Partial<InputOf<typeof noteDepartures>['events'][number]>, 'kind'> & {
  kind: string;
  boat_id: string;
};
type Voyage = Omit<Partial<InputOf<typeof noteVoyages>['events'][number]>, 'kind'> & { kind: string };

/** One body for a press now and for a queue later; each event has its id already, so that sending it twice is harmless. */
export const sendDepartures = (events: readonly Event[], user_id: string) =>
  call<typeof noteDepartures>('POST /departure-events', {
    user_id,
    sent_at: new Date().toISOString(),
    events: events as never,
  });

/** The same of the voyage: that it left, or is back. */
export const sendVoyage = (event: Voyage, user_id: string) =>
  call<typeof noteVoyages>('POST /logbook-events', {
    user_id,
    sent_at: new Date().toISOString(),
    events: [event as never],
  });

import type { InputOf } from '@leme/contract/kit/endpoint';
import type {
  DepartureRefusal,
  DepartureResult,
  noteDepartures,
} from '@leme/contract/voyages/count/departure-events';

export type DepartureInput = InputOf<typeof noteDepartures>;
/** What a device says of a departure. */
export type SentDeparture = DepartureInput['events'][number];

export type Outcome = Pick<DepartureResult, 'id' | 'outcome' | 'reason' | 'gate' | 'intact' | 'root'>;

const nothing = { gate: null, intact: null, root: null };
export const stored = (id: string): Outcome => ({ id, outcome: 'stored', reason: null, ...nothing });
export const known = (id: string): Outcome => ({ id, outcome: 'known', reason: null, ...nothing });
export const refused = (id: string, reason: DepartureRefusal): Outcome => {
  return { id, outcome: 'refused', reason, ...nothing };
};

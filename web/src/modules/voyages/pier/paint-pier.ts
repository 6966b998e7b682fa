import { foldVoyage } from '@leme/contract/voyages/logbook/fold-voyage';
import type { PierData, PierVoyage } from '@leme/contract/voyages/logbook/pier-data';
import type { VoyageEvent } from '@leme/contract/voyages/logbook/voyage-events';
import { groupBy } from '#kit/browser/group-by.ts';
import type { QueuedVoyage } from '../outbox/queue-rules.ts';

type Said = Pick<QueuedVoyage, 'event' | 'client_time' | 'boat'>;

/**
 * The quay as it will be once what was said here is through: each voyage is folded by the very rule of the server, over what
 * is known of it. What nobody spoke of keeps its identity.
 */
export function paintPier(data: PierData, said: readonly Said[]): PierData {
  if (said.length === 0) return data;
  let { voyages } = data;
  for (const own of groupBy(said, ({ event }) => event.voyage_id).values()) {
    const [{ event, boat }] = own as [Said, ...Said[]];
    const there = voyages.find(({ id }) => id === event.voyage_id) ?? joined(voyages, own);
    const painted = paintVoyage(there ?? begun(event, boat), own);
    // A second voyage of a boat that is out waits until the first is back.
    const waits = painted.status === 'open' && !there && voyages.some(isOutOn(painted.boat_id));
    const voyage: PierVoyage = waits ? { ...painted, status: 'review', why: 'other-voyage' } : painted;
    voyages = there ? voyages.map((each) => (each === there ? voyage : each)) : [voyage, ...voyages];
  }
  return { ...data, voyages };
}

const isOutOn = (boat_id: string) => (voyage: PierVoyage) =>
  voyage.boat_id === boat_id && voyage.status === 'open';

/** A boat leaves once for a departure: who says so second says it of the same voyage. */
function joined(voyages: readonly PierVoyage[], own: readonly Said[]): PierVoyage | undefined {
  const leaves = own.find(({ event }) => event.kind === 'departed')?.event;
  if (!leaves || leaves.session_id === null) return undefined;
  return voyages.find(
    ({ session_id, boat_id, status }) =>
      session_id === leaves.session_id && boat_id === leaves.boat_id && status !== 'cancelled',
  );
}

function begun({ voyage_id, boat_id, session_id }: Said['event'], boat: string): PierVoyage {
  return {
    id: voyage_id,
    boat_id,
    boat,
    session_id,
    status: 'review',
    why: null,
    departed_at: null,
    returned_at: null,
    eta: null,
    people_out: null,
    people_in: null,
    hours_start: null,
    hours_end: null,
    occurrences: 0,
    steps: 0,
  };
}

const silent = {
  people: null,
  hours: null,
  captain: null,
  text: null,
  occurrence: null,
  level: null,
  eta: null,
  explains: false,
};

/** What is known of a voyage, as events that say it. */
function eventsOf(voyage: PierVoyage): VoyageEvent[] {
  const { departed_at, returned_at, people_out, people_in, hours_start, hours_end, eta, status } = voyage;
  const event = (kind: VoyageEvent['kind'], more: Partial<VoyageEvent>): VoyageEvent => {
    return { ...silent, id: `known-${kind}`, kind, step: 0, at: '', ...more };
  };
  return [
    ...(departed_at
      ? [event('departed', { at: departed_at, people: people_out, hours: hours_start, eta })]
      : []),
    ...(returned_at ? [event('returned', { at: returned_at, people: people_in, hours: hours_end })] : []),
    ...(status === 'closed' ? [event('amended', { explains: true })] : []),
    ...(status === 'cancelled' ? [event('cancelled', {})] : []),
  ];
}

/** A voyage with what was said of it here. */
export function paintVoyage(voyage: PierVoyage, own: readonly Said[]): PierVoyage {
  const said = own.map(
    ({ event, client_time }): VoyageEvent => ({
      ...event,
      step: Math.max(event.step, 1),
      at: client_time,
    }),
  );
  const folded = foldVoyage([...eventsOf(voyage), ...said]);
  const { status, why, departed_at, returned_at, eta, people_out, people_in, hours_start, hours_end } =
    folded;
  return {
    ...voyage,
    status,
    why,
    departed_at,
    returned_at,
    eta,
    people_out,
    people_in,
    hours_start,
    hours_end,
    occurrences: voyage.occurrences + folded.occurrences,
    steps: voyage.steps + own.length,
  };
}

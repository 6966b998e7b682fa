import type { CallOf } from '@leme/contract/kit/endpoint';
import type { noteDepartures } from '@leme/contract/voyages/count/departure-events';
import type { noteFuel } from '@leme/contract/voyages/fuel/endpoints';
import type { GateResult } from '@leme/contract/voyages/gate/gate-checks';
import type { noteVoyages } from '@leme/contract/voyages/logbook/endpoints';
import type { Entry } from '#kit/outbox/rules.ts';

type Whole<T> = { [K in keyof T]-?: Exclude<T[K], undefined> };

/** What is said of a voyage, whole, so that it may be folded here as on the server. */
export type SaidOfVoyage = Omit<Whole<CallOf<typeof noteVoyages>['events'][number]>, 'client_time'>;
/** What a boat was fuelled with, or which fill is taken back. */
export type SaidOfFuel = Whole<CallOf<typeof noteFuel>['events'][number]>;

/** Something of a voyage that the server does not know of yet, with the boat it is shown by. */
export type QueuedVoyage = Entry & { kind: 'voyage'; event: SaidOfVoyage; boat: string };

/** Fuel that the server does not know of yet, likewise. */
export type QueuedFuel = Entry & { kind: 'fuel'; event: SaidOfFuel; boat: string };

/** What is said of a departure beside that it left: counts, marks, releases, and the seal with what it froze. */
export type SaidOfDeparture = Omit<CallOf<typeof noteDepartures>['events'][number], 'client_time'>;
/** How a seal stands on this device: the server may see it otherwise, and says so beside it. */
export type SealedHere = { result: GateResult; people: readonly string[] };

/** Something of a departure that the server does not know of yet, with who said it. */
export type QueuedDeparture = Entry & {
  kind: 'departure';
  event: SaidOfDeparture;
  boat: string;
  by: string;
  sealed?: SealedHere;
};

export const isVoyage = <E extends Entry>(entry: E): entry is E & QueuedVoyage => entry.kind === 'voyage';
export const isFuel = <E extends Entry>(entry: E): entry is E & QueuedFuel => entry.kind === 'fuel';
export const isDeparture = <E extends Entry>(entry: E): entry is E & QueuedDeparture =>
  entry.kind === 'departure';

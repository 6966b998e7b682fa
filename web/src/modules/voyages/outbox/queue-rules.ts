import type { CallOf } from '@leme/contract/kit/endpoint';
import type { noteFuel } from '@leme/contract/voyages/fuel/endpoints';
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

export const isVoyage = <E extends Entry>(entry: E): entry is E & QueuedVoyage => entry.kind === 'voyage';
export const isFuel = <E extends Entry>(entry: E): entry is E & QueuedFuel => entry.kind === 'fuel';

import type { postReading } from '@leme/contract/fleet/motors/endpoints';
import type { CallOf } from '@leme/contract/kit/endpoint';
import type { Entry } from '#kit/outbox/rules.ts';

/** What a dial said, as the server is told it. */
export type SaidOfDial = CallOf<typeof postReading>;

/** A reading that the server does not know of yet, with the engine it is shown by. */
export type QueuedReading = Entry & { kind: 'reading'; reading: SaidOfDial; motor: string };

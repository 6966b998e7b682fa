import type { InputOf } from '@leme/contract/kit/endpoint';
import type { noteVoyages } from '@leme/contract/voyages/logbook/endpoints';
import type { Entry } from './entries.ts';

/** What a device says of a voyage. */
export type Sent = InputOf<typeof noteVoyages>['events'][number];

/** What was stored, with the voyage it counts for. */
export type Stored = { event: Sent; entry: Entry; at: string };

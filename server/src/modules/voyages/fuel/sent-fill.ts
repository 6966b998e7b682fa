import type { InputOf } from '@leme/contract/kit/endpoint';
import type { noteFuel } from '@leme/contract/voyages/fuel/endpoints';

/** What a device says of a boat that was fuelled. */
export type SentFill = InputOf<typeof noteFuel>['events'][number];

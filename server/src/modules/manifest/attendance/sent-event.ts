import type { InputOf } from '@leme/contract/kit/endpoint';
import type { recordAttendance } from '@leme/contract/manifest/endpoints';

/** A change of attendance as a device sent it. */
export type SentEvent = InputOf<typeof recordAttendance>['events'][number];

import { type Need, read } from '../access/permission.ts';
import type { LiveRights } from '../kit/realtime.ts';

const manifests: readonly Need[] = [read('sessions-manifest'), read('passenger-manifest')];

/** The tables open pages hear of. */
export const live = {
  sessions: [read('sessions'), ...manifests],
  bookings: [read('bookings'), read('sessions'), ...manifests],
  session_boats: [read('sessions'), ...manifests],
  booking_passengers: [read('bookings'), read('sessions'), ...manifests],
} as const satisfies LiveRights;

type Own = typeof live;
declare module '../kit/realtime.ts' {
  interface LiveTables extends Own {}
}

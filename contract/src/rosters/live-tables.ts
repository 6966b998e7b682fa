import { read } from '../access/permission.ts';
import type { LiveRights } from '../kit/realtime.ts';

/** The tables open pages hear of. */
export const live = {
  crew_assignments: [read('rosters'), read('crew-rosters')],
} as const satisfies LiveRights;

type Own = typeof live;
declare module '../kit/realtime.ts' {
  interface LiveTables extends Own {}
}

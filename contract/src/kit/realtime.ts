import { isAllowed, type Need, read } from '../access/permission.ts';
import { isResource, type Resource } from '../access/resources.ts';

const manifests: readonly Need[] = [read('sessions-manifest'), read('passenger-manifest')];

/** The tables open pages hear of, each with the rights of which one is needed to hear it. */
export const liveTables = {
  sessions: [read('sessions'), ...manifests],
  bookings: [read('bookings'), read('sessions'), ...manifests],
  session_boats: [read('sessions'), ...manifests],
  booking_passengers: [read('bookings'), read('sessions'), ...manifests],
} as const satisfies Record<string, readonly Need[]>;

/** A table of the list above, or a register by its resource: then whoever may read it hears of it. */
export type LiveTable = keyof typeof liveTables | Resource;

export const changeKinds = ['created', 'updated', 'removed', 'checked_in', 'checkin_cancelled'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** More ids than this are not listed: a page then refreshes all it shows of the table. */
export const mostIds = 100;

/** What the stream sends as `change`. `ids` is null for partners and for many rows; `own` when the reader did it. */
export type Change = { table: LiveTable; ids: string[] | null; kind: ChangeKind; own: boolean };

export function isLiveTable(name: string): name is LiveTable {
  return Object.hasOwn(liveTables, name) || isResource(name);
}

/** Whether somebody with these rights hears of changes to the table. */
export function mayHear(granted: ReadonlySet<string>, table: LiveTable): boolean {
  const anyOf: Readonly<Record<string, readonly Need[]>> = liveTables;
  return isAllowed(granted, { anyOf: anyOf[table] ?? [read(table as Resource)] });
}

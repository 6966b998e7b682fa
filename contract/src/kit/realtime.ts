import { isAllowed, type Need, read } from '../access/permission.ts';
import { isResource, type Subject } from '../access/resources.ts';

/** The tables open pages hear of beside registers, and the rights of which one is needed to hear them. */
export type LiveRights = Readonly<Record<string, readonly Need[]>>;

type OfKit = Record<never, never>;
/** Their names: what each module adds where it declares its own. */
export interface LiveTables extends OfKit {}

/** One of those, or a register by its resource: then whoever may read it hears of it. */
export type LiveTable = keyof LiveTables | Subject;

export const changeKinds = [
  'created',
  'updated',
  'removed',
  'checked_in',
  'checkin_cancelled',
  'no_show',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** More ids than this are not listed: a page then refreshes all it shows of the table. */
export const mostIds = 100;

/** What the stream sends as `change`. `ids` is null for partners and for many rows; `own` when the reader did it. */
export type Change = { table: LiveTable; ids: string[] | null; kind: ChangeKind; own: boolean };

export function isLiveTable(name: string, live: LiveRights): name is LiveTable {
  return Object.hasOwn(live, name) || isResource(name);
}

/** Whether somebody with these rights hears of changes to the table. */
export function mayHear(granted: ReadonlySet<string>, table: LiveTable, live: LiveRights): boolean {
  return isAllowed(granted, { anyOf: live[table] ?? [read(table as Subject)] });
}

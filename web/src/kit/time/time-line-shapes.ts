import type { ReactNode } from 'react';
import type { RowAction } from '../list/actions/action-menu.tsx';
import type { ClockText } from './clock-text.ts';

/** Hours of a day beside each other, or days, in each of which the entries stand below one another. */
export type TimeUnit = 'hours' | 'days';

export type TimeEntry = {
  id: string;
  /** The row it stands in. */
  row: string;
  from: ClockText;
  until: ClockText;
  /** All of it in words, heard and shown under the pointer. */
  label: string;
  /** Of the bar at its start. */
  color: string | null;
  /** Over, called off, or where it would be if it were confirmed. */
  tone?: 'past' | 'gone' | 'draft' | undefined;
  /** It stays where it is. */
  isFixed: boolean;
};

/** A stretch of a row that is hatched, with its reason. */
export type TimeStretch = { id: string; row: string; from: ClockText; until: ClockText; label: string };

export type TimeRow = { id: string; name: string; head: ReactNode };

/** What can be done to an entry, and what that menu is called. */
export type TimeEntryMenu = { name: string; actions: readonly RowAction[] };

export type TimePlace = { row: string; from: ClockText; until: ClockText };

export type TimeLineProps<Entry extends TimeEntry> = {
  /** Spoken name. */
  name: string;
  /** What stands above the rows: what they are. */
  corner: ReactNode;
  unit: TimeUnit;
  from: ClockText;
  until: ClockText;
  /** What stands above the days, where they are the unit. */
  dayHead?: (date: string) => ReactNode;
  /** Where the line of the hour stands. */
  now: ClockText;
  rows: readonly TimeRow[];
  entries: readonly Entry[];
  stretches: readonly TimeStretch[];
  /** What stands in an entry. */
  draw: (entry: Entry) => ReactNode;
  /** Pressed, or Enter. */
  onOpen: (entry: Entry) => void;
  /** `M`: the way to another place without a pointer. */
  onMove?: ((entry: Entry) => void) | undefined;
  /** What its right click, or the menu key, opens. */
  menu?: ((entry: Entry) => TimeEntryMenu | undefined) | undefined;
  /** Dragged to another place, or lengthened; nothing of it stays unless the entry comes back with it. */
  onDrop?: ((entry: Entry, place: TimePlace) => void) | undefined;
  /** An empty stretch of a row was pressed. */
  onEmpty?: ((row: string, at: ClockText) => void) | undefined;
};

import { type ClockText, clockAfter, minutesBetween } from '../clock-text.ts';
import type { TimeEntry, TimeUnit } from '../time-line-shapes.ts';

type Frame = { from: ClockText; until: ClockText; unit: TimeUnit };

/** The least that an entry takes of the hours, so that there is something to press. */
const leastMinutes = 30;

export type Laid = { entry: TimeEntry; start: number; end: number; lane: number };
export type LaidRow = { laid: readonly Laid[]; lanes: number };

const day = 1440;
const midnight = (text: ClockText) => `${text.slice(0, 10)}T00:00`;

/** What an entry takes of its row: its hours, or the whole day it begins on. */
function taken({ from, until }: TimeEntry, unit: TimeUnit) {
  if (unit === 'days') return { from: midnight(from), until: clockAfter(midnight(from), day) };
  const least = clockAfter(from, leastMinutes);
  return { from, until: until < least ? least : until };
}

/** The share of the frame that lies before a moment, from 0 to 1. */
export function shareOf(text: ClockText, { from, until }: Pick<Frame, 'from' | 'until'>): number {
  const share = minutesBetween(from, text) / minutesBetween(from, until);
  return Math.min(1, Math.max(0, share));
}

/** Where the entries of a row stand: of those that overlap the later one goes to the first lane that is free. */
export function layOut(entries: readonly TimeEntry[], frame: Frame): LaidRow {
  const ends: ClockText[] = [];
  const laid = entries
    .map((entry) => ({ entry, ...taken(entry, frame.unit) }))
    .filter(({ from, until }) => from < frame.until && until > frame.from)
    .sort((one, other) => inOrder(one.entry, other.entry))
    .map(({ entry, from, until }) => {
      const free = ends.findIndex((end) => end <= from);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = until;
      return { entry, start: shareOf(from, frame), end: shareOf(until, frame), lane };
    });
  return { laid, lanes: Math.max(1, ends.length) };
}

const inOrder = (one: TimeEntry, other: TimeEntry) =>
  one.from.localeCompare(other.from) ||
  one.until.localeCompare(other.until) ||
  one.id.localeCompare(other.id);

/** The marks above: each hour, or each day. */
export function marksOf({ from, until, unit }: Frame): ClockText[] {
  const step = unit === 'days' ? day : 60;
  const count = Math.round(minutesBetween(from, until) / step);
  return Array.from({ length: count }, (_, index) => clockAfter(from, index * step));
}

/** A dragged entry goes on by quarters of an hour, or by whole days. */
const steps = { hours: 15, days: day } as const;

/** Minutes that a share of the frame stands for, in steps. */
export function minutesOf(share: number, { from, until, unit }: Frame): number {
  const step = steps[unit];
  return Math.round((share * minutesBetween(from, until)) / step) * step;
}

/** What an empty stretch is pressed for: the half hour, or the day at none. */
export function momentAt(share: number, frame: Frame): ClockText {
  const step = frame.unit === 'days' ? day : 30;
  return clockAfter(frame.from, Math.floor((share * minutesBetween(frame.from, frame.until)) / step) * step);
}

/** The entry an arrow leads to: beside it in its row, or the nearest in time of the next row that has any. */
export function entryAfter(key: string, id: string, rows: readonly LaidRow[]): TimeEntry | undefined {
  const row = rows.findIndex(({ laid }) => laid.some(({ entry }) => entry.id === id));
  const own = rows[row]?.laid ?? [];
  const at = own.findIndex(({ entry }) => entry.id === id);
  const from = own[at];
  if (!from) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return own[at - 1]?.entry;
    case 'ArrowRight':
      return own[at + 1]?.entry;
    case 'Home':
      return own[0]?.entry;
    case 'End':
      return own.at(-1)?.entry;
    case 'ArrowUp':
    case 'ArrowDown': {
      const others = key === 'ArrowUp' ? rows.slice(0, row).reverse() : rows.slice(row + 1);
      const next = others.find(({ laid }) => laid.length > 0)?.laid ?? [];
      const far = ({ start }: Laid) => Math.abs(start - from.start);
      return next.toSorted((one, other) => far(one) - far(other))[0]?.entry;
    }
    default:
      return undefined;
  }
}

import type { ManifestBooking, PassengerManifest } from '@leme/contract/manifest/endpoints';
import { type AttendanceState, attendanceOf } from '@leme/contract/manifest/rules';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { everybody, paint, present, type Wanted, withBookings } from './attendance.ts';
import { useRecordAttendance } from './manifest.queries.ts';
import { useOutcomes } from './use-outcomes.ts';

/** A second tap on the same row within this time is a slip of a wet finger. */
const doubleTapMs = 600;
/** How long a changed row keeps its place and shape. */
const lingerMs = 3_000;

type Paint = { wanted: Wanted; at: string };

export type Attendance = {
  /** The day with what was pressed but not answered yet. */
  painted: (manifest: PassengerManifest) => PassengerManifest;
  /** Bookings whose change is on its way. */
  busy: ReadonlySet<string>;
  /** Bookings changed a moment ago. */
  fresh: ReadonlySet<string>;
  set: (booking: ManifestBooking, status: AttendanceState) => void;
};

/** Marks who is aboard: painted at once, written in one request, taken back when the server says no. */
export function useAttendance(): Attendance {
  const [paints, setPaints] = useState<ReadonlyMap<string, Paint>>(new Map());
  const fresh = useFresh();
  const lastTap = useRef(new Map<string, number>());
  const say = useOutcomes();
  const record = useRecordAttendance();

  const write = async (booking: ManifestBooking, wanted: Wanted, done: () => void) => {
    const at = new Date().toISOString();
    fresh.add(booking.id);
    setPaints((before) => new Map(before).set(booking.id, { wanted, at }));
    try {
      const refusal = await record(booking.id, wanted, at);
      if (refusal === null) done();
      else say.refused(booking, refusal);
    } catch (error) {
      say.failed(booking, error);
    }
    setPaints((before) => new Map([...before].filter(([id]) => id !== booking.id)));
  };

  const set = (booking: ManifestBooking, status: AttendanceState) => {
    const now = Date.now();
    const since = now - (lastTap.current.get(booking.id) ?? 0);
    if (since < doubleTapMs || paints.has(booking.id)) return;
    if (attendanceOf(booking) === status && booking.passengers.every((each) => each.status === status))
      return;
    lastTap.current.set(booking.id, now);
    const undo = () => void write(booking, present(booking), say.undone);
    void write(booking, everybody(booking, status), () => say.done(booking, status, undo));
  };

  return {
    painted: useCallback((manifest) => paintAll(manifest, paints), [paints]),
    busy: useMemo(() => new Set(paints.keys()), [paints]),
    fresh: fresh.ids,
    set,
  };
}

function paintAll(manifest: PassengerManifest, paints: ReadonlyMap<string, Paint>): PassengerManifest {
  if (paints.size === 0) return manifest;
  return withBookings(manifest, new Set(paints.keys()), (booking) => {
    const painted = paints.get(booking.id);
    return painted ? paint(booking, painted.wanted, painted.at) : booking;
  });
}

function useFresh() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  // Outside system: timers that outlive the screen.
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  const add = (id: string) => {
    clearTimeout(timers.current.get(id));
    setIds((before) => new Set(before).add(id));
    const forget = () => setIds((before) => new Set([...before].filter((each) => each !== id)));
    timers.current.set(id, setTimeout(forget, lingerMs));
  };
  return { ids, add };
}

import type { ManifestBooking, PassengerManifest } from '@leme/contract/manifest/endpoints';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { useCallback, useMemo, useRef, useState } from 'react';
import { changesOf, everybody, paint, present, type Wanted, withBookings } from './attendance.ts';
import { useRecordAttendance } from './manifest.queries.ts';
import type { Pier } from './pier.ts';
import { useFresh } from './use-fresh.ts';
import { useLatest } from './use-latest.ts';
import { useOutcomes } from './use-outcomes.ts';

/** A second tap on the same target within this time is a slip of a wet finger. */
const doubleTapMs = 600;

type Paint = { n: number; bookingId: string; wanted: Wanted; at: string };

export type Attendance = Pick<Pier, 'set' | 'mark' | 'takeBack'> & {
  /** The day with what was pressed but not answered yet. */
  painted: (manifest: PassengerManifest) => PassengerManifest;
  /** Bookings whose change is on its way. */
  busy: ReadonlySet<string>;
  /** Bookings changed a moment ago. */
  fresh: ReadonlySet<string>;
};

/** Marks who is aboard: painted at once, written in one request, taken back when the server says no. */
export function useAttendance(): Attendance {
  const [paints, setPaints] = useState<readonly Paint[]>([]);
  const fresh = useFresh();
  const slips = useRef(new Map<string, number>());
  const count = useRef(0);
  const say = useOutcomes();
  const record = useRecordAttendance();

  const write = async (booking: ManifestBooking, wanted: Wanted, done: () => void) => {
    const at = new Date().toISOString();
    const n = ++count.current;
    fresh.add(booking.id);
    setPaints((before) => [...before, { n, bookingId: booking.id, wanted, at }]);
    try {
      const refusal = await record(booking.id, wanted, at);
      if (refusal === null) done();
      else say.refused(booking, refusal);
    } catch (error) {
      // Pressing again right away is meant, not a slip.
      slips.current.clear();
      say.failed(booking, error);
    }
    setPaints((before) => before.filter((each) => each.n !== n));
  };

  const mark = (booking: ManifestBooking, all: Wanted, status: AttendanceState) => {
    const wanted = changesOf(booking, all);
    const target = [booking.id, ...wanted.keys()].join();
    const now = Date.now();
    if (wanted.size === 0 || now - (slips.current.get(target) ?? 0) < doubleTapMs) return;
    slips.current.set(target, now);
    const before = new Map([...present(booking)].filter(([id]) => wanted.has(id)));
    const undo = () => void write(booking, before, say.undone);
    void write(booking, wanted, () => say.done(paint(booking, wanted, ''), status, undo));
  };

  const set = (booking: ManifestBooking, status: AttendanceState) => {
    const since = Date.now() - (slips.current.get(booking.id) ?? 0);
    if (since < doubleTapMs || paints.some(({ bookingId }) => bookingId === booking.id)) return;
    slips.current.set(booking.id, Date.now());
    mark(booking, everybody(booking, status), status);
  };

  const takeBack = async (booking: ManifestBooking) => {
    try {
      const { stateBefore } = await import('./party/state-before.ts');
      const wanted = changesOf(booking, await stateBefore(booking.id));
      if (wanted.size > 0) await write(booking, wanted, say.undone);
    } catch (error) {
      say.failed(booking, error);
    }
  };

  const verbs = useLatest({ set, mark, takeBack });
  return {
    painted: useCallback((manifest) => paintAll(manifest, paints), [paints]),
    busy: useMemo(() => new Set(paints.map(({ bookingId }) => bookingId)), [paints]),
    fresh: fresh.ids,
    ...useMemo(
      () => ({
        set: (...given) => verbs.current.set(...given),
        mark: (...given) => verbs.current.mark(...given),
        takeBack: (booking) => void verbs.current.takeBack(booking),
      }),
      [verbs],
    ),
  };
}

function paintAll(manifest: PassengerManifest, paints: readonly Paint[]): PassengerManifest {
  return paints.reduce(
    (day, { bookingId, wanted, at }) =>
      withBookings(day, new Set([bookingId]), (booking) => paint(booking, wanted, at)),
    manifest,
  );
}

import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { useMemo, useRef } from 'react';
import { outboxState } from '#kit/outbox/own-outbox.ts';
import { useLatest } from '../../../kit/browser/use-latest.ts';
import type { ManifestActions } from '../party/manifest-actions.ts';
import {
  boardRest,
  changesOf,
  currentStates,
  everybody,
  type TargetStates,
  withChange,
} from './attendance.ts';
import { useWhenMeant } from './other-day/use-when-meant.ts';
import { markAttendance } from './outbox/mark-attendance.ts';
import { isMark } from './outbox/queue-rules.ts';
import type { DayStore } from './painted/day-store.ts';
import { useOutcomes } from './use-outcomes.ts';

/** A second tap on the same target within this time is a slip of a wet finger. */
const doubleTapMs = 600;

export type Attendance = Pick<ManifestActions, 'set' | 'board' | 'mark' | 'takeBack'>;

/** Marks who is aboard: painted at once, kept on the device, sent when it can be, taken back when the server says no. */
export function useAttendance(day: DayStore): Attendance {
  const slips = useRef(new Map<string, number>());
  const say = useOutcomes();

  const write = async (
    booking: ManifestBooking,
    wanted: TargetStates,
    done: () => void,
    undo?: () => void,
  ) => {
    const session = sessionOf(day, booking.id);
    if (!session) return;
    day.touch(booking.id);
    const fate = await markAttendance([{ booking, wanted, session_id: session.id, date: session.date }]);
    if (fate.kind === 'stored') done();
    else if (fate.kind === 'queued') say.queued(booking, fate.isKept, undo);
    else {
      // Pressing again right away is meant, not a slip.
      slips.current.clear();
      say.refused(booking, fate.refused[0]?.reason ?? '');
    }
  };

  const mark = (booking: ManifestBooking, all: TargetStates, status: AttendanceState) => {
    const wanted = changesOf(booking, all);
    const target = [booking.id, ...wanted.keys()].join();
    const now = Date.now();
    if (wanted.size === 0 || now - (slips.current.get(target) ?? 0) < doubleTapMs) return;
    slips.current.set(target, now);
    const before = new Map([...currentStates(booking)].filter(([id]) => wanted.has(id)));
    const undo = () => void write(booking, before, say.undone);
    void write(booking, wanted, () => say.done(withChange(booking, wanted, ''), status, undo), undo);
  };

  const whole = (booking: ManifestBooking, wanted: TargetStates, status: AttendanceState) => {
    if (Date.now() - (slips.current.get(booking.id) ?? 0) < doubleTapMs) return;
    slips.current.set(booking.id, Date.now());
    mark(booking, wanted, status);
  };

  const takeBack = async (booking: ManifestBooking) => {
    try {
      const { stateBefore } = await import('../party/lazy/state-before.ts');
      const wanted = changesOf(booking, await stateBefore(booking.id, outboxState().queued.filter(isMark)));
      if (wanted.size > 0) await write(booking, wanted, say.undone);
    } catch (error) {
      say.failed(booking, error);
    }
  };

  const whenMeant = useWhenMeant();
  const onDay = (act: () => void) => {
    const date = day.painted.get()?.said.date;
    if (date !== undefined) whenMeant(date, act);
  };
  const verbs = useLatest({ whole, mark, takeBack, onDay });
  return useMemo(
    () => ({
      set: (booking, status) =>
        verbs.current.onDay(() => verbs.current.whole(booking, everybody(booking, status), status)),
      board: (booking, done) =>
        verbs.current.onDay(() => {
          verbs.current.whole(booking, boardRest(booking), 'checked_in');
          done?.();
        }),
      mark: (...given) => verbs.current.onDay(() => verbs.current.mark(...given)),
      takeBack: (booking) => verbs.current.onDay(() => void verbs.current.takeBack(booking)),
    }),
    [verbs],
  );
}

/** The session a booking stands in. */
function sessionOf(day: DayStore, bookingId: string) {
  const { said } = day.painted.get() ?? {};
  return said?.data.find(({ bookings }) => bookings.some(({ id }) => id === bookingId));
}

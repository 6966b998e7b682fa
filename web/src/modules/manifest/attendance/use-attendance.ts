import type { ManifestBooking, PassengerManifest } from '@leme/contract/manifest/endpoints';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { useMemo, useRef } from 'react';
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
import { splitQueue, useOutboxState } from './outbox/attendance-outbox.ts';
import { markAttendance } from './outbox/mark-attendance.ts';
import { optimisticDay } from './outbox/optimistic.ts';
import { isMark } from './outbox/queue-rules.ts';
import { useOutcomes } from './use-outcomes.ts';
import { useRecentlyChanged } from './use-recently-changed.ts';

/** A second tap on the same target within this time is a slip of a wet finger. */
const doubleTapMs = 600;

export type Attendance = Pick<ManifestActions, 'set' | 'board' | 'mark' | 'takeBack'> & {
  /** The day with what was pressed and is not through yet. */
  painted: PassengerManifest | undefined;
  /** Bookings whose change is on its way. */
  busy: ReadonlySet<string>;
  /** Bookings whose change is kept and waits for a connection. */
  waiting: ReadonlySet<string>;
  /** Bookings changed a moment ago. */
  fresh: ReadonlySet<string>;
};

/** Marks who is aboard: painted at once, kept on the device, sent when it can be, taken back when the server says no. */
export function useAttendance(day: PassengerManifest | undefined): Attendance {
  const outbox = useOutboxState();
  const { queued } = outbox;
  const painted = useMemo(() => day && optimisticDay(day, queued), [day, queued]);
  const { busy, waiting } = useMemo(
    () => splitQueue(outbox.queued, outbox, ({ booking_id }) => booking_id),
    [outbox],
  );
  const fresh = useRecentlyChanged();
  const slips = useRef(new Map<string, number>());
  const say = useOutcomes();

  const write = async (
    booking: ManifestBooking,
    wanted: TargetStates,
    done: () => void,
    undo?: () => void,
  ) => {
    const session = day?.data.find(({ bookings }) => bookings.some(({ id }) => id === booking.id));
    if (!session) return;
    fresh.add(booking.id);
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
      const wanted = changesOf(booking, await stateBefore(booking.id, queued.filter(isMark)));
      if (wanted.size > 0) await write(booking, wanted, say.undone);
    } catch (error) {
      say.failed(booking, error);
    }
  };

  const whenMeant = useWhenMeant();
  const onDay = (act: () => void) => day && whenMeant(day.date, act);
  const verbs = useLatest({ whole, mark, takeBack, onDay });
  return {
    painted,
    busy,
    waiting,
    fresh: fresh.ids,
    ...useMemo(
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
    ),
  };
}

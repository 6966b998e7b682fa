import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { type ManifestPerson, manifestPeople } from '@leme/contract/manifest/people';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { useMemo, useRef, useState } from 'react';
import { splitQueue, useOutboxState } from '#kit/outbox/own-outbox.ts';
import { useWhenMeant } from '../../../attendance/other-day/use-when-meant.ts';
import { markAttendance } from '../../../attendance/outbox/mark-attendance.ts';
import { optimisticSession } from '../../../attendance/outbox/optimistic.ts';
import { isMark, ofBookings } from '../../../attendance/outbox/queue-rules.ts';
import { usePeopleOutcomes } from './use-people-outcomes.ts';

/** A second tap on the same row within this time is a slip of a wet finger. */
const doubleTapMs = 600;

export type People = {
  /** The session with what was pressed and is not through yet. */
  session: ManifestSession | undefined;
  /** People whose change is on its way. */
  busy: ReadonlySet<string>;
  /** People whose change is kept and waits for a connection. */
  waiting: ReadonlySet<string>;
  mark: (people: readonly ManifestPerson[], status: AttendanceState) => void;
  /** Takes back what was marked together a moment ago; the toast is out of reach of keys while a dialog is open. */
  undoMany: (() => void) | null;
};

/** Who is neither aboard nor absent. */
export function waitingIn(session: ManifestSession): readonly ManifestPerson[] {
  return manifestPeople(session).filter(({ passenger }) => passenger.status === 'pending');
}

type StateOf = (person: ManifestPerson) => AttendanceState;

/** Checks people in and out, one or all: painted at once, kept on the device, taken back where the server says no. */
export function usePeople(session: ManifestSession | undefined): People {
  const outbox = useOutboxState();
  const { queued } = outbox;
  const painted = useMemo(() => session && optimisticSession(session, ofBookings(queued)), [session, queued]);
  const { busy, waiting } = useMemo(
    () => splitQueue(outbox.queued.filter(isMark), outbox, (event) => event.manifest_passenger_id),
    [outbox],
  );
  const lastTap = useRef(new Map<string, number>());
  const [undoMany, setUndoMany] = useState<(() => void) | null>(null);
  const say = usePeopleOutcomes();
  const whenMeant = useWhenMeant();

  const send = async (
    people: readonly ManifestPerson[],
    stateOf: StateOf,
    done: () => void,
    undo?: () => void,
  ) => {
    if (!session) return;
    const departure = { session_id: session.id, date: session.date };
    const fate = await markAttendance(
      people.map((person) => ({
        ...departure,
        booking: person.booking,
        wanted: new Map([[person.passenger.id, stateOf(person)]]),
      })),
    );
    if (fate.kind === 'queued') return say.queued(people, fate.isKept, undo);
    if (fate.kind === 'refused') {
      // Pressing again right away is meant, not a slip.
      lastTap.current.clear();
      say.refused(fate.refused.filter(isMark));
    }
    if (fate.kind === 'stored' || fate.refused.length < fate.count) done();
  };

  const mark = (people: readonly ManifestPerson[], status: AttendanceState) => {
    const now = Date.now();
    // Who is marked together with others was not slipped on.
    const isSlip = (id: string) => people.length === 1 && now - (lastTap.current.get(id) ?? 0) < doubleTapMs;
    const meant = people.filter(({ passenger }) => passenger.status !== status && !isSlip(passenger.id));
    if (meant.length === 0) return;
    for (const { passenger } of meant) lastTap.current.set(passenger.id, now);
    const undo = () => {
      setUndoMany(null);
      void send(meant, ({ passenger }) => passenger.status, say.undone);
    };
    setUndoMany(null);
    const offerUndo = () => {
      if (meant.length > 1) setUndoMany(() => undo);
    };
    void send(
      meant,
      () => status,
      () => say.done(meant, status, undo),
      undo,
    ).then(offerUndo);
  };

  return {
    session: painted,
    busy,
    waiting,
    mark: (...given) => session && whenMeant(session.date, () => mark(...given)),
    undoMany,
  };
}

import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import type { ManifestPerson } from '@leme/contract/manifest/people';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { useCallback, useMemo, useRef, useState } from 'react';
import { paint } from '../attendance.ts';
import { type Mark, useMarkPeople } from '../sessions/sessions-manifest.queries.ts';
import { usePeopleOutcomes } from './use-people-outcomes.ts';

/** A second tap on the same row within this time is a slip of a wet finger. */
const doubleTapMs = 600;

type Painted = ReadonlyMap<string, { status: AttendanceState; at: string; write: number }>;

export type People = {
  /** The session with what was pressed but not answered yet. */
  painted: (session: ManifestSession) => ManifestSession;
  /** People whose change is on its way. */
  busy: ReadonlySet<string>;
  mark: (people: readonly ManifestPerson[], status: AttendanceState) => void;
  /** Takes back what was marked together a moment ago; the toast is out of reach of keys while a dialog is open. */
  undoMany: (() => void) | null;
};

/** Checks people in and out, one or all: painted at once, stored by the server, taken back where it says no. */
export function usePeople(sessionId: string): People {
  const [paints, setPaints] = useState<Painted>(new Map());
  const lastTap = useRef(new Map<string, number>());
  const writes = useRef(0);
  const [undoMany, setUndoMany] = useState<(() => void) | null>(null);
  const record = useMarkPeople(sessionId);
  const say = usePeopleOutcomes();

  const send = async (marks: readonly Mark[], names: ReadonlyMap<string, string>, done: () => void) => {
    const at = new Date().toISOString();
    const write = ++writes.current;
    setPaints((before) => {
      const next = new Map(before);
      for (const { manifest_passenger_id, status } of marks)
        next.set(manifest_passenger_id, { status, at, write });
      return next;
    });
    try {
      const refused = await record(marks, at);
      const reasons = [...refused].map(([id, reason]) => ({ name: names.get(id) ?? '', reason }));
      if (reasons.length > 0) say.refused(reasons);
      if (marks.some(({ booking_id }) => !refused.has(booking_id))) done();
    } catch (error) {
      say.failed([...new Set(names.values())], error);
    }
    setPaints((before) => new Map([...before].filter(([, painted]) => painted.write !== write)));
  };

  const mark = (people: readonly ManifestPerson[], status: AttendanceState) => {
    const now = Date.now();
    // Who is marked together with others was not slipped on.
    const isSlip = (id: string) =>
      people.length === 1 && (paints.has(id) || now - (lastTap.current.get(id) ?? 0) < doubleTapMs);
    const meant = people.filter(({ passenger }) => passenger.status !== status && !isSlip(passenger.id));
    if (meant.length === 0) return;
    for (const { passenger } of meant) lastTap.current.set(passenger.id, now);
    const names = new Map(meant.map(({ booking }) => [booking.id, booking.customer_name]));
    const marksOf = (state: (person: ManifestPerson) => AttendanceState): Mark[] =>
      meant.map((person) => ({
        booking_id: person.booking.id,
        manifest_passenger_id: person.passenger.id,
        status: state(person),
      }));
    const undo = () => {
      setUndoMany(null);
      void send(
        marksOf(({ passenger }) => passenger.status),
        names,
        say.undone,
      );
    };
    setUndoMany(null);
    void send(
      marksOf(() => status),
      names,
      () => {
        say.done(meant, status, undo);
        if (meant.length > 1) setUndoMany(() => undo);
      },
    );
  };

  return {
    painted: useCallback((session) => paintSession(session, paints), [paints]),
    busy: useMemo(() => new Set(paints.keys()), [paints]),
    mark,
    undoMany,
  };
}

function paintSession(session: ManifestSession, paints: Painted): ManifestSession {
  if (paints.size === 0) return session;
  const at = [...paints.values()].at(-1)?.at ?? '';
  const wanted = new Map([...paints].map(([id, { status }]) => [id, status]));
  return { ...session, bookings: session.bookings.map((booking) => paint(booking, wanted, at)) };
}

import type { Slot } from './slots-of.ts';

/** What a plan does with a departure; those `sold` need a decision, those `edited` are left alone. */
export const planKinds = ['create', 'keep', 'change', 'sold', 'remove', 'edited', 'conflict'] as const;
export type PlanKind = (typeof planKinds)[number];

/** A departure of a schedule as it is there. */
export type Made = {
  session_id: string;
  date: string;
  slot_time: string;
  start_time: string;
  end_time: string;
  capacity: number;
  boat_ids: readonly string[];
  guide_name: string | null;
  isCancelled: boolean;
  /** Somebody changed it by hand, and nobody returned it. */
  isEdited: boolean;
  /** Somebody is booked, holds seats or was offered them. */
  isTaken: boolean;
};

/** What becomes of a slot and the departure that stands for it. */
export type Step<M extends Made = Made> = {
  kind: Exclude<PlanKind, 'conflict'>;
  slot: Slot | null;
  made: M | null;
};

/**
 * The difference between what a schedule says and the departures that are there, day by day. A departure whose time is no
 * more stands for the slot of its day that has none, the first for the first: so a time that changes moves departures and
 * does not take them away.
 */
export function planOf<M extends Made>(slots: readonly Slot[], made: readonly M[]): Step<M>[] {
  const slotsByDay = Map.groupBy(slots, ({ date }) => date);
  const madeByDay = Map.groupBy(made, ({ date }) => date);
  const days = [...new Set([...slotsByDay.keys(), ...madeByDay.keys()])].toSorted();
  return days.flatMap((day) => stepsOf(slotsByDay.get(day) ?? [], madeByDay.get(day) ?? []));
}

function stepsOf<M extends Made>(slots: readonly Slot[], made: readonly M[]): Step<M>[] {
  const own = new Map(made.map((each) => [each.slot_time, each]));
  const inPlace = slots.filter(({ slot_time }) => own.has(slot_time));
  const places = new Set(inPlace.map(({ slot_time }) => slot_time));
  const open = slots.filter(({ slot_time }) => !places.has(slot_time)).toSorted(byTime);
  const over = made.filter(({ slot_time }) => !places.has(slot_time)).toSorted(byTime);
  const pairs = [
    ...inPlace.map((slot) => [slot, own.get(slot.slot_time) ?? null] as const),
    ...open.map((slot, at) => [slot, over[at] ?? null] as const),
    ...over.slice(open.length).map((each) => [null, each] as const),
  ];
  return pairs.map(([slot, each]) => ({ kind: kindOf(slot, each), slot, made: each }));
}

const byTime = (a: { slot_time: string }, b: { slot_time: string }) => (a.slot_time < b.slot_time ? -1 : 1);

function kindOf(slot: Slot | null, made: Made | null): Step['kind'] {
  if (!made) return 'create';
  if (made.isEdited || made.isCancelled) return 'edited';
  if (slot && isSame(slot, made)) return 'keep';
  if (made.isTaken) return 'sold';
  return slot ? 'change' : 'remove';
}

/** A boat that was chosen by itself stays: what a machine chose is no reason to choose again; nor is a guide where none is said. */
function isSame(slot: Slot, made: Made): boolean {
  const hasItsBoats =
    slot.boat_ids === null ||
    (slot.boat_ids.length === made.boat_ids.length &&
      slot.boat_ids.every((id) => made.boat_ids.includes(id)));
  return (
    hasItsBoats &&
    slot.slot_time === made.slot_time &&
    slot.start_time === made.start_time &&
    slot.end_time === made.end_time &&
    (slot.capacity === null || slot.capacity === made.capacity) &&
    (slot.guide_name === null || slot.guide_name === made.guide_name)
  );
}

/** How many rows of each kind. */
export function figuresOf(rows: readonly { kind: PlanKind }[]): Record<PlanKind, number> {
  const of = (kind: PlanKind) => rows.filter((row) => row.kind === kind).length;
  return {
    create: of('create'),
    keep: of('keep'),
    change: of('change'),
    sold: of('sold'),
    remove: of('remove'),
    edited: of('edited'),
    conflict: of('conflict'),
  };
}

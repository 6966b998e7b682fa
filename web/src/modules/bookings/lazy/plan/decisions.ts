import type { PlanDecision } from '@leme/contract/bookings/availability/plan-endpoints';
import type { Plan, PlanRow } from './plan-shape.ts';

/** What was decided about each departure somebody has booked, by the departure. */
export type Decisions = Readonly<Record<string, PlanDecision>>;

type Decided = Pick<PlanRow, 'kind' | 'session_id' | 'after' | 'conflict'>;

/** Whether its people can go to the new time: there is one, and nothing is in the way. */
export function mayMove({ after, conflict }: Pick<PlanRow, 'after' | 'conflict'>): boolean {
  return after !== null && conflict === null;
}

/** The departures that wait for a decision. */
export function openOf<R extends Decided>(rows: readonly R[], decisions: Decisions): R[] {
  return rows.filter(({ kind, session_id }) => kind === 'sold' && !decisions[session_id ?? '']);
}

/** One decision for all that are sold; who cannot move stays as decided. */
export function decideAll(rows: readonly Decided[], decisions: Decisions, decision: PlanDecision): Decisions {
  const wanted = rows.filter(
    (row) => row.kind === 'sold' && row.session_id !== null && (decision !== 'move' || mayMove(row)),
  );
  const decided = wanted.map(({ session_id }) => [session_id, decision]);
  return Object.assign({}, decisions, Object.fromEntries(decided));
}

/** As they are sent: of the departures of the plan alone. */
export function sentDecisions(rows: readonly Decided[], decisions: Decisions) {
  return rows.flatMap(({ kind, session_id }) => {
    const decision = session_id !== null && kind === 'sold' ? decisions[session_id] : undefined;
    return session_id !== null && decision ? [{ session_id, decision }] : [];
  });
}

/** A row that is not what it was: as it was seen, and as it is now. */
export type Differing = { key: string; was: PlanRow | null; is: PlanRow | null };

const same = (one: PlanRow | null, other: PlanRow | null) => JSON.stringify(one) === JSON.stringify(other);

/** What differs between a plan as it was seen and as it is now. */
export function differenceOf(seen: Pick<Plan, 'rows'>, fresh: Pick<Plan, 'rows'>): Differing[] {
  const before = new Map(seen.rows.map((row) => [row.key, row]));
  const now = new Map(fresh.rows.map((row) => [row.key, row]));
  return [...new Set([...now.keys(), ...before.keys()])]
    .map((key) => ({ key, was: before.get(key) ?? null, is: now.get(key) ?? null }))
    .filter(({ was, is }) => !same(was, is));
}

/** What was decided stays where the departure is as it was seen; about another one it is asked again. */
export function carriedOver(
  seen: Pick<Plan, 'rows'>,
  fresh: Pick<Plan, 'rows'>,
  decisions: Decisions,
): Decisions {
  const other = new Set(differenceOf(seen, fresh).flatMap(({ is }) => is?.session_id ?? []));
  const there = new Set(
    fresh.rows.flatMap(({ kind, session_id }) => (kind === 'sold' ? (session_id ?? []) : [])),
  );
  return Object.fromEntries(Object.entries(decisions).filter(([id]) => there.has(id) && !other.has(id)));
}

import type { PlanDecision } from '@leme/contract/bookings/availability/plan-endpoints';
import type { PlanKind } from '@leme/contract/bookings/availability/plan-of';
import { useState } from 'react';
import { carriedOver, type Decisions, type Differing, decideAll, differenceOf, openOf } from './decisions.ts';
import type { Plan, PlanRow } from './plan-shape.ts';

type Worked = {
  /** What was asked for: another question begins anew. */
  of: string;
  /** The plan that came in place of the one that was asked for, as something had changed. */
  fresh: Plan | null;
  differing: readonly Differing[] | null;
  decisions: Decisions;
  kind: PlanKind | null;
};

const begun = (of: string): Worked => ({ of, fresh: null, differing: null, decisions: {}, kind: null });

/** What a person does with a plan: which rows are looked at, what was decided, and what changed meanwhile. */
export function usePlan(of: string, asked: Plan | undefined) {
  const [kept, keep] = useState(() => begun(of));
  const worked = kept.of === of ? kept : begun(of);
  const change = (part: Partial<Worked>) => keep(Object.assign({}, worked, part));
  const plan = worked.fresh ?? asked;
  const rows = plan?.rows ?? [];
  const { decisions, differing, kind } = worked;
  return {
    plan,
    decisions,
    differing,
    kind,
    rows: kind ? rows.filter((row) => row.kind === kind) : rows,
    sold: rows.filter((row) => row.kind === 'sold'),
    open: openOf(rows, decisions).length,
    isDecided: Object.keys(decisions).length > 0,
    choose: (next: PlanKind | null) => change({ kind: next }),
    decide: ({ session_id }: PlanRow, decision: PlanDecision) =>
      session_id !== null && change({ decisions: { ...decisions, [session_id]: decision } }),
    decideAll: (decision: PlanDecision) => change({ decisions: decideAll(rows, decisions, decision) }),
    /** Something changed since: the new plan, with what still holds of the decisions. */
    meet: (fresh: Plan) =>
      plan &&
      change({
        fresh,
        differing: differenceOf(plan, fresh),
        decisions: carriedOver(plan, fresh, decisions),
        kind: null,
      }),
    seeNew: () => change({ differing: null }),
  };
}

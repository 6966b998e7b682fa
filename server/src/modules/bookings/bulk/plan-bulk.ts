import { createHash } from 'node:crypto';
import {
  type BulkPlan,
  type BulkQuestion,
  planBulk,
} from '@leme/contract/bookings/availability/bulk-endpoints';
import { mostPlanned } from '@leme/contract/bookings/availability/plan-endpoints';
import { figuresOf, type PlanKind } from '@leme/contract/bookings/availability/plan-of';
import { Problem } from '@leme/contract/kit/problem';
import { serve } from '#kit/http/serve';
import { bulkRows } from './bulk-rows.ts';
import { exceptionRows } from './exception-rows.ts';
import { isException, refuseQuestion } from './question.ts';

export const servesBulkPlan = serve(planBulk, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  refuseQuestion(input);
  if (!isException(input)) return planOfMany(input, await bulkRows(work, input, { holds: false })).plan;
  const { rows, seen } = await exceptionRows(work, input, { holds: false });
  return planOfMany(input, rows, seen).plan;
});

type Listed = { row: BulkPlan['rows'][number] };

/** What would be done, those with people first; its hash covers every row it lists and `seen` beside them. */
export function planOfMany<R extends Listed>(
  { from, until }: BulkQuestion,
  all: readonly R[],
  seen: unknown = null,
): { plan: BulkPlan; listed: R[] } {
  const listed = all.filter(({ row }) => row.kind !== 'keep');
  refuseTooMany(listed.length);
  const rows = listed.map(({ row }) => row).toSorted((a, b) => Number(b.people > 0) - Number(a.people > 0));
  const text = JSON.stringify([from, until, seen, rows]);
  const plan_hash = createHash('sha256').update(text).digest('hex');
  const kinds: { kind: PlanKind }[] = all.map(({ row }) => row);
  return { plan: { plan_hash, from, until, figures: figuresOf(kinds), rows }, listed };
}

export function refuseTooMany(count: number, maximum = mostPlanned): void {
  if (count > maximum) throw new Problem('plan-too-large', { params: { count, maximum } });
}

/** Whoever applies a plan that is not what he saw reads what it is now. */
export function refuseStale(plan: BulkPlan, plan_hash: string): void {
  if (plan.plan_hash !== plan_hash) throw new Problem('plan-stale', { params: { plan } });
}

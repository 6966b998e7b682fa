import { applyBulk, type BulkQuestion } from '@leme/contract/bookings/availability/bulk-endpoints';
import { undoMinutes } from '@leme/contract/bookings/availability/plan-endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import type { TimedWork } from '#kit/work';
import { writeVersions } from '../schedules/apply-plan.ts';
import { decisionsOf } from '../schedules/decisions.ts';
import type { StoredResult } from '../schedules/undo-application.ts';
import { type Crew, writePlan } from '../schedules/write-plan.ts';
import { bulkRows } from './bulk-rows.ts';
import { exceptionRows } from './exception-rows.ts';
import { planOfMany, refuseStale } from './plan-bulk.ts';
import { isException, refuseQuestion } from './question.ts';
import { writeBulk } from './write-bulk.ts';
import { schedulesAgain, writeExceptions } from './write-exceptions.ts';

type Input = InputOf<typeof applyBulk>;

/** What is written is what was seen: the plan is worked out again while nobody can change what it is about. */
export const servesBulkApplication = serve(applyBulk, async ({ input, tx, actor, clock, hooks }) => {
  const work = { tx, actor, now: clock.now() };
  const { plan_hash, decisions, frees_crew: frees, ...asked } = input;
  const crew = { hooks, frees };
  refuseQuestion(asked);
  const result = await (isException(asked) ? bend : changeMany)(work, input, asked, crew);
  const id = newId();
  const application = {
    tenant_id: actor.tenantId,
    id,
    hash: plan_hash,
    decisions: JSON.stringify(decisions),
    result: JSON.stringify(result),
    applied_at: work.now.toString(),
    applied_by: actor.userId,
  };
  for (const insert of insertRows('schedule_applications', [application])) await tx.change(insert);
  const done = [...result.rows, ...(result.bulk ?? [])];
  return {
    id,
    undo_until: work.now.add({ minutes: undoMinutes }).toString(),
    rows: done.map(({ key, session_id, done: what }) => ({ key, session_id, done: what })),
  };
});

async function changeMany(
  work: TimedWork,
  input: Input,
  asked: BulkQuestion,
  crew: Crew,
): Promise<StoredResult> {
  const { plan, listed } = planOfMany(asked, await bulkRows(work, asked, { holds: true }));
  refuseStale(plan, input.plan_hash);
  const decided = decisionsOf(work.actor, listed, input.decisions);
  return { rows: [], schedules: [], bulk: await writeBulk(work, asked, { rows: listed, decided, crew }) };
}

/** Exceptions are written first, so that the version that counts from now on is one with them. */
async function bend(work: TimedWork, input: Input, asked: BulkQuestion, crew: Crew): Promise<StoredResult> {
  const found = await exceptionRows(work, asked, { holds: true });
  const { plan, listed } = planOfMany(asked, found.rows, found.seen);
  refuseStale(plan, input.plan_hash);
  const decided = decisionsOf(work.actor, listed, input.decisions);
  const exceptions = await writeExceptions(work, found.exceptions, asked.reason);
  const schedules = await writeVersions(work, await schedulesAgain(work, found.schedules));
  const rows = await writePlan(
    work,
    listed.map(({ planned }) => planned),
    decided,
    crew,
  );
  return { rows, schedules, exceptions };
}

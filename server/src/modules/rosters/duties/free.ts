import { crewAssignments } from '@leme/contract/rosters/crew-assignments';
import { isLiving } from '@leme/contract/rosters/states';
import { sql } from 'kysely';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { rulesOf } from '../facts/rules-of.ts';
import type { Assigned } from '../facts/shapes.ts';
import { crewNames, followNames } from './crew-names.ts';
import { keepDays } from './keep-days.ts';

type To = { status: 'cancelled' | 'declined'; reason: string | null };

/** Frees people of duties whose people are held: their days become shorter, and the places open. */
export async function free(
  work: TimedWork,
  these: readonly Assigned[],
  { status, reason }: To,
): Promise<void> {
  const { tx, actor, now } = work;
  if (these.length === 0) return;
  const before = await crewNames(work, [...new Set(these.flatMap(({ session_id }) => session_id ?? []))]);
  // Who declined knows; whoever is freed is told with the next publication.
  const told = status === 'declined' ? sql`, told = null` : sql``;
  await tx.change(
    statement(sql`update crew_assignments a set status = ${status}, reason = coalesce(${reason}::text, a.reason),
        sequence = a.sequence + 1, version = a.version + 1, updated_at = ${now.toString()}::timestamptz ${told}
      where a.tenant_id = ${actor.tenantId} and a.id = any(${these.map(({ id }) => id)}::uuid[])`),
  );
  const rules = await rulesOf(work);
  const living = these.filter((each) => isLiving(each.status));
  await keepDays(
    work,
    rules,
    living.map(({ crew_id, date }) => ({ crew_id, date })),
    { shrinks: true },
  );
  await followNames(work, before);
  record(
    { tx, actor },
    crewAssignments,
    these.map(({ id, status: was }) => ({
      id,
      action: 'updated' as const,
      before: { status: was },
      after: { status, reason },
    })),
  );
}

import { putUserRoles } from '@leme/contract/access/people/rights-endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { AllHooks } from '#kit/hooks';
import { type Served, servePeople } from '#kit/http/serve';
import type { TimedWork, Work } from '#kit/work';
import { changePerson } from '../update-user.ts';
import { keptPerson } from './keeper.ts';

type Row = InputOf<typeof putUserRoles>['rows'][number];

/** Gives people other roles, each by itself; of two rows of one person the second meets another version. */
export const servesSetRoles: Served = servePeople(
  putUserRoles,
  async ({ input, tx, actor, clock, hooks }) => {
    const work = { tx, actor, hooks, now: clock.now() };
    await takeTurns(work);
    const data = [];
    for (const row of input.rows) {
      const problem = await setRole(work, row);
      data.push({
        user_id: row.user_id,
        outcome: problem ? ('refused' as const) : ('changed' as const),
        problem,
        // A change is saved on the version it was read with, or not at all.
        version: problem ? null : row.version + 1,
      });
    }
    return { data };
  },
);

/** Two lists that name the same people in another order would each wait for what the other holds. */
async function takeTurns({ tx, actor }: Work): Promise<void> {
  const turn = sql`select pg_advisory_xact_lock(hashtextextended(${`user-roles ${actor.tenantId}`}, 0))`;
  await tx.rows({ compile: () => turn.compile(db) });
}

/** What a rule refuses it refuses before anything is written, so the other rows go on. */
async function setRole(work: TimedWork & { hooks: AllHooks }, row: Row): Promise<string | null> {
  const { user_id, role, version, supplier_id, agent_id } = row;
  try {
    const { person, keeper } = await keptPerson(work, user_id);
    const sent = { role, ...(supplier_id && { supplier_id }), ...(agent_id && { agent_id }) };
    await changePerson(work, { person, keeper, version, sent });
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.problem;
    throw error;
  }
}

import { type Cell, cellKey } from '@leme/contract/crew/engine/matrix';
import {
  type CompetencyOverride,
  competencyOverrides,
  type OverrideState,
} from '@leme/contract/crew/overrides/competency-overrides';
import {
  approveOverride,
  closeOverride,
  refuseOverride,
} from '@leme/contract/crew/overrides/override-endpoints';
import { Problem, type ProblemName } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { othersMay } from '../others-may.ts';
import { cellsMeant } from './overrides.resource.ts';

const mayApprove = 'tenant-settings:update';

type Asked = Omit<CompetencyOverride, 'competencies' | 'own_competencies' | 'files'> & {
  status: OverrideState;
  asked_by: string | null;
  competencies: string[];
  own_competencies: string[];
};

/** The exception, held: who comes second reads what the first decided. */
async function lock({ tx, actor }: Work, id: string): Promise<Asked> {
  const { tenantId } = actor;
  const found = await tx.first(
    statement<
      Omit<Asked, 'competencies' | 'own_competencies'>
    >(sql`select t.id, t.position, t.activity, t.use_class,
        t.nav_area, t.boat_type, t.tonnage, t.change, t.valid_from::text as valid_from, t.valid_to::text as valid_to,
        t.status, t.asked_by
      from competency_overrides t
      where t.tenant_id = ${tenantId} and t.id = ${id} and t.deleted_at is null for no key update`),
  );
  if (!found) throw new Problem('not-found');
  const named = async (
    table: 'competency_overrides_competencies' | 'competency_overrides_own_competencies',
  ) =>
    (
      await tx.rows(
        statement<{ id: string }>(sql`select l.target_id as id from ${sql.table(table)} l
          where l.tenant_id = ${tenantId} and l.owner_id = ${id} order by l.target_id`),
      )
    ).map((each) => each.id);
  const competencies = await named('competency_overrides_competencies');
  const own_competencies = await named('competency_overrides_own_competencies');
  return { ...found, competencies, own_competencies };
}

/** Writes what was decided, and tells it. */
async function decided(work: Work, { id, status }: Asked, to: OverrideState, reason: string | null) {
  const { tx, actor } = work;
  await tx.change(
    statement(sql`update competency_overrides t set status = ${to}, decided_by = ${actor.userId}
      where t.tenant_id = ${actor.tenantId} and t.id = ${id}`),
  );
  const before = { status, decision: null };
  record(work, competencyOverrides, {
    id,
    action: 'updated',
    before,
    after: { status: to, decision: reason },
  });
  return { id, status: to };
}

/** Why what was asked for cannot be approved, where it cannot. */
function unfit(asked: Asked, cells: readonly Cell[]): ProblemName | undefined {
  if (cells.length === 0) return 'override-lacks-cell';
  if (asked.change === 'add')
    return asked.competencies.length + asked.own_competencies.length === 0 ? 'override-unfit' : undefined;
  if (cells.some(({ legal }) => legal)) return 'override-legal';
  const isAsked = (id: string) =>
    cells.some(({ groups }) =>
      groups.some((group) => group.some(({ competency_id }) => competency_id === id)),
    );
  return asked.competencies.some(isAsked) ? undefined : 'override-unfit';
}

const approves = serve(approveOverride, async ({ input, tx, actor }) => {
  const work = { tx, actor };
  const asked = await lock(work, input.id);
  const { id, status } = asked;
  if (status === 'aprovada') return { id, status };
  if (status !== 'pedida') throw new Problem('override-decided');
  if (asked.asked_by === actor.userId)
    throw new Problem((await othersMay(work, mayApprove)) ? 'own-override' : 'no-approver');
  const problem = unfit(asked, await cellsMeant(work, cellKey(asked), asked));
  if (problem) throw new Problem(problem);
  return await decided(work, asked, 'aprovada', null);
});

const refuses = serve(refuseOverride, async ({ input, tx, actor }) => {
  const work = { tx, actor };
  const asked = await lock(work, input.id);
  const { id, status } = asked;
  if (status === 'recusada') return { id, status };
  if (status !== 'pedida') throw new Problem('override-decided');
  return await decided(work, asked, 'recusada', input.reason);
});

const closes = serve(closeOverride, async ({ input, tx, actor }) => {
  const work = { tx, actor };
  const asked = await lock(work, input.id);
  const { id, status } = asked;
  if (status === 'encerrada') return { id, status };
  if (status !== 'aprovada') throw new Problem('override-decided');
  return await decided(work, asked, 'encerrada', input.reason);
});

export const servesOverrides = [approves, refuses, closes];

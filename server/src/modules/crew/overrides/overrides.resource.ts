import { type Cell, cellKey } from '@leme/contract/crew/engine/matrix';
import {
  type CompetencyOverride,
  competencyOverrides,
} from '@leme/contract/crew/overrides/competency-overrides';
import type { Fault } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Saving, Values } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

type Period = Pick<CompetencyOverride, 'valid_from' | 'valid_to'>;

/** The cells of that key in the versions that are in force on some day of a period. */
export async function cellsMeant(
  { tx }: Work,
  key: string,
  { valid_from, valid_to }: Period,
): Promise<Cell[]> {
  const versions = await tx.rows(
    statement<{ cells: Cell[] }>(sql`select v.cells from competency_versions v
      where v.status = 'published' and v.effective_from <= ${valid_to}::date
        and not exists (select 1 from competency_versions n where n.status = 'published'
          and n.effective_from > v.effective_from and n.effective_from <= ${valid_from}::date)
      order by v.number`),
  );
  return versions.flatMap(({ cells }) => cells.filter((cell) => cellKey(cell) === key));
}

const keyOf = (values: Values) => cellKey(values as CompetencyOverride);

/** What was decided is not rewritten, and what the law asks for nobody even asks to waive. */
async function check({ values, before, id, tx, actor }: Saving): Promise<Fault[]> {
  if (before !== null) {
    const found = await tx.first(
      statement<{ status: string }>(sql`select t.status from competency_overrides t
        where t.tenant_id = ${actor.tenantId} and t.id = ${id}`),
    );
    if (found && found.status !== 'pedida') return [{ pointer: '/reason', code: 'override-decided' }];
  }
  if (values.change !== 'waive') return [];
  const cells = await cellsMeant({ tx, actor }, keyOf(values), values as CompetencyOverride);
  return cells.some(({ legal }) => legal) ? [{ pointer: '/change', code: 'legal-cell' }] : [];
}

/** Whoever wrote it last asked for it, so that nobody approves their own words. */
async function afterSave({ before, id, tx, actor }: Saving): Promise<void> {
  if (before === null) return;
  await tx.change(
    statement(sql`update competency_overrides t set asked_by = ${actor.userId}
      where t.tenant_id = ${actor.tenantId} and t.id = ${id}`),
  );
}

export const servesOverrideRegister = serveResource(competencyOverrides, {
  stamps: ({ actor }) => ({ asked_by: actor.userId }),
  computes: ({ tenantId, timezone }, ids) => sql`select t.id,
      case when t.status = 'aprovada' and t.valid_to < (now() at time zone ${timezone})::date then 'encerrada'
        else t.status end as status
    from competency_overrides t where t.tenant_id = ${tenantId} and t.id = any(${[...ids]}::uuid[])`,
  check,
  afterSave,
});

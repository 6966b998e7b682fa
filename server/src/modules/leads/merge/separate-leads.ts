import { Problem } from '@leme/contract/kit/problem';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { mergeDays, separateLeads } from '@leme/contract/leads/lead-merges';
import { leads } from '@leme/contract/leads/leads';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { findRow } from '#kit/resource/find-row';
import { record } from '#kit/resource/history/record';
import { requireUpdate } from '#kit/resource/merge/serve-merge';
import type { Values } from '#kit/resource/registers';
import { readable, setColumns } from '#kit/resource/save/save-rows';
import { statement } from '#kit/resource/statement';
import { noteContact } from '../note-contact.ts';

type Merge = {
  kept_version: number;
  other_version: number;
  merged_version: number;
  former: Values;
  tag_ids: string[];
  interaction_ids: string[];
  follower_ids: string[];
};

export const servesLeadSeparation = serve(separateLeads, async ({ input, tx, actor, clock, registers }) => {
  requireUpdate(leads, actor);
  const register = registers.named('leads');
  const kept = await findRow(register, { tx, actor }, input.id, { lock: 'alone' });
  if (kept.deleted_at !== null) throw new Problem('not-found');
  const since = clock.now().subtract({ hours: 24 * mergeDays });
  const merge = await takeMerge(tx, actor, { ...input, since });
  if (merge.merged_version !== kept.version)
    throw new Problem('stale-version', { params: { current: kept } });
  await setColumns(register, { tx, actor }, kept.id, merge.former);
  await setColumns(register, { tx, actor }, input.other_id, {
    deleted_at: null,
    deleted_by: null,
    merged_into: null,
  });
  await givesBack(tx, actor, { ...input, merge });
  for (const id of [kept.id, input.other_id]) await noteContact(tx, actor, id);
  const row = await findRow(register, { tx, actor }, kept.id);
  const other = await findRow(register, { tx, actor }, input.other_id);
  record({ tx, actor }, register.resource, [
    { id: row.id, action: 'updated', changes: changesOf(kept, row) },
    { id: other.id, action: 'restored', changes: {} },
  ]);
  return row as never;

  function changesOf(before: AnyRow, after: AnyRow) {
    const differs = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
    return readable(register, Object.keys(register.resource.fields).filter(differs), before, after);
  }
});

type Asked = { id: string; other_id: string };

/** The merge that is taken back is over: a second one finds nothing. */
async function takeMerge(
  tx: Tx,
  { tenantId }: Actor,
  { id, other_id, since }: Asked & { since: Temporal.Instant },
): Promise<Merge> {
  const merge = await tx.first(
    statement<Merge>(sql`delete from lead_merges where tenant_id = ${tenantId}
        and kept_id = ${id} and other_id = ${other_id} and created_at > ${since.toString()}
      returning kept_version, other_version, merged_version, former, tag_ids, interaction_ids, follower_ids`),
  );
  if (!merge) throw new Problem('not-found');
  return merge;
}

async function givesBack(
  tx: Tx,
  { tenantId }: Actor,
  { id, other_id, merge }: Asked & { merge: Merge },
): Promise<void> {
  await tx.change(
    statement(sql`delete from lead_tag_relations
      where tenant_id = ${tenantId} and lead_id = ${id} and tag_id = any(${merge.tag_ids}::uuid[])`),
  );
  await tx.change(
    statement(sql`update lead_interactions set lead_id = ${other_id}
      where tenant_id = ${tenantId} and lead_id = ${id} and id = any(${merge.interaction_ids}::uuid[])`),
  );
  await tx.change(
    statement(sql`update leads set merged_into = ${other_id}
      where tenant_id = ${tenantId} and merged_into = ${id} and id = any(${merge.follower_ids}::uuid[])`),
  );
  // What either was made of before this can be taken back as it could be then.
  await tx.change(
    statement(sql`update lead_merges m set merged_version = t.version from leads t
      where m.tenant_id = ${tenantId} and t.tenant_id = ${tenantId} and t.id = m.kept_id
        and ((m.kept_id = ${id} and m.merged_version = ${merge.kept_version})
          or (m.kept_id = ${other_id} and m.merged_version = ${merge.other_version}))`),
  );
}

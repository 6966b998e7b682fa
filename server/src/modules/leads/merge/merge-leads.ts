import type { InputOf } from '@leme/contract/kit/endpoint';
import { Problem } from '@leme/contract/kit/problem';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { requireFewTags } from '@leme/contract/kit/resource/united-links';
import { goesWith } from '@leme/contract/leads/lead-merge-choices';
import { mergeLeads } from '@leme/contract/leads/lead-merges';
import { tags } from '@leme/contract/sales/tags';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { storedColumns } from '#kit/resource/columns';
import { findRow } from '#kit/resource/find-row';
import { record } from '#kit/resource/history/record';
import type { Register, Values } from '#kit/resource/registers';
import { holdRows, takePair } from '#kit/resource/save/hold-rows';
import { readable, setColumns } from '#kit/resource/save/save-rows';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { noteContact } from '../note-contact.ts';

type Input = InputOf<typeof mergeLeads>;
type Pair = { kept: AnyRow; other: AnyRow };

export const servesLeadMerge = serve(mergeLeads, async ({ input, tx, actor, registers }) => {
  requireUpdate(actor);
  const register = registers.named('leads');
  const pair = await takeBoth(register, { tx, actor }, input);
  const { kept, other } = pair;
  const chosen = chosenValues(pair, input.fields);
  await setColumns(register, { tx, actor }, other.id, {
    deleted_at: sql`now()`,
    deleted_by: actor.userId,
    merged_into: kept.id,
  });
  await setColumns(register, { tx, actor }, kept.id, storedColumns(register.resource, chosen));
  const former = storedColumns(register.resource, valuesOf(kept, Object.keys(chosen)));
  await bringTogether(tx, actor, pair, former);
  await noteContact(tx, actor, kept.id);
  const row = await findRow(register, { tx, actor }, kept.id);
  const names = { name: [other.name, row.name] as const };
  const changes = { ...readable(register, [...Object.keys(chosen), 'tags'], kept, row), ...names };
  record({ tx, actor }, register.resource, [
    { id: kept.id, action: 'merged', changes },
    { id: other.id, action: 'merged', changes: names, kind: 'removed' },
  ]);
  return row as never;
});

/** Merging and separating change both leads, and take one away or bring it back. */
export function requireUpdate(actor: Actor): void {
  if (!actor.permissions.has('leads:update'))
    throw new Problem('forbidden', { params: { resource: 'leads' } });
}

async function takeBoth(
  register: Register,
  work: Work,
  { version, other_version, ...ids }: Input,
): Promise<Pair> {
  await holdTags(work, ids);
  const { kept, other } = await takePair(register, work, ids);
  if (kept.version !== version) throw new Problem('stale-version', { params: { current: kept } });
  if (other.version !== other_version) throw new Problem('stale-version', { params: { current: other } });
  requireFewTags(register.resource, [kept, other]);
  return { kept, other };
}

/** What both are tagged with is held before they are taken: who unites two tags writes to the leads that have them. */
async function holdTags(
  { tx, actor }: Work,
  { id, other_id }: { id: string; other_id: string },
): Promise<void> {
  const links = await tx.rows(
    db
      .selectFrom('lead_tag_relations')
      .select('tag_id')
      .where('tenant_id', '=', actor.tenantId)
      .where('lead_id', 'in', [id, other_id]),
  );
  await holdRows(
    tags,
    { tx, actor },
    links.map(({ tag_id }) => tag_id),
  );
}

const valuesOf = (row: AnyRow, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

function chosenValues({ kept, other }: Pair, fields: Input['fields']): Values {
  const taken = Object.entries(fields).flatMap(([name, side]) =>
    side === 'other' ? [name, ...(goesWith[name as keyof typeof goesWith] ?? [])] : [],
  );
  const chosen = valuesOf(
    other,
    taken.filter((name) => !isSame(kept[name], other[name])),
  );
  const whole = { ...kept, ...chosen };
  const valued = taken.includes('offered_value') ? other : kept;
  // Fares are those of one product: with another one, what was agreed stays as a sum.
  const isForeign = whole.fare_type_adjustments !== null && whole.product_id !== valued.product_id;
  return isForeign ? { ...chosen, value_mode: 'manual', fare_type_adjustments: null } : chosen;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Tags, interactions and those merged before go to the kept lead; what went is noted for the way back. */
async function bringTogether(
  tx: Tx,
  { tenantId, userId }: Actor,
  { kept, other }: Pair,
  former: Values,
): Promise<void> {
  const { id: kept_id } = kept;
  const { id: other_id } = other;
  // One statement a table: what copies rows is an insert … select of tables alone, and a row of values is no such copy.
  const tagged = await tx.rows(
    statement<{
      tag_id: string;
    }>(sql`insert into lead_tag_relations as t (tenant_id, lead_id, tag_id, position)
      select r.tenant_id, ${kept_id}::uuid, r.tag_id, r.position + 50 from lead_tag_relations r
        where r.tenant_id = ${tenantId} and r.lead_id = ${other_id}
      on conflict do nothing returning t.tag_id`),
  );
  const interactions = await tx.rows(
    db
      .updateTable('lead_interactions')
      .set({ lead_id: kept_id })
      .where('tenant_id', '=', tenantId)
      .where('lead_id', '=', other_id)
      .returning('id'),
  );
  const followers = await tx.rows(
    db
      .updateTable('leads')
      .set({ merged_into: kept_id })
      .where('tenant_id', '=', tenantId)
      .where('merged_into', '=', other_id)
      .returning('id'),
  );
  await tx.change(
    db.insertInto('lead_merges').values({
      tenant_id: tenantId,
      kept_id,
      other_id,
      kept_version: kept.version as number,
      other_version: other.version as number,
      merged_version: (kept.version as number) + 1,
      former: JSON.stringify(former),
      tag_ids: tagged.map(({ tag_id }) => tag_id),
      interaction_ids: interactions.map(({ id }) => id),
      follower_ids: followers.map(({ id }) => id),
      created_by: userId,
    }),
  );
}

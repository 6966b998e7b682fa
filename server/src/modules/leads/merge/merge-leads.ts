import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { goesWith } from '@leme/contract/leads/lead-merge-choices';
import { mergeLeads } from '@leme/contract/leads/lead-merges';
import { leads } from '@leme/contract/leads/leads';
import { db } from '#kit/database/sql';
import { storedColumns } from '#kit/resource/columns';
import { serveMerge, type Uniting } from '#kit/resource/merge/serve-merge';
import type { Values } from '#kit/resource/registers';
import { noteContact } from '../note-contact.ts';

export const servesLeadMerge = serveMerge(leads, mergeLeads, {
  goesWith,

  settles(chosen, { kept, other }, taken) {
    const whole: AnyRow = { ...kept, ...chosen };
    const valued = taken.includes('offered_value') ? other : kept;
    // Fares are those of one product: with another one, what was agreed stays as a sum.
    const isForeign = whole.fare_type_adjustments !== null && whole.product_id !== valued.product_id;
    return isForeign ? { ...chosen, value_mode: 'manual', fare_type_adjustments: null } : chosen;
  },

  async unites(uniting, chosen) {
    await bringTogether(uniting, Object.keys(chosen));
    return undefined;
  },

  afterMerge: async ({ kept, work: { tx, actor } }) => await noteContact(tx, actor, kept.id),
});

/** Interactions and those merged before go to the kept lead; what went is noted for the way back. */
async function bringTogether(
  { kept, other, came, register, work }: Uniting,
  changed: readonly string[],
): Promise<void> {
  const { tx, actor } = work;
  const { tenantId, userId } = actor;
  const [kept_id, other_id] = [kept.id, other.id];
  const former: Values = storedColumns(
    register.resource,
    Object.fromEntries(changed.map((name) => [name, kept[name]])),
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
      tag_ids: came.tags ?? [],
      interaction_ids: interactions.map(({ id }) => id),
      follower_ids: followers.map(({ id }) => id),
      created_by: userId,
    }),
  );
}

import { Problem } from '@leme/contract/kit/problem';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { mergeTags, readTagUses } from '@leme/contract/sales/tag-endpoints';
import { tags } from '@leme/contract/sales/tags';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { findRow } from '#kit/resource/find-row';
import { record } from '#kit/resource/history/record';
import { takePair } from '#kit/resource/save/hold-rows';
import { setColumns } from '#kit/resource/save/save-rows';
import { statement } from '#kit/resource/statement';

/** Leads are of a module this one does not know: it is asked what points to the tag, and told to point elsewhere. */
export const servesTagMerge = [
  serve(readTagUses, async ({ input, tx, actor, clock, registers, hooks }) => {
    const { customers } = await findTag(input.id);
    const pointing = await hooks.refersTo({ tx, actor, now: clock.now() }, tags.name, [input.id]);
    const leads = pointing.find(({ resource }) => resource === 'leads')?.count ?? 0;
    return { leads, customers: Number(customers) };

    function findTag(id: string): Promise<AnyRow> {
      return findRow(registers.named(tags.name), { tx, actor }, id);
    }
  }),

  serve(mergeTags, async ({ input: { id, other_id }, tx, actor, clock, registers, hooks }) => {
    if (!actor.permissions.has('tags:update'))
      throw new Problem('forbidden', { params: { resource: tags.name } });
    const register = registers.named(tags.name);
    const { kept, other } = await takePair(register, { tx, actor }, { id, other_id });
    // What has both keeps one; what the other tag had, it has again when it is restored.
    await tx.change(
      statement(sql`insert into customers_tags (tenant_id, owner_id, target_id, position)
        select tenant_id, owner_id, ${id}::uuid, position from customers_tags
          where tenant_id = ${actor.tenantId} and target_id = ${other_id}
        on conflict do nothing`),
    );
    await hooks.repoints({ tx, actor, now: clock.now() }, tags.name, { from: other_id, to: id });
    await setColumns(register, { tx, actor }, other_id, { deleted_at: sql`now()`, deleted_by: actor.userId });
    record({ tx, actor }, tags, [
      { id, action: 'merged', changes: { name: [other.name, kept.name] } },
      { id: other_id, action: 'deleted', changes: {} },
    ]);
    return (await findRow(register, { tx, actor }, id)) as never;
  }),
];

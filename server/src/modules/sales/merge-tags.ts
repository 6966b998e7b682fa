import { mergeTags, readTagUses, separateTags } from '@leme/contract/sales/tag-endpoints';
import { tags } from '@leme/contract/sales/tags';
import { serve } from '#kit/http/serve';
import { findRow } from '#kit/resource/find-row';
import { linkBeside, unlinkBeside } from '#kit/resource/merge/links';
import { partRows } from '#kit/resource/merge/part-rows';
import { requireUpdate, serveMerge } from '#kit/resource/merge/serve-merge';

const links = { table: 'customers_tags', owner: 'owner_id', target: 'target_id' };

/** Leads are of a module this one does not know: it is asked what points to the tag, and told to point elsewhere. */
export const servesTagMerge = [
  serve(readTagUses, async ({ input, tx, actor, clock, registers, hooks }) => {
    const { customers } = await findRow(registers.named(tags.name), { tx, actor }, input.id);
    const pointing = await hooks.refersTo({ tx, actor, now: clock.now() }, tags.name, [input.id]);
    const leads = pointing.find(({ resource }) => resource === 'leads')?.count ?? 0;
    return { leads, customers: Number(customers) };
  }),

  // What has both keeps one; what the other tag had, it has again when it is restored.
  serveMerge(tags, mergeTags, {
    async unites({ kept, other, work }) {
      await linkBeside(work, links, { from: other.id, to: kept.id });
      return undefined;
    },
  }),

  serve(separateTags, async ({ input, tx, actor, clock, registers, hooks }) => {
    requireUpdate(tags, actor);
    const work = { tx, actor, now: clock.now() };
    return (await partRows(registers.named(tags.name), work, input, async ({ kept, other }) => {
      const pair = { from: other.id, to: kept.id };
      await unlinkBeside(work, links, pair);
      await hooks.parts(work, tags.name, pair);
    })) as never;
  }),
];

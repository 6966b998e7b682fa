import { faults } from '@leme/contract/kit/problem';
import { concludeInteraction } from '@leme/contract/leads/endpoints';
import { type LeadInteraction, leadInteractions } from '@leme/contract/leads/lead-interactions';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { findRow } from '#kit/resource/find-row';
import { record } from '#kit/resource/history/record';
import { holdParentOf } from '#kit/resource/save/hold-rows';
import { setColumns } from '#kit/resource/save/save-rows';
import { serveResource } from '#kit/resource/serve-resource';
import { followStep } from './inside-sales/cadence.ts';
import { noteContact } from './note-contact.ts';

const servesConclusion = serve(concludeInteraction, async ({ input, tx, actor, clock, registers }) => {
  const register = registers.named(leadInteractions.name);
  await holdParentOf(register, { tx, actor }, input.id);
  const before = await findRow(register, { tx, actor }, input.id, { lock: true });
  if (before.deleted_at !== null) throw faults([{ pointer: '/id', code: 'deleted' }]);
  if (before.status === 'completed') return before as never;
  await setColumns(register, { tx, actor }, input.id, { done_at: clock.now().toString() });
  await noteContact(tx, actor, String(before.lead_id));
  await followStep(
    { tx, actor, registers, now: clock.now() },
    { id: input.id, lead_id: String(before.lead_id) },
  );
  const after = await findRow(register, { tx, actor }, input.id);
  const changes = { status: [before.status, after.status] as const };
  record({ tx, actor }, leadInteractions, { id: input.id, action: 'updated', changes });
  return after as never;
});

export const servesInteractions = [
  ...serveResource(leadInteractions, {
    stamps: ({ actor }) => ({ user_id: actor.userId }),
    computes: ({ tenantId }, ids) => sql`select t.id, t.status, t.done_at, p.full_name as user_name
      from lead_interactions t left join profiles p on p.tenant_id = t.tenant_id and p.id = t.user_id
      where t.tenant_id = ${tenantId} and t.id = any(${[...ids]}::uuid[])`,
    afterSave: async ({ values, tx, actor }) => await noteContact(tx, actor, String(values.lead_id)),
    afterRemoval: async ({ row, tx, actor }) =>
      await noteContact(tx, actor, (row as unknown as LeadInteraction).lead_id),
  }),
  servesConclusion,
];

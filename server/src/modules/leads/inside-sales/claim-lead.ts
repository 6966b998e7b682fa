import { claimLead } from '@leme/contract/leads/inside-sales/endpoints';
import { type Lead, leads } from '@leme/contract/leads/leads';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { findRow } from '#kit/resource/find-row';
import { record } from '#kit/resource/history/record';
import { readable } from '#kit/resource/save/save-rows';
import { statement } from '#kit/resource/statement';
import { requireReach, type Selling } from './take-lead.ts';

/** Who took it first has it: a condition of the very statement that takes it, asked anew by who had to wait. */
export const servesClaim = serve(claimLead, async ({ input, tx, actor, clock, registers }) => {
  const selling: Selling = { tx, actor, registers, now: clock.now() };
  await requireReach(selling, { owner_id: null });
  const register = registers.named(leads.name);
  const asked = (await findRow(register, { tx, actor }, input.id)) as unknown as Lead;
  const own = asked.owner_id === actor.userId && asked.deleted_at === null;
  const taken = own ? asked.id : ((await take(selling, asked.id)) ?? (await takeNext(selling)));
  if (!taken) return { lead: null, is_other: true } as never;
  const lead = await findRow(register, { tx, actor }, taken);
  if (!own)
    record({ tx, actor }, leads, {
      id: taken,
      action: 'updated',
      changes: readable(register, ['owner_id'], null, lead),
    });
  return { lead, is_other: taken !== asked.id } as never;
});

/** Open, and of nobody who could call: whoever may no longer sign in has none. */
export const inPool = (tenantId: string) => sql`t.tenant_id = ${tenantId} and t.deleted_at is null
  and t.merged_into is null and t.status not in ('won', 'lost') and (t.owner_id is null or t.owner_id in (
    select p.id from profiles p where p.tenant_id = ${tenantId}
      and (p.status <> 'active' or p.removed_at is not null)))`;

async function take({ tx, actor }: Selling, id: string): Promise<string | undefined> {
  const taken = await tx.first(
    statement<{ id: string }>(sql`update leads t set owner_id = ${actor.userId}, version = t.version + 1,
        updated_at = now()
      where ${inPool(actor.tenantId)} and t.id = ${id} returning t.id`),
  );
  return taken?.id;
}

/** The next of the pool that nobody else is just taking. */
async function takeNext(selling: Selling): Promise<string | undefined> {
  const { tx, actor } = selling;
  const next = await tx.first(
    statement<{ id: string }>(sql`select t.id from leads t where ${inPool(actor.tenantId)}
      order by t.first_contact_at is not null, t.first_response_due_at, t.next_due_at, t.created_at, t.id
      limit 1 for no key update of t skip locked`),
  );
  return next && (await take(selling, next.id));
}

import { sql } from 'kysely';
import type { Values } from '#kit/resource/registers';
import { createRow } from '#kit/resource/save/save-row';
import { statement } from '#kit/resource/statement';
import { noteContact } from '../note-contact.ts';
import { type Selling, talks } from './take-lead.ts';

type Action = {
  lead_id: string;
  type: string;
  title: string;
  at: Temporal.Instant;
  template_id?: string | null;
  step?: { cadence_run: string; cadence_step_id: string };
};

/** Less before its time nothing is pending: it counts as said at once. */
const lead = { minutes: 2 };

/** Writes what is to be done: a pending interaction, which is the one kind of task there is. */
export async function planAction(selling: Selling, { at, step, ...action }: Action): Promise<void> {
  const { tx, actor, now } = selling;
  const values: Values = { template_id: null, description: null, ...action, interaction_date: at.toString() };
  const { id } = await createRow(talks(selling), { tx, actor }, values);
  const early = at.subtract(lead);
  // What is due at once was planned a moment ago.
  const written = (Temporal.Instant.compare(early, now) < 0 ? early : now).toString();
  await tx.change(
    statement(sql`update lead_interactions set created_at = ${written}::timestamptz,
        cadence_run = ${step?.cadence_run ?? null}, cadence_step_id = ${step?.cadence_step_id ?? null}
      where tenant_id = ${actor.tenantId} and id = ${id}`),
  );
  await noteContact(tx, actor, action.lead_id);
}

/** Another time for what is pending. */
export async function putOff(selling: Selling, id: string, at: Temporal.Instant): Promise<void> {
  const { tx, actor } = selling;
  const early = at.subtract(lead).toString();
  await tx.change(
    statement(sql`update lead_interactions set interaction_date = ${at.toString()}::timestamptz,
        created_at = least(created_at, ${early}::timestamptz), version = version + 1, updated_at = now()
      where tenant_id = ${actor.tenantId} and id = ${id}`),
  );
}

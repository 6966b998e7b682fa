import { Problem } from '@leme/contract/kit/problem';
import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import { type Lead, leads } from '@leme/contract/leads/leads';
import { sql } from 'kysely';
import { findRow } from '#kit/resource/find-row';
import { record } from '#kit/resource/history/record';
import type { Registers, Values } from '#kit/resource/registers';
import { holdRows } from '#kit/resource/save/hold-rows';
import { readable, setColumns } from '#kit/resource/save/save-rows';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { salesSettingsOf, sellersOf } from './sales-settings.ts';

/** Who acts, when, and with which registers. */
export type Selling = TimedWork & { registers: Registers };

/** What is still to be done for a lead. */
export type Pending = {
  id: string;
  cadence_run: string | null;
  interaction_date: string;
};
/** Where a lead stands in its cadence. */
export type Standing = {
  cadence_id: string | null;
  cadence_run: string | null;
  cadence_step: number | null;
  cadence_paused: string | null;
};
export type Taken = { lead: Lead; pending: Pending[]; standing: Standing };

export const isOver = ({ status }: Pick<Lead, 'status'>): boolean => status === 'won' || status === 'lost';

/**
 * A lead that is there, locked with what is pending of it, the earliest first: interactions before their lead, as whoever
 * concludes one does, so that nobody waits crosswise.
 */
export async function takeLead({ tx, actor, registers }: Selling, id: string): Promise<Taken> {
  const { tenantId } = actor;
  await holdRows(leads, { tx, actor }, [id]);
  const pending = await tx.rows(
    statement<Pending>(sql`select i.id, i.cadence_run, i.interaction_date from lead_interactions i
      where i.tenant_id = ${tenantId} and i.lead_id = ${id} and i.status = 'pending' and i.deleted_at is null
      order by i.interaction_date, i.id for no key update`),
  );
  const lead = await findRow(registers.named(leads.name), { tx, actor }, id, { lock: true });
  if (lead.deleted_at !== null) throw new Problem('not-found');
  const standing = await standingOf({ tx, actor }, id);
  return { lead: lead as unknown as Lead, pending, standing };
}

/** Where a lead stands. */
export async function standingOf({ tx, actor }: Omit<TimedWork, 'now'>, id: string): Promise<Standing> {
  const found = await tx.first(
    statement<Standing>(sql`select t.cadence_id, t.cadence_run, t.cadence_step, t.cadence_paused from leads t
      where t.tenant_id = ${actor.tenantId} and t.id = ${id}`),
  );
  return found ?? { cadence_id: null, cadence_run: null, cadence_step: null, cadence_paused: null };
}

/** Whoever works with leads from the queue: the own ones, those of nobody and of who is away; others’ with the right to all. */
export async function requireReach(
  { tx, actor }: Omit<TimedWork, 'now'>,
  { owner_id }: Pick<Lead, 'owner_id'>,
) {
  const forbidden = new Problem('forbidden', { params: { resource: 'inside-sales' } });
  if (!actor.permissions.has('inside-sales:read')) throw forbidden;
  if (!owner_id || owner_id === actor.userId || actor.permissions.has('inside-sales:update')) return;
  const { absent_ids } = await salesSettingsOf(tx, actor.tenantId);
  const isThere = (await sellersOf(tx, actor.tenantId)).some(({ id }) => id === owner_id);
  if (isThere && !absent_ids.includes(owner_id)) throw forbidden;
}

/** Sets columns of a lead, and tells which of its fields that changed. */
export async function changeLead(
  { tx, actor, registers }: Selling,
  before: Lead,
  columns: Values,
): Promise<Lead> {
  const register = registers.named(leads.name);
  await setColumns(register, { tx, actor }, before.id, columns);
  const after = await findRow(register, { tx, actor }, before.id);
  const changes = readable(register, Object.keys(columns), before as never, after);
  record({ tx, actor }, leads, { id: before.id, action: 'updated', changes });
  return after as unknown as Lead;
}

/** A lead as it is now. */
export const asItIs = ({ tx, actor, registers }: Selling, id: string) =>
  findRow(registers.named(leads.name), { tx, actor }, id);

export const talks = ({ registers }: Pick<Selling, 'registers'>) => registers.named(leadInteractions.name);

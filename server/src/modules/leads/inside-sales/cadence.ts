import { isWorkday } from '@leme/contract/leads/inside-sales/working-hours';
import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import { leads } from '@leme/contract/leads/leads';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { noteContact } from '../note-contact.ts';
import { planAction } from './plan-action.ts';
import { salesSettingsOf, workingHours } from './sales-settings.ts';
import { type Selling, standingOf } from './take-lead.ts';

type Step = {
  id: string;
  title: string;
  day: number;
  hour: string;
  type: string;
  template_id: string | null;
};

/** The steps of a cadence in their order, with a template only where it can be written by; none of one that is gone. */
export function stepsOf({ tx, actor }: Work, cadenceId: string): Promise<Step[]> {
  return tx.rows(
    statement<Step>(sql`select s.id, s.title, s.day, s.hour::text as hour, s.type, w.id as template_id
      from cadence_steps s
        join cadences c on c.tenant_id = s.tenant_id and c.id = s.cadence_id and c.deleted_at is null
        left join whatsapp_templates w on w.tenant_id = s.tenant_id and w.id = s.template_id
          and w.is_active and w.deleted_at is null
      where s.tenant_id = ${actor.tenantId} and s.cadence_id = ${cadenceId} and s.deleted_at is null
      order by s.day, s.hour, s.id`),
  );
}

/**
 * Plans the step of a lead that comes next, once: one that this run had is never planned again, whatever its cadence became
 * meanwhile. Its lead is locked.
 */
export async function planStep(selling: Selling, leadId: string, { atOnce = false } = {}): Promise<void> {
  const { tx, actor, now } = selling;
  const { cadence_id, cadence_run, cadence_step, cadence_paused } = await standingOf(selling, leadId);
  if (!cadence_id || !cadence_run || cadence_paused) return;
  const steps = await stepsOf(selling, cadence_id);
  const had = await tx.rows(
    statement<{ cadence_step_id: string }>(sql`select i.cadence_step_id from lead_interactions i
      where i.tenant_id = ${actor.tenantId} and i.cadence_run = ${cadence_run}`),
  );
  const known = new Set(had.map((each) => each.cadence_step_id));
  const next = steps.find(({ id, day }) => !known.has(id) && day >= (cadence_step ?? 0));
  if (!next) return;
  const at = atOnce ? now : await timeOf(selling, next, next.day - (cadence_step ?? 0));
  const { id: cadence_step_id, title, type, template_id, day } = next;
  await tx.change(
    statement(
      sql`update leads set cadence_step = ${day} where tenant_id = ${actor.tenantId} and id = ${leadId}`,
    ),
  );
  await planAction(selling, {
    lead_id: leadId,
    title,
    type,
    template_id,
    at,
    step: { cadence_run, cadence_step_id },
  });
}

/** What comes after a step that was done, where its lead still goes through that run. */
export async function followStep(selling: Selling, done: { id: string; lead_id: string }): Promise<void> {
  const { tx, actor } = selling;
  const step = await tx.first(
    statement<{ id: string }>(sql`select t.id from lead_interactions i
        join leads t on t.tenant_id = i.tenant_id and t.id = i.lead_id and t.cadence_run = i.cadence_run
      where i.tenant_id = ${actor.tenantId} and i.id = ${done.id} and t.status not in ('won', 'lost')`),
  );
  if (step) await planStep(selling, done.lead_id);
}

/** So many days from today at its hour, on the first day after that somebody works; never before now. */
async function timeOf({ tx, actor, now }: Selling, { hour }: Step, days: number): Promise<Temporal.Instant> {
  const hours = workingHours(await salesSettingsOf(tx, actor.tenantId), actor);
  const first = now.toZonedDateTimeISO(actor.timezone).toPlainDate().add({ days });
  const someWork = hours.hours.length > 0;
  let day = first;
  for (let tried = 0; someWork && tried < 60 && !isWorkday(hours, day.toString()); tried += 1)
    day = day.add({ days: 1 });
  const at = day.toZonedDateTime({ timeZone: actor.timezone, plainTime: hour }).toInstant();
  return Temporal.Instant.compare(at, now) < 0 ? now : at;
}

/** Lets the cadence of a lead wait: its step is not due until it goes on. Says whether there was one. */
export async function pause({ tx, actor }: Work, leadId: string, why: string): Promise<boolean> {
  const { tenantId, userId } = actor;
  const stopped = await tx.first(
    statement<{ cadence_run: string }>(sql`update leads set cadence_paused = ${why}
      where tenant_id = ${tenantId} and id = ${leadId} and cadence_run is not null and cadence_paused is null
      returning cadence_run`),
  );
  if (!stopped) return false;
  const waiting = await tx.rows(
    statement<{ id: string }>(sql`update lead_interactions
      set deleted_at = now(), deleted_by = ${userId}, version = version + 1, updated_at = now()
      where tenant_id = ${tenantId} and lead_id = ${leadId} and cadence_run = ${stopped.cadence_run}
        and status = 'pending' and deleted_at is null
      returning id`),
  );
  record(
    { tx, actor },
    leadInteractions,
    waiting.map(({ id }) => ({ id, action: 'deleted' as const, changes: {} })),
  );
  record({ tx, actor }, leads, {
    id: leadId,
    action: 'updated',
    changes: { cadence_paused: [null, why] },
  });
  await noteContact(tx, actor, leadId);
  return true;
}

/** Goes on where it was: the step that waited is due again, else the next one. */
export async function goOn(selling: Selling, leadId: string): Promise<void> {
  const { tx, actor } = selling;
  const { tenantId } = actor;
  const { cadence_run, cadence_paused, cadence_id } = await standingOf(selling, leadId);
  await tx.change(
    db
      .updateTable('leads')
      .set({ cadence_paused: null })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', leadId),
  );
  const waiting = await tx.first(
    statement<{
      id: string;
      step: string;
    }>(sql`select i.id, i.cadence_step_id as step from lead_interactions i
      where i.tenant_id = ${tenantId} and i.lead_id = ${leadId} and i.cadence_run = ${cadence_run}
        and i.status = 'pending' and i.deleted_at is not null
      order by i.deleted_at desc, i.id limit 1`),
  );
  const steps = cadence_id ? await stepsOf(selling, cadence_id) : [];
  const step = waiting && steps.find(({ id }) => id === waiting.step);
  if (!step) await planStep(selling, leadId);
  else {
    const at = (await timeOf(selling, step, 0)).toString();
    const early = Temporal.Instant.from(at).subtract({ minutes: 2 }).toString();
    await tx.change(
      statement(sql`update lead_interactions set deleted_at = null, deleted_by = null,
          interaction_date = ${at}::timestamptz, created_at = least(created_at, ${early}::timestamptz),
          version = version + 1, updated_at = now()
        where tenant_id = ${tenantId} and id = ${waiting.id}`),
    );
    record({ tx, actor }, leadInteractions, { id: waiting.id, action: 'restored', changes: {} });
    await noteContact(tx, actor, leadId);
  }
  record({ tx, actor }, leads, {
    id: leadId,
    action: 'updated',
    changes: { cadence_paused: [cadence_paused, null] },
  });
}

import { faults, Problem } from '@leme/contract/kit/problem';
import { pauseCadence, startCadence } from '@leme/contract/leads/inside-sales/endpoints';
import { leads } from '@leme/contract/leads/leads';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import { goOn, pause, planStep, stepsOf } from './cadence.ts';
import { asItIs, isOver, requireReach, type Selling, takeLead } from './take-lead.ts';

const servesStart = serve(startCadence, async ({ input, tx, actor, clock, registers }) => {
  const selling = { tx, actor, registers, now: clock.now() };
  const { lead, standing, pending } = await takeLead(selling, input.id);
  await requireReach(selling, lead);
  if (isOver(lead)) throw new Problem('lead-over');
  const wanted = input.cadence_id ?? standing.cadence_id;
  if (!wanted) throw faults([{ pointer: '/cadence_id', code: 'required' }]);
  const runs = wanted === standing.cadence_id && standing.cadence_run !== null;
  const isDue = pending.some(
    ({ cadence_run }) => cadence_run !== null && cadence_run === standing.cadence_run,
  );
  if (runs && standing.cadence_paused) await goOn(selling, lead.id);
  // Of two who begin it one did, and a step somebody took away comes again as the next one.
  else if (runs && !input.cadence_id) await planNext();
  else if (!(runs && isDue)) await begin(selling, lead.id, wanted);
  return (await asItIs(selling, lead.id)) as never;

  async function planNext() {
    if (!isDue) await planStep(selling, lead.id);
  }
});

/** A lead goes through a cadence from its beginning. */
export async function begin(
  selling: Selling,
  leadId: string,
  cadenceId: string,
  how: { atOnce?: boolean } = {},
): Promise<void> {
  const { tx, actor } = selling;
  const { tenantId } = actor;
  const cadence = await tx.first(
    statement<{ name: string }>(sql`select c.name from cadences c
      where c.tenant_id = ${tenantId} and c.id = ${cadenceId} and c.active and c.deleted_at is null`),
  );
  if (!cadence) throw faults([{ pointer: '/cadence_id', code: 'unknown' }]);
  if ((await stepsOf(selling, cadenceId)).length === 0) throw new Problem('cadence-empty');
  await pause(selling, leadId, 'hand');
  await tx.change(
    statement(sql`update leads set cadence_id = ${cadenceId}, cadence_run = ${newId()}, cadence_step = null,
        cadence_paused = null
      where tenant_id = ${tenantId} and id = ${leadId}`),
  );
  record({ tx, actor }, leads, { id: leadId, action: 'updated', changes: { cadence: [null, cadence.name] } });
  await planStep(selling, leadId, how);
}

const servesPause = serve(pauseCadence, async ({ input, tx, actor, clock, registers }) => {
  const selling = { tx, actor, registers, now: clock.now() };
  const { lead } = await takeLead(selling, input.id);
  await requireReach(selling, lead);
  await pause(selling, lead.id, 'hand');
  return (await asItIs(selling, lead.id)) as never;
});

export const servesCadenceOfLead = [servesStart, servesPause];

import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { contactLead } from '@leme/contract/leads/inside-sales/endpoints';
import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { findRow } from '#kit/resource/find-row';
import { record } from '#kit/resource/history/record';
import { createRow } from '#kit/resource/save/save-row';
import { readable, setColumns } from '#kit/resource/save/save-rows';
import { noteContact } from '../note-contact.ts';
import { pause, planStep } from './cadence.ts';
import { planAction } from './plan-action.ts';
import { asItIs, changeLead, isOver, requireReach, type Selling, takeLead, talks } from './take-lead.ts';

type Input = InputOf<typeof contactLead>;

/** Done: what was said is written once, whoever sends it twice, and what comes next is planned with it. */
export const servesContact = serve(contactLead, async ({ input, tx, actor, clock, registers }) => {
  const selling = { tx, actor, registers, now: clock.now() };
  const { lead, pending, standing } = await takeLead(selling, input.id);
  await requireReach(selling, lead);
  const planned = pending.find(({ id }) => id === input.interaction_id);
  if (input.interaction_id && !planned) {
    const known = await findRow(talks(selling), { tx, actor }, input.interaction_id);
    if (known.lead_id !== lead.id) throw new Problem('not-found');
    return (await asItIs(selling, lead.id)) as never;
  }
  const isPast = input.next && Temporal.Instant.compare(input.next.interaction_date, selling.now) <= 0;
  if (isPast) throw faults([{ pointer: '/next/interaction_date', code: 'past' }]);
  if (planned) await conclude(selling, planned.id, input);
  else await write(selling, input);
  if (lead.status === 'new' && input.type !== 'note')
    await changeLead(selling, lead, { status: 'contacted', status_since: sql`now()` });
  const isStep = planned?.cadence_run != null && planned.cadence_run === standing.cadence_run;
  await goFurther(selling, input, isStep && !isOver(lead));
  return (await asItIs(selling, lead.id)) as never;
});

async function conclude(selling: Selling, id: string, { type, title, description, template_id }: Input) {
  const { tx, actor, now } = selling;
  const register = talks(selling);
  const before = await findRow(register, { tx, actor }, id);
  const said = { type, title, description: description || before.description, template_id };
  await setColumns(register, { tx, actor }, id, {
    ...said,
    template_id: template_id ?? before.template_id,
    done_at: now.toString(),
  });
  const after: AnyRow = await findRow(register, { tx, actor }, id);
  record({ tx, actor }, leadInteractions, {
    id,
    action: 'updated',
    changes: {
      ...readable(register, changed(before, after), before, after),
      status: [before.status, after.status],
    },
  });
  await noteContact(tx, actor, String(before.lead_id));
}

const changed = (before: AnyRow, after: AnyRow) =>
  ['type', 'title', 'description', 'template_id'].filter((name) => before[name] !== after[name]);

async function write(selling: Selling, { id: lead_id, type, title, description, template_id }: Input) {
  const { tx, actor, now } = selling;
  await createRow(
    talks(selling),
    { tx, actor },
    {
      lead_id,
      type,
      title,
      description: description || null,
      template_id: template_id ?? null,
      interaction_date: now.toString(),
    },
  );
}

async function goFurther(selling: Selling, { id, next, answered }: Input, isStep: boolean) {
  if (next) {
    await pause(selling, id, 'promise');
    const { interaction_date, ...action } = next;
    await planAction(selling, { lead_id: id, ...action, at: Temporal.Instant.from(interaction_date) });
  } else if (answered) await pause(selling, id, 'answer');
  else if (isStep) await planStep(selling, id);
}

import { textsIn } from '@leme/contract/kit/language/texts';
import { faults } from '@leme/contract/kit/problem';
import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { handOverLead } from '@leme/contract/leads/inside-sales/endpoints';
import { leadsWords } from '@leme/contract/leads/texts/texts';
import { serve } from '#kit/http/serve';
import { createRow } from '#kit/resource/save/save-row';
import { sellersOf } from './sales-settings.ts';
import { asItIs, changeLead, requireReach, takeLead, talks } from './take-lead.ts';

/** To somebody who may sign in, or to nobody: then whoever takes it has it. */
export const servesHandover = serve(handOverLead, async ({ input, tx, actor, clock, registers }) => {
  const selling = { tx, actor, registers, now: clock.now() };
  const { lead } = await takeLead(selling, input.id);
  await requireReach(selling, lead);
  const { owner_id, note } = input;
  const people = await sellersOf(tx, actor.tenantId);
  if (owner_id && !people.some(({ id }) => id === owner_id))
    throw faults([{ pointer: '/owner_id', code: 'unknown' }]);
  if (owner_id !== lead.owner_id) await changeLead(selling, lead, { owner_id });
  if (note)
    await createRow(
      talks(selling),
      { tx, actor },
      {
        lead_id: lead.id,
        type: 'note',
        title: textsIn(leadsWords, csvLocale)('lead-interactions.handover'),
        description: note,
        template_id: null,
        interaction_date: selling.now.toString(),
      },
    );
  return (await asItIs(selling, lead.id)) as never;
});

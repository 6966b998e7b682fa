import { textsIn } from '@leme/contract/kit/language/texts';
import { faults, Problem } from '@leme/contract/kit/problem';
import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { dayIn } from '@leme/contract/kit/values/days';
import { mostDaysAhead, postponeLead } from '@leme/contract/leads/inside-sales/endpoints';
import { isWorkday } from '@leme/contract/leads/inside-sales/working-hours';
import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import { leadsWords } from '@leme/contract/leads/texts/texts';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { noteContact } from '../note-contact.ts';
import { planAction, putOff } from './plan-action.ts';
import { salesSettingsOf, workingHours } from './sales-settings.ts';
import { asItIs, isOver, requireReach, takeLead } from './take-lead.ts';

/** The next action at another time; of a lead that has none it becomes one. */
export const servesPostponement = serve(postponeLead, async ({ input, tx, actor, clock, registers }) => {
  const selling = { tx, actor, registers, now: clock.now() };
  const until = Temporal.Instant.from(input.until);
  const { lead, pending } = await takeLead(selling, input.id);
  await requireReach(selling, lead);
  if (isOver(lead)) throw new Problem('lead-over');
  if (Temporal.Instant.compare(until, selling.now) <= 0) throw faults([{ pointer: '/until', code: 'past' }]);
  const most = selling.now.add({ hours: 24 * mostDaysAhead });
  if (Temporal.Instant.compare(until, most) > 0)
    throw faults([{ pointer: '/until', code: 'too-far', params: { days: mostDaysAhead } }]);
  const hours = workingHours(await salesSettingsOf(tx, actor.tenantId), actor);
  const day = dayIn(actor.timezone, until);
  if (!input.anyway && hours.hours.length > 0 && !isWorkday(hours, day))
    throw new Problem('nobody-works', { params: { day } });
  const [next] = pending;
  if (next) {
    await putOff(selling, next.id, until);
    record({ tx, actor }, leadInteractions, {
      id: next.id,
      action: 'updated',
      changes: { interaction_date: [next.interaction_date, until.toString()] },
    });
    await noteContact(tx, actor, lead.id);
  } else
    await planAction(selling, {
      lead_id: lead.id,
      type: 'call',
      title: textsIn(leadsWords, csvLocale)('lead-interactions.return'),
      at: until,
    });
  return (await asItIs(selling, lead.id)) as never;
});

import { loseLead } from '@leme/contract/leads/inside-sales/endpoints';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { pause } from './cadence.ts';
import { asItIs, changeLead, takeLead } from './take-lead.ts';

/** Lost, with a kind one can count and words for whoever opens it again. */
export const servesLoss = serve(loseLead, async ({ input, tx, actor, clock, registers }) => {
  const selling = { tx, actor, registers, now: clock.now() };
  const { lead } = await takeLead(selling, input.id);
  const { kind: lost_kind, text } = input;
  const lost_reason = text || null;
  const isSo = lead.status === 'lost' && lead.lost_kind === lost_kind && lead.lost_reason === lost_reason;
  if (isSo) return (await asItIs(selling, lead.id)) as never;
  const since = lead.status === 'lost' ? {} : { status_since: sql`now()` };
  await changeLead(selling, lead, { status: 'lost', lost_kind, lost_reason, ...since });
  await pause(selling, lead.id, 'lost');
  return (await asItIs(selling, lead.id)) as never;
});

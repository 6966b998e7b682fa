import { faults, Problem } from '@leme/contract/kit/problem';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { lineDays, mostLineDays, readBoatLine } from '@leme/contract/maintenance/boat/boat-line';
import { sql } from 'kysely';
import type { BoatFact } from '#kit/hooks';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import { requireStaff } from '../alerts/require-staff.ts';
import { monthsOfBoat } from './months-of-boat.ts';

/** One boat over time: what each module tells of it, what keeps it ashore today, and its last twelve months. */
export const servesBoatLine = serve(readBoatLine, async ({ input, tx, actor, clock, hooks }) => {
  requireStaff(actor, 'maintenance-logs');
  const work = { tx, actor, now: clock.now() };
  const today = dayIn(actor.timezone, work.now);
  const from = input.from ?? addDays(today, -lineDays);
  const to = input.to ?? addDays(from, 2 * lineDays);
  if (to < from) throw faults([{ pointer: '/to', code: 'too-small', params: { minimum: from } }]);
  const maximum = addDays(from, mostLineDays);
  if (to > maximum) throw faults([{ pointer: '/to', code: 'too-large', params: { maximum } }]);
  const boat = await tx.first(
    statement<{ boat_name: string; status: string }>(sql`select b.boat_name, b.status from boats b
      where b.tenant_id = ${actor.tenantId} and b.id = ${input.id}`),
  );
  if (!boat) throw new Problem('not-found');
  const facts = await hooks.tellsOfBoat(work, { boat_id: input.id, from, to, today });
  const isShown = (fact: BoatFact) => fact.from <= to && (fact.until === null || fact.until >= from);
  return {
    ...boat,
    today,
    from,
    to,
    data: facts.filter(isShown).toSorted(inOrder),
    obstacles: facts.filter(({ blocks }) => blocks).toSorted(inOrder),
    months: await monthsOfBoat(work, input.id),
  };
});

const inOrder = (one: BoatFact, other: BoatFact) =>
  one.from.localeCompare(other.from) || one.kind.localeCompare(other.kind) || one.id.localeCompare(other.id);

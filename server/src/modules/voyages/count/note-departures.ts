import { noteDepartures } from '@leme/contract/voyages/count/departure-events';
import { departures } from '@leme/contract/voyages/count/departures';
import { legalCodes, shortestReason } from '@leme/contract/voyages/gate/gate-checks';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import type { AllHooks } from '#kit/hooks';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { holdBoats } from '../logbook/entries.ts';
import { momentOf } from '../logbook/moment-of.ts';
import { requireSender } from '../require-sender.ts';
import { takeSeal } from '../seal/take-seal.ts';
import { followDepartures } from './follow-departures.ts';
import { countOf, type Said, saidOf, saidOfBoats } from './said-of-boats.ts';
import { type DepartureInput, known, type Outcome, refused, type SentDeparture, stored } from './sent.ts';

/** Appends what was said of departures. An id counts once; what may not count is answered by its id with the reason. */
export const servesDepartureEvents = serve(noteDepartures, async ({ input, tx, actor, clock, hooks }) => {
  requireSender(input, actor, 'logbook');
  const work = { tx, actor, now: clock.now() };
  const boats = await holdBoats(
    work,
    input.events.map(({ boat_id }) => boat_id),
  );
  const there = await readThere(work, input);
  const said = await saidOfBoats(work, [...boats.keys()], work.now);
  const outcomes: Outcome[] = [];
  for (const event of input.events)
    outcomes.push(
      there.has(event.id) ? known(event.id) : await take(work, event, { input, boats, said, hooks }),
    );
  const kept = input.events.filter(({ id }) =>
    outcomes.some((each) => each.id === id && each.outcome === 'stored'),
  );
  record(
    work,
    departures,
    kept.map(({ id, kind, voyage_id }) => ({
      id: voyage_id ?? id,
      action: 'updated' as const,
      after: { departure: kind },
    })),
  );
  const now = kept.length === 0 ? said : await saidOfBoats(work, [...boats.keys()], work.now);
  await followDepartures(work, now, boats);
  const eventOf = new Map(input.events.map((event) => [event.id, event]));
  return {
    results: outcomes.map((outcome) => {
      const event = eventOf.get(outcome.id);
      return { ...outcome, count: event ? countOf(saidOf(now, event)).state : null };
    }),
  };
});

type Around = {
  input: DepartureInput;
  boats: ReadonlyMap<string, string>;
  said: Said;
  hooks: Pick<AllHooks, 'namesCrew'>;
};

async function take(work: TimedWork, event: SentDeparture, around: Around): Promise<Outcome> {
  const { input, boats } = around;
  const { id, kind, boat_id } = event;
  if (!boats.has(boat_id)) return refused(id, 'unknown-boat');
  const right = kind === 'released' ? 'departure-override:create' : 'logbook:create';
  if (!work.actor.permissions.has(right)) return refused(id, 'not-allowed');
  if (kind === 'sealed') return await takeSeal(work, event, { ...around, ...input });
  const reason = whyNot(event, around.said);
  if (reason) return refused(id, reason);
  const { voyage_id, session_id, step, client_time, moment, counted, people, mark, check, text } = event;
  const row = {
    tenant_id: work.actor.tenantId,
    id,
    kind,
    voyage_id,
    boat_id,
    session_id,
    step,
    at: momentOf(event, input.sent_at, work.now),
    client_time,
    said: JSON.stringify({ moment, counted, people, mark, check, text }),
    device_id: input.device_id,
    user_id: work.actor.userId,
  };
  for (const insert of insertRows('departure_events', [row])) work.tx.send(insert);
  return stored(id);
}

/** What an event lacks to count. */
function whyNot(event: SentDeparture, said: Said) {
  const { kind, moment, counted, people, mark, check, text } = event;
  if (kind === 'counted' && (moment === null || counted === null)) return 'incomplete';
  if (kind === 'marked' && (mark === null || people.length === 0)) return 'incomplete';
  // Whoever stepped off elsewhere was seen by somebody.
  if (kind === 'marked' && mark === 'elsewhere' && !text) return 'incomplete';
  if (kind === 'missing' && people.length === 0) return 'incomplete';
  if ((kind === 'closed' || kind === 'answered') && !text) return 'reason-too-short';
  if (kind !== 'released') return null;
  if (check === null || event.session_id === null) return 'incomplete';
  if (legalCodes.has(check)) return 'legal-check';
  if ((text ?? '').length < shortestReason) return 'reason-too-short';
  return saidOf(said, event).seals.length > 0 ? 'left-already' : null;
}

async function readThere({ tx, actor }: TimedWork, { events }: DepartureInput): Promise<Set<string>> {
  const ids = events.map(({ id }) => id);
  const rows = await tx.rows(
    statement<{ id: string }>(sql`select e.id from departure_events e
        where e.tenant_id = ${actor.tenantId} and e.id = any(${ids}::uuid[])
      union all select s.id from departure_seals s
        where s.tenant_id = ${actor.tenantId} and s.id = any(${ids}::uuid[])`),
  );
  return new Set(rows.map(({ id }) => id));
}

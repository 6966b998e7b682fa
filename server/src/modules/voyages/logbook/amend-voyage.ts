import { Problem } from '@leme/contract/kit/problem';
import { amendVoyage } from '@leme/contract/voyages/logbook/endpoints';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { countOf, saidOf, saidOfBoats } from '../count/said-of-boats.ts';
import { completeClosed } from './complete-closed.ts';
import { type Entry, holdBoats } from './entries.ts';
import { keepVoyages } from './keep-voyages.ts';
import { rowOf } from './note-voyages.ts';

const nothing = {
  people: null,
  hours: null,
  motor_id: null,
  captain: null,
  occurrence: null,
  level: null,
  eta: null,
  client_time: null,
  session_id: null,
};

async function isSomebodyMissing(work: TimedWork, { id, boat_id, session_id }: Entry): Promise<boolean> {
  const said = await saidOfBoats(work, [boat_id], work.now);
  return countOf(saidOf(said, { boat_id, session_id, voyage_id: id })).state === 'missing';
}

/** An added line by the name of who writes it; what stood there stays. */
export const servesAmendment = serve(amendVoyage, async ({ input, tx, actor, clock, hooks }) => {
  const work = { tx, actor, now: clock.now() };
  const find = () =>
    tx.first(
      statement<Entry>(sql`select e.id, e.boat_id, b.boat_name as boat, e.session_id, e.status, e.steps
        from logbook_entries e join boats b on b.tenant_id = e.tenant_id and b.id = e.boat_id
        where e.tenant_id = ${actor.tenantId} and e.id = ${input.id}`),
    );
  const named = await find();
  if (!named) throw new Problem('not-found');
  await holdBoats(work, [named.boat_id]);
  const entry = (await find()) ?? named;
  const { text } = input;
  // While somebody is missing nothing explains that a voyage is over.
  const explains = input.explains && !(await isSomebodyMissing(work, entry));
  const event = {
    ...nothing,
    id: newId(),
    voyage_id: entry.id,
    boat_id: entry.boat_id,
    kind: 'amended' as const,
    step: entry.steps,
    text,
    explains,
  };
  const row = rowOf(work, { event, entry, at: work.now.toString() }, null);
  for (const insert of insertRows('logbook_events', [row])) tx.send(insert);
  const kept = await keepVoyages(work, [entry.boat_id], new Set([entry.id]));
  await completeClosed(work, hooks, [...kept.values()]);
  return { id: entry.id, status: kept.get(entry.id)?.status ?? entry.status };
});

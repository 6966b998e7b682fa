import type { InputOf } from '@leme/contract/kit/endpoint';
import { type EventResult, noteVoyages } from '@leme/contract/voyages/logbook/endpoints';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { requireSender } from '../require-sender.ts';
import { completeClosed } from './complete-closed.ts';
import { type Entry, holdBoats, readEntries } from './entries.ts';
import { keepVoyages } from './keep-voyages.ts';
import { momentOf } from './moment-of.ts';
import { readDials, tellOccurrences } from './said-at-sea.ts';
import type { Sent, Stored } from './sent.ts';

type Input = InputOf<typeof noteVoyages>;
type Mapped = { id: string; voyage_id: string; entry_id: string; boat_id: string };

/**
 * Appends what was said of voyages. An id counts once; that a boat left is never refused; what may not count is answered by
 * its id with the reason.
 */
export const servesVoyageEvents = serve(noteVoyages, async ({ input, tx, actor, clock, hooks }) => {
  requireSender(input, actor, 'logbook');
  const work = { tx, actor, now: clock.now() };
  const { results, stored, entryOf } = await place(work, input);
  const boats = [...new Set(stored.map(({ entry }) => entry.boat_id))];
  const touched = new Set(stored.map(({ entry }) => entry.id));
  const kept = await keepVoyages(work, boats, touched);
  await completeClosed(work, hooks, [...kept.values()]);
  await tellOccurrences(work, stored);
  await readDials(work, hooks, stored);
  return {
    results: results.map((result): EventResult => {
      const entry = entryOf.get(result.id);
      const { status = entry?.status ?? null, why = null } = kept.get(entry?.id ?? '') ?? {};
      return { ...result, voyage_id: entry?.id ?? null, status, why };
    }),
  };
});

type Answer = Pick<EventResult, 'id' | 'outcome' | 'reason'>;

/** Finds for each event the voyage it counts for, or begins one, and stores what is new. */
async function place(work: TimedWork, { events, sent_at, device_id }: Input) {
  const { tx, actor, now } = work;
  const mapped = await readMapped(work, events);
  const boats = await holdBoats(work, [
    ...events.map(({ boat_id }) => boat_id),
    ...mapped.map(({ boat_id }) => boat_id),
  ]);
  // Asked again: two devices may have said the same while this one waited for the boat.
  const known = await readMapped(work, events);
  const entries = await readEntries(work, {
    boats: [...boats.keys()],
    sessions: events.flatMap(({ session_id }) => session_id ?? []),
    ids: known.map(({ entry_id }) => entry_id),
  });
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const voyages = new Map(known.map(({ voyage_id, entry_id }) => [voyage_id, entry_id]));
  const entryOf = new Map(known.flatMap(({ id, entry_id }) => pair(id, byId.get(entry_id))));
  const mayWrite = actor.permissions.has('logbook:create');
  const [stored, begun]: [Stored[], Entry[]] = [[], []];
  const results = events.map((event): Answer => {
    const { id, voyage_id, boat_id, session_id } = event;
    if (entryOf.has(id)) return { id, outcome: 'known', reason: null };
    if (!mayWrite) return { id, outcome: 'refused', reason: 'not-allowed' };
    const boat = boats.get(boat_id);
    const there =
      byId.get(voyages.get(voyage_id) ?? '') ?? byId.get(voyage_id) ?? joined([...byId.values()], event);
    if (!there && boat === undefined) return { id, outcome: 'refused', reason: 'unknown-boat' };
    const entry = there ?? {
      id: voyage_id,
      boat_id,
      boat: boat ?? '',
      session_id,
      status: 'review',
      steps: 0,
    };
    if (!there) begun.push(entry);
    byId.set(entry.id, entry);
    voyages.set(voyage_id, entry.id);
    entryOf.set(id, entry);
    stored.push({ event, entry, at: momentOf(event, sent_at, now) });
    return { id, outcome: 'stored', reason: null };
  });
  for (const entry of begun) tx.send(beginning(work, entry));
  for (const insert of insertRows(
    'logbook_events',
    stored.map((each) => rowOf(work, each, device_id)),
  ))
    tx.send(insert);
  return { results, stored, entryOf };
}

const pair = (id: string, entry: Entry | undefined) => (entry ? [[id, entry] as const] : []);

/** A boat leaves once for a departure: who says so second says it of the same voyage. */
const joined = (entries: readonly Entry[], { boat_id, session_id }: Sent) =>
  entries.find(
    (entry) =>
      session_id !== null &&
      entry.session_id === session_id &&
      entry.boat_id === boat_id &&
      entry.status !== 'cancelled',
  );

/** What is there already of these events and of their voyages. */
function readMapped({ tx, actor }: TimedWork, events: readonly Sent[]): Promise<Mapped[]> {
  return tx.rows(
    statement<Mapped>(sql`select v.id, v.voyage_id, v.entry_id, e.boat_id
      from logbook_events v join logbook_entries e on e.tenant_id = v.tenant_id and e.id = v.entry_id
      where v.tenant_id = ${actor.tenantId} and (v.id = any(${events.map(({ id }) => id)}::uuid[])
        or v.voyage_id = any(${events.map(({ voyage_id }) => voyage_id)}::uuid[]))`),
  );
}

/** A voyage nothing is known of yet; what it is, all that was said of it makes. */
function beginning({ actor, now }: TimedWork, { id, boat_id, session_id }: Entry) {
  return statement(sql`insert into logbook_entries
      (tenant_id, id, boat_id, session_id, date, status, occurrences, amendments, steps, created_at)
    values (${actor.tenantId}, ${id}, ${boat_id}, ${session_id}::uuid, ${now.toString()}::date, 'review', 0, 0, 0,
      ${now.toString()}::timestamptz)`);
}

/** An event as it is kept, by whoever sends it. */
export function rowOf({ actor, now }: TimedWork, { event, entry, at }: Stored, device_id: string | null) {
  const { people, hours, motor_id, captain, text, occurrence, level, eta, explains } = event;
  const said = { people, hours, motor_id, captain, text, occurrence, level, eta, explains };
  return {
    tenant_id: actor.tenantId,
    id: event.id,
    entry_id: entry.id,
    voyage_id: event.voyage_id,
    kind: event.kind,
    step: event.step,
    at,
    client_time: event.client_time,
    created_at: now.toString(),
    said: JSON.stringify(said),
    device_id,
    user_id: actor.userId,
  };
}

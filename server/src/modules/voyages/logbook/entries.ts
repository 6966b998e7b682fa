import type { VoyageEvent, VoyageState } from '@leme/contract/voyages/logbook/voyage-events';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** A voyage as it is kept. */
export type Entry = {
  id: string;
  boat_id: string;
  boat: string;
  session_id: string | null;
  status: VoyageState;
  steps: number;
};
type StoredEvent = VoyageEvent & { entry_id: string; created_at: string };

/** Holds boats to the end of the transaction, also deleted ones: whoever writes a voyage of one waits. Answers their names. */
export async function holdBoats({ tx, actor }: Work, ids: readonly string[]): Promise<Map<string, string>> {
  const boats = await tx.rows(
    statement<{ id: string; boat_name: string }>(sql`select b.id, b.boat_name from boats b
      where b.tenant_id = ${actor.tenantId} and b.id = any(${[...new Set(ids)]}::uuid[])
      order by b.id for no key update`),
  );
  return new Map(boats.map(({ id, boat_name }) => [id, boat_name]));
}

type Which = { boats: readonly string[]; sessions: readonly string[]; ids: readonly string[] };

/** The voyages of boats that are out, wait for somebody, sail one of these departures, or are named; the oldest first. */
export function readEntries({ tx, actor }: Work, { boats, sessions, ids }: Which): Promise<Entry[]> {
  return tx.rows(
    statement<Entry>(sql`select e.id, e.boat_id, b.boat_name as boat, e.session_id, e.status, e.steps
      from logbook_entries e join boats b on b.tenant_id = e.tenant_id and b.id = e.boat_id
      where e.tenant_id = ${actor.tenantId} and e.boat_id = any(${[...boats]}::uuid[])
        and (e.status in ('open', 'review') or e.session_id = any(${[...sessions]}::uuid[])
          or e.id = any(${[...ids]}::uuid[]))
      order by e.created_at, e.id`),
  );
}

/** What an event does not speak of. */
const silent = {
  people: null,
  hours: null,
  captain: null,
  text: null,
  occurrence: null,
  level: null,
  eta: null,
  explains: false,
};

/** All that was said of voyages. */
export async function readEvents({ tx, actor }: Work, entries: readonly string[]): Promise<StoredEvent[]> {
  const rows = await tx.rows(
    statement<
      Pick<StoredEvent, 'id' | 'entry_id' | 'kind' | 'step' | 'at' | 'created_at'> & { said: object }
    >(
      sql`select v.id, v.entry_id, v.kind, v.step, v.at, v.created_at, v.said from logbook_events v
        where v.tenant_id = ${actor.tenantId} and v.entry_id = any(${[...entries]}::uuid[]) order by v.step, v.id`,
    ),
  );
  return rows.map(({ said, ...event }) => ({ ...silent, ...event, ...said }));
}

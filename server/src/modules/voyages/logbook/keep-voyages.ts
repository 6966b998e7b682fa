import { dayIn } from '@leme/contract/kit/values/days';
import { foldVoyage, type Voyage } from '@leme/contract/voyages/logbook/fold-voyage';
import { logbook } from '@leme/contract/voyages/logbook/logbook';
import { sql } from 'kysely';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { type Entry, readEntries, readEvents } from './entries.ts';
import { followVoyages, tellSailings } from './follow-voyages.ts';

type Kept = Omit<Entry, 'status'> & Voyage & { date: string };

/**
 * Makes voyages anew out of all that was said of them, the boats held. One of a boat is open: the one that is, else the one
 * that began first; another that is out as well waits in review until that one is back.
 */
export async function keepVoyages(
  work: TimedWork,
  boats: readonly string[],
  touched: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Kept>> {
  const entries = await readEntries(work, { boats, sessions: [], ids: [...touched] });
  const said = Map.groupBy(
    await readEvents(
      work,
      entries.map(({ id }) => id),
    ),
    ({ entry_id }) => entry_id,
  );
  const folded = entries.map((entry): { before: Entry; kept: Kept } => {
    const events = said.get(entry.id) ?? [];
    const voyage = foldVoyage(events);
    const began = voyage.departed_at ?? events[0]?.at ?? work.now.toString();
    const date = dayIn(work.actor.timezone, Temporal.Instant.from(began));
    return { before: entry, kept: { ...entry, ...voyage, date, steps: events.length } };
  });
  for (const own of Map.groupBy(folded, ({ kept }) => kept.boat_id).values()) leaveOneOpen(own);
  const changed = folded.filter(({ before, kept }) => touched.has(kept.id) || before.status !== kept.status);
  // Who is no longer out makes room before another is.
  const inTurn = changed.toSorted((one, other) => isOpen(one.kept) - isOpen(other.kept));
  for (const { kept } of inTurn) work.tx.send(written(work, kept));
  tellTrail(work, changed);
  const kept = changed.map((each) => each.kept);
  await followVoyages(work, kept);
  await tellSailings(work, kept);
  return new Map(kept.map((each) => [each.id, each]));
}

const isOpen = ({ status }: Pick<Kept, 'status'>) => Number(status === 'open');

function leaveOneOpen(own: readonly { before: Entry; kept: Kept }[]): void {
  const out = own.filter(({ kept }) => kept.status === 'open');
  const first = out.find(({ before }) => before.status === 'open') ?? out[0];
  for (const each of out)
    if (each !== first) Object.assign(each.kept, { status: 'review', why: each.kept.why ?? 'other-voyage' });
}

function written({ actor }: TimedWork, kept: Kept) {
  const { departed_at, returned_at, eta, hours_start, hours_end, people_out, people_in } = kept;
  const { id, date, status, why, captain, fuel_start, fuel_end, occurrences, amendments, steps } = kept;
  return statement(sql`update logbook_entries t set date = ${date}::date, status = ${status}, why = ${why},
      captain = ${captain}, departed_at = ${departed_at}::timestamptz, returned_at = ${returned_at}::timestamptz,
      eta = ${eta}::timestamptz, people_out = ${people_out}, people_in = ${people_in}, hours_start = ${hours_start},
      hours_end = ${hours_end}, fuel_start = ${fuel_start}, fuel_end = ${fuel_end}, occurrences = ${occurrences},
      amendments = ${amendments}, steps = ${steps}
    where t.tenant_id = ${actor.tenantId} and t.id = ${id}`);
}

function tellTrail(work: TimedWork, changed: readonly { before: Entry; kept: Kept }[]): void {
  if (changed.length === 0) return;
  const steps = changed.map(({ before, kept }) => {
    const { id, status, departed_at, returned_at, people_out, people_in, hours_start, hours_end } = kept;
    const after = { status, departed_at, returned_at, people_out, people_in, hours_start, hours_end };
    return before.steps === 0
      ? { id, action: 'created' as const, after }
      : { id, action: 'updated' as const, before: { status: before.status }, after };
  });
  record(work, logbook, steps);
}

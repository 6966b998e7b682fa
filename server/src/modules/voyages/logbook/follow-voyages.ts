import { causeOf } from '@leme/contract/maintenance/alerts';
import type { OpenReason, VoyageState } from '@leme/contract/voyages/logbook/voyage-events';
import { voyageSettings } from '@leme/contract/voyages/logbook/voyage-settings';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import { decidedBy } from '#kit/settings/decided';
import type { TimedWork } from '#kit/work';
import { type Sailed, tellSailed } from '#modules/bookings/public';
import { type Cause, type Following, keepAlerts } from '#modules/maintenance/public';
import { caused } from '../caused.ts';

/** What of a voyage may have to be told. */
export type Watched = {
  id: string;
  boat_id: string;
  boat: string;
  date: string;
  status: VoyageState;
  why: OpenReason | null;
  eta: string | null;
  returned_at: string | null;
};

/** Raises and ends the alerts of voyages: one that waits to be explained, and a boat that is not back in time. */
export async function followVoyages(work: Following, voyages: readonly Watched[]): Promise<void> {
  if (voyages.length === 0) return;
  const { overdue_minutes } = await decidedBy(work.tx, work.actor.tenantId, voyageSettings);
  await keepAlerts(
    work,
    voyages.flatMap(({ id }) => [causeOf.voyage(id), causeOf.overdue(id)]),
    voyages.flatMap((voyage) => [...unexplained(voyage), ...overdue(work, voyage, overdue_minutes)]),
  );
}

function unexplained({ id, boat_id, boat, date, why, status }: Watched): Cause[] {
  if (why === null || (status !== 'open' && status !== 'review')) return [];
  return [
    caused({
      type: 'voyage_review',
      dedupe_key: causeOf.voyage(id),
      severity: status === 'open' ? 'critica' : 'alta',
      params: { why, boat, day: date, voyage_id: id },
      boat_id,
    }),
  ];
}

function overdue({ now, actor }: Following, voyage: Watched, minutes: number): Cause[] {
  const { id, boat_id, boat, status, eta, returned_at } = voyage;
  if (status !== 'open' || eta === null || returned_at !== null) return [];
  const expected = Temporal.Instant.from(eta);
  if (Temporal.Instant.compare(expected.add({ minutes }), now) > 0) return [];
  const time = expected.toZonedDateTimeISO(actor.timezone).toPlainTime().toString().slice(0, 5);
  return [
    caused({
      type: 'voyage_overdue',
      dedupe_key: causeOf.overdue(id),
      severity: 'critica',
      params: { boat, time, voyage_id: id },
      boat_id,
    }),
  ];
}

/** Departures hear when their boats really left, and were all back. */
export async function tellSailings(
  work: TimedWork,
  voyages: readonly { session_id: string | null }[],
): Promise<void> {
  const sessions = [...new Set(voyages.flatMap(({ session_id }) => session_id ?? []))].toSorted();
  if (sessions.length === 0) return;
  const { tx, actor } = work;
  const sailed = await tx.rows(
    statement<Sailed>(sql`select e.session_id, min(e.departed_at) as departed_at,
        case when bool_and(e.returned_at is not null) then max(e.returned_at) end as returned_at
      from logbook_entries e
      where e.tenant_id = ${actor.tenantId} and e.session_id = any(${sessions}::uuid[]) and e.status <> 'cancelled'
      group by e.session_id order by e.session_id`),
  );
  const known = new Map(sailed.map((each) => [each.session_id, each]));
  const none = { departed_at: null, returned_at: null };
  tellSailed(
    work,
    sessions.map((session_id) => known.get(session_id) ?? { session_id, ...none }),
  );
}

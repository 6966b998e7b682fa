import type { Made } from '@leme/contract/bookings/availability/plan-of';
import { sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';

/** A departure of a schedule with what a plan has to know of it. */
export type MadeRow = Made & {
  schedule_id: string;
  version: number;
  taken: number;
  people: number;
  /** Somebody has booked it, however that ended. */
  wasBooked: boolean;
};

export type Party = {
  session_id: string;
  booking_id: string;
  code: string;
  customer_name: string;
  customer_phone: string | null;
  people: number;
  paid: number;
};

type Asked = { ids: readonly string[]; from: string; until: string; now: Temporal.Instant };

/** The departures of schedules whose slots lie between two days, of those that have not begun. */
export async function readMade(
  tx: Tx,
  tenantId: string,
  { ids, from, until, now }: Asked,
): Promise<MadeRow[]> {
  return await tx.rows(
    statement<MadeRow>(sql`select s.id as session_id, s.schedule_id, s.slot_date as date,
        to_char(s.slot_time, 'HH24:MI') as slot_time, to_char(s.start_time, 'HH24:MI') as start_time,
        to_char(s.end_time, 'HH24:MI') as end_time, q.total_capacity as capacity, s.guide_name, s.version,
        array(select x.boat_id::text from session_boats x where x.tenant_id = ${tenantId} and x.session_id = s.id
          order by x.position) as boat_ids,
        s.status = 'cancelled' as "isCancelled", s.edited_at is not null as "isEdited", q.taken, q.people,
        q.taken > 0 or q.people > 0 or exists (select 1 from bookings b where b.tenant_id = ${tenantId}
          and b.session_id = s.id and b.status in ('draft', 'on_hold', 'confirmed')) as "isTaken",
        exists (select 1 from bookings b where b.tenant_id = ${tenantId} and b.session_id = s.id)
          or exists (select 1 from seat_allotments a where a.tenant_id = ${tenantId} and a.session_id = s.id) as "wasBooked"
      from sessions s join session_seats q on q.tenant_id = s.tenant_id and q.session_id = s.id
      where s.tenant_id = ${tenantId} and s.schedule_id = any(${[...ids]}::uuid[])
        and s.slot_date between ${from}::date and ${until}::date and s.starts_at > ${now.toString()}::timestamptz
      order by s.slot_date, s.slot_time, s.id`),
  );
}

/** Who is in some departures, by departure. */
export async function partiesOf(tx: Tx, tenantId: string, sessions: readonly string[]) {
  if (sessions.length === 0) return new Map<string, Party[]>();
  const rows = await tx.rows(
    statement<Party>(sql`select b.session_id, b.id as booking_id, b.code, b.customer_name, b.customer_phone, b.people,
        b.paid_amount::float8 as paid
      from bookings b
      where b.tenant_id = ${tenantId} and b.session_id = any(${[...sessions]}::uuid[])
        and b.status in ('on_hold', 'confirmed')
      order by b.session_id, b.customer_name, b.id`),
  );
  return Map.groupBy(rows, ({ session_id }) => session_id);
}

/** The seats of all departures of some schedules that have not begun: nobody books meanwhile. */
export async function lockMade(
  tx: Tx,
  tenantId: string,
  { ids, now }: Pick<Asked, 'ids' | 'now'>,
): Promise<void> {
  await tx.rows(
    statement(sql`select q.session_id from session_seats q
      where q.tenant_id = ${tenantId} and q.session_id in (select s.id from sessions s where s.tenant_id = ${tenantId}
        and s.schedule_id = any(${[...ids]}::uuid[]) and s.starts_at > ${now.toString()}::timestamptz)
      order by q.session_id for no key update`),
  );
}

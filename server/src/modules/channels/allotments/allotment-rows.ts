import type { AllotmentRow } from '@leme/contract/channels/allotments/allotment-endpoints';
import { type RawBuilder, sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** Allotments with their departure, those that are given back next first. */
export async function allotmentRows(
  { tx, actor: { tenantId } }: Work,
  where: RawBuilder<unknown>,
): Promise<AllotmentRow[]> {
  type Row = Omit<AllotmentRow, 'partner' | 'product'> &
    Record<'partner_id' | 'partner_name', string> &
    Record<'product_id' | 'product_name' | 'color', string>;
  const rows = await tx.rows(
    statement<Row>(sql`select a.id, a.partner_id, c.name as partner_name, a.session_id, s.product_id, p.name as product_name,
        p.color, s.date::text as date, to_char(s.start_time, 'HH24:MI') as start_time, s.starts_at, a.seats,
        a.used_seats as used, case when a.released_at is null then a.seats - a.used_seats else 0 end as left,
        greatest(0, least(q.total_capacity - q.taken, coalesce(q.people_limit - q.people, q.total_capacity - q.taken))) as free,
        a.release_hours, s.starts_at - make_interval(hours => a.release_hours) as releases_at, a.released_at,
        a.returned_seats, a.note
      from seat_allotments a
      join sessions s on s.tenant_id = a.tenant_id and s.id = a.session_id
      join session_seats q on q.tenant_id = a.tenant_id and q.session_id = a.session_id
      join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
      join channel_partners c on c.tenant_id = a.tenant_id and c.id = a.partner_id
      where a.tenant_id = ${tenantId} and ${where}
      order by a.released_at is not null, s.starts_at - make_interval(hours => a.release_hours), a.id limit 500`),
  );
  return rows.map(({ partner_id, partner_name, product_id, product_name, color, ...row }) => ({
    ...row,
    partner: { id: partner_id, name: partner_name },
    product: { id: product_id, name: product_name, color },
  }));
}

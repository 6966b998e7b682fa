import { bookingList } from '@leme/contract/bookings/life/booking-list';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { serveView, type ViewRules } from '#kit/resource/view/serve-view';

/** How the money of a booking `b` stands, the first that holds. */
const moneyState = sql`case
  when b.remaining_amount < 0 or b.status = 'expired' and b.paid_amount > 0 then 'to-return'
  when b.status in ('cancelled', 'expired', 'draft') then null
  when b.remaining_amount > 0 and b.balance_due_at < now() then 'overdue'
  when b.remaining_amount = 0 then 'paid'
  when b.paid_amount >= coalesce(b.deposit_amount, 0.01) then 'partial'
  else 'no-deposit' end`;

/**
 * All bookings the actor may see: an agent's own, with the total they were quoted and no payments; notes of health for who
 * may read them.
 */
export const bookingRows: ViewRules = {
  partner: { agent: 'agent_id' },
  base: (actor) => sql`select b.id, b.created_at, b.starts_at, b.code, b.customer_name, b.customer_phone,
      b.customer_email, b.product_id, b.people, b.total_price, ${settled(actor, 'b.paid_amount')},
      ${settled(actor, 'b.remaining_amount')}, b.status, ${actor.partner ? sql`null::text` : moneyState} as money,
      b.channel, b.agent_id, b.created_by, b.hold_kind, b.hold_expires_at, b.balance_due_at, b.customer_id,
      b.customer_id is null as is_unlinked, ${health(actor)} as special_requirements, b.session_id, b.version, b.search
    from bookings b
    where b.tenant_id = ${actor.tenantId}`,
};

export const servesBookingList = serveView(bookingList, bookingRows);

function settled({ partner }: Actor, column: 'b.paid_amount' | 'b.remaining_amount') {
  const name = column.slice(2);
  return partner ? sql`null::numeric as ${sql.ref(name)}` : sql`${sql.ref(column)}`;
}

function health({ permissions }: Actor) {
  return permissions.has('passenger-health:read') ? sql`b.special_requirements` : sql`null::text`;
}

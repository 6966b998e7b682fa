import { channelMessages } from '@leme/contract/channels/channel-messages';
import { externalBookings, externalFaults } from '@leme/contract/channels/external-bookings';
import { sql } from 'kysely';
import { serveView } from '#kit/resource/view/serve-view';

/** What came in from outside, with our booking behind it; what was only tried stands in no list. */
export const servesInbox = serveView(externalBookings, {
  base: ({
    tenantId,
  }) => sql`select e.id, e.created_at, e.partner_id, coalesce(e.reference, b.code, e.uuid::text) as reference,
      coalesce(e.customer_name, b.customer_name) as customer_name,
      case when e.state <> 'rejected' and b.status in ('cancelled', 'expired') then 'cancelled' else e.state end as state, e.source, b.code,
      s.starts_at, b.total_price, e.said_total,
      case when e.fault = any(${[...externalFaults]}::text[]) then e.fault end as fault, e.booking_id::text as booking_id, e.search
    from external_bookings e
    left join bookings b on b.tenant_id = e.tenant_id and b.id = e.booking_id
    left join sessions s on s.tenant_id = e.tenant_id and s.id = coalesce(b.session_id, e.session_id)
    where e.tenant_id = ${tenantId} and not e.is_test`,
});

/** What partners asked and were answered in the last thirty days. */
export const servesMessages = serveView(channelMessages, {
  base: ({
    tenantId,
  }) => sql`select m.id, m.created_at, m.partner_id, m.method, m.path, m.status, m.error, m.ms, m.is_test,
      left(m.request::text, 4000) as request, left(m.answer::text, 4000) as answer
    from channel_messages m where m.tenant_id = ${tenantId}`,
});

import { type ExpressionBuilder, sql } from 'kysely';
import type { Scope } from '#kit/actor';
import type { DB } from '#kit/database/schema.types';
import { db } from '#kit/database/sql';

/**
 * Narrows sessions to those a partner may see: a supplier's, in which one of its boats sails. Agents have no rule for
 * sessions, so their permissions never reach here; for staff it is no condition.
 */
export function visibleSessions({ tenantId, partner }: Scope) {
  return (eb: ExpressionBuilder<DB & { s: DB['sessions'] }, 's'>) => {
    if (!partner) return eb.lit(true);
    if (partner.kind === 'agent') {
      return eb.exists(
        eb
          .selectFrom('bookings as own')
          .select(sql`1`.as('one'))
          .where('own.tenant_id', '=', tenantId)
          .whereRef('own.session_id', '=', 's.id')
          .where('own.agent_id', '=', partner.id),
      );
    }
    return eb.exists(
      eb
        .selectFrom('session_boats as sb')
        .innerJoin('boats as b', (join) =>
          join.onRef('b.tenant_id', '=', 'sb.tenant_id').onRef('b.id', '=', 'sb.boat_id'),
        )
        .select(sql`1`.as('one'))
        .where('sb.tenant_id', '=', tenantId)
        .whereRef('sb.session_id', '=', 's.id')
        .where('b.owner_supplier_id', '=', partner.id),
    );
  };
}

/** The bookings somebody may see, an agent its own: every question about bookings begins here. */
export function visibleBookings({ tenantId, partner }: Scope) {
  return db
    .selectFrom('bookings as b')
    .where('b.tenant_id', '=', tenantId)
    .$if(partner?.kind === 'agent', (query) => query.where('b.agent_id', '=', partner?.id ?? ''));
}

/** All bookings of a company, for what counts seats and people and shows nobody whose they are. */
export function allBookings(tenantId: string) {
  return visibleBookings({ tenantId, partner: null });
}

import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { kept } from '#kit/database/kept-statement';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { visibleBookings } from '#modules/bookings/public';
import { type Asked, askedFor, inBookings, inSessions, shown, type Which } from '../manifest-queries.ts';

const customersOf = kept((asked: Asked) =>
  visibleBookings(asked)
    .select(['b.session_id', 'b.id as booking_id', 'b.customer_name as name'])
    .where(inSessions('b.session_id', asked))
    .where('b.status', 'in', shown)
    .orderBy('b.customer_name')
    .orderBy('b.id'),
);

/** The names one searches by. */
export function customersIn(tx: Tx, actor: Actor, which: Which) {
  return tx.rows(customersOf(askedFor(actor, which)));
}

const countsOf = kept((asked: Asked) =>
  db
    .selectFrom('manifest_passengers as m')
    .innerJoin('bookings as b', (join) =>
      join.onRef('b.tenant_id', '=', 'm.tenant_id').onRef('b.id', '=', 'm.booking_id'),
    )
    .select([
      'b.session_id',
      sql<number>`count(*)`.as('passengers'),
      sql<number>`count(*) filter (where m.status = 'checked_in')`.as('aboard'),
      sql<number>`count(*) filter (where m.status = 'no_show')`.as('absent'),
    ])
    .where('m.tenant_id', '=', asked.tenantId)
    .where(inBookings('m.booking_id', asked))
    .groupBy('b.session_id'),
);

/** How many people each session expects, and how many came. */
export function countsIn(tx: Tx, actor: Actor, which: Which) {
  return tx.rows(countsOf(askedFor(actor, which)));
}

export function activeProducts(tx: Tx, actor: Actor) {
  return tx.rows(
    db
      .selectFrom('products')
      .select(['id', 'name as label'])
      .where('tenant_id', '=', actor.tenantId)
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null)
      .orderBy('name')
      .orderBy('id'),
  );
}

export function activeBoats(tx: Tx, actor: Actor) {
  return tx.rows(
    db
      .selectFrom('boats')
      .select(['id', 'boat_name as label'])
      .where('tenant_id', '=', actor.tenantId)
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null)
      .$if(actor.partner?.kind === 'supplier', (query) =>
        query.where('owner_supplier_id', '=', actor.partner?.id ?? ''),
      )
      .orderBy('boat_name')
      .orderBy('id'),
  );
}

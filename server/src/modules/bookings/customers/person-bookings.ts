import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Reference } from '#kit/hooks';
import type { Person } from '#kit/person/person';
import { nobody } from '#kit/person/person';
import type { Use } from '#kit/resource/registers';
import type { TimedWork } from '#kit/work';
import { visibleBookings } from '../partner-scope.ts';
import { emptyMoney, heldLines } from './person-money.ts';

/** A person's bookings: those of the record, and those of no record that were made with the same phone or address. */
const bookingsOf = ({ actor }: TimedWork, { ids, phones, emails }: Person) =>
  visibleBookings(actor)
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'b.tenant_id').onRef('s.id', '=', 'b.session_id'),
    )
    .where(
      sql<boolean>`(b.customer_id = any(${ids}::uuid[]) or b.customer_id is null and
        (regexp_replace(b.customer_phone, '\\D', '', 'g') = any(${phones}::text[]) or lower(b.customer_email) = any(${emails}::text[])))`,
    );

/** Sailings to come that the person has a place on. */
export async function comingSailings(work: TimedWork, person: Person): Promise<Use[]> {
  const { tx, actor, now } = work;
  const rows = await tx.rows(
    bookingsOf(work, person)
      .select([
        sql<string>`b.code || ' · ' || to_char(s.starts_at at time zone ${actor.timezone}, 'DD/MM/YYYY HH24:MI')`.as(
          'name',
        ),
        sql<number>`count(*) over ()`.as('n'),
      ])
      .where('b.status', 'in', ['draft', 'on_hold', 'confirmed'])
      .where('s.status', '<>', 'cancelled')
      .where('s.ends_at', '>', now.toString())
      .orderBy('s.starts_at')
      .limit(5),
  );
  return rows.length > 0
    ? [{ resource: 'bookings', count: rows[0]?.n ?? 0, names: rows.map(({ name }) => name) }]
    : [];
}

/** How many bookings each record has; an agent counts its own alone. */
export async function countBookings({ tx, actor }: TimedWork, ids: readonly string[]): Promise<Reference[]> {
  const rows = await tx.rows(
    visibleBookings(actor)
      .select(['b.customer_id', sql<number>`count(*)`.as('n')])
      .where('b.customer_id', 'in', ids)
      .groupBy('b.customer_id'),
  );
  return rows.map(({ customer_id, n }) => ({ resource: 'bookings', id: String(customer_id), count: n }));
}

/** Gives the bookings of one record to another, those it sold as an agent too; answers which. */
export async function moveBookings(
  { tx, actor }: TimedWork,
  { from, to }: { from: string; to: string },
): Promise<{ id: string; column: 'customer_id' | 'agent_id' }[]> {
  const moved = await Promise.all(
    (['customer_id', 'agent_id'] as const).map(async (column) => {
      const rows = await tx.rows(
        db
          .updateTable('bookings')
          .set({ [column]: to, updated_at: sql`now()` })
          .where('tenant_id', '=', actor.tenantId)
          .where(column, '=', from)
          .returning('id'),
      );
      return rows.map(({ id }) => ({ id, column }));
    }),
  );
  return moved.flat();
}

/** All that bookings hold about a person. */
export async function heldBookings(work: TimedWork, person: Person) {
  const { tx, actor } = work;
  const bookings = await tx.rows(
    bookingsOf(work, person)
      .innerJoin('products as p', (join) =>
        join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.product_id'),
      )
      .select(['b.id', 'b.code', 'b.status', 's.date', 'p.name as product', 'b.created_at'])
      .select(['b.customer_name', 'b.customer_phone', 'b.customer_email', 'b.special_requirements'])
      .select([
        'b.total_price',
        'b.paid_amount',
        'b.channel',
        'b.language',
        'b.cancel_kind',
        'b.cancel_reason',
        'b.override_reason',
      ])
      .select(['b.deposit_amount', 'b.deposit_due_at', 'b.balance_due_at', 'b.price_trace'])
      .orderBy('s.starts_at')
      .orderBy('b.id'),
  );
  const people = await tx.rows(
    db
      .selectFrom('manifest_passengers')
      .select(['booking_id', 'name', 'document', 'birth_date'])
      .where('tenant_id', '=', actor.tenantId)
      .where('booking_id', '=', sql<string>`any(${bookings.map(({ id }) => id)}::uuid[])`)
      .orderBy('position'),
  );
  const byBooking = Map.groupBy(people, ({ booking_id }) => booking_id);
  const lines = await heldLines(work, bookings);
  return bookings.map((booking) => ({
    ...booking,
    passengers: byBooking.get(booking.id) ?? [],
    adjustments: lines.filter(({ booking_id }) => booking_id === booking.id),
  }));
}

/** Takes the person out of its bookings and everybody's names off their manifests; places and amounts stay. */
export async function emptyBookings(work: TimedWork, person: Person) {
  const { tx, actor } = work;
  const found = await tx.rows(bookingsOf(work, person).select('b.id').forUpdate('b'));
  const bookings = found.map(({ id }) => id);
  if (bookings.length === 0) return { bookings, passengers: 0 };
  await tx.change(
    db
      .updateTable('bookings')
      .set({
        customer_name: nobody,
        customer_phone: null,
        customer_email: null,
        special_requirements: null,
        cancel_reason: null,
        override_reason: null,
        language: null,
        lead_id: null,
        price_trace: null,
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', 'in', bookings),
  );
  await emptyMoney(work, bookings);
  const passengers = await tx.change(
    db
      .updateTable('manifest_passengers')
      .set({ name: null, document: null, birth_date: null, version: sql`version + 1` })
      .where('tenant_id', '=', actor.tenantId)
      .where('booking_id', 'in', bookings),
  );
  return { bookings, passengers };
}

import type { AnyRow } from '@leme/contract/kit/resource';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Use } from '#kit/resource/registers';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';

// Sales stands below bookings and uses none of their code. But two customers that become one, or one that is forgotten,
// become so in the bookings too, in the same transaction: hence these statements over their tables.

/** Who is looked for: the records, and the phones and addresses they can be reached by. */
export type Person = { ids: readonly string[]; phones: readonly string[]; emails: readonly string[] };

export function personOf(rows: readonly AnyRow[]): Person {
  const texts = (field: string) => rows.map((row) => row[field]).filter((value) => typeof value === 'string');
  const digits = texts('phone').map((phone) => phone.replace(/\D/g, ''));
  return {
    ids: rows.map(({ id }) => id),
    // Bookings have telephones as they were typed, with the country in front or without.
    phones: digits.flatMap((phone) => (phone.startsWith('55') ? [phone, phone.slice(2)] : [phone])),
    emails: texts('email').map((email) => email.toLowerCase()),
  };
}

/** A person's bookings: those of the record, and those of no record that were made with the same phone or address. */
const bookingsOf = (actor: Actor, { ids, phones, emails }: Person) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'b.tenant_id').onRef('s.id', '=', 'b.session_id'),
    )
    .where('b.tenant_id', '=', actor.tenantId)
    .where(
      sql<boolean>`(b.customer_id = any(${ids}::uuid[]) or b.customer_id is null and
        (regexp_replace(b.customer_phone, '\\D', '', 'g') = any(${phones}::text[]) or lower(b.customer_email) = any(${emails}::text[])))`,
    );

/** Sailings to come that the person has a place on. */
export async function comingSailings(
  tx: Tx,
  actor: Actor,
  person: Person,
  now: Temporal.Instant,
): Promise<Use[]> {
  const rows = await tx.rows(
    bookingsOf(actor, person)
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
export async function countBookings(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { partner } = actor;
  const rows = await tx.rows(
    db
      .selectFrom('bookings')
      .select(['customer_id', sql<number>`count(*)`.as('n')])
      .where('tenant_id', '=', actor.tenantId)
      .where('customer_id', 'in', ids)
      .$if(partner !== null, (query) => query.where('agent_id', '=', partner?.id ?? null))
      .groupBy('customer_id'),
  );
  return new Map(rows.map(({ customer_id, n }) => [String(customer_id), n]));
}

/** Gives the bookings of one record to another, those it sold as an agent too; answers which. */
export async function moveBookings(tx: Tx, actor: Actor, from: string, to: string): Promise<string[]> {
  const moved = await Promise.all(
    (['customer_id', 'agent_id'] as const).map((column) =>
      tx.rows(
        db
          .updateTable('bookings')
          .set({ [column]: to, updated_at: sql`now()` })
          .where('tenant_id', '=', actor.tenantId)
          .where(column, '=', from)
          .returning('id'),
      ),
    ),
  );
  return moved.flat().map(({ id }) => id);
}

/** All that bookings hold about a person. */
export async function heldBookings(tx: Tx, actor: Actor, person: Person) {
  const bookings = await tx.rows(
    bookingsOf(actor, person)
      .innerJoin('products as p', (join) =>
        join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.product_id'),
      )
      .select(['b.id', 'b.code', 'b.status', 's.date', 'p.name as product', 'b.created_at'])
      .select(['b.customer_name', 'b.customer_phone', 'b.customer_email', 'b.special_requirements'])
      .select(['b.total_price', 'b.paid_amount'])
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
  return bookings.map((booking) => ({ ...booking, passengers: byBooking.get(booking.id) ?? [] }));
}

/** Takes the person out of its bookings and everybody's names off their manifests; places and amounts stay. */
export async function emptyBookings(tx: Tx, actor: Actor, person: Person, name: string) {
  const found = await tx.rows(bookingsOf(actor, person).select('b.id').forUpdate('b'));
  const bookings = found.map(({ id }) => id);
  if (bookings.length === 0) return { bookings, passengers: 0 };
  await tx.change(
    db
      .updateTable('bookings')
      .set({
        customer_name: name,
        customer_phone: null,
        customer_email: null,
        special_requirements: null,
        cancel_reason: null,
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', 'in', bookings),
  );
  const passengers = await tx.change(
    db
      .updateTable('manifest_passengers')
      .set({ name: null, document: null, birth_date: null, version: sql`version + 1` })
      .where('tenant_id', '=', actor.tenantId)
      .where('booking_id', 'in', bookings),
  );
  return { bookings, passengers };
}

import { toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { newId } from '#kit/ids';
import type { BookedPerson } from './booking-people.ts';
import type { PartyPlan } from './plan-party.ts';

type Before = {
  tenant_id: string;
  booking_id: string;
  people: readonly BookedPerson[];
  rows: readonly { id: string }[];
};

/** Writes a changed party: people leave and join, their rows follow. */
export function saveParty(tx: Tx, before: Before, plan: PartyPlan): void {
  const { tenant_id } = before;
  const own = { tenant_id, booking_id: before.booking_id };
  addRows(tx, own, before.rows.length, plan.added);
  for (const { id, quantity, cents } of plan.changed) {
    tx.send(
      db
        .updateTable('booking_passengers')
        .set({ quantity, total_price: toReais(cents) })
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', id),
    );
  }
  remove(tx, tenant_id, 'manifest_passengers', plan.leaves);
  joinPeople(tx, before, plan);
  remove(tx, tenant_id, 'booking_passengers', plan.dropped);
}

function addRows(
  tx: Tx,
  own: { tenant_id: string; booking_id: string },
  present: number,
  added: PartyPlan['added'],
): void {
  if (added.length === 0) return;
  const rows = added.map(({ cents, unitCents, ...row }, index) => ({
    ...own,
    ...row,
    unit_price: toReais(unitCents),
    total_price: toReais(cents),
    order_index: present + index,
  }));
  tx.send(db.insertInto('booking_passengers').values(rows));
}

/** New people stand behind the others; the one person of a booking without fares takes the first place himself. */
function joinPeople(tx: Tx, { people, ...own }: Before, { joins, leaves }: PartyPlan): void {
  const { tenant_id, booking_id } = own;
  const fareless = people.find(({ booking_passenger_id }) => booking_passenger_id === null);
  const [first, ...others] = joins;
  const takesPlace = fareless !== undefined && typeof first === 'string';
  if (takesPlace) {
    tx.send(
      db
        .updateTable('manifest_passengers')
        .set({ booking_passenger_id: first })
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', fareless.id),
    );
  }
  const staying = people.filter(({ id }) => !leaves.includes(id));
  const last = Math.max(0, ...staying.map(({ position }) => position));
  const rows = (takesPlace ? others : joins).map((booking_passenger_id, index) => ({
    tenant_id,
    id: newId(),
    booking_id,
    booking_passenger_id,
    position: last + index + 1,
  }));
  if (rows.length > 0) tx.send(db.insertInto('manifest_passengers').values(rows));
}

function remove(
  tx: Tx,
  tenantId: string,
  table: 'manifest_passengers' | 'booking_passengers',
  ids: readonly string[],
): void {
  if (ids.length === 0) return;
  tx.send(
    db.deleteFrom(table).where('tenant_id', '=', tenantId).where('id', '=', sql<string>`any(${ids}::uuid[])`),
  );
}

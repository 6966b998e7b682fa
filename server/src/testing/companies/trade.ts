import type { BookingRow, SessionRow } from '@leme/contract/bookings/endpoints';
import { db } from '../../kit/database/sql.ts';
import { newId } from '../../kit/ids.ts';
import type { Person, World } from '../world.ts';
import type { Company } from './company.ts';

/** What a company sells and sails with: one product with three fares, two boats. */
export async function aTrade(
  world: World,
  company: Pick<Company, 'id'>,
  given: { capacity?: number; owner_supplier_id?: string } = {},
) {
  const tenant_id = company.id;
  const product_id = newId();
  const fares = { adult: newId(), child: newId(), infant: newId() };
  const boats = [newId(), newId()] as const;
  await world.tenantTx.write(tenant_id, async (tx) => {
    await tx.change(
      db.insertInto('products').values({
        tenant_id,
        id: product_id,
        name: 'Ilha do Campeche',
        status: 'active',
        color: '#0e7c86',
        buffer_after_min: 30,
      }),
    );
    await tx.change(
      db.insertInto('fare_types').values([
        { tenant_id, id: fares.adult, product_id, label: 'Adulto', cost_price: 180, order_index: 1 },
        {
          tenant_id,
          id: fares.child,
          product_id,
          label: 'Criança',
          code: 'CHILD',
          cost_price: 90,
          order_index: 2,
        },
        {
          tenant_id,
          id: fares.infant,
          product_id,
          label: 'Bebê',
          code: 'INFANT',
          cost_price: 0,
          pax_count: 0,
          order_index: 3,
        },
      ]),
    );
    await tx.change(
      db.insertInto('boats').values([
        {
          tenant_id,
          id: boats[0],
          boat_name: 'Lancha Netuno',
          capacity: given.capacity ?? 20,
          owner_supplier_id: given.owner_supplier_id ?? null,
        },
        { tenant_id, id: boats[1], boat_name: 'Escuna Maré Alta', capacity: 60, type: 'escuna' },
      ]),
    );
  });
  return { product_id, fares, boats };
}

export type Trade = Awaited<ReturnType<typeof aTrade>>;

export function sessionBody(trade: Trade, given: Record<string, unknown> = {}) {
  return {
    product_id: trade.product_id,
    date: '2026-11-20',
    start_time: '08:00',
    end_time: '10:00',
    guide_name: 'Ana',
    sailor_name: 'Beto',
    notes: '',
    total_capacity: 20,
    boat_ids: [trade.boats[0]],
    ...given,
  };
}

export async function aSession(
  staff: Person,
  trade: Trade,
  given: Record<string, unknown> = {},
): Promise<SessionRow> {
  const answer = await staff.post('/sessions', sessionBody(trade, given));
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

export function bookingBody(session: { id: string }, trade: Trade, given: Record<string, unknown> = {}) {
  return {
    session_id: session.id,
    customer_name: 'Maria Gonçalves',
    customer_phone: '(48) 99914-2207',
    customer_email: null,
    special_requirements: 'Alergia a camarão',
    agent_id: null,
    passengers: [
      { fare_type_id: trade.fares.adult, quantity: 2 },
      { fare_type_id: trade.fares.child, quantity: 1 },
    ],
    payment: null,
    ...given,
  };
}

export function paymentBody(given: Record<string, unknown> = {}) {
  return { payment_id: newId(), amount: 10, method: 'pix', note: null, ...given };
}

export async function aBooking(
  staff: Person,
  session: { id: string },
  trade: Trade,
  given: Record<string, unknown> = {},
): Promise<BookingRow> {
  const answer = await staff.post('/bookings', bookingBody(session, trade, given));
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

/** Does on a departure that is over what was done before it was: it ends later for as long as that takes. */
export async function beforeItEnded<T>(
  { clock, tenantTx }: Pick<World, 'clock' | 'tenantTx'>,
  tenant_id: string,
  session: { id: string },
  work: () => Promise<T>,
): Promise<T> {
  const { id } = session;
  const ends = (ends_at: string) =>
    tenantTx.write(tenant_id, (tx) =>
      tx.change(
        db.updateTable('sessions').set({ ends_at }).where('tenant_id', '=', tenant_id).where('id', '=', id),
      ),
    );
  const row = await tenantTx.read(tenant_id, (tx) =>
    tx.first(
      db.selectFrom('sessions').select('ends_at').where('tenant_id', '=', tenant_id).where('id', '=', id),
    ),
  );
  const isOver = row && Temporal.Instant.compare(Temporal.Instant.from(row.ends_at), clock.now()) <= 0;
  if (!isOver) return await work();
  await ends(clock.now().add({ hours: 1 }).toString());
  try {
    return await work();
  } finally {
    await ends(row.ends_at);
  }
}

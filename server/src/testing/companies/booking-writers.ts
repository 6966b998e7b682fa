import { randomUUID } from 'node:crypto';
import { type Ask, type Round, untilAnswered } from '../programs/kill-run.ts';

type Write = { key: string; id: string | null };

/** A day the demo sells already, far from what it has sold. */
const soon = () => Temporal.Now.plainDateISO('UTC').add({ days: 300 }).toString();

/** A session to write to, and the fare its bookings are made with. */
export async function makeSession(ask: Ask, date = soon()): Promise<{ session: string; fare: string }> {
  const options = (await ask('GET', '/sessions/options')).body as {
    products: { id: string; fare_types: { id: string }[] }[];
  };
  const product = options.products[0];
  const fare = product?.fare_types[0];
  if (!product || !fare) throw new Error('The demo data has no product');
  const session = {
    product_id: product.id,
    date,
    start_time: '08:00',
    end_time: '10:00',
    guide_name: null,
    sailor_name: null,
    notes: null,
    total_capacity: 2000,
    boat_ids: [],
  };
  const { body } = await ask('POST', '/sessions', session, randomUUID());
  return { session: body.id as string, fare: fare.id };
}

export type BookingCounts = { acknowledged: number; lost: number; doubled: number; refused: number };

/** Writers who book one seat after the other, each under one key until it is answered. */
export async function bookSeats(ask: Ask): Promise<Round<BookingCounts>> {
  const { session, fare } = await makeSession(ask);
  const ledger: Write[] = [];
  return {
    async write(askAgain, running) {
      while (running.on) {
        const entry: Write = { key: randomUUID(), id: null };
        ledger.push(entry);
        const body = {
          session_id: session,
          customer_name: entry.key,
          passengers: [{ fare_type_id: fare, quantity: 1 }],
        };
        const answer = await untilAnswered(() => askAgain('POST', '/bookings', body, entry.key));
        entry.id = answer.status === 201 ? (answer.body.id as string) : null;
      }
    },
    async compare(askAgain) {
      const { body } = await askAgain('GET', `/sessions/${session}/bookings`);
      const stored = (body.data as { id: string; customer_name: string }[]) ?? [];
      const byName = Map.groupBy(stored, ({ customer_name }) => customer_name);
      const acknowledged = ledger.filter(({ id }) => id !== null);
      return {
        acknowledged: acknowledged.length,
        lost: acknowledged.filter(({ key, id }) => byName.get(key)?.[0]?.id !== id).length,
        doubled: [...byName.values()].filter((rows) => rows.length > 1).length,
        refused: ledger.length - acknowledged.length,
      };
    },
  };
}

import { randomUUID } from 'node:crypto';
import { expectStatus } from '../server/src/drills/caller.testing.ts';
import { busyDay } from '../server/src/drills/million/bulk.testing.ts';
import { compare, type Result } from './result.ts';
import { interleave } from './samples.ts';
import type { Stage } from './stage.ts';

type Manifest = { data: { bookings: { id: string; passengers: { id: string }[] }[] }[] };

/** P7: one tap of attendance over HTTP, against one durable update of a row. */
export async function attendanceCases(stage: Stage, samples: number): Promise<Result[]> {
  const caller = await stage.caller(stage.small);
  const client = await stage.raw(stage.small);
  const { text } = await expectStatus(200, caller.get(`/passenger-manifest?date=${busyDay}`));
  const people = (JSON.parse(text) as Manifest).data.flatMap(({ bookings }) =>
    bookings.flatMap((booking) => booking.passengers.map(({ id }) => ({ booking_id: booking.id, id }))),
  );
  let taps = 0;
  let updates = 0;
  const times = await interleave(
    {
      tap: () => {
        const person = people[taps % people.length];
        taps += 1;
        const event = {
          id: randomUUID(),
          booking_id: person?.booking_id,
          manifest_passenger_id: person?.id,
          status: taps % 2 ? 'checked_in' : 'pending',
          bases: null,
          client_time: null,
        };
        return expectStatus(200, caller.post('/attendance-events', { device_id: 'bench', events: [event] }));
      },
      update: () => {
        updates += 1;
        return client.query({
          name: 'tap',
          text: 'update manifest_passengers set status = $3, status_at = now() where tenant_id = $1 and id = $2',
          values: [
            stage.small.id,
            people[(updates + 7) % people.length]?.id,
            updates % 2 ? 'checked_in' : 'pending',
          ],
        });
      },
    },
    { samples, warmUp: 100 },
  );
  return [
    compare('P7', 'one tap of attendance ÷ one durable update', [times.tap, times.update], { ratio: 2.5 }),
  ];
}

import type { Expected } from '#kit/hooks';
import { newId } from '#kit/ids';
import type { TimedWork } from '#kit/work';
import { savePerson } from '#modules/bookings/public';
import { saveEvent } from './attendance-queries.ts';

/** Who did not come is expected again; that is an event like every other. */
export async function expectsAnew({ tx, actor, now }: TimedWork, people: readonly Expected[]): Promise<void> {
  for (const { id: manifest_passenger_id, booking_id, heads } of people) {
    const id = newId();
    const event = { id, booking_id, manifest_passenger_id, status: 'pending', client_time: null } as const;
    saveEvent({ tx, actor }, event, { bases: heads, device_id: null });
    savePerson(tx, actor, {
      id: manifest_passenger_id,
      status: 'pending',
      heads: [id],
      head_states: ['pending'],
      status_at: now.toString(),
    });
  }
}

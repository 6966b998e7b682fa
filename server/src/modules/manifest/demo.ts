import type { DemoWork } from '../../demo/demo.ts';

/** The events that brought everybody where they stand; now and then a no-show was put right when the person came running. */
export async function demo({ random, insert, read }: DemoWork): Promise<void> {
  const people = await read('manifest_passengers');
  const events = people.flatMap(({ id, booking_id, heads: [head], status, status_at, status_by }) => {
    if (!head || !status_at || !status_by) return [];
    const common = {
      booking_id,
      manifest_passenger_id: id,
      device_id: 'celular-do-cais',
      user_id: status_by,
    };
    const missed = status === 'checked_in' && random.below(40) === 0 ? random.deviceId() : null;
    const earlier = Temporal.Instant.from(status_at).subtract({ minutes: 10 }).toString();
    const last = {
      ...common,
      id: head,
      status,
      bases: missed ? [missed] : [],
      client_time: status_at,
      server_time: status_at,
    };
    if (!missed) return [last];
    const first = { id: missed, status: 'no_show', bases: [], client_time: earlier, server_time: earlier };
    return [{ ...common, ...first }, last];
  });
  await insert('attendance_events', events);
}

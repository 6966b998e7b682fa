import type { recordAttendance } from '@leme/contract/manifest/endpoints';
import type { AttendanceConflict } from '@leme/contract/manifest/issue-endpoints';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { call } from '#kit/api/api.ts';
import { newId } from '#kit/api/idempotency.ts';
import { deviceId } from '#kit/device/device-id.ts';

/** Says what holds, having seen what all devices said; answers the reason when the server refused it. */
export async function decide(conflict: AttendanceConflict, status: AttendanceState): Promise<string | null> {
  const event = {
    id: newId(),
    booking_id: conflict.booking_id,
    manifest_passenger_id: conflict.manifest_passenger_id,
    status,
    bases: conflict.heads.map(({ id }) => id),
    client_time: new Date().toISOString(),
  };
  const { results } = await call<typeof recordAttendance>('POST /attendance-events', {
    device_id: deviceId(),
    events: [event],
  });
  const [result] = results;
  return result?.outcome === 'refused' ? (result.reason ?? 'unknown') : null;
}

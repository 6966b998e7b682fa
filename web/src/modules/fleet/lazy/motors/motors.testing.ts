import { boats } from '@leme/contract/fleet/boats';
import { listFleetMeters, listReadings, type ReadingRow } from '@leme/contract/fleet/motors/endpoints';
import { motors } from '@leme/contract/fleet/motors/motors';
import { keepsRegister } from '../../../../testing/fake-register.ts';
import { aServer } from '../../../../testing/open-page.tsx';

const id = (n: number) => `00000000-0000-7000-8000-0000000002${String(n).padStart(2, '0')}`;

export const boat = { id: id(1), boat_name: 'Lancha Netuno', capacity: 12, status: 'active' };
export const starboard = {
  id: id(2),
  name: 'Netuno BE',
  brand: 'Yamaha',
  model: 'F300',
  serial: null,
  kind: 'popa',
  photos: [],
  status: 'installed',
  boat_id: boat.id,
  boat: boat.boat_name,
  position: 'boreste',
  hours: 520.1,
  dial_hours: 520.1,
  last_reading_at: '2031-02-01T12:00:00Z',
  in_review: 1,
};
export const port = { ...starboard, id: id(3), name: 'Netuno BB', position: 'bombordo', hours: 518 };

const reading: ReadingRow = {
  id: id(11),
  motor_id: starboard.id,
  dial: 1,
  hours: 520.1,
  total: 520.1,
  taken_at: '2031-02-01T12:00:00Z',
  source: 'manual',
  state: 'accepted',
  reason: null,
  photo: null,
  by: 'Bia Rocha',
};
export const doubted: ReadingRow = { ...reading, id: id(12), hours: 512.3, total: 512.3, state: 'review' };

/** A company with a boat of two engines, one of whose readings waits for a person. */
export function aServerWithMotors() {
  const server = aServer();
  keepsRegister(server, motors, [starboard, port]);
  keepsRegister(server, boats, [boat]);
  const months = ['2031-01', '2031-02'].map((month, at) => ({ month, hours: 20 + at }));
  server.answers(listReadings, { data: [doubted, reading], next: null, months });
  const meters = [port, starboard].map((motor) => ({
    motor_id: motor.id,
    motor: motor.name,
    boat_id: boat.id,
    boat: boat.boat_name,
    position: motor.position as 'boreste' | 'bombordo',
    hours: motor.hours,
    dial_hours: motor.hours,
    last_reading_at: motor.last_reading_at,
  }));
  server.answers(listFleetMeters, { data: meters });
  return server;
}

/** What the server says of a reading it kept. */
export const kept = (hours: number, state: 'accepted' | 'review', motor_id = starboard.id) => ({
  ...reading,
  motor_id,
  hours,
  state,
  hours_current: Math.max(hours, 520.1),
});

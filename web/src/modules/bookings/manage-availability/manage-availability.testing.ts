import { type PlanRow, planSchedules } from '@leme/contract/bookings/availability/plan-endpoints';
import { scheduleExceptions, schedules, scheduleTimes } from '@leme/contract/bookings/availability/schedules';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { aServer } from '../../../testing/open-page.tsx';

export const id = '01980000-0000-7000-8000-000000000001';
/** A schedule of Saturdays whose row differs from what was applied. */
const schedule = {
  id,
  name: 'Sábados de verão',
  product_id: '01980000-0000-7000-8000-0000000000aa',
  active: true,
  state: 'open',
  weekdays: [6],
  season_id: null,
  dates: [{ from: '2027-01-02', to: '2027-01-30' }],
  capacity: null,
  boat_choice: 'automatic',
  boat_ids: [],
  guide_name: null,
  application: 'changed',
  applied_version: 1,
  times: '08:00, 11:00',
  made_until: '2027-01-30',
  labels: { product_id: 'Ilha do Campeche' },
};
export const hash = 'a'.repeat(64);
export const sessionId = (day: string) => `01980000-0000-7000-8000-0000002701${day}`;
const at = (day: string, start_time: string) => ({
  date: `2027-01-${day}`,
  start_time,
  end_time: '13:00',
  capacity: 18,
  boats: [{ id, boat_name: 'Sereia' }],
  guide_name: null,
});
export const row = (kind: PlanRow['kind'], day: string, given: Partial<PlanRow> = {}): PlanRow => ({
  key: `${id} ${day}`,
  kind,
  schedule_id: id,
  schedule: schedule.name,
  product: 'Ilha do Campeche',
  session_id: sessionId(day),
  version: 1,
  before: at(day, '10:30'),
  after: at(day, '11:00'),
  parties: [],
  people: 0,
  conflict: null,
  next_boat: null,
  ...given,
});
export const party = (name: string, people: number, paid: number) => ({
  booking_id: crypto.randomUUID(),
  code: 'MAR-1',
  customer_name: name,
  customer_phone: '+5548999112034',
  people,
  paid,
});
export const figures = { create: 0, keep: 5, change: 2, sold: 2, remove: 0, edited: 1, conflict: 0 };
/** What the schedule would do: two sold, two changed, one left alone. */
export const plan = {
  plan_hash: hash,
  from: '2026-12-01',
  until: '2027-12-01',
  figures,
  rows: [
    row('sold', '09', { people: 3, parties: [party('Ana Reis', 3, 360)] }),
    row('sold', '23', { people: 2, parties: [party('Rui Sá', 2, 0)] }),
    row('change', '02'),
    row('change', '30'),
    row('edited', '16', { after: null }),
  ],
};

/** The server with that one schedule and its plan. */
export function aServerOf(given: object = {}) {
  const server = aServer();
  keepsRegister(server, schedules, [{ ...schedule, ...given }]);
  keepsRegister(server, scheduleTimes, []);
  keepsRegister(server, scheduleExceptions, []);
  server.answers(planSchedules, plan);
  return server;
}

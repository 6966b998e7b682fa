import type { ManifestBooking, ManifestSession } from '@leme/contract/manifest/endpoints';
import type { AttendanceState } from '@leme/contract/manifest/rules';

export function aPassenger(
  id: string,
  status: AttendanceState = 'pending',
): ManifestBooking['passengers'][number] {
  return {
    id,
    booking_passenger_id: null,
    position: 1,
    name: null,
    document: null,
    birth_date: null,
    boat_id: null,
    status,
    status_at: null,
    status_by: null,
    heads: [],
    version: 1,
  };
}

export function aBooking(booking: Partial<ManifestBooking> = {}): ManifestBooking {
  return {
    id: 'booking',
    code: 'ABC123',
    customer_name: 'Maria Gonçalves',
    customer_phone: null,
    customer_email: null,
    special_requirements: null,
    checkin: false,
    no_show: false,
    total_price: 0,
    paid_amount: 0,
    remaining_amount: 0,
    agent: null,
    booking_passengers: [],
    passengers: [],
    version: 1,
    ...booking,
  };
}

export function aSession(session: Partial<ManifestSession> = {}): ManifestSession {
  return {
    id: 'session',
    product: { id: 'product', name: 'Ilha do Campeche', color: '#0E8FA8' },
    date: '2026-11-20',
    start_time: '08:00',
    end_time: '10:00',
    starts_at: '2026-11-20T11:00:00Z',
    ends_at: '2026-11-20T13:00:00Z',
    departed_at: null,
    returned_at: null,
    guide_name: null,
    sailor_name: null,
    status: 'available',
    total_capacity: 20,
    boats: [],
    cancel_reason: null,
    remaining_capacity: 20,
    people: 0,
    people_limit: null,
    held: 0,
    bookings: [],
    ...session,
  };
}

import type { SessionCard } from '@leme/contract/manifest/sessions-manifest-endpoints';

/** A card of 20 November 2026 in São Paulo, three hours behind UTC. */
export function aCard(given: Partial<SessionCard> & { from?: string; to?: string } = {}): SessionCard {
  const { from = '08:00', to = '10:00', ...card } = given;
  const instant = (time: string) => `2026-11-20T${time}:00-03:00`;
  return {
    id: `${from}-${to}`,
    product: { id: 'campeche', name: 'Ilha do Campeche', color: '#0e7c86' },
    date: '2026-11-20',
    start_time: from,
    end_time: to,
    starts_at: instant(from),
    ends_at: instant(to),
    departed_at: null,
    returned_at: null,
    guide_name: 'Ana',
    sailor_name: null,
    status: 'available',
    cancel_reason: null,
    total_capacity: 20,
    remaining_capacity: 20,
    people: 0,
    people_limit: null,
    held: 0,
    boats: [
      {
        id: 'netuno',
        boat_name: 'Lancha Netuno',
        registration_no: null,
        capacity: 20,
        has_expired_paper: false,
      },
    ],
    bookings: 0,
    passengers: 0,
    aboard: 0,
    absent: 0,
    customers: [],
    ...card,
  };
}

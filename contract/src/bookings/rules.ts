/** What a session can be: `occupied` is read from its seats, never stored. */
export const sessionStates = ['available', 'occupied', 'cancelled'] as const;
export type SessionState = (typeof sessionStates)[number];

export const paymentMethods = ['pix', 'dinheiro', 'cartao', 'transferencia', 'outro'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The state people see: a session without a free seat is occupied. */
export function sessionState(session: { status: string; remaining_capacity: number }): SessionState {
  if (session.status === 'cancelled') return 'cancelled';
  return session.remaining_capacity <= 0 ? 'occupied' : 'available';
}

/** Where the clock stands: the badge Agendada, Em Andamento or Finalizada; a cancelled session shows that instead. */
export function sessionBadge(
  session: { status: string; starts_at: string; ends_at: string },
  now: number,
): 'scheduled' | 'running' | 'finished' | 'cancelled' {
  if (session.status === 'cancelled') return 'cancelled';
  if (now < Date.parse(session.starts_at)) return 'scheduled';
  return now < Date.parse(session.ends_at) ? 'running' : 'finished';
}

/** Seats a party takes: quantity × the seats of its fare; a booking without passengers takes one. */
export function seatsOf(passengers: readonly { quantity: number; pax_count: number }[]): number {
  if (passengers.length === 0) return 1;
  return passengers.reduce((sum, { quantity, pax_count }) => sum + quantity * pax_count, 0);
}

/** What a session can be: `occupied` is read from its seats, never stored. */
export const sessionStates = ['available', 'occupied', 'cancelled'] as const;
export type SessionState = (typeof sessionStates)[number];

export const paymentMethods = ['pix', 'dinheiro', 'cartao', 'transferencia', 'outro'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What stands beside a payment: how people pay, what they paid to their agent, and credit they had with the company. */
export const allPaymentMethods = [...paymentMethods, 'parceiro', 'credito'] as const;

/** The life of a booking. */
export const bookingStates = ['draft', 'on_hold', 'confirmed', 'completed', 'cancelled', 'expired'] as const;

/** For how long a sale keeps seats: while somebody sells, or until a day that was agreed. */
export const saleHolds = ['cart', 'option'] as const;
export type SaleHold = (typeof saleHolds)[number];
/** What else keeps seats: the house, without an end. */
export const holdKinds = [...saleHolds, 'house'] as const;

/** What a total is beside its fares. */
export const adjustmentKinds = [
  'group',
  'minimum',
  'extra',
  'discount',
  'fee',
  'reschedule',
  'cancellation',
  'correction',
] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

/** Those somebody writes by hand. */
export const handKinds = ['extra', 'discount', 'fee', 'correction'] as const;

/** How full a departure is: seats that are left, everybody aboard, and how many its boats carry (null without a boat). */
export type Fullness = { remaining_capacity: number; people: number; people_limit: number | null };

/** How many more may come aboard; null while no boat says so. */
export function freePeople({ people, people_limit }: Omit<Fullness, 'remaining_capacity'>): number | null {
  return people_limit === null ? null : Math.max(0, people_limit - people);
}

/** How many more can be sold a seat: as many as there are seats, and no more than may come aboard. */
export function freeToSell(session: Fullness): number {
  return Math.max(0, Math.min(session.remaining_capacity, freePeople(session) ?? session.remaining_capacity));
}

/** By how many a departure is above what its boats carry. */
export function peopleOver({ people, people_limit }: Omit<Fullness, 'remaining_capacity'>): number {
  return people_limit === null ? 0 : Math.max(0, people - people_limit);
}

/** The state people see: a session in which nobody more can be sold a seat is occupied. */
export function sessionState(session: Fullness & { status: string }): SessionState {
  if (session.status === 'cancelled') return 'cancelled';
  return freeToSell(session) === 0 ? 'occupied' : 'available';
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

/** The most people of a group that is sold by its size alone. */
export const groupSize = 150;

/** Everybody of a party, who takes no seat too; a booking without passengers is one person. */
export function peopleOf(passengers: readonly { quantity: number }[]): number {
  if (passengers.length === 0) return 1;
  return passengers.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The boat a person boards: of a departure with one boat everybody is on it, of several the one that was said. */
export function boardedBoat(
  boats: readonly { id: string }[],
  { boat_id }: { boat_id: string | null },
): string | null {
  const [only, another] = boats;
  return only && !another ? only.id : boat_id;
}

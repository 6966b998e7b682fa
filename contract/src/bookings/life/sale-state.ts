/** Why a departure can or cannot be sold; the first that holds is told. */
export const saleStates = [
  'cancelled',
  'over',
  'past-cutoff',
  'beyond-horizon',
  'private-taken',
  'full',
  'open',
] as const;
export type SaleState = (typeof saleStates)[number];

/** A departure as far as it can be sold. */
export type OnSale = {
  status: string;
  starts_at: string;
  ends_at: string;
  /** The day it sails, and today, of the company. */
  date: string;
  today: string;
  /** Minutes before departure after which only who may change sessions sells; null sells until the end. */
  cutoff_min: number | null;
  /** Days ahead that are sold; null sells any. */
  horizon_days: number | null;
  sharing_mode: string;
  /** Whether a booking lives in it: of a private product it takes the departure whole. */
  isTaken: boolean;
  /** Seats, or places for people, that are left. */
  free: number;
};

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** What the clock and its bookings say of a departure; `now` in milliseconds. */
export function saleState(session: OnSale, now: number): SaleState {
  if (session.status === 'cancelled') return 'cancelled';
  if (now >= Date.parse(session.ends_at)) return 'over';
  if (session.cutoff_min !== null && now > Date.parse(session.starts_at) - session.cutoff_min * minuteMs)
    return 'past-cutoff';
  const ahead = (Date.parse(session.date) - Date.parse(session.today)) / dayMs;
  if (session.horizon_days !== null && ahead > session.horizon_days) return 'beyond-horizon';
  if (session.sharing_mode === 'private' && session.isTaken) return 'private-taken';
  return session.free > 0 ? 'open' : 'full';
}

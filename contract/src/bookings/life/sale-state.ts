import type { BlackoutKind } from '../availability/blackouts.ts';
import type { SaleSetting } from '../availability/schedules.ts';

/** Why a departure can or cannot be sold; the first that holds is told. */
export const saleStates = [
  'cancelled',
  'over',
  'closed',
  'hidden',
  'blacked-out',
  'not-on-sale',
  'past-cutoff',
  'beyond-horizon',
  'private-taken',
  'full',
  'on-request',
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
  /** How it is sold by itself; null as its schedule says. */
  own: SaleSetting | null;
  /** What blocks it, an authority before all others. */
  blackout: BlackoutKind | null;
  /** How its schedule is sold; null of none. */
  schedule: SaleSetting | null;
  isProductOnSale: boolean;
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

/** What the clock, those who decide about it and its bookings say of a departure; `now` in milliseconds. */
export function saleState(session: OnSale, now: number): SaleState {
  if (session.status === 'cancelled') return 'cancelled';
  if (now >= Date.parse(session.ends_at)) return 'over';
  const shut = whoShuts(session);
  if (shut) return shut;
  if (session.cutoff_min !== null && now > Date.parse(session.starts_at) - session.cutoff_min * minuteMs)
    return 'past-cutoff';
  const ahead = (Date.parse(session.date) - Date.parse(session.today)) / dayMs;
  if (session.horizon_days !== null && ahead > session.horizon_days) return 'beyond-horizon';
  if (session.sharing_mode === 'private' && session.isTaken) return 'private-taken';
  if (session.free <= 0) return 'full';
  return (session.own ?? session.schedule) === 'call' ? 'on-request' : 'open';
}

/** Its own setting, then a block, then its schedule where it says nothing of its own, then its product. */
function whoShuts({ own, blackout, schedule, isProductOnSale }: OnSale): SaleState | undefined {
  if (own === 'closed' || own === 'hidden') return own;
  if (blackout !== null) return 'blacked-out';
  if (own === null && (schedule === 'closed' || schedule === 'hidden')) return schedule;
  return isProductOnSale ? undefined : 'not-on-sale';
}

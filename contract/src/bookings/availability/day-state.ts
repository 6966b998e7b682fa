import type { SaleState } from '../life/sale-state.ts';

/** What a day or a departure is to whoever asks for a place. */
export const dayStates = ['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED', 'ON_REQUEST'] as const;
export type DayState = (typeof dayStates)[number];

/** As far as it decides about that. */
export type DepartureRoom = {
  state: SaleState;
  /** Seats there are, and what is left to be sold: the smaller of seats and places for people. */
  total: number;
  free: number;
};

/** What one departure is: less than half free is limited. */
export function departureDayState({ state, total, free }: DepartureRoom): DayState {
  if (state === 'on-request') return 'ON_REQUEST';
  if (state === 'full' || state === 'private-taken') return 'SOLD_OUT';
  if (state !== 'open') return 'CLOSED';
  return 2 * free < total ? 'LIMITED' : 'AVAILABLE';
}

/** What a day with several departures is: all that can be sold together, else the nearest to it. */
export function dayState(departures: readonly DepartureRoom[]): DayState {
  const states = departures.map(departureDayState);
  const open = departures.filter(({ state }) => state === 'open');
  if (open.length > 0) {
    const sum = (of: 'total' | 'free') => open.reduce((total, each) => total + each[of], 0);
    return 2 * sum('free') < sum('total') ? 'LIMITED' : 'AVAILABLE';
  }
  const first = (['ON_REQUEST', 'SOLD_OUT'] as const).find((state) => states.includes(state));
  return first ?? 'CLOSED';
}

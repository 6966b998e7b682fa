import type { Catalogue } from '../kit/problem.ts';

/** How selling, moving, boarding and paying can fail. */
export const problems = {
  'seats-sold-out': { status: 409, title: 'Not enough free seats' },
  'seats-below-taken': { status: 409, title: 'Capacity may not fall below the seats taken' },
  'people-full': { status: 409, title: 'Not enough free places for people' },
  'boat-too-small-for': { status: 409, title: 'The boats would not carry everybody who is booked' },
  'boat-busy': { status: 409, title: 'A boat is already in another session at that time' },
  'session-cancelled': { status: 409, title: 'The session is cancelled' },
  'booking-cancelled': { status: 409, title: 'The booking is cancelled' },
  'session-has-bookings': { status: 409, title: 'The session still has bookings' },
  'session-finished': { status: 409, title: 'The session is over' },
  'people-aboard': { status: 409, title: 'People are already aboard' },
  'choose-passengers': { status: 409, title: 'Say who leaves the booking' },
  'nothing-to-move': { status: 409, title: 'The booking is already there' },
  'boat-full': { status: 409, title: 'The boat has not enough free places' },
  'payment-other-day': {
    status: 409,
    title: 'Only departures of today and yesterday are collected at the pier',
  },
  'booking-state': { status: 409, title: 'The state of the booking does not allow this' },
  'hold-expired': { status: 409, title: 'The hold has ended' },
  'past-cutoff': { status: 409, title: 'Sales for this departure are closed' },
  'beyond-horizon': { status: 409, title: 'The departure is further ahead than what is sold' },
  'credit-unusable': { status: 409, title: 'The credit cannot pay this' },
  unaccompanied: { status: 409, title: 'Nobody of the party may accompany this fare' },
  'not-on-sale': { status: 409, title: 'The departure is not on sale' },
  'on-request': { status: 409, title: 'The departure is sold on request' },
  'blacked-out': { status: 409, title: 'Sales are blocked at that time' },
  'boat-stopped': { status: 409, title: 'The boat stopped: a seat is sold only with a reason' },
  'boat-blocked': { status: 409, title: 'The boat is blocked at that time' },
  'plan-stale': { status: 409, title: 'Something changed since the plan was shown' },
  'plan-too-large': { status: 409, title: 'The plan changes too many departures at once' },
  'undo-over': { status: 409, title: 'It can no longer be undone' },
  'private-taken': { status: 409, title: 'The private departure is taken' },
  'payment-id-reused': { status: 409, title: 'Another payment was sent with this id' },
} as const satisfies Catalogue;

type Own = typeof problems;
declare module '../kit/problem.ts' {
  interface KnownProblems extends Own {}
}

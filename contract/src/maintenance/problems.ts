import type { Catalogue } from '../kit/problem.ts';

/** How noting a service, or opening an alert again, can fail. */
export const problems = {
  'service-done': { status: 409, title: 'Somebody noted this service in the meantime' },
  'service-followed': { status: 409, title: 'A later service of the same plan stands' },
  'alert-pending': { status: 409, title: 'Another alert of the same cause is pending' },
  'part-gone': { status: 409, title: 'The part was taken out before' },
  'boat-sold': { status: 409, title: 'Departures of the boat are sold in that time' },
  'block-of-order': { status: 409, title: 'A work order keeps this block' },
  'order-open': { status: 409, title: 'Another order of the same plan or alert is to be done' },
  'checks-open': { status: 409, title: 'Required lines of the checklist are not answered' },
  'order-not-closed': { status: 409, title: 'The order is not closed' },
  'order-closed': { status: 409, title: 'The order is closed' },
  'costs-open': { status: 409, title: 'Costs of the order are not confirmed' },
  'log-reversed': { status: 409, title: 'This was reversed before' },
} as const satisfies Catalogue;

type Own = typeof problems;
declare module '../kit/problem.ts' {
  interface KnownProblems extends Own {}
}

/** What `service-done` tells: who noted it, for which day. */
export type ServiceDone = { by: string | null; date: string };

/** What `boat-sold` tells: how many departures, parties and people are sold on the boat. */
export type BoatSold = { departures: number; bookings: number; people: number };
